import { describe, expect, it } from 'vitest'
import { stateHash } from '../core/hash.js'
import type { Game } from '../game.js'
import { walk } from '../testing/walk.js'
import { titles } from '../titles/index.js'
import { exportGame, importGame } from '../titles/interchange.js'
import type { GameFile } from './file.js'
import { replay } from './replay.js'

type Entry = Readonly<Record<string, unknown>>
type Change = (entries: readonly Entry[]) => readonly Entry[]

const asked = { entity: 1, entity_type: 'player' }
const chat: Entry = { type: 'message', ...asked, message: 'hello' }
const order: Entry = { type: 'program_share_pass', ...asked, unconditional: true }
const undo = (action_id?: number): Entry => ({ type: 'undo', ...asked, ...(action_id !== undefined && { action_id }) })
const redo: Entry = { type: 'redo', ...asked }
const end: Entry = { type: 'end_game', ...asked }

const isMove = ({ type }: Entry): boolean => type !== 'log'
const withoutId = ({ id: _, ...entry }: Entry): Entry => entry
const numbered: Change = (entries) => entries.map((entry, i) => ({ ...entry, id: i + 1 }))

/** Now and then, after a move. */
const after =
  (more: (entry: Entry) => readonly Entry[]): Change =>
  (entries) =>
    numbered(entries.flatMap((entry, i) => (i % 7 === 3 && isMove(entry) ? [entry, ...more(entry)] : [entry])))

/** What people leave in a game: none of it changes what was played. */
const CHANGES: Readonly<Record<string, Change>> = {
  'taken back and done again': after((entry) => [undo(), entry]),
  'taken back and brought back': after(() => [undo(), redo]),
  'two taken back and brought back': after(() => [undo(), undo(), redo, redo]),
  'taken back with chat between': after((entry) => [chat, undo(), chat, entry]),
  'brought back after chat': after(() => [undo(), chat, redo]),
  'all taken back': (entries) => numbered([...entries.slice(0, 20), undo(0), ...entries]),
  'taken back to a move': (entries) => numbered([...entries.slice(0, 20), undo(10), ...entries.slice(10)]),
  'taken back to a move and brought back': (entries) =>
    numbered([...entries.slice(0, 20), undo(10), redo, ...entries.slice(20)]),
  'nothing to take back': (entries) => numbered([undo(), redo, ...entries]),
  'chat everywhere': (entries) => numbered(entries.flatMap((entry) => [chat, entry])),
  'orders to play on': after(() => [order, { type: 'program_disable', ...asked, reason: 'over' }]),
  'an order taken back': after(() => [order, undo()]),
  'moves taken along': (entries) => {
    const kept: Entry[] = []
    for (const entry of entries) {
      const last = kept.at(-1)
      if (entry.type !== 'pass' || last === undefined) kept.push(entry)
      else kept[kept.length - 1] = { ...last, auto_actions: [...((last.auto_actions as []) ?? []), withoutId(entry)] }
    }
    return numbered(kept)
  },
  'ended and taken back': (entries) => numbered([...entries.slice(0, 20), end, undo(), ...entries.slice(20)]),
  'no numbers': (entries) => entries.map(withoutId),
  'no numbers, and a move taken back': (entries) => [
    ...entries.slice(0, 20).map(withoutId),
    undo(10),
    ...entries.slice(10).map(withoutId),
  ],
  'numbers as text': (entries) => entries.map((entry) => ({ ...entry, id: String(entry.id) })),
  'numbers with gaps': (entries) => entries.map((entry, i) => ({ ...entry, id: 3 * i + 5 })),
  'times and users': (entries) => entries.map((entry, i) => ({ ...entry, created_at: 1_600_000_000 + i, user: 7 })),
  'no price said as false': (entries) =>
    entries.map((entry) => (String(entry.type).endsWith('_shares') ? { ...entry, share_price: false } : entry)),
}

const named = (file: GameFile, players: unknown): unknown => {
  const names = new Map(file.players.map(({ id, name }) => [id, name]))
  const byName = (entry: Entry): Entry =>
    entry.entity_type === 'player' ? { ...entry, entity: names.get(entry.entity as number) } : entry
  return { ...file, players, actions: (file.actions as unknown as readonly Entry[]).map(byName) }
}

const FILES: Readonly<Record<string, (file: GameFile) => unknown>> = {
  'nothing but what it needs': ({ id, title, players, settings, actions }) => ({
    id,
    title,
    players,
    settings,
    actions,
  }),
  'players without ids': (file) =>
    named(
      file,
      file.players.map(({ name }) => ({ name })),
    ),
  'players by their names': (file) =>
    named(
      file,
      file.players.map(({ name }) => name),
    ),
  'players by their ids': (file) => ({ ...file, players: file.players.map(({ id }) => id) }),
  'more settings than we know': (file) => ({
    ...file,
    mode: 'hotseat',
    settings: { ...file.settings, is_async: true, auto_routing: true, player_order: [3, 1, 2] },
  }),
}

const stateOf = (file: unknown): { readonly moves: number; readonly state: string } => {
  const imported = importGame(file)
  if (!imported.ok) throw new Error(JSON.stringify(imported.problem))
  const replayed = replay(imported.game)
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.refused))
  return { moves: replayed.game.cursor, state: stateHash(replayed.game.state) }
}

describe.each(Object.keys(titles))('a game of %s opens, however it was written down', (title) => {
  const played = [...walk(title, 8, 160, { ruleset: '18xx.games' })].at(-1) as Game
  const file = JSON.parse(JSON.stringify(exportGame(played, { id: 'forms' }))) as GameFile
  const entries = file.actions as unknown as readonly Entry[]
  const plain = stateOf(file)

  it('is one', () => {
    expect(entries.length).toBeGreaterThan(40)
    expect(plain.state).toBe(stateHash(played.state))
  })

  it.each(Object.entries(CHANGES))('%s', (_, change) => {
    const actions = change(entries)
    expect(JSON.stringify(actions)).not.toBe(JSON.stringify(entries))
    expect(stateOf({ ...file, actions })).toEqual(plain)
  })

  it.each(Object.entries(FILES))('%s', (_, change) => {
    const changed = change(file)
    expect(JSON.stringify(changed)).not.toBe(JSON.stringify(file))
    expect(stateOf(changed)).toEqual(plain)
  })

  it('in the middle', () => {
    expect(stateOf({ ...file, actions: entries.slice(0, 30) }).moves).toBeGreaterThan(0)
  })

  it('up to what is no action', () => {
    const imported = importGame({ ...file, actions: entries.toSpliced(30, 0, { type: 'explode', ...asked }) })
    if (!imported.ok) throw new Error(imported.problem.code)
    expect(replay(imported.game)).toMatchObject({
      ok: false,
      refused: { before: 30, said: expect.stringMatching(/^explode/) },
    })
  })
})

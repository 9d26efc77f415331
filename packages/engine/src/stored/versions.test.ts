import { describe, expect, it } from 'vitest'
import type { Action } from '../core/action.js'
import type { RulesChange, Title } from '../core/title.js'
import { at, type Game, log } from '../game.js'
import { openSnapshotOf, type Snapshot, snapshot } from '../snapshot.js'
import { walk } from '../testing/walk.js'
import { titleOf } from '../titles/index.js'
import { openStored } from './open.js'
import { fateOf } from './versions.js'

const today = titleOf('18MEX') as Title
const text = { en: '', ru: '', pl: '' }
const change = (version: number, older: RulesChange['older']): RulesChange => ({ version, text, older })
/** The title as it would be after so many changes. */
const after = (...older: readonly RulesChange['older'][]): Title => ({
  ...today,
  rulesVersion: older.length + 1,
  rulesChanges: older.map((each, i) => change(i + 2, each)),
})

it.each([
  [after(), 1, 'same', 0],
  [after('goOn'), 2, 'same', 0],
  [after('goOn'), 1, 'goOn', 1],
  [after('frozen'), 1, 'frozen', 1],
  [after('frozen', 'goOn'), 1, 'frozen', 2],
  [after('goOn', 'frozen'), 1, 'frozen', 2],
  [after('frozen', 'goOn'), 2, 'goOn', 1],
  [after('goOn', 'goOn'), 1, 'goOn', 2],
  [after('goOn'), 3, 'newer', 0],
  [after('goOn'), 0, 'frozen', 1],
] as const)('after %#: a game of version %s is %s', (title, version, fate, changes) => {
  const verdict = fateOf(title, version)
  expect([verdict.fate, verdict.changes.length]).toEqual([fate, changes])
})

const whole = [...walk('18MEX', 7, 40)].at(-1) as Game
const { setup } = whole
const actions = log(whole)
const at30: Snapshot = snapshot(at(whole, 30))
const present: Snapshot = snapshot(whole)
/** Rules by which the 21st action, and nothing else, is refused. */
const stricter = (title: Title): Title => ({
  ...title,
  rules(each) {
    const rules = title.rules(each)
    const forbidden = actions[20] as Action
    const rounds = Object.entries(rules.rounds).map(([kind, flow]) => [
      kind,
      {
        ...flow,
        step(p: Parameters<typeof flow.step>[0]) {
          const step = flow.step(p)
          return step && { ...step, kinds: step.kinds.filter(({ type }) => type !== forbidden.type) }
        },
      },
    ])
    return { ...rules, rounds: Object.fromEntries(rounds) }
  },
})

describe('a snapshot of an earlier version', () => {
  it('goes on where the change says so, and tells of it', () => {
    const opened = openSnapshotOf(after('goOn'), setup, at30)
    expect(opened).toMatchObject({ ok: true, changes: [{ version: 2 }], game: { cursor: 30 } })
  })

  it('with actions after it goes on only where they lead to the position they led to', () => {
    const rest = actions.slice(30)
    const version = { problem: 'version', is: 1, expected: 2, fate: 'goOn' }
    expect(openSnapshotOf(after('goOn'), setup, at30, rest)).toMatchObject({ ok: false, problem: version })
    expect(openSnapshotOf(after('goOn'), setup, at30, rest, present.hash)).toMatchObject({ ok: true })
    expect(openSnapshotOf(after('goOn'), setup, at30, rest, at30.hash)).toMatchObject({
      ok: false,
      problem: { problem: 'hash', is: present.hash, expected: at30.hash },
    })
  })

  it.each([
    ['frozen', after('frozen'), 1],
    ['newer', after(), 2],
  ] as const)('%s is not gone on from', (fate, title, version) => {
    const problem = { problem: 'version', fate }
    expect(openSnapshotOf(title, setup, { ...at30, version })).toMatchObject({ ok: false, problem })
  })
})

describe('a stored game', () => {
  const stored = { setup, actions, rules: 1, present }

  it('of these rules is played through', () => {
    expect(openStored(today, stored)).toMatchObject({
      ok: true,
      changes: [],
      game: { cursor: 40, history: { base: 0 } },
    })
  })

  it('of earlier ones that comes out the same is played through too', () => {
    expect(openStored(after('frozen'), stored)).toMatchObject({ ok: true, changes: [], game: { history: { base: 0 } } })
  })

  it('that comes out otherwise goes on from its position, where the change says so', () => {
    const opened = openStored(stricter(after('goOn')), stored)
    expect(opened).toMatchObject({ ok: true, changes: [{ version: 2 }], game: { cursor: 40, history: { base: 40 } } })
    expect(opened.ok && opened.game.state).toEqual(whole.state)
  })

  it.each([
    ['frozen', 'frozen', stricter(after('frozen')), stored],
    ['no position was kept', 'goOn', stricter(after('goOn')), { setup, actions, rules: 1 }],
    ['these rules', 'same', stricter(today), stored],
    ['newer rules', 'newer', stricter(today), { ...stored, rules: 2 }],
  ] as const)('is followed to where it cannot be: %s', (_, fate, title, game) => {
    const opened = openStored(title, game)
    expect(opened).toMatchObject({ ok: false, fate, game: { cursor: expect.any(Number) } })
    if (opened.ok || 'problem' in opened) throw new Error('opened')
    expect(opened.number).toBe(opened.game.cursor + 1)
    expect(opened.number).toBeLessThanOrEqual(21)
    expect(opened.refusal).not.toBeNull()
  })

  it('that is at another position than it was is no silent matter', () => {
    const other = { ...present, hash: at30.hash }
    const opened = openStored(today, { ...stored, present: other })
    expect(opened).toMatchObject({ ok: false, refusal: null, number: 40, game: { cursor: 39 } })
  })

  it('that cannot be begun says why', () => {
    const wrong = { ...stored, setup: { ...setup, players: [] } }
    expect(openStored(today, wrong)).toMatchObject({ ok: false, problem: { problem: 'players' } })
  })
})

import { describe, expect, it } from 'vitest'
import type { Action } from '../core/action.js'
import { stateHash } from '../core/hash.js'
import { answerTo } from '../core/kinds.js'
import { type Game, log } from '../game.js'
import { newTable, playAll, type Table } from '../testing/table.js'
import { deck } from '../titles/1846/rounds/draft.js'
import { exportGame, importGame } from '../titles/interchange.js'
import { replay } from './replay.js'

const players = ['Ann', 'Ben', 'Cas'].map((name, i) => ({ id: i + 11, name }))
const begin = (more: Table = {}): Game => newTable('1846', { players, seed: 1356, ruleset: '18xx.games', ...more })

const fileOf = (game: Game) => JSON.parse(JSON.stringify(exportGame(game, { id: 'test' }))) as Record<string, unknown>

const importedFrom = (json: unknown) => {
  const imported = importGame(json)
  if (!imported.ok) throw new Error(JSON.stringify(imported.problem))
  return imported.game
}

const PICKS = ['BIG4', 'C&WI', 'MS', 'MPC', 'LSL']
/** The draft of the rulebook's example, up to the last card. */
const drafted = (from: Game): Game => {
  const order = ['p3', 'p2', 'p1', 'p3', 'p2', 'p1', 'p3', 'p2'] as const
  const game = PICKS.reduce(
    (at, company, i) =>
      playAll(at, [{ type: 'bid', by: order[i] as 'p1', company, price: at.rules.privates[company]?.price ?? 0 }]),
    from,
  )
  const blanks = (['p1', 'p3', 'p2'] as const).reduce((at, by) => {
    const blank = deck.of(at).find((card) => card.startsWith('Pass')) as string
    return playAll(at, [{ type: 'bid', by, company: blank, price: 0 }])
  }, game)
  return playAll(blanks, [
    { type: 'pass', by: 'p1' },
    { type: 'pass', by: 'p3' },
    { type: 'bid', by: 'p2', company: 'MAIL', price: 60 },
  ])
}

describe('files', () => {
  it('carries the set-up both ways', () => {
    const game = begin({ options: ['second_ed_co'] })
    const file = fileOf(game)
    expect(file).toMatchObject({
      title: '1846',
      players: [
        { id: 11, name: 'Ann' },
        { id: 12, name: 'Ben' },
        { id: 13, name: 'Cas' },
      ],
      settings: { seed: 1356, optional_rules: ['second_ed_co'] },
      status: 'active',
      round: 'Draft Round',
    })
    expect(importedFrom(file).setup).toEqual(game.setup)
  })

  it.each([
    { options: [], theirs: ['first_ed'] },
    { options: ['second_ed'], theirs: [] },
    { options: ['second_ed_co'], theirs: ['second_ed_co'] },
  ])('writes the options $options as $theirs', ({ options, theirs }) => {
    const file = fileOf(begin({ options }))
    expect(file.settings).toMatchObject({ optional_rules: theirs })
    expect(importedFrom(file).setup.options).toEqual(options)
  })

  it('names the two-player game as 18xx.games does', () => {
    const file = fileOf(begin({ players: [{ name: 'Ann' }, { name: 'Ben' }] }))
    expect(file).toMatchObject({ title: '1846 2p Variant', players: [{ id: 1 }, { id: 2 }] })
  })

  it('takes the seed from the id where the settings have none', () => {
    const { settings: _, ...file } = fileOf(begin())
    expect(importedFrom({ ...file, id: 'hs_abc_1356', settings: { optional_rules: [] } }).setup.seed).toBe(1356)
  })

  it.each([
    { file: [], code: 'notAGame' },
    { file: { title: '1846' }, code: 'notAGame' },
    { file: { title: '1846', players: [{ id: 1 }, { id: 2 }, { id: 3 }] }, code: 'notAGame' },
    { file: { title: '1830', players: [], actions: [] }, code: 'unknownTitle' },
    { file: { title: '1846', players: [{ id: 1 }], actions: [] }, code: 'playerCount' },
    { file: { title: '1846', players: [{ id: 1 }, { id: 2 }, { name: '  ' }], actions: [] }, code: 'notAGame' },
    { file: { title: '1846', players: [{ id: 1 }, { id: 2 }, { id: '1' }], actions: [] }, code: 'samePlayers' },
    {
      file: {
        title: '1846 2p Variant',
        players: [{ id: 1 }, { id: 2 }],
        actions: [],
        settings: { roundhouse: { ruleset: 'rulebook' } },
      },
      code: 'playerCount',
    },
  ])('refuses what is no game: $code', ({ file, code }) => {
    expect(importGame(file)).toMatchObject({ ok: false, problem: { code } })
  })
})

describe('the same game again', () => {
  it('after the draft, with the words of 18xx.games', () => {
    const game = drafted(begin())
    const file = fileOf(game)
    expect(file.actions).toMatchObject([
      { id: 1, type: 'bid', entity: 13, entity_type: 'player', company: 'BIG4', price: 40 },
      { id: 2, type: 'bid', entity: 12, company: 'C&WI', price: 60 },
      { id: 3, type: 'bid', entity: 11, company: 'MS', price: 60 },
      { id: 4 },
      { id: 5 },
      { id: 6 },
      { id: 7 },
      { id: 8 },
      { id: 9, type: 'pass', entity: 11 },
      { id: 10, type: 'pass', entity: 13 },
      { id: 11, type: 'bid', entity: 12, company: 'MAIL', price: 60 },
    ])
    const again = replay(importedFrom(file))
    expect(again.ok && stateHash(again.game.state)).toBe(stateHash(game.state))
  })

  it('after offers, taken up and turned down, by the rulebook', () => {
    const started = playAll(drafted(begin({ ruleset: 'rulebook', seed: 1083 })), [
      { type: 'par', by: 'p1', corporation: 'GT', price: 60 },
      { type: 'pass', by: 'p2' },
      { type: 'pass', by: 'p3' },
      { type: 'pass', by: 'p1' },
    ])
    const toCorporation = (from: Game): Game => {
      const actor = from.state.round.current as string
      if (actor === 'GT') return from
      return toCorporation(playAll(from, [{ type: 'pass', by: actor }]))
    }
    const buy = (price: number): Action => ({ type: 'buyPrivate', by: 'GT', company: 'LSL', price })
    const answered = (from: Game, price: number, accept: boolean): Game => {
      const offered = playAll(from, [buy(price)])
      return playAll(offered, [answerTo(offered, 'p2', accept)])
    }
    const game = answered(answered(toCorporation(started), 1, false), 30, true)
    const file = fileOf(game)
    const said = (file.actions as readonly { type: string }[]).slice(-2)
    expect(said).toMatchObject([{ type: 'log' }, { type: 'buy_company', entity: 'GT', company: 'LSL', price: 30 }])
    const again = replay(importedFrom(file))
    expect(again.ok && log(again.game)).toEqual(log(game))
    expect(again.ok && stateHash(again.game.state)).toBe(stateHash(game.state))
  })
})

describe('actions that are refused', () => {
  const file = fileOf(drafted(begin()))
  const actions = file.actions as readonly Record<string, unknown>[]
  const replaced = (id: number, more: Record<string, unknown>) => ({
    ...file,
    actions: actions.map((action) => (action.id === id ? { ...action, ...more } : action)),
  })

  it.each([
    { name: 'unknown kind', id: 2, more: { type: 'explode' }, code: 'any.UNKNOWN_ACTION' },
    { name: 'somebody who does not play', id: 2, more: { entity: 99 }, code: 'any.UNKNOWN_ENTITY' },
    { name: 'the wrong player', id: 2, more: { entity: 11 }, code: 'any.NOT_YOUR_TURN' },
    { name: 'a card not drawn', id: 2, more: { company: 'NYC' }, code: 'draft.keep.CARD_NOT_DRAWN' },
    { name: 'a negative price', id: 2, more: { price: -60 }, code: 'any.BAD_SHAPE' },
    { name: 'no price', id: 2, more: { price: 'much' }, code: 'any.BAD_SHAPE' },
    { name: 'the wrong price of the last card', id: 11, more: { price: 70 }, code: 'any.BAD_SHAPE' },
    {
      name: 'another step',
      id: 9,
      more: { type: 'par', corporation: 'GT', share_price: '60,0,6' },
      code: 'any.WRONG_STEP',
    },
  ])('$name', ({ id, more, code }) => {
    const replayed = replay(importedFrom(replaced(id, more)))
    expect(replayed).toMatchObject({ ok: false, refused: { id, refusal: { code } } })
    expect(replayed.game.cursor).toBe(id - 1)
  })

  it('stops after the action asked for', () => {
    const replayed = replay(importedFrom(file), { until: 3 })
    expect(replayed.ok && replayed.game.cursor).toBe(3)
  })
})

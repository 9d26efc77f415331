import { describe, expect, it } from 'vitest'
import type { Ruleset } from '../core/setup.js'
import { type Game, play } from '../game.js'
import { readScenario } from '../scenario/read.js'
import { newTable, playAll } from '../testing/table.js'
import { titles } from '../titles/index.js'
import { exportGame, importGame } from '../titles/interchange.js'
import { afterPasses } from './passes.js'
import { replay } from './replay.js'

interface Said {
  readonly type: string
  readonly entity: string | number
  readonly entity_type: string
}

const pass = (entity: number): Said => ({ type: 'pass', entity, entity_type: 'player' })
const bid = (entity: number, company: string, price: number): Said & Record<string, unknown> => ({
  ...pass(entity),
  type: 'bid',
  company,
  price,
})

/** Three players of 18MEX in the sale of companies; the first is to act. */
const opened = (actions: readonly Said[], ruleset: Ruleset = '18xx.games') => {
  const file = exportGame(newTable('18MEX', { ruleset }), { id: 1 })
  const imported = importGame({ ...file, actions: actions.map((action, i) => ({ ...action, id: i + 1 })) })
  if (!imported.ok) throw new Error(JSON.stringify(imported.problem))
  return replay(imported.game)
}

const first = (): number => {
  const { state } = newTable('18MEX', { ruleset: '18xx.games' })
  return Number(state.round.current?.slice(1))
}
const [one, two, three] = [0, 1, 2].map((i) => ((first() - 1 + i) % 3) + 1) as [number, number, number]

describe('passes in files of 18xx.games', () => {
  it('those somebody waits for are played, and nothing is told', () => {
    const { ok, passes, game } = opened([pass(one), bid(two, 'MCAR', 20)])
    expect({ ok, passes }).toEqual({ ok: true, passes: { leftOut: [], added: [] } })
    expect(game.cursor).toBe(2)
  })

  it('one that nobody waits for is left out, and told', () => {
    const { ok, passes, game } = opened([pass(three), pass(one), pass(one), bid(two, 'MCAR', 20)])
    expect({ ok, passes }).toEqual({ ok: true, passes: { leftOut: [1, 3], added: [] } })
    expect(game.cursor).toBe(2)
  })

  it('one that is implied is added, and told', () => {
    const { ok, passes, game } = opened([bid(three, 'MCAR', 20)])
    expect({ ok, passes }).toEqual({ ok: true, passes: { leftOut: [], added: [1, 1] } })
    const played = playAll(newTable('18MEX', { ruleset: '18xx.games', players: game.setup.players }), [
      { type: 'pass', by: `p${one}` },
      { type: 'pass', by: `p${two}` },
      { type: 'buyPrivate', by: `p${three}`, company: 'MCAR', price: 20 },
    ])
    // The rules of each game are put together anew from its set-up.
    expect({ ...game, rules: null }).toEqual({ ...played, rules: null })
  })

  it('no pass makes an action legal that never is', () => {
    const { ok, passes, game } = opened([bid(one, 'MCAR', 10_000)])
    expect({ ok, passes }).toEqual({ ok: false, passes: { leftOut: [], added: [] } })
    expect(game.cursor).toBe(0)
  })

  it.each([
    ['one too many', [pass(three)]],
    ['one too few', [bid(three, 'MCAR', 20)]],
  ])('a game of the rulebook is taken at its word: %s', (_, actions) => {
    expect(opened(actions, 'rulebook').ok).toBe(false)
  })
})

describe('a run that a file of 18xx.games does not have', () => {
  const read = readScenario(
    {
      title: '18Mag',
      players: ['Amy', 'Bob', 'Carlos'],
      ruleset: '18xx.games',
      round: { kind: 'operating', at: '6', step: 'run' },
      operators: { 6: { owner: 'Amy', cash: 100, trains: ['2'] } },
      tiles: { B17: '6 r0', C16: '57 r3' },
    },
    titles,
  )

  it('is run with nothing, where what follows is taken then', () => {
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const { game } = read
    const buys = (at: Game) => play(at, { type: 'buyTrain', by: '6', from: 'bank', train: '2-1', name: '2', price: 80 })
    expect(buys(game).ok).toBe(false)
    const after = afterPasses(game, buys)
    expect(after?.passes).toBe(1)
    expect(after?.game.state.operators['6']?.trains.length).toBe(2)
  })
})

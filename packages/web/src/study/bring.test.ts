import {
  type Action,
  at,
  bestRoutes,
  choices,
  controller,
  entriesOf,
  type Game,
  play,
  routeProblem,
} from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import type { BestQueue } from './best-queue.js'
import { askBring, type Bring, bringsTo } from './bring.js'

/** A queue that answers at once. */
const queue: BestQueue = {
  ask(problem, tell) {
    tell({ status: 'found', best: bestRoutes(problem) })
    return () => {}
  },
  close: () => {},
}

const game = exampleGame(exampleNames()[0]!)
const ofType = (type: string, fits: (before: Game, n: number) => boolean = () => true): number =>
  entriesOf(game).findIndex(([n, entry]) => n > 0 && entry.action?.type === type && fits(at(game, n - 1), n))

const bringOf = (n: number): Bring | null => {
  let told: Bring | null = null
  const action = game.history.entry(n).action!
  askBring(queue, at(game, n - 1), action.by, action, (bring) => {
    told = bring
  })
  return told
}

const revenueOf = (then: Game, operator: string): number => bestRoutes(routeProblem(then, operator)).revenue

describe('what an action would bring', () => {
  test.each(['layTile', 'placeToken', 'buyTrain'])('%s: the best runs as it stands, and as it would stand', (type) => {
    const n = ofType(type, (before, i) => {
      const { by } = game.history.entry(i).action!
      return before.state.operators[by] !== undefined && revenueOf(at(game, i), by) > 0
    })
    const { by } = game.history.entry(n).action!
    const after = play(at(game, n - 1), game.history.entry(n).action!)
    expect(bringOf(n)).toEqual({
      before: revenueOf(at(game, n - 1), by),
      after: after.ok ? revenueOf(after.game, by) : null,
    })
  })

  test('somewhere a tile brings more', () => {
    const better = entriesOf(game).some(([n, { action }]) => {
      const bring = action?.type === 'layTile' && game.rules.operators[action.by] ? bringOf(n) : null
      return bring !== null && bring.after > bring.before
    })
    expect(better).toBe(true)
  })

  test('a train of another president: as if he said yes', () => {
    const deals: [Game, Action][] = []
    for (let n = 1; n < game.cursor && deals.length === 0; n++) {
      const here = at(game, n)
      for (const { action } of choices(here, undefined, ['runRoutes', 'claimRoutes']).offers) {
        if (action.type !== 'buyTrain' || !here.state.operators[action.from]) continue
        const asks = controller(here, action.from) !== controller(here, action.by)
        if (asks && here.state.operators[action.by]!.trains.length === 0) deals.push([here, action])
      }
    }
    const [here, action] = deals[0]!
    const offered = play(here, action)
    if (!offered.ok) throw new Error(offered.refusal.code)
    const by = choices(offered.game).seat!
    const agreed = play(offered.game, { type: 'answer', by, accept: true })
    if (!agreed.ok) throw new Error(agreed.refusal.code)
    let told: Bring | null = null
    askBring(queue, here, action.by, action, (bring) => {
      told = bring
    })
    expect(told).toEqual({ before: 0, after: revenueOf(agreed.game, action.by) })
    expect(agreed.game.state.operators[action.by]!.trains).toHaveLength(1)
  })

  test.each<readonly [string, Action, string | null, string | null]>([
    ['who acts', { type: 'buyTrain', by: 'B&O', from: 'bank', train: '2-0', name: '2', price: 80 }, 'B&O', 'B&O'],
    ['the company a power is lent to', { type: 'assign', by: 'p1', company: 'SC', to: 'GT' }, 'B&O', 'GT'],
    ['the company that operates', { type: 'assign', by: 'p1', company: 'SC', hex: 'D6' }, 'B&O', 'B&O'],
    ['nobody in a stock round', { type: 'sellPrivate', by: 'p1', company: 'SC', price: 1, to: 'p2' }, 'p1', null],
  ])('is told of %s', (_, action, actor, operator) => {
    expect(bringsTo(game, action, actor)).toBe(operator)
  })

  test('nothing is told of a company without a train, nor of what may not be done', () => {
    const poor = ofType(
      'layTile',
      ({ state }, n) => state.operators[game.history.entry(n).action!.by]?.trains.length === 0,
    )
    expect(bringOf(poor)).toBeNull()
    const told: unknown[] = []
    const n = ofType('dividend')
    askBring(queue, at(game, n), game.history.entry(n).action!.by, game.history.entry(n).action!, (bring) =>
      told.push(bring),
    )
    expect(told).toEqual([null])
  })
})

import { at, bestRoutes, type Game, play, routeProblem } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import type { BestQueue } from './best-queue.js'
import { askBring, type Bring } from './bring.js'

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
  game.entries.findIndex((entry, n) => n > 0 && entry.action?.type === type && fits(at(game, n - 1), n))

const bringOf = (n: number): Bring | null => {
  let told: Bring | null = null
  const action = game.entries[n]!.action!
  askBring(queue, at(game, n - 1), action.by, action, (bring) => {
    told = bring
  })
  return told
}

const revenueOf = (then: Game, operator: string): number => bestRoutes(routeProblem(then, operator)).revenue

describe('what an action would bring', () => {
  test.each(['layTile', 'placeToken', 'buyTrain'])('%s: the best runs as it stands, and as it would stand', (type) => {
    const n = ofType(type, (before, i) => {
      const { by } = game.entries[i]!.action!
      return before.state.operators[by] !== undefined && revenueOf(at(game, i), by) > 0
    })
    const { by } = game.entries[n]!.action!
    const after = play(at(game, n - 1), game.entries[n]!.action!)
    expect(bringOf(n)).toEqual({
      before: revenueOf(at(game, n - 1), by),
      after: after.ok ? revenueOf(after.game, by) : null,
    })
  })

  test('somewhere a tile brings more', () => {
    const better = game.entries.some(({ action }, n) => {
      const bring = action?.type === 'layTile' && game.rules.operators[action.by] ? bringOf(n) : null
      return bring !== null && bring.after > bring.before
    })
    expect(better).toBe(true)
  })

  test('nothing is told of a company without a train, nor of what may not be done', () => {
    const poor = ofType('layTile', ({ state }, n) => state.operators[game.entries[n]!.action!.by]?.trains.length === 0)
    expect(bringOf(poor)).toBeNull()
    const told: unknown[] = []
    const n = ofType('dividend')
    askBring(queue, at(game, n), game.entries[n]!.action!.by, game.entries[n]!.action!, (bring) => told.push(bring))
    expect(told).toEqual([null])
  })
})

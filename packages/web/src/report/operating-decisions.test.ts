import { at, bestRoutes, controller, type EventOf, type Game, play, routeProblem } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import type { BestQueue } from '../study/best-queue.js'
import { allRuns } from '../study/past-run.js'
import { dividendsOf, momentAfter } from './decisions.js'
import { heldBack, operatingModel, runsBelow } from './operating-decisions.js'

/** A queue that answers at once. */
const queue: BestQueue = {
  ask(problem, tell) {
    tell({ status: 'found', best: bestRoutes(problem) })
    return () => {}
  },
  close: () => {},
}
const game = exampleGame(exampleNames()[0]!, 330)
const best = (at: Game, operator: string): number => bestRoutes(routeProblem(at, operator)).revenue

describe('decisions of companies', () => {
  const model = operatingModel(game, queue)

  test('all are asked for, and those that changed a run are told', () => {
    expect(model.all).toBeGreaterThan(20)
    expect(model.done.value).toBe(model.all)
    expect(new Set(model.decisions.value.map(({ what }) => 'type' in what && what.type))).toContain('trainBought')
  })

  test('a train brings its buyer’s president what the run rose by, in every dividend of two rounds', () => {
    const { n, player, what, gain } = model.decisions.value.find(
      (each) => 'type' in each.what && each.what.type === 'trainBought' && each.gain > 0,
    )!
    const { by, help } = what as EventOf<'trainBought'>
    const rise = best(at(game, n), by) - best(at(game, n - 1), by)
    expect(player).toBe(controller(at(game, n - 1), by))
    let sum = -help
    for (const { revenue, paid } of dividendsOf(game, by, n, momentAfter(game, n)))
      if (revenue > 0) sum += (Math.min(rise, revenue) * (paid[player] ?? 0)) / revenue
    expect(gain).toBeCloseTo(sum)
  })

  test('a dividend held back is judged against paying it', () => {
    const all = heldBack(game)
    expect(all.length).toBeGreaterThan(0)
    for (const { n, player, gain } of all) {
      const before = at(game, n - 1)
      const full = play(before, { type: 'dividend', by: game.history.entry(n).action!.by, kind: 'full' })
      if (!full.ok) throw new Error(full.refusal.code)
      expect(gain).toBe(game.rules.worth(at(game, n), player) - game.rules.worth(full.game, player))
    }
    expect(all.some(({ gain }) => gain < 0)).toBe(true)
  })

  test('a run below the best costs the president his part of what was left', () => {
    const runs = allRuns(game).map((run) => ({ run, best: run.revenue + 40, left: 40 }))
    const judged = runsBelow(game, runs)
    expect(judged.some(({ gain }) => gain < 0)).toBe(true)
    for (const { n, player, gain } of judged) {
      const { operator } = runs.find((each) => each.run.n === n)!.run
      const [paid] = dividendsOf(game, operator, n - 1, game.length - 1)
      expect(gain).toBeCloseTo((-40 * (paid!.paid[player] ?? 0)) / paid!.revenue)
    }
  })
})

import { type ReadonlySignal, signal } from '@preact/signals'
import {
  controller,
  entryOf,
  type Game,
  type GameEvent,
  type OperatorId,
  type PlayerId,
  type Position,
  type RouteProblem,
  routeProblem,
  step,
} from '@roundhouse/engine'
import type { BestQueue } from '../study/best-queue.js'
import { type Decision, dividendsOf, momentAfter } from './decisions.js'
import type { LeftRun } from './left.js'

const after = (game: Game, n: number): Position | null => {
  const entry = entryOf(game, n)
  return entry ? { setup: game.setup, rules: game.rules, state: entry.state } : null
}

/** Whose runs something that happened has changed: track, tokens, trains and powers. */
const builderOf = (event: GameEvent): string | null => {
  switch (event.type) {
    case 'tileLaid':
    case 'tokenPlaced':
    case 'tokenBought':
    case 'trainBought':
    case 'equipmentBought':
      return event.by
    case 'assigned':
      return event.to ?? null
    default:
      return null
  }
}

/** Something a company built or bought, with its runs before and after. */
interface Built {
  readonly n: number
  readonly operator: OperatorId
  readonly player: PlayerId
  readonly event: GameEvent
  readonly before: RouteProblem
  readonly then: RouteProblem
  /** What the president put in. */
  readonly help: number
}

const runs = ({ trains }: RouteProblem): boolean => trains.some(({ usable }) => usable)

const builtIn = (game: Game): readonly Built[] => {
  const found: Built[] = []
  for (let n = 1; n < game.length; n++) {
    const [p, q] = [after(game, n - 1), after(game, n)]
    for (const event of entryOf(game, n)?.events ?? []) {
      const operator = builderOf(event)
      if (!p || !q || operator === null || !p.state.operators[operator] || !q.state.operators[operator]) continue
      const player = controller(p, operator)
      const [before, then] = [routeProblem(p, operator), routeProblem(q, operator)]
      if (player === null || !(runs(before) || runs(then))) continue
      found.push({ n, operator, player, event, before, then, help: event.type === 'trainBought' ? event.help : 0 })
    }
  }
  return found
}

/** What a higher run brought a player in the dividends of two rounds. */
const broughtBy = (game: Game, { n, operator, player }: Built, rise: number): number =>
  dividendsOf(game, operator, n, momentAfter(game, n)).reduce((sum, { revenue, paid }) => {
    if (revenue === 0) return sum
    return sum + Math.min(rise, revenue) * ((paid[player] ?? 0) / revenue)
  }, 0)

export interface OperatingModel {
  readonly all: number
  readonly done: ReadonlySignal<number>
  readonly decisions: ReadonlySignal<readonly Decision[]>
}

/** What companies built and bought, by the best runs before and after it: searched one after another. */
export const operatingModel = (game: Game, queue: BestQueue): OperatingModel => {
  const all = builtIn(game)
  const done = signal(0)
  const decisions = signal<readonly Decision[]>([])
  for (const built of all) {
    const best: (number | null)[] = []
    const hear = (i: number, revenue: number | null): void => {
      best[i] = revenue
      const [before, then] = best
      if (before === undefined || then === undefined) return
      done.value++
      if (before === null || then === null || before === then) return
      const gain = broughtBy(game, built, then - before) - built.help
      decisions.value = [...decisions.value, { n: built.n, player: built.player, what: built.event, gain }]
    }
    for (const [i, problem] of [built.before, built.then].entries()) {
      queue.ask(problem, (state) => {
        if (state.status !== 'searching') hear(i, state.status === 'found' ? state.best.revenue : null)
      })
    }
  }
  return { all: all.length, done, decisions }
}

/** Dividends held back, against paying all: the money and the price at that moment. */
export const heldBack = (game: Game): readonly Decision[] => {
  const found: Decision[] = []
  for (let n = 1; n < game.length; n++) {
    const { action, events } = entryOf(game, n) ?? { action: null, events: [] }
    const [p, q] = [after(game, n - 1), after(game, n)]
    if (action?.type !== 'dividend' || action.kind === 'full' || !p || !q) continue
    const event = events.find(({ type }) => type === 'dividend')
    const player = controller(p, action.by)
    const full = step(p, { type: 'dividend', by: action.by, kind: 'full' })
    if (!event || player === null || !full.ok) continue
    const gain = game.rules.worth(q, player) - game.rules.worth(full.position, player)
    found.push({ n, player, what: event, gain })
  }
  return found
}

/** Runs below the best: what the president's own shares would have got more. */
export const runsBelow = (game: Game, left: readonly LeftRun[]): readonly Decision[] =>
  left.flatMap((each) => {
    const { n, operator } = each.run
    const p = after(game, n - 1)
    const player = p && controller(p, operator)
    const [next] = dividendsOf(game, operator, n - 1, game.length - 1)
    if (!player || !next || next.revenue === 0) return []
    return [{ n, player, what: each, gain: -each.left * ((next.paid[player] ?? 0) / next.revenue) }]
  })

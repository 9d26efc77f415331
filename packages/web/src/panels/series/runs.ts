import { entryOf, type Game, type OperatorId } from '@roundhouse/engine'
import { growing, type Moment, upTo } from './growing.js'
import { roundsOf } from './rounds.js'

/** One operating turn's earnings, and what became of them. */
export interface Run extends Moment {
  readonly operator: OperatorId
  /** Index of the round among all rounds. */
  readonly round: number
  readonly revenue: number
  /** `full`, `half`, `withhold`, … */
  readonly kind: string
  readonly perShare: number
  readonly kept: number
}

interface Runs {
  round: number
  readonly by: Map<OperatorId, Run[]>
}

const kept = growing<Runs>(
  () => ({ round: -1, by: new Map() }),
  (runs, game, n) => {
    for (const event of entryOf(game, n)?.events ?? []) {
      if (event.type === 'roundBegan') runs.round++
      if (event.type !== 'dividend') continue
      const { operator, revenue, kind, perShare, kept: treasury } = event
      const run: Run = { n, operator, round: runs.round, revenue, kind, perShare, kept: treasury }
      const own = runs.by.get(operator)
      if (own) own.push(run)
      else runs.by.set(operator, [run])
    }
  },
)

/** Every run of a company up to the game's cursor, the oldest first. */
export const runsOf = (game: Game, operator: OperatorId): readonly Run[] =>
  upTo(kept(game).by.get(operator) ?? [], game.cursor)

/** Revenue by round: one row for every round in which somebody ran. */
export interface RevenueSeries {
  /** Indices of the rounds. */
  readonly rounds: readonly number[]
  /** Operator → revenue in each of the rounds; null = did not operate. */
  readonly revenue: Readonly<Record<OperatorId, readonly (number | null)[]>>
  /** Operator → the action after which it had run; null = did not operate. */
  readonly moments: Readonly<Record<OperatorId, readonly (number | null)[]>>
  /** The action with which each of the rounds began. */
  readonly starts: readonly number[]
}

/** Over the whole history, not only up to the cursor: a chart shows where in it the cursor stands. */
export const revenueSeries = (game: Game): RevenueSeries => {
  const last = game.length - 1
  const by = new Map([...kept(game).by].map(([operator, runs]) => [operator, upTo(runs, last)] as const))
  const rounds = [...new Set([...by.values()].flatMap((runs) => runs.map(({ round }) => round)))].sort((a, b) => a - b)
  const row = new Map(rounds.map((round, i) => [round, i]))
  const revenue: Record<OperatorId, (number | null)[]> = {}
  const moments: Record<OperatorId, (number | null)[]> = {}
  for (const [operator, runs] of by) {
    if (runs.length === 0) continue
    const sums = new Array<number | null>(rounds.length).fill(null)
    const times = new Array<number | null>(rounds.length).fill(null)
    for (const run of runs) {
      const i = row.get(run.round) as number
      sums[i] = (sums[i] ?? 0) + run.revenue
      times[i] = run.n
    }
    revenue[operator] = sums
    moments[operator] = times
  }
  const marks = roundsOf(game)
  return { rounds, revenue, moments, starts: rounds.map((round) => marks[round]?.n ?? 0) }
}

import type { Game, OperatorId } from '@roundhouse/engine'
import { roundsOf } from './rounds.js'
import { type Run, runsOf } from './runs.js'

/** What each company paid a share, round by round. */
export interface Dividends {
  /** Indices of the rounds in which somebody ran, the oldest first. */
  readonly rounds: readonly number[]
  /** Company → its run in each of the rounds; null = it did not operate. */
  readonly by: readonly { readonly id: OperatorId; readonly runs: readonly (Run | null)[] }[]
}

/** Up to the game's cursor. */
export const dividendsOf = (game: Game, companies: readonly OperatorId[]): Dividends => {
  const all = companies.map((id) => ({ id, runs: runsOf(game, id) }))
  const ran = new Set(all.flatMap(({ runs }) => runs.map(({ round }) => round)))
  const rounds = roundsOf(game).flatMap((_, i) => (ran.has(i) ? [i] : []))
  return {
    rounds,
    by: all
      .filter(({ runs }) => runs.length > 0)
      .map(({ id, runs }) => ({
        id,
        runs: rounds.map((round) => runs.findLast((run) => run.round === round) ?? null),
      })),
  }
}

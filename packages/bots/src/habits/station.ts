import {
  type ActionOf,
  bestRoutes,
  type Candidate,
  type OperatorId,
  type Position,
  routeProblem,
  stepOffered,
} from '@roundhouse/engine'
import { stakeIn } from '../outlook/worth.js'
import { reason } from '../reasons.js'
import { expectation, type Ranked, type Thought, type Verdict } from '../thinking.js'
import { customTo } from './services.js'

/** Steps of search for what a station adds to the runs of others. */
const EFFORT = 800

/** Where the seat's own companies have stations: their trains are sure to stop there. */
const homes = ({ p }: Thought, own: readonly OperatorId[]): ReadonlySet<string> =>
  new Set(
    Object.entries(p.state.board.tokens).flatMap(([hex, tokens]) =>
      tokens.some(({ by }) => own.includes(by)) ? [hex] : [],
    ),
  )

/** A company that lives by services has no trains: its station raises what others earn, the seat's companies among them. */
export const stationForOthers = (
  t: Thought,
  operator: OperatorId,
  places: readonly Candidate<ActionOf<'placeToken'>>[],
): Verdict | null => {
  const { p, seat } = t
  const { rounds } = expectation(t, p)
  const own = Object.keys(p.state.operators).filter((id) => p.state.operators[id]?.owner === seat)
  const earned = (at: Position): number =>
    own.reduce(
      (sum, id) => sum + stakeIn(p, id, seat) * bestRoutes(routeProblem(at, id), { budget: EFFORT }).revenue,
      0,
    )
  const before = earned(p)
  const near = homes(t, own)
  const ranked = places
    .filter(({ action }) => near.has(action.hex))
    .map(({ action }): Ranked => {
      const next = stepOffered(p, action)
      // Minors have run when majors place stations.
      return { action, worth: (earned(next) - before) * (rounds - 1) + customTo(t, p, next, rounds) }
    })
    .sort((a, b) => b.worth - a.worth)
  const [top] = ranked
  return top && top.worth > 0 ? { action: top.action, reasons: [reason('token', { company: operator })], ranked } : null
}

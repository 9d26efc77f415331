import { cash, type OperatorId, phasesOf } from '@roundhouse/engine'
import { kindsOf } from '../outlook/fleet.js'
import type { Forecast } from '../outlook/forecast.js'
import { runNow, runOf } from '../outlook/runs.js'
import { stacksOf } from '../outlook/trains.js'
import { stakeIn, worthOfFleet } from '../outlook/worth.js'
import type { Thought } from '../thinking.js'
import { besideRuns, plansServices, treasuryRate } from './services.js'

/**
 * Where trains never rust and a company has room for few, a place is worth something: what a train brings that is given
 * back for a better one before the run. `purse` is the money there will be after the run without it.
 */
export const gainByRoom = (
  t: Thought,
  operator: OperatorId,
  purse: number,
  given: number,
  expected: Forecast,
): number => {
  const { p, seat, skill } = t
  const later = { ...expected, rounds: expected.rounds - 1 }
  const rate = treasuryRate(expected.rounds)
  const own = kindsOf(p, operator)
  const rest = own.filter((_, i) => i !== given)
  const run = runOf(p, operator, own[given] ?? 0)
  const fleet = (kinds: readonly number[], left: number): number =>
    worthOfFleet(p, operator, kinds, left, seat, later, skill.growth) + left * rate
  const kept = fleet(own, purse + run / 2) + run * stakeIn(p, operator, seat)
  return stacksOf(p).kinds.reduce((most, { price }, kind) => {
    if (price > purse) return most
    const gain = fleet([...rest, kind], purse - price) + besideRuns(t, kind, expected.rounds) - kept
    return Math.max(most, gain)
  }, Number.NEGATIVE_INFINITY)
}

/** What is gained by a train is not sure: of it so much counts for the money that is saved for it. */
const HOPED = 0.5

/** What one unit of money in a treasury is worth to its owner while it is saved for a train. */
export const savingsRate = (t: Thought, operator: OperatorId, expected: Forecast): number => {
  const { p, seat, skill } = t
  const least = treasuryRate(expected.rounds)
  const later = { ...expected, rounds: expected.rounds - 2 }
  const own = kindsOf(p, operator)
  if (later.rounds < 1) return least
  const fleet = (kinds: readonly number[]): number => worthOfFleet(p, operator, kinds, 0, seat, later, skill.growth)
  const before = fleet(own)
  const isFull = own.length >= (p.rules.phases[p.state.phase]?.trainLimit ?? 0)
  const [worst, ...others] = [...own].sort((a, b) => runOf(p, operator, a) - runOf(p, operator, b))
  const kept = isFull ? others : own
  const missed = isFull && worst !== undefined ? runOf(p, operator, worst) * stakeIn(p, operator, seat) : 0
  return stacksOf(p).kinds.reduce((most, { price }, kind) => {
    if (price <= cash(p, operator)) return most
    return Math.max(most, (HOPED * (fleet([...kept, kind]) - before - missed)) / price)
  }, least)
}

/** What a train that begins a phase brings, if the last place is kept free for it until it can be paid for, after the next run. */
export const gainByWaiting = (t: Thought, operator: OperatorId, expected: Forecast): number => {
  const { p, seat, skill } = t
  const own = kindsOf(p, operator)
  const rounds = expected.rounds - 2
  const isLastPlace = own.length > 0 && own.length + 1 === p.rules.phases[p.state.phase]?.trainLimit
  if (!plansServices(t) || !isLastPlace || rounds < 1) return 0
  const purse = cash(p, operator)
  const then = purse + runNow(p, operator) / 2
  const fleet = (kinds: readonly number[]): number =>
    worthOfFleet(p, operator, kinds, then, seat, { ...expected, rounds }, skill.growth)
  const before = fleet(own)
  return stacksOf(p).kinds.reduce((most, { name, price }, kind) => {
    if (price <= purse || price > then || phasesOf(p, name).length === 0) return most
    const cost = price * treasuryRate(expected.rounds)
    return Math.max(most, fleet([...own, kind]) - before - cost + besideRuns(t, kind, rounds))
  }, 0)
}

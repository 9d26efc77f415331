import {
  bankOffers,
  type OperatorId,
  type PlayerId,
  type Position,
  percentOf,
  price,
  priceAfter,
} from '@roundhouse/engine'
import { knowledgeOf } from '../knowledge/index.js'
import type { Forecast } from './forecast.js'
import { runWith } from './runs.js'
import { type Stacks, stacksOf } from './trains.js'

/** What a seat has of an operator's income, from 0 to 1. */
export const stakeIn = (p: Position, operator: OperatorId, seat: PlayerId): number =>
  p.rules.operators[operator]?.kind === 'minor'
    ? p.state.operators[operator]?.owner === seat
      ? 0.5
      : 0
    : percentOf(p, operator, seat) / 100

/** In how many rounds trains of a stack will be gone; Infinity = never. */
const goneIn = ({ rustsOn, obsoleteOn }: Stacks, { opens }: Forecast, stack: number): number => {
  const rust = opens[rustsOn[stack] ?? -1] ?? Number.POSITIVE_INFINITY
  const once = opens[obsoleteOn[stack] ?? -1] ?? Number.POSITIVE_INFINITY
  return Math.min(rust, once + 1)
}

/** Kinds that are left once a stack is opened. */
export const withoutRusted = (p: Position, kinds: readonly number[], opened: number): readonly number[] => {
  const stacks = stacksOf(p)
  const stackOf = (kind: number): number => stacks.kinds[kind]?.stack ?? 0
  return kinds.filter((kind) => stacks.rustsOn[stackOf(kind)] !== opened && stacks.obsoleteOn[stackOf(kind)] !== opened)
}

/** What a set of trains earns a round on average over the next rounds. */
const earning = (p: Position, operator: OperatorId, kinds: readonly number[], growth: number): number => {
  if (kinds.length === 0) return 0
  const now = runWith(p, operator, kinds)
  const know = knowledgeOf(p)
  const { kinds: all } = stacksOf(p)
  const home = know.homes[operator] ?? 1
  const usual = kinds
    .map((kind) => (know.runs[all[kind]?.name ?? ''] ?? 0) * home)
    .sort((a, b) => b - a)
    .reduce((sum, run, i) => sum + run * 0.8 ** i, 0)
  return now + Math.max(0, usual - now) * growth
}

/** Money that a president is going to miss when the trains are gone. */
const shortfall = (
  p: Position,
  operator: OperatorId,
  kinds: readonly number[],
  purse: number,
  expected: Forecast,
  growth: number,
): number => {
  const know = knowledgeOf(p)
  if (!know.mustOwnTrain || p.rules.operators[operator]?.kind === 'minor') return 0
  const stacks = stacksOf(p)
  const last = Math.max(0, ...kinds.map((kind) => goneIn(stacks, expected, stacks.kinds[kind]?.stack ?? 0)))
  if (last > expected.rounds) return 0
  // What will be on sale then: the stack whose sale removes the last of them, or the first there is.
  const price = stacks.kinds.reduce((least, { price: each, stack }) => {
    const opened = expected.opens[stack] ?? Number.POSITIVE_INFINITY
    return opened >= last && each < least ? each : least
  }, Number.POSITIVE_INFINITY)
  if (price === Number.POSITIVE_INFINITY) return 0
  const saved = earning(p, operator, kinds, growth) * Math.min(1.5, last)
  return Math.max(0, price - purse - saved)
}

/** What a train is worth to a seat: more income as long as it lasts, and no forced purchase later; its price is not taken off. */
export const worthOfFleet = (
  p: Position,
  operator: OperatorId,
  kinds: readonly number[],
  purse: number,
  seat: PlayerId,
  expected: Forecast,
  growth: number,
): number => {
  const stacks = stacksOf(p)
  const stake = stakeIn(p, operator, seat)
  const ends = [
    ...new Set(
      kinds.map((kind) => Math.min(expected.rounds, goneIn(stacks, expected, stacks.kinds[kind]?.stack ?? 0))),
    ),
  ].sort((a, b) => a - b)
  let income = 0
  let from = 0
  for (const end of ends) {
    const alive = kinds.filter((kind) => goneIn(stacks, expected, stacks.kinds[kind]?.stack ?? 0) >= end)
    income += earning(p, operator, alive, growth) * Math.max(0, end - from)
    from = end
  }
  const shares = percentOf(p, operator, seat) / 10
  // A corporation that runs keeps or raises its price; one that does not, loses it round by round.
  const idle = Math.max(0, expected.rounds - from)
  const steady = shares > 0 ? (price(p, operator) - priceAfter(p, operator, 'left')) * shares * (from - idle) : 0
  return income * stake + steady - shortfall(p, operator, kinds, purse, expected, growth)
}

/** The cheapest train the bank sells the operator. */
export const cheapestTrain = (p: Position, operator: OperatorId): number =>
  bankOffers(p, operator).reduce((least, { price: each }) => Math.min(least, each), Number.POSITIVE_INFINITY)

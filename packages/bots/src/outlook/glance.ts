import { type OperatorId, type Position, price } from '@roundhouse/engine'
import { type Knowledge, knowledgeOf } from '../knowledge/index.js'
import type { Forecast } from './forecast.js'
import { stacksOf } from './trains.js'

/** Rounds between the first sales of two stacks of trains, at a usual pace. */
const PACE = 3
/** What a share of a corporation that has not run yet is thought to pay in a round, in all. */
const FIRST_RUNS = 60
const FEWEST_ROUNDS = 2
const MOST_ROUNDS = 10

const isSold = (p: Position, phase: number): boolean => phase >= 0 && p.state.phase >= phase

/** Rounds left, by what the bank has and what was paid lately. */
const roundsLeft = (p: Position): number => {
  const known = p.rules.reading.roundsLeft?.(p)
  if (known !== undefined && known !== null) return known
  const { bank, operators, phase } = p.state
  if (bank === null) return Math.max(FEWEST_ROUNDS, (p.rules.phases.length - phase) * PACE)
  const paid = Object.values(operators).reduce((sum, { lastRevenue = 0 }) => sum + lastRevenue, 0)
  return Math.min(MOST_ROUNDS, Math.max(FEWEST_ROUNDS, Math.round(bank / (paid + 100))))
}

/** What a corporation pays in a round, as it did last. */
const paying = (p: Position, know: Knowledge, id: OperatorId): number => {
  const { lastRevenue = 0, trains, cash, operated } = p.state.operators[id] ?? { trains: [], cash: 0 }
  if (know.services && p.rules.operators[id]?.kind !== 'minor') return Math.max(cash, FIRST_RUNS / 2)
  if (lastRevenue > 0 && trains.length > 0) return lastRevenue
  return operated && trains.length === 0 ? 0 : FIRST_RUNS * (know.homes[id] ?? 1)
}

/** What one sees without thinking ahead: things go on as they are. */
export const glance = (p: Position): Forecast => {
  const know = knowledgeOf(p)
  const rounds = roundsLeft(p)
  const { phase: begins } = stacksOf(p)
  const shares = new Map<string, number>()
  for (const id of Object.keys(p.state.shares)) {
    const now = price(p, id)
    if (now > 0) shares.set(id, now + (paying(p, know, id) / 10) * rounds)
  }
  let ahead = 0
  const opens = begins.map((phase) => (isSold(p, phase) ? 0 : phase < 0 ? 0 : PACE * ++ahead))
  const scores = p.state.seats.map((seat) => p.rules.worth(p, seat))
  return { scores, rounds, help: new Map(), opens, shares }
}

import { type OperatorId, type Position, stepOffered } from '@roundhouse/engine'
import { runNow, runOf } from '../outlook/runs.js'
import { stacksOf } from '../outlook/trains.js'
import { stakeIn } from '../outlook/worth.js'
import { reason } from '../reasons.js'
import { best, type Habit, inOrder, type Ranked, type Thought, worthOf } from '../thinking.js'

/** What all that the seat has a part in earns, with the trains there are and with the greatest. */
const earnings = ({ seat }: Thought, p: Position, operators: readonly OperatorId[]): number => {
  const { kinds } = stacksOf(p)
  const last = kinds.reduce((most, kind, i) => (kind.price > (kinds[most]?.price ?? 0) ? i : most), 0)
  return operators.reduce((sum, id) => sum + stakeIn(p, id, seat) * (runNow(p, id) + 0.3 * runOf(p, id, last)), 0)
}

const partOwned = ({ p, seat }: Thought): readonly OperatorId[] =>
  Object.keys(p.state.operators).filter((id) => stakeIn(p, id, seat) > 0 && p.state.operators[id]?.closed === undefined)

/** Markers and loans of private companies: where they raise what the seat's own companies earn. */
export const markers: Habit = (t) => {
  const offers = t.menu.of('assign')
  if (offers.length === 0 || !t.skill.builds) return null
  const operators = partOwned(t)
  const now = earnings(t, t.p, operators)
  const ranked = offers.map(
    ({ action }): Ranked => ({ action, worth: earnings(t, stepOffered(t.p, action), operators) - now }),
  )
  const top = best(ranked)
  return top && top.worth > 0.5
    ? { action: top.action, reasons: [reason('bestByForecast')], ranked: inOrder(ranked) }
    : null
}

/** What a power must bring to be used up. */
const LEAST_GAIN = 10

export const powers: Habit = (t) => {
  const offers = t.menu.of('usePower')
  if (offers.length === 0 || !t.skill.builds) return null
  const now = worthOf(t, t.p)
  const ranked = offers.map(({ action }): Ranked => ({ action, worth: worthOf(t, stepOffered(t.p, action)) - now }))
  const top = best(ranked)
  return top && top.worth > LEAST_GAIN
    ? { action: top.action, reasons: [reason('bestByForecast')], ranked: inOrder(ranked) }
    : null
}

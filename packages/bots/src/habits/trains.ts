import {
  type ActionOf,
  bankOffers,
  cash,
  controller,
  type FullPosition,
  type OperatorId,
  stepOffered,
} from '@roundhouse/engine'
import { worthTrying } from '../menu.js'
import { kindsOf } from '../outlook/fleet.js'
import type { Forecast } from '../outlook/forecast.js'
import { runNow, runOf } from '../outlook/runs.js'
import { stacksOf } from '../outlook/trains.js'
import { stakeIn, worthOfFleet } from '../outlook/worth.js'
import { reasonForTrain } from '../reasonOfAction.js'
import { reason } from '../reasons.js'
import {
  best,
  expectation,
  type Habit,
  inOrder,
  type Ranked,
  type Thought,
  type Verdict,
  worthOf,
} from '../thinking.js'
import { gainByWaiting } from './room.js'
import { customTo, plansServices, treasuryRate, worthOfPhase } from './services.js'

const isBank = (from: string): boolean => from === 'bank' || from === 'discard'

/** What an operator as it stands is worth to the seat: its trains, and what is in its treasury. */
export const standingOf = (t: Thought, p: FullPosition, operator: OperatorId, expected: Forecast): number => {
  const purse = cash(p, operator)
  const planned = plansServices(t)
  // What is bought now runs in the next round.
  const runs = planned ? { ...expected, rounds: expected.rounds - 1 } : expected
  const fleet = worthOfFleet(p, operator, kindsOf(p, operator), purse, t.seat, runs, t.skill.growth)
  const rate = planned ? treasuryRate(expected.rounds) : t.skill.treasury * stakeIn(p, operator, t.seat)
  return fleet + purse * rate
}

/** What the seat's own companies and purse are worth after an action between them. */
const worthAfter = (t: Thought, action: ActionOf<'buyTrain'>, expected: Forecast): number => {
  const next = stepOffered(t.p, action)
  const parties = isBank(action.from) ? [action.by] : [action.by, action.from]
  const own = parties.reduce((sum, id) => sum + standingOf(t, next, id, expected), 0)
  const phase = next.state.phase > t.p.state.phase ? worthOfPhase(t, expected.rounds) : 0
  return (
    own +
    phase +
    customTo(t, t.p, next, expected.rounds) +
    cash(next, t.seat) -
    (isBank(action.from) ? 0 : missedRun(t, action, next))
  )
}

/** Would a company be left without the train it must own, while the buyer can pay for one of the bank's? */
const takesLast = ({ p, know }: Thought, { by, from }: ActionOf<'buyTrain'>): boolean =>
  know.mustOwnTrain &&
  p.state.operators[from]?.trains.length === 1 &&
  bankOffers(p, by).some(({ price }) => price <= cash(p, by))

/** Purchases worth a thought: from the bank, and between companies of one hand, no dearer than from the bank. */
const purchases = (t: Thought): readonly ActionOf<'buyTrain'>[] => {
  const { menu, p, seat } = t
  const offers = menu.of('buyTrain')
  return offers.flatMap((offer) => {
    const { from, by, name } = offer.action
    if (isBank(from)) return worthTrying(offer)
    if (controller(p, from) !== seat || takesLast(t, offer.action)) return []
    const most = bankOffers(p, by).find((each) => each.name === name)?.price ?? Number.POSITIVE_INFINITY
    return worthTrying(offer).filter(({ price }) => price <= most)
  })
}

/** What a company of the same hand loses by not running a train it is still to run in this round. */
const missedRun = ({ p, seat }: Thought, { from }: ActionOf<'buyTrain'>, next: FullPosition): number =>
  p.rules.reading.toOperate(p).includes(from) ? (runNow(p, from) - runNow(next, from)) * stakeIn(p, from, seat) : 0

const why = (t: Thought, action: ActionOf<'buyTrain'>): Verdict['reasons'] => {
  const { p } = t
  const forced = (p.state.operators[action.by]?.trains.length ?? 0) === 0
  return [
    ...(forced && t.menu.pass === null ? [reason('mustHaveTrain', { company: action.by })] : []),
    reasonForTrain(t, action.by, action.name),
  ]
}

/** Money must be raised for a train: the way that leaves most. */
const raise = (t: Thought): Verdict | null => {
  const { menu, p } = t
  const offers = [...menu.of('issueShares'), ...menu.of('sellShares')]
  const ranked = offers.map(({ action }): Ranked => ({ action, worth: worthOf(t, stepOffered(p, action)) }))
  const top = best(ranked)
  return top && { action: top.action, reasons: [reason('sellForTrain')], ranked: inOrder(ranked) }
}

/** Has the company whose turn it is as many trains as the bot ever wants? */
const hasEnough = ({ p, menu, skill }: Thought): boolean => {
  const { current } = p.state.round
  return menu.pass !== null && current !== null && (p.state.operators[current]?.trains.length ?? 0) >= skill.fleet
}

/** A company of the same hand is asked for a train only if much is gained: it will miss it. */
const LEAST_GAIN_BETWEEN = 30

/** Trains by what they bring as long as they last. */
export const trains: Habit = (t) => {
  const { menu, p } = t
  if (menu.has('buyTrain') && hasEnough(t)) return null
  if (!menu.has('buyTrain')) return menu.pass === null && menu.has('sellShares') && isTrainStep(t) ? raise(t) : null
  const bought = purchases(t)
  const [first] = bought
  if (!first) return menu.pass === null ? raise(t) : null
  const expected = expectation(t, p)
  const ranked = bought.map((action): Ranked => {
    const others = isBank(action.from) ? 0 : standingOf(t, p, action.from, expected)
    const before = standingOf(t, p, action.by, expected) + others + cash(p, t.seat)
    const trouble = isBank(action.from) || menu.pass === null ? 0 : LEAST_GAIN_BETWEEN
    return { action, worth: worthAfter(t, action, expected) - before - trouble }
  })
  const top = best(ranked)
  if (menu.pass !== null && top && top.worth > 0 && top.worth < gainByWaiting(t, bought[0]?.by ?? '', expected))
    return { action: menu.pass, reasons: [reason('noTrain')], ranked: inOrder(ranked) }
  if (top?.action.type === 'buyTrain' && (top.worth > 0 || menu.pass === null))
    return { action: top.action, reasons: why(t, top.action), ranked: inOrder(ranked) }
  return null
}

const isTrainStep = ({ p, menu }: Thought): boolean => {
  const { current } = p.state.round
  return (
    current !== null &&
    p.state.operators[current] !== undefined &&
    !menu.has('buyShares') &&
    bankOffers(p, current).length > 0
  )
}

/** What must go goes: what earns least. */
export const discard: Habit = ({ menu, p }) => {
  const offers = menu.of('discardTrain')
  if (offers.length === 0 || menu.pass !== null || menu.has('runRoutes')) return null
  const { named } = stacksOf(p)
  const earns = (by: OperatorId, id: string): number => {
    const train = p.state.operators[by]?.trains.find((each) => each.id === id)
    if (!train) return 0
    return train.obsolete ? -1 : runOf(p, by, named.get(train.name) ?? 0)
  }
  const ranked = offers.map(({ action }): Ranked => ({ action, worth: -earns(action.by, action.train) }))
  const top = best(ranked)
  return top && { action: top.action, reasons: [reason('worstTrain')], ranked: inOrder(ranked) }
}

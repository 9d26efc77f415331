import {
  type Action,
  bankOffers,
  cash,
  controller,
  type OperatorId,
  type PlayerId,
  type Position,
  stepOffered,
} from '@roundhouse/engine'
import { worthTrying } from '../menu.js'
import { reason } from '../reasons.js'
import { best, type Habit, inOrder, type Ranked, worthOf } from '../thinking.js'

/** An offer of another's. */
export const answer: Habit = (t) => {
  const offers = t.menu.of('answer')
  if (offers.length === 0) return null
  const ranked = offers.map(({ action }): Ranked => ({ action, worth: worthOf(t, stepOffered(t.p, action)) }))
  // What brings nothing is not agreed to.
  const yes = ranked.find(({ action }) => action.type === 'answer' && action.accept)
  const no = ranked.find(({ action }) => action.type === 'answer' && !action.accept)
  const accept = yes !== undefined && (no === undefined || yes.worth > no.worth + 1)
  const chosen = accept ? yes : no
  return chosen
    ? { action: chosen.action, reasons: [reason(accept ? 'fair' : 'unfair')], ranked: inOrder(ranked) }
    : null
}

/** A little is not worth the trouble. */
const LEAST_GAIN = 3

/** Money the company will want for a train this turn. */
const neededFor = (p: Position, operator: OperatorId): number => {
  if ((p.state.operators[operator]?.trains.length ?? 0) > 0) return 0
  return bankOffers(p, operator).reduce((least, { price }) => Math.min(least, price), Number.POSITIVE_INFINITY)
}

/** A company takes over a private company of its president, as dear as it may be, if that is good for him. */
export const takeOver: Habit = (t) => {
  const { menu, p, seat } = t
  const actions = menu.of('buyPrivate').flatMap((offer) => {
    const { by, company } = offer.action
    const owner = p.state.privates[company]?.owner
    if (by === seat || owner !== seat || controller(p, by) !== seat) return []
    // A minor brings a train along.
    const brings = p.rules.privates[company]?.operator !== undefined
    const most = brings ? Number.POSITIVE_INFINITY : cash(p, by) - neededFor(p, by)
    return worthTrying(offer)
      .filter(({ price }) => price <= most)
      .slice(-1)
  })
  if (actions.length === 0) return null
  const now = worthOf(t, p)
  const ranked = actions.map((action): Ranked => ({ action, worth: worthOf(t, stepOffered(p, action)) }))
  const top = best(ranked)
  if (!top || top.worth < now + LEAST_GAIN) return null
  return { action: top.action, reasons: [reason('bestByForecast')], ranked: inOrder(ranked) }
}

/** A company without a train issues shares for one it could not pay for otherwise. */
export const finance: Habit = (t) => {
  const { menu, p } = t
  const offers = menu.of('issueShares').filter(({ action }) => {
    if ((p.state.operators[action.by]?.trains.length ?? 0) > 0) return false
    const before = cash(p, action.by)
    const later = cash(stepOffered(p, action), action.by)
    return bankOffers(p, action.by).some(({ price }) => price > before && price <= later)
  })
  if (offers.length === 0 || menu.pass === null) return null
  const now = worthOf(t, p)
  const ranked = offers.map(({ action }): Ranked => ({ action, worth: worthOf(t, stepOffered(p, action)) }))
  const top = best(ranked)
  if (!top || top.worth < now + 5 * LEAST_GAIN) return null
  return { action: top.action, reasons: [reason('bestByForecast')], ranked: inOrder(ranked) }
}

/** What the forecast alone can judge. */
const SIMPLE = ['choose', 'borrow', 'repay', 'par'] as const
const MOST = 30

/** Does somebody else have to agree? The forecast does not know whether they will. */
const asksAnother = (p: Position, seat: PlayerId, action: Action): boolean => {
  if (action.type === 'buyTrain')
    return p.state.operators[action.from] !== undefined && controller(p, action.from) !== seat
  if (action.type !== 'buyPrivate') return false
  const owner = p.state.privates[action.company]?.owner
  return owner !== undefined && controller(p, owner) !== seat
}

/** Whatever else there is, by the forecast alone; nobody is asked again and again for what they keep. */
export const anything: Habit = (t) => {
  const { menu, p, seat } = t
  const offers = SIMPLE.flatMap((kind) => menu.of(kind))
  const actions = [...offers.flatMap((offer) => worthTrying(offer)), ...(menu.pass ? [menu.pass] : [])]
  const own = menu.all.filter(({ action }) => !asksAnother(p, seat, action))
  const left = (own.length > 0 ? own : menu.all).map(({ action }) => action)
  const safe = (actions.length > 0 ? actions : left).slice(0, MOST)
  if (safe.length === 1 && safe[0]) return { action: safe[0], reasons: [reason('nothingBetter')] }
  const ranked = safe.map((action): Ranked => ({ action, worth: worthOf(t, stepOffered(p, action)) }))
  const top = best(ranked)
  return top && { action: top.action, reasons: [reason('bestByForecast')], ranked: inOrder(ranked) }
}

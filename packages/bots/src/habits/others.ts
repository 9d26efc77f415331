import {
  type Action,
  type ActionOf,
  bankOffers,
  cash,
  controller,
  type FullPosition,
  type OperatorId,
  offerAsked,
  type PlayerId,
  type Position,
  stepOffered,
} from '@roundhouse/engine'
import { worthTrying } from '../menu.js'
import { reasonToPass } from '../reasonOfAction.js'
import { reason } from '../reasons.js'
import { best, expectation, type Habit, inOrder, type Ranked, type Thought, worthOf } from '../thinking.js'
import { isGivenAway, isTrade, judgeTrade } from './trade.js'

/** An offer of another's: a trade by what it brings both sides, anything else by the forecast; what brings nothing is not agreed to. */
export const answer: Habit = (t) => {
  const offers = t.menu.of('answer')
  const yes = offers.find(({ action }) => action.accept)?.action
  const no = offers.find(({ action }) => !action.accept)?.action
  if (!yes || !no) return null
  const asked = offerAsked(t.p)
  const asker = asked === null ? null : controller(t.p, asked.by)
  if (asked !== null && asker !== null && isTrade(t.p, asked)) {
    const { agreed } = judgeTrade(t, t.p, asked, { asker, asked: t.seat }, expectation(t, t.p))
    return { action: agreed ? yes : no, reasons: [reason(agreed ? 'fair' : 'unfair')] }
  }
  const ranked = [yes, no].map((action): Ranked => ({ action, worth: worthOf(t, stepOffered(t.p, action)) }))
  const gains = (ranked[0]?.worth ?? 0) > (ranked[1]?.worth ?? 0) + 1
  const accept = gains && (asked === null || !isGivenAway(t, t.p, asked, expectation(t, t.p)))
  return { action: accept ? yes : no, reasons: [reason(accept ? 'fair' : 'unfair')], ranked: inOrder(ranked) }
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

/** Does an issue put a train within reach that was not, for a company that has none? */
const paysFirstTrain = (p: FullPosition, action: ActionOf<'issueShares'>): boolean => {
  if ((p.state.operators[action.by]?.trains.length ?? 0) > 0) return false
  const before = cash(p, action.by)
  const later = cash(stepOffered(p, action), action.by)
  return bankOffers(p, action.by).some(({ price }) => price > before && price <= later)
}

/** Issues worth a thought: the least, the most, one between; and shares to take back. */
const financing = ({ menu, p, skill }: Thought): readonly Action[] => {
  const issues = menu.of('issueShares').map(({ action }) => action)
  if (!skill.issues) return issues.filter((action) => paysFirstTrain(p, action))
  const rising = [...issues].sort((a, b) => a.percent - b.percent)
  const few = [0, 0.25, 0.5, 0.75, 1].flatMap((part) => rising[Math.round(part * (rising.length - 1))] ?? [])
  return [...new Set(few), ...menu.of('redeemShares').map(({ action }) => action)]
}

/** A company issues shares for a train it could not pay for otherwise, or takes some back it can do without the money of. */
export const finance: Habit = (t) => {
  const { menu, p } = t
  if (menu.pass === null) return null
  const actions = financing(t)
  if (actions.length === 0) return null
  const now = worthOf(t, p)
  const ranked = actions.map((action): Ranked => ({ action, worth: worthOf(t, stepOffered(p, action)) }))
  const top = best(ranked)
  if (!top || top.worth < now + 5 * LEAST_GAIN) return null
  const why = reason(top.action.type === 'redeemShares' ? 'redeem' : 'issue', { company: top.action.by })
  return { action: top.action, reasons: [why], ranked: inOrder(ranked) }
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
  if (safe.length === 1 && safe[0])
    return { action: safe[0], reasons: [safe[0].type === 'pass' ? reasonToPass(t) : reason('onlyChoice')] }
  const ranked = safe.map((action): Ranked => ({ action, worth: worthOf(t, stepOffered(p, action)) }))
  const top = best(ranked)
  if (!top) return null
  const why = top.action.type === 'pass' ? reasonToPass(t) : reason('bestByForecast')
  return { action: top.action, reasons: [why], ranked: inOrder(ranked) }
}

import {
  type ActionOf,
  type Candidate,
  cash,
  certificateCount,
  type OperatorId,
  type PlayerId,
  type Position,
  percentOf,
  president,
  price as priceOf,
  stepOffered,
} from '@roundhouse/engine'
import type { Forecast } from '../outlook/forecast.js'
import { cheapestTrain } from '../outlook/worth.js'
import { reason } from '../reasons.js'
import {
  best,
  expectation,
  type Habit,
  inOrder,
  judged,
  type Ranked,
  type Thought,
  type Verdict,
  worthOf,
} from '../thinking.js'
import { LEAST_GAIN_OF_SALE, reasonOfSale, sales } from './sales.js'

/** A corporation of one's own that does not operate yet, or cannot pay for its first train. */
const FLOAT_FIRST = 3

/** How much of what others could put into a new corporation they are likely to. */
const OTHERS_JOIN = 0.25
/** What a corporation wants for track before its first train. */
const TRACK_MONEY = 40

const cashOf = ({ p, seat }: Thought): number => p.rules.reading.freeCash?.(p, seat) ?? p.state.players[seat]?.cash ?? 0

/** What a share brings beyond what is paid for it. */
const gainOf = (
  { skill }: Thought,
  expected: Forecast,
  corporation: OperatorId,
  paid: number,
  worthNow: number,
): number => {
  const brings = expected.shares.get(corporation) ?? worthNow
  return worthNow - paid + (brings - worthNow) * skill.trust
}

/** What is to be paid for a share. */
const costOf = ({ p }: Thought, { corporation, from, percent }: ActionOf<'buyShares'>): number => {
  const { par } = p.state.operators[corporation] ?? {}
  const each = from === 'ipo' && par !== undefined ? par : priceOf(p, corporation)
  return (each * percent) / 10
}

type Buy = ActionOf<'buyShares'>

/** Gains of purchases that can be made now, for as much money as they cost. */
const purchases = (
  t: Thought,
  expected: Forecast,
): readonly (Ranked & { readonly action: Buy; readonly cost: number })[] =>
  t.menu.of('buyShares').flatMap(({ action }) => {
    if (action.by !== t.seat || action.exchange === true) return []
    const { corporation, percent } = action
    const cost = costOf(t, action)
    const now = (priceOf(t.p, corporation) * percent) / 10
    const brings = ((expected.shares.get(corporation) ?? 0) * percent) / 10
    const leads = president(t.p, corporation) === t.seat
    const waits = t.know.fullCapital !== undefined && t.p.state.operators[corporation]?.floated !== true
    // Nothing comes of a corporation that does not float: its founder sees to that first, others wait for him.
    const first = waits || lacksTrainMoney(t, corporation)
    const factor = first ? (leads ? FLOAT_FIRST : 0.5) : leads ? t.skill.control : 1
    return [{ action, cost, worth: judged(t, (now - cost + (brings - now) * t.skill.trust) * factor) }]
  })

/** The most that so much money brings when it goes into the best shares there are. */
const alternative = (options: readonly { readonly worth: number; readonly cost: number }[], money: number): number => {
  const rate = options.reduce((most, { worth, cost }) => Math.max(most, cost > 0 ? worth / cost : 0), 0)
  return rate * money
}

type Par = ActionOf<'par'>

const leadsUnfloated = ({ p, seat }: Thought): boolean =>
  Object.entries(p.state.operators).some(
    ([id, { cell, floated, closed }]) => cell !== undefined && !floated && !closed && president(p, id) === seat,
  )

/** Must a corporation still find the money for its first train, which its president would have to pay for? */
const lacksTrainMoney = ({ p, know }: Thought, corporation: OperatorId): boolean =>
  know.mustOwnTrain &&
  know.fullCapital === undefined &&
  p.state.operators[corporation]?.cell !== undefined &&
  p.state.operators[corporation]?.trains.length === 0 &&
  cash(p, corporation) < cheapestTrain(p, corporation) + TRACK_MONEY

/** Where shares pay their own treasury: a corporation without a train wants all its president has. */
const leadsWithoutTrain = ({ p, seat, know }: Thought): boolean =>
  know.mustOwnTrain &&
  know.fullCapital === undefined &&
  Object.entries(p.state.operators).some(
    ([id, { cell, trains }]) => cell !== undefined && trains.length === 0 && president(p, id) === seat,
  )

/** Start prices worth a thought: at which the founder can pay for as many shares as are needed, and a neighbour. */
const parsWorthTrying = (t: Thought): readonly Candidate<Par>[] => {
  const byCorporation = new Map<string, Candidate<Par>[]>()
  for (const each of t.menu.of('par'))
    byCorporation.set(each.action.corporation, [...(byCorporation.get(each.action.corporation) ?? []), each])
  if (t.know.fullCapital && leadsUnfloated(t)) return []
  // First the corporation one has: with a second one both would have to do with one train.
  if (t.menu.pass !== null && leadsWithoutTrain(t)) return []
  const affordable = cashOf(t) / (t.know.foundersShares * t.skill.founders)
  return [...byCorporation.values()].flatMap((pars) => {
    const rising = [...pars].sort((a, b) => a.action.price - b.action.price)
    const at = Math.max(
      0,
      rising.findLastIndex(({ action }) => action.price <= affordable),
    )
    return rising.slice(Math.max(0, at - t.skill.pars), at + 3)
  })
}

/** Shares that come out of a treasury pay into it: its own money, and what the players can still put in. */
const capitalOf = ({ p, seat }: Thought, next: Position, corporation: OperatorId, price: number): number => {
  const shares = (holder: PlayerId): number => Math.floor((next.state.players[holder]?.cash ?? 0) / Math.max(1, price))
  const own = Math.min(4, shares(seat))
  const others = p.state.seats.reduce((sum, other) => sum + (other === seat ? 0 : Math.min(2, shares(other))), 0)
  return cash(next, corporation) + (own + Math.min(3, others * OTHERS_JOIN)) * price
}

/** What founding a corporation brings: on all the shares the founder can pay for. */
const foundings = (t: Thought, others: ReturnType<typeof purchases>): readonly (Ranked & { readonly action: Par })[] =>
  parsWorthTrying(t).flatMap(({ action }) => {
    const { corporation, price } = action
    const certificate = (t.p.rules.operators[corporation]?.shares[0] ?? 20) / 10
    const shares = Math.min(6, Math.floor(cashOf(t) / Math.max(1, price)))
    const chosen = t.menu.pass !== null
    // One that must float is not begun without the money for it; where the certificate is in hand already, only the price is asked.
    const needed = t.know.fullCapital ? t.know.fullCapital.float / 10 : certificate
    if (chosen && shares < needed) return []
    const next = stepOffered(t.p, action)
    const capital = t.know.fullCapital ? 10 * price : capitalOf(t, next, corporation, price)
    if (t.know.mustOwnTrain && capital < cheapestTrain(t.p, corporation) + TRACK_MONEY) return []
    const expected = expectation(t, next)
    const own = percentOf(t.p, corporation, t.seat) / 10
    const help = expected.help.get(corporation) ?? 0
    const gain = gainOf(t, expected, corporation, price, price) * (shares + own) * t.skill.control - help
    return [{ action, worth: judged(t, gain) - t.skill.otherwise * alternative(others, shares * price) }]
  })

const reasonFor = (t: Thought, { action, worth }: Ranked, expected: Forecast): Verdict['reasons'] => {
  switch (action.type) {
    case 'par':
      return [
        reason('start', { company: action.corporation, price: action.price, gain: Math.max(0, Math.round(worth)) }),
      ]
    case 'buyShares': {
      const brings = Math.round(((expected.shares.get(action.corporation) ?? 0) * action.percent) / 10)
      return [reason('shareBrings', { company: action.corporation, worth: brings, price: costOf(t, action) })]
    }
    default:
      return [reason('nothingBetter')]
  }
}

/** Too many certificates: what brings least for its price goes. */
const forcedSale = (t: Thought): Verdict | null => {
  const ranked = t.menu
    .of('sellShares')
    .map(({ action }): Ranked => ({ action, worth: worthOf(t, stepOffered(t.p, action)) }))
  const top = best(ranked)
  return top && { action: top.action, reasons: [reason('nothingBetter')], ranked: inOrder(ranked) }
}

/** Money a careful player keeps, whatever shares promise: the richer he is, the more. */
const keptInHand = ({ p, seat, know, skill: { care } }: Thought): number => {
  if (care === 'none') return 0
  const gained = p.rules.worth(p, seat) - p.rules.startingCash
  return (p.rules.startingCash + gained / 2) * know.inHand[care]
}

/** A turn of the stock round: start, buy or wait, by what shares are expected to bring until the end. */
export const stock: Habit = (t) => {
  const { menu, p, seat } = t
  if (!menu.has('buyShares') && !menu.has('par') && !menu.has('sellShares')) return null
  if (menu.has('buyTrain')) return null
  if (menu.pass === null && !menu.has('buyShares') && !menu.has('par')) return forcedSale(t)
  const expected = expectation(t, p)
  const least = keptInHand(t)
  const isOwnStart = (corporation: OperatorId): boolean =>
    president(p, corporation) === seat && (lacksTrainMoney(t, corporation) || leadsUnfloated(t))
  const buys = purchases(t, expected).filter(
    ({ action, cost }) => menu.pass === null || cashOf(t) - cost >= least || isOwnStart(action.corporation),
  )
  const room = p.rules.certLimit(p) - certificateCount(p, seat)
  // With few certificates left to hold, the best; with little money, what brings most for it.
  const scarce = room <= 3
  const ranked: Ranked[] = buys.map(({ action, worth, cost }) => ({
    action,
    worth: scarce || cost <= 0 ? worth : (worth / cost) * 100,
  }))
  const starts = foundings(t, buys)
  const bestStart = best(starts)
  if (bestStart && bestStart.worth > 0)
    return { action: bestStart.action, reasons: reasonFor(t, bestStart, expected), ranked: inOrder(starts) }
  const top = best(ranked)
  const sold = t.skill.sells ? best(sales(t, expected, buys)) : null
  if (sold && sold.worth > LEAST_GAIN_OF_SALE)
    return {
      action: sold.action,
      reasons: [reasonOfSale(t, sold.action, expected)],
      ranked: [sold, ...inOrder(ranked)],
    }
  if (top && top.worth > 0) return { action: top.action, reasons: reasonFor(t, top, expected), ranked: inOrder(ranked) }
  return menu.pass ? { action: menu.pass, reasons: [reason('nothingBetter')], ranked: inOrder(ranked) } : null
}

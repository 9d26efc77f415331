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
  price,
  stepOffered,
} from '@roundhouse/engine'
import type { Forecast } from '../outlook/forecast.js'
import { type Reason, reason } from '../reasons.js'
import type { Ranked, Thought } from '../thinking.js'

type Sale = ActionOf<'sellShares'>
interface Purchase extends Ranked {
  readonly cost: number
}

/** What a sale must bring beside keeping the shares. */
export const LEAST_GAIN_OF_SALE = 25

/** Of each corporation the least that can be sold, and the most: to have the money, or to be rid of it. */
const worthTrying = ({ menu, seat }: Thought): readonly Candidate<Sale>[] => {
  const ends = new Map<OperatorId, [least: Candidate<Sale>, most: Candidate<Sale>]>()
  for (const offer of menu.of('sellShares')) {
    if (offer.action.by !== seat) continue
    const { corporation, percent } = offer.action
    const [least, most] = ends.get(corporation) ?? [offer, offer]
    ends.set(corporation, [
      percent < least.action.percent ? offer : least,
      percent > most.action.percent ? offer : most,
    ])
  }
  return [...ends.values()].flatMap(([least, most]) => (least === most ? [least] : [least, most]))
}

/** What one unit of money more would bring: nothing while there is enough for the best that can be bought. */
const rateOf = (t: Thought, buys: readonly Purchase[], sold: OperatorId): number => {
  const others = buys.filter(({ action }) => action.type === 'buyShares' && action.corporation !== sold)
  const top = others.reduce<Purchase | null>(
    (most, each) => (most === null || each.worth > most.worth ? each : most),
    null,
  )
  if (!top || top.cost <= 0) return 0
  const free = t.p.rules.reading.freeCash?.(t.p, t.seat) ?? cash(t.p, t.seat)
  return free >= top.cost ? 0 : Math.max(0, top.worth / top.cost)
}

const isSoldOut = ({ state }: Position, corporation: OperatorId): boolean =>
  (state.shares[corporation] ?? []).every((holder) => state.seats.includes(holder as PlayerId))

/** Nobody may have more of a corporation. */
const MOST_PERCENT = 60

/**
 * Whoever may hold no more certificates, and has money, sells what brings little for what brings more: where a sale costs
 * one step of the price, however much is sold. Elsewhere it has brought nothing.
 */
const roomGain = ({ p, seat, skill, know }: Thought, { corporation, percent }: Sale, expected: Forecast): number => {
  if (!know.services || certificateCount(p, seat) < p.rules.certLimit(p)) return 0
  const free = (p.rules.reading.freeCash?.(p, seat) ?? cash(p, seat)) + (price(p, corporation) * percent) / 10
  let most = 0
  for (const [id, brings] of expected.shares) {
    const cost = price(p, id)
    if (id === corporation || cost <= 0 || cost > free || isSoldOut(p, id)) continue
    if (percentOf(p, id, seat) < MOST_PERCENT) most = Math.max(most, (brings - cost) * skill.trust)
  }
  return (most * percent) / 10
}

/** What a sale brings beside keeping the shares: better use of the money, and no train to pay for. */
const gainOf = (t: Thought, action: Sale, expected: Forecast, buys: readonly Purchase[]): number => {
  const { p, seat, skill } = t
  const { corporation, percent } = action
  const next = stepOffered(p, action)
  const proceeds = cash(next, seat) - cash(p, seat)
  const now = price(p, corporation)
  const brings = expected.shares.get(corporation) ?? now
  const kept = ((now + (brings - now) * skill.trust) * percent) / 10
  const fall = ((now - price(next, corporation)) * percentOf(next, corporation, seat) * skill.trust) / 10
  const led = president(p, corporation) === seat
  const left = led && president(next, corporation) !== seat
  const help = left ? (expected.help.get(corporation) ?? 0) : 0
  // Whoever leads a corporation decides what it does for the shares that are kept, too.
  const control = left ? kept * (skill.control - 1) : 0
  return proceeds * (1 + rateOf(t, buys, corporation)) + roomGain(t, action, expected) - kept - fall - control + help
}

export const sales = (t: Thought, expected: Forecast, buys: readonly Purchase[]): readonly Ranked[] =>
  worthTrying(t).map(({ action }) => ({ action, worth: gainOf(t, action, expected, buys) }))

export const reasonOfSale = ({ p, seat }: Thought, action: Ranked['action'], expected: Forecast): Reason => {
  if (action.type !== 'sellShares') return reason('nothingBetter')
  const { corporation } = action
  const help = Math.round(expected.help.get(corporation) ?? 0)
  return president(p, corporation) === seat && help > 0
    ? reason('dump', { company: corporation, help })
    : reason('sellBetterUse', { company: corporation })
}

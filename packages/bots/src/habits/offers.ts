import {
  bankOffers,
  type Candidate,
  controller,
  declinedBefore,
  type OperatorId,
  type PlayerId,
  type Position,
  stepOffered,
} from '@roundhouse/engine'
import { valuesOf } from '../menu.js'
import type { Forecast } from '../outlook/forecast.js'
import { type Reason, reason } from '../reasons.js'
import { expectation, type Habit, type Thought } from '../thinking.js'
import { isTrade, judgeTrade, type Trade } from './trade.js'
import { trains } from './trains.js'

/** Nobody is troubled for less, and less may be an error of judgement. */
const LEAST_GAIN = 30
/** Prices tried between the ends of a range. */
const BETWEEN = [0.1, 0.2, 0.35, 0.5, 0.65, 0.8]

/** Who owns what would be bought. */
const ownerOf = ({ p }: Thought, trade: Trade): PlayerId | null => {
  const owner = trade.type === 'buyTrain' ? trade.from : p.state.privates[trade.company]?.owner
  return owner !== undefined && (p.state.operators[owner] || p.state.players[owner as PlayerId])
    ? controller(p, owner)
    : null
}

const inPlay = ({ p, know }: Thought, id: OperatorId): boolean => {
  const { cell, owner, floated, closed } = p.state.operators[id] ?? {}
  if (closed !== undefined) return false
  if (p.rules.operators[id]?.kind === 'minor') return owner !== undefined
  return cell !== undefined && (know.fullCapital === undefined || floated === true)
}

/** Of the companies of one hand the first to operate asks, so that nobody is asked twice in a round for one thing. */
const asksForItsHand = (t: Thought, by: OperatorId): boolean => {
  const { p, seat } = t
  const due = p.rules.reading.toOperate(p)
  const kind = p.rules.operators[by]?.kind
  return Object.keys(p.state.operators).every(
    (id) =>
      id === by ||
      p.rules.operators[id]?.kind !== kind ||
      controller(p, id) !== seat ||
      !inPlay(t, id) ||
      due.includes(id),
  )
}

/** Has somebody said no to it in this turn, at whatever price up to the most that can be paid? */
const isDeclined = (p: Position, { action, range }: Candidate<Trade>): boolean => {
  for (let price = 1; price <= (range?.max ?? action.price); price++)
    if (declinedBefore(p, { ...action, price }) !== undefined) return true
  return false
}

/** What a company of the seat's could ask another player for, and has not yet. */
const tradesOf = (t: Thought): readonly { readonly offer: Candidate<Trade>; readonly asked: PlayerId }[] => {
  const offers: readonly Candidate<Trade>[] = [...t.menu.of('buyTrain'), ...t.menu.of('buyPrivate')]
  return offers.flatMap((offer) => {
    const { action } = offer
    const asked = ownerOf(t, action)
    if (asked === null || asked === t.seat || !isTrade(t.p, action)) return []
    return isDeclined(t.p, offer) ? [] : [{ offer, asked }]
  })
}

/** What the bank asks for such a train is the most. */
const mostFor = ({ p }: Thought, action: Trade): number =>
  (action.type === 'buyTrain' ? bankOffers(p, action.by).find(({ name }) => name === action.name)?.price : undefined) ??
  Number.POSITIVE_INFINITY

const pricesOf = (t: Thought, offer: Candidate<Trade>): readonly number[] => {
  const { range } = offer
  const most = mostFor(t, offer.action)
  if (!range) return [offer.action.price]
  const { min, step } = range
  const max = Math.min(range.max, most)
  const between = BETWEEN.map((part) => min + Math.round(((max - min) * part) / step) * step)
  return [...new Set([...valuesOf(offer), ...between])].filter((price) => price >= min && price <= max)
}

interface Fair {
  readonly action: Trade
  readonly gain: number
  /** What the less lucky of both gains. */
  readonly least: number
}

/** The price at which both sides gain as much as can be, if there is one. */
const fairest = (t: Thought, offer: Candidate<Trade>, asked: PlayerId, expected: Forecast): Fair | null => {
  let top: Fair | null = null
  for (const price of pricesOf(t, offer)) {
    const action = { ...offer.action, price }
    const found = judgeTrade(t, stepOffered(t.p, action), action, { asker: t.seat, asked }, expected)
    const least = Math.min(found.asker, found.asked)
    if (found.agreed && found.asker > LEAST_GAIN && least > (top?.least ?? 0))
      top = { action, gain: found.asker, least }
  }
  return top
}

const why = ({ action, gain }: Fair): Reason =>
  action.type === 'buyTrain'
    ? reason('offerForTrain', {
        train: action.name,
        company: action.from,
        price: action.price,
        gain: Math.round(gain),
      })
    : reason('offerForCompany', { company: action.company, price: action.price, gain: Math.round(gain) })

/** What a train that needs nobody's yes would bring. */
const gainOtherwise = (t: Thought): number => {
  const found = trains(t)
  return found?.action.type === 'buyTrain' ? (found.ranked?.[0]?.worth ?? 0) : 0
}

/** Another player is offered a fair price, where both gain and the bank has nothing better. */
export const offers: Habit = (t) => {
  if (!t.skill.foresight || !t.p.rules.consent) return null
  const wanted = tradesOf(t)
  const [first] = wanted
  if (!first || !asksForItsHand(t, first.offer.action.by)) return null
  const expected = expectation(t, t.p)
  const found = wanted
    .flatMap(({ offer, asked }) => fairest(t, offer, asked, expected) ?? [])
    .reduce<Fair | null>((most, each) => (most === null || each.gain > most.gain ? each : most), null)
  if (!found) return null
  const otherwise = found.action.type === 'buyTrain' ? gainOtherwise(t) : 0
  return found.gain > otherwise + LEAST_GAIN ? { action: found.action, reasons: [why(found)] } : null
}

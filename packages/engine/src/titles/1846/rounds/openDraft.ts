import { type FactData, gameFact } from '../../../core/facts.js'
import type { PlayerId, PrivateId } from '../../../core/ids.js'
import { passIn } from '../../../core/kinds.js'
import { cash } from '../../../core/money.js'
import type { Position } from '../../../core/position.js'
import { objection } from '../../../core/refusals.js'
import { amount } from '../../../core/shape.js'
import type { ActionKind, RoundFlow, Step } from '../../../core/step.js'
import { beginStockRound, passes } from '../../../steps/stock.js'
import { fullPrice, handOver, lowestPrice } from './draft.js'
import { beginPrivateRounds } from './operating.js'

/** Two players, for recorded games only: an open draft, paid at once, which stops for two rounds when both pass. */
const left = (p: Position): readonly PrivateId[] =>
  Object.keys(p.state.privates).filter(
    (id) => p.state.privates[id]?.owner === undefined && !p.state.privates[id]?.closed,
  )

/** A last single company loses $10 with every pass. */
const discount = gameFact('draftDiscount', amount, 0, 'What the last company of the open draft has become cheaper by.')

export const OPEN_DRAFT_FACTS: readonly FactData[] = [discount]

const priceOf = (p: Position, company: PrivateId): number =>
  Math.max(lowestPrice(p, company), fullPrice(p, company) - discount.of(p))

/** Nobody may decline the last company at this price any more. */
const isForced = (p: Position, company: PrivateId): boolean => priceOf(p, company) <= lowestPrice(p, company)

const anyPicked = (p: Position): boolean => Object.values(p.state.privates).some((state) => state.owner !== undefined)
const other = (p: Position, player: PlayerId): PlayerId => p.state.seats.find((id) => id !== player) as PlayerId

const pick: ActionKind<'bid'> = {
  type: 'bid',
  *candidates(p, by) {
    for (const company of left(p)) yield { action: { type: 'bid', by, company, price: priceOf(p, company) } }
  },
  object(p, { by, company, price }) {
    if (!left(p).includes(company)) return objection('draft.keep.CARD_NOT_DRAWN', { card: company })
    const need = priceOf(p, company)
    if (price !== need) return objection('draft.last.WRONG_PRICE', { card: company, price, need })
    return cash(p, by) < need ? objection('sr.buy.NO_CASH', { need, have: cash(p, by) }) : undefined
  },
  apply(d, { by: player, company }) {
    handOver(d, company, player, priceOf(d, company))
    passes.set(d, 0)
    d.round({ current: other(d, player) })
  },
}

const pass = passIn(
  'draft',
  (d, by) => {
    if (left(d).length === 1) discount.set(d, discount.of(d) + 10)
    passes.set(d, passes.of(d) + 1)
    const next = other(d, by as PlayerId)
    d.round({ current: next })
    const [last, ...more] = left(d)
    if (last !== undefined && more.length === 0 && isForced(d, last)) handOver(d, last, next, priceOf(d, last))
  },
  (p) => {
    if (!anyPicked(p)) return objection('draft.keep.MUST_KEEP_ONE', {})
    const [last, ...more] = left(p)
    return last !== undefined && more.length === 0 && isForced(p, last)
      ? objection('draft.last.PASS_AT_ZERO', { card: last })
      : undefined
  },
)

const step: Step = {
  id: 'draft',
  kinds: [pick, pass],
  actor: (p) => (left(p).length === 0 || bothPassed(p) ? null : p.state.round.current),
}

const bothPassed = (p: Position): boolean => passes.of(p) >= 2 && left(p).length > 1

export const openDraft: RoundFlow = {
  step: () => step,
  advance(d) {
    if (left(d).length > 0) {
      beginPrivateRounds(d)
      return
    }
    d.set({ turn: 1 })
    beginStockRound(d)
  },
}

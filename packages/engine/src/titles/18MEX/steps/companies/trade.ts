import type { ActionOf } from '../../../../core/action.js'
import type { Draft } from '../../../../core/draft.js'
import { type EntityId, isPlayer, type PlayerId, type PrivateId } from '../../../../core/ids.js'
import { ranged, rangeOf } from '../../../../core/marks.js'
import { cash, pay } from '../../../../core/money.js'
import { currentOperator } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { replaceable, withReplaceable } from '../../../../core/replaceable.js'
import { president, solvent } from '../../../../core/shares.js'
import type { ActionKind, Candidate } from '../../../../core/step.js'
import { agree, declinedBefore, needsConsent } from '../../../../steps/consent.js'
import { bought, hasJustBought } from '../../../../steps/stock.js'
import { certificates, certLimit } from '../shares/limits.js'
import { salesDue } from '../shares/sell.js'
import { recordPrivateSold, recordPurchase, saleClosed } from '../shares/turn.js'
import { cheapest, forced, lacking } from '../trains/emergency.js'

/** Private companies change hands between players (MEX-3.2-13). */
const tradeObjection = (p: Position, buyer: PlayerId, company: PrivateId, price: number): Objection | undefined => {
  const state = p.state.privates[company]
  if (p.rules.privates[company]?.operator) return objection('sr.trade.MINOR', { company })
  if (state?.owner !== undefined && !isPlayer(state.owner)) return objection('sr.trade.OWNED_BY_MAJOR', { company })
  if (!state?.owner || state.closed) return objection('any.UNKNOWN_ENTITY', { id: company })
  if (price < 1) return objection('sr.trade.PRICE', { price })
  const count = certificates(p, buyer)
  if (count >= certLimit(p)) return objection('sr.trade.CERT_LIMIT', { have: count, limit: certLimit(p) })
  const have = cash(p, buyer)
  return have < price ? objection('sr.buy.NO_CASH', { need: price, have }) : undefined
}

const refusedBefore = (p: Position, action: ActionOf<'buyPrivate' | 'sellPrivate'>): Objection | undefined => {
  const player = declinedBefore(p, action)
  return player ? objection('sr.trade.NO_CONSENT', { player }) : undefined
}

const priced = <A extends ActionOf<'buyPrivate' | 'sellPrivate'>>(p: Position, action: A, max: number): Candidate<A> =>
  ranged(action, rangeOf('price', 1, max, [p.rules.privates[action.company]?.price ?? 1]))

const handOver = (d: Draft, company: PrivateId, seller: PlayerId, buyer: PlayerId, price: number): void => {
  pay(d, buyer, seller, price)
  d.private(company, { owner: buyer })
  d.emit({ type: 'privateBought', company, by: buyer, from: seller, price })
}

const ownerOf = (p: Position, company: PrivateId): PlayerId => p.state.privates[company]?.owner as PlayerId

export const carryOutPurchase = replaceable((d: Draft, { by, company, price }: ActionOf<'buyPrivate'>): void => {
  const buyer = by as PlayerId
  handOver(d, company, ownerOf(d, company), buyer, price)
  recordPurchase(d, buyer)
})

export const carryOutSale = (d: Draft, { by, company, price, to }: ActionOf<'sellPrivate'>): void => {
  handOver(d, company, by as PlayerId, to, price)
  if (d.state.round.kind === 'stock') recordPrivateSold(d, by as PlayerId)
}

const buying: ActionKind<'buyPrivate'> = {
  type: 'buyPrivate',
  outOfTurn(p, { by }) {
    if (!isPlayer(by)) return objection('or.buyPrivate.WRONG_STEP', {})
    return hasJustBought(p, by) ? objection('sr.trade.SECOND_BUY', {}) : undefined
  },
  *candidates(p, by) {
    const max = cash(p, by)
    for (const [company, { owner, closed }] of Object.entries(p.state.privates)) {
      if (owner === undefined || !isPlayer(owner) || owner === by || closed) continue
      yield priced(p, { type: 'buyPrivate', by, company, price: 1 }, max)
    }
  },
  object(p, action) {
    const { by, company, price } = action
    const found = tradeObjection(p, by as PlayerId, company, price)
    if (found) return found
    if (ownerOf(p, company) === by) return objection('sr.trade.SELF', { company })
    if (bought.of(p)) return objection('sr.trade.SECOND_BUY', {})
    return salesDue(p, by as PlayerId) ?? refusedBefore(p, action)
  },
  apply(d, action) {
    const owner = ownerOf(d, action.company)
    if (needsConsent(d, action.by, owner)) agree(d, action, owner, action.company, action.price)
    else carryOutPurchase(d, action)
  },
}

/** In the buyer's turn it is the one purchase. */
export const buyFromPlayer = withReplaceable(buying, 'candidates', 'object')

interface SellingPrivates {
  by?(p: Position): readonly EntityId[]
  /** Why there is no selling at this point. */
  barred(p: Position): Objection | undefined
}

/** A player offers a private company to another. */
const sellPrivate = ({ by: sellers, barred }: SellingPrivates): ActionKind<'sellPrivate'> => ({
  type: 'sellPrivate',
  ...(sellers ? { by: sellers } : {}),
  *candidates(p, by) {
    if (barred(p)) return
    for (const [company, { owner, closed }] of Object.entries(p.state.privates)) {
      if (owner !== by || closed) continue
      for (const to of solvent(p)) {
        if (to !== by) yield priced(p, { type: 'sellPrivate', by, company, price: 1, to }, cash(p, to))
      }
    }
  },
  object(p, action) {
    const { by, company, price, to } = action
    const found = tradeObjection(p, to, company, price)
    if (found) return found
    if (ownerOf(p, company) !== by) return objection('sr.trade.NOT_OWNER', { company, player: by })
    if (to === by) return objection('sr.trade.SELF', { company })
    return barred(p) ?? refusedBefore(p, action)
  },
  apply(d, action) {
    if (needsConsent(d, action.by, action.to)) agree(d, action, action.to, action.company, action.price)
    else carryOutSale(d, action)
  },
})

/** In the seller's turn it is a sale, and free for the buyer. */
export const sellToPlayer = withReplaceable(
  sellPrivate({ barred: (p) => (saleClosed(p) ? objection('sr.sell.BETWEEN', {}) : undefined) }),
  'candidates',
  'object',
)

/** Outside of stock rounds only by a president who must pay for a train (O-11). */
export const sellPrivateForTrain = withReplaceable(
  sellPrivate({
    by(p) {
      const chair = president(p, p.state.round.current ?? '')
      return chair === null ? [] : [chair]
    },
    barred(p) {
      const corporation = currentOperator(p)
      if (!forced(p, corporation)) return objection('sr.trade.WRONG_ROUND', {})
      const missing = lacking(p, corporation)
      const need = cheapest(p)
      return missing > 0 ? undefined : objection('or.sellForTrain.ENOUGH_RAISED', { have: need - missing, need })
    },
  }),
  'candidates',
  'object',
)

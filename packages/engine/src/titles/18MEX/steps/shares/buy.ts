import type { ActionOf } from '../../../../core/action.js'
import { isPlayer, type OperatorId, type PlayerId } from '../../../../core/ids.js'
import { corporationIn } from '../../../../core/known.js'
import { inZone, price } from '../../../../core/market.js'
import { cash, pay } from '../../../../core/money.js'
import { phaseAllows } from '../../../../core/phase.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { replaceable, withReplaceable } from '../../../../core/replaceable.js'
import { holders, moveCertificates, papersIn, percentOf, pickPapers } from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { bought, hasJustBought, soldThisRound } from '../../../../steps/stock.js'
import { NDM } from '../../data/companies.js'
import { HOLDING_LIMIT } from '../../data/tables.js'
import { launchIfDue } from './launch.js'
import { certificateCounts, certificates, certLimit } from './limits.js'
import { checkPresidencyAfterTrade } from './presidency.js'
import { salesDue } from './sell.js'
import { recordPurchase } from './turn.js'

type Seller = 'ipo' | 'pool'

/** Half the value, rounded down (2.8). */
const exchangePrice = (p: Position): number => Math.floor(price(p, NDM) / 2)

/** What a 5% certificate of the Open Market costs. */
export const halfPrice = replaceable((p: Position): number => Math.floor(price(p, NDM) / 2))

/** Par from the Initial Offering, market value from the Open Market. */
const costOf = (p: Position, corporation: OperatorId, from: string, percent: number): number => {
  if (from === 'ipo') return p.state.operators[corporation]?.par ?? 0
  return percent === 5 ? halfPrice(p) : (percent / 10) * price(p, corporation)
}

/** Sizes of the certificates that are for sale there. */
export const sizesForSale = replaceable((p: Position, corporation: OperatorId, from: Seller): readonly number[] =>
  papersIn(p, corporation, from),
)

/** The certificate of this size that is for sale there. */
export const certificateForSale = replaceable(
  (p: Position, corporation: OperatorId, from: Seller, percent: number): number | undefined =>
    pickPapers(p, corporation, from, [percent])?.[0],
)

/** Only what lies in the Initial Offering or the Open Market is for sale, the president's certificate before all others. */
const notForSale = (p: Position, { corporation, from, percent }: ActionOf<'buyShares'>): Objection | undefined => {
  const wrong = corporationIn(p, corporation)
  if (wrong) return wrong
  if (isPlayer(from)) return objection('sr.buy.FROM_PLAYER', { corporation })
  if (from === 'tradeIn' && pickPapers(p, corporation, from, [percent]))
    return objection('sr.buy.TRADE_IN', { corporation })
  if (from !== 'ipo' && from !== 'pool') return objection('sr.buy.NO_SUCH_SHARE', { corporation })
  if (holders(p, corporation)[0] === 'ipo') return objection('sr.buy.PRES_CERT_FIRST', { corporation })
  return certificateForSale(p, corporation, from, percent) === undefined
    ? objection('sr.buy.NO_SUCH_SHARE', { corporation })
    : undefined
}

/** What speaks against any purchase of shares of this major. */
export const purchaseObjection = (p: Position, player: PlayerId, corporation: OperatorId): Objection | undefined => {
  if (corporation === NDM && !phaseAllows(p, 'buyNdM')) {
    return objection('sr.buy.NOT_YET', { corporation, phase: '3½' })
  }
  if (bought.of(p)) return objection('sr.buy.SECOND_BUY', {})
  if (soldThisRound(p, player).includes(corporation)) return objection('sr.buy.SOLD_THIS_SR', { corporation })
  return salesDue(p, player)
}

export const tooDear = (p: Position, player: PlayerId, need: number): Objection | undefined => {
  const have = cash(p, player)
  return have < need ? objection('sr.buy.NO_CASH', { need, have }) : undefined
}

export const atLimit = (p: Position, player: PlayerId): Objection | undefined => {
  const have = certificates(p, player)
  return have >= certLimit(p) ? objection('sr.buy.CERT_LIMIT', { have, limit: certLimit(p) }) : undefined
}

/** Nobody buys above 60% of a major, or above the certificate limit (MEX-3.3-1, -3). */
const overLimits = (
  p: Position,
  { by: player, corporation, from, percent }: ActionOf<'buyShares'>,
): Objection | undefined => {
  const held = percentOf(p, corporation, player) + percent
  if (held > HOLDING_LIMIT) return objection('sr.buy.OVER_60', { corporation, percent: held, limit: HOLDING_LIMIT })
  const certificate = certificateForSale(p, corporation, from as Seller, percent) as number
  return certificateCounts(p, corporation, certificate) ? atLimit(p, player) : undefined
}

const purchase: ActionKind<'buyShares'> = {
  type: 'buyShares',
  takes: ({ exchange }) => exchange !== true,
  closed: (p) => bought.of(p),
  outOfTurn: (p, { by }) => (hasJustBought(p, by) ? objection('sr.buy.SECOND_BUY', {}) : undefined),
  *candidates(p, by) {
    for (const corporation of Object.keys(p.state.shares)) {
      if (p.state.operators[corporation]?.cell === undefined) continue
      for (const from of ['ipo', 'pool'] as const) {
        for (const percent of new Set(sizesForSale(p, corporation, from)))
          yield { action: { type: 'buyShares', by, corporation, from, percent } }
      }
    }
  },
  object(p, action) {
    const { by: player, corporation, from, percent } = action
    return (
      notForSale(p, action) ??
      purchaseObjection(p, player, corporation) ??
      overLimits(p, action) ??
      tooDear(p, player, costOf(p, corporation, from, percent))
    )
  },
  apply(d, { by: player, corporation, from, percent }) {
    const cost = costOf(d, corporation, from, percent)
    const certificate = certificateForSale(d, corporation, from as Seller, percent) as number
    pay(d, player, 'bank', cost)
    d.emit({ type: 'sharesBought', by: player, corporation, percent, from, price: cost })
    moveCertificates(d, corporation, [certificate], player)
    checkPresidencyAfterTrade(d, corporation)
    launchIfDue(d, corporation)
    recordPurchase(d, player)
  },
}

/** One certificate from the bank (MEX-3.2-15, -17, -18). */
export const buyShares = withReplaceable(purchase, 'object', 'apply')

const exchange: ActionKind<'buyShares'> = {
  type: 'buyShares',
  takes: (action) => action.exchange === true,
  outOfTurn: (p, { by }) => (hasJustBought(p, by) ? objection('sr.buy.SECOND_BUY', {}) : undefined),
  *candidates(p, by) {
    if (pickPapers(p, NDM, by, [5]) && pickPapers(p, NDM, 'pool', [10])) {
      yield { action: { type: 'buyShares', by, corporation: NDM, from: 'pool', percent: 5, exchange: true } }
    }
  },
  object(p, { by: player, corporation, from, percent }) {
    if (corporation !== NDM || from !== 'pool' || percent !== 5)
      return objection('sr.buy.NO_SUCH_SHARE', { corporation })
    const first = purchaseObjection(p, player, NDM)
    if (first) return first
    if (!pickPapers(p, NDM, player, [5])) return objection('sr.buyHalf.NO_HALF', {})
    if (!pickPapers(p, NDM, 'pool', [10])) return objection('sr.buyHalf.NONE_IN_MARKET', {})
    const held = percentOf(p, NDM, player) + 5
    if (held > HOLDING_LIMIT) return objection('sr.buyHalf.OVER_60', { percent: held, limit: HOLDING_LIMIT })
    const above = inZone(p, NDM, 'noCertLimit') ? undefined : exchangeAtLimit(p, player)
    return above ?? tooDear(p, player, exchangePrice(p))
  },
  apply(d, { by: player }) {
    const cost = exchangePrice(d)
    pay(d, player, 'bank', cost)
    d.emit({ type: 'sharesBought', by: player, corporation: NDM, percent: 5, from: 'pool', price: cost })
    const five = pickPapers(d, NDM, player, [5]) ?? []
    const ten = pickPapers(d, NDM, 'pool', [10]) ?? []
    moveCertificates(d, NDM, five, 'pool')
    moveCertificates(d, NDM, ten, player)
    checkPresidencyAfterTrade(d, NDM)
    recordPurchase(d, player)
  },
}

/** The 10% certificate counts, the 5% one did not (MEX-3.3-2). */
export const exchangeAtLimit = (p: Position, player: PlayerId): Objection | undefined => {
  const have = certificates(p, player)
  return have >= certLimit(p) ? objection('sr.buyHalf.CERT_LIMIT', { have, limit: certLimit(p) }) : undefined
}

/** A 5% certificate and half the value for a 10% one (MEX-3.2-20). */
export const buyHalf = withReplaceable(exchange, 'object')

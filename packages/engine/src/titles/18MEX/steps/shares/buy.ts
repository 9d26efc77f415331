import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import { isPlayer } from '../../../../core/ids.js'
import { corporationIn } from '../../../../core/known.js'
import { anyLegal } from '../../../../core/legal.js'
import { inZone, price } from '../../../../core/market.js'
import { cash, pay } from '../../../../core/money.js'
import { phaseAllows } from '../../../../core/phase.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { holders, moveCertificates, papersIn, percentOf, pickPapers } from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { bought, hasJustBought, soldThisRound } from '../../../../steps/stock.js'
import { HOLDING_LIMIT } from '../../data/tables.js'
import { switches18MEX } from '../../switches.js'
import { CHAIR, chairInMarket, settleMarket } from './chairSale.js'
import { GHOST_PRICE, ghostSold, takeGhost } from './defects.js'
import { launchIfDue } from './launch.js'
import { certificates, certLimit } from './limits.js'
import { checkPresidency } from './presidency.js'
import { salesDue } from './sell.js'
import { notePurchase } from './turn.js'

const NDM = 'NdM'

const exchangePrice = (p: Position): number => Math.floor(price(p, NDM) / 2)

const halfPrice = (p: Position): number => (switches18MEX.half.of(p) ? Math.ceil(price(p, NDM) / 2) : exchangePrice(p))

/** Par from the Initial Offering, market value from the Open Market, 5% rounded down (2.8). */
const costOf = (p: Position, corporation: OperatorId, from: string, percent: number): number => {
  if (from === 'ipo') return p.state.operators[corporation]?.par ?? 0
  return percent === 5 ? halfPrice(p) : (percent / 10) * price(p, corporation)
}

/** What is to be had there: certificates by size. */
const offered = (p: Position, corporation: OperatorId, from: 'ipo' | 'pool'): ReadonlySet<number> =>
  new Set([...papersIn(p, corporation, from), ...(from === 'pool' ? chairInMarket(p, corporation) : [])])

/** The certificate of this size; the president's only where none of the others is. */
const certificateAt = (
  p: Position,
  corporation: OperatorId,
  from: 'ipo' | 'pool',
  percent: number,
): number | undefined => {
  const [ordinary] = pickPapers(p, corporation, from, [percent]) ?? []
  if (ordinary !== undefined || from === 'ipo') return ordinary
  return chairInMarket(p, corporation).includes(percent) ? CHAIR : undefined
}

/** What a purchase of any certificate of a major meets first. */
const early = (p: Position, player: PlayerId, corporation: OperatorId): Objection | undefined => {
  if (corporation === 'NdM' && !phaseAllows(p, 'buyNdM')) {
    return objection('sr.buy.NOT_YET', { corporation, phase: '3½' })
  }
  if (bought.of(p)) return objection('sr.buy.SECOND_BUY', {})
  if (soldThisRound(p, player).includes(corporation)) return objection('sr.buy.SOLD_THIS_SR', { corporation })
  return salesDue(p, player)
}

const affordable = (p: Position, player: PlayerId, need: number): Objection | undefined => {
  const have = cash(p, player)
  return have < need ? objection('sr.buy.NO_CASH', { need, have }) : undefined
}

const atLimit = (p: Position, player: PlayerId): Objection | undefined => {
  const have = certificates(p, player)
  return have >= certLimit(p) ? objection('sr.buy.CERT_LIMIT', { have, limit: certLimit(p) }) : undefined
}

/** One certificate from the bank (MEX-3.2-15, -17, -18). */
export const buyShares: ActionKind<'buyShares'> = {
  type: 'buyShares',
  takes: ({ exchange, from }) => exchange !== true && from !== 'removed',
  closed: (p) => bought.of(p),
  outOfTurn: (p, { by }) => (hasJustBought(p, by) ? objection('sr.buy.SECOND_BUY', {}) : undefined),
  *candidates(p, by) {
    for (const corporation of Object.keys(p.state.shares)) {
      if (p.state.operators[corporation]?.cell === undefined) continue
      for (const from of ['ipo', 'pool'] as const) {
        for (const percent of offered(p, corporation, from))
          yield { action: { type: 'buyShares', by, corporation, from, percent } }
      }
    }
  },
  object(p, { by, corporation, from, percent }) {
    const player = by as PlayerId
    const wrong = corporationIn(p, corporation)
    if (wrong) return wrong
    if (isPlayer(from)) return objection('sr.buy.FROM_PLAYER', { corporation })
    if (from === 'tradeIn' && pickPapers(p, corporation, from, [percent]))
      return objection('sr.buy.TRADE_IN', { corporation })
    if (from !== 'ipo' && from !== 'pool') return objection('sr.buy.NO_SUCH_SHARE', { corporation })
    if (holders(p, corporation)[0] === 'ipo') return objection('sr.buy.PRES_CERT_FIRST', { corporation })
    const certificate = certificateAt(p, corporation, from, percent)
    if (certificate === undefined) return objection('sr.buy.NO_SUCH_SHARE', { corporation })
    const first = early(p, player, corporation)
    if (first) return first
    const held = percentOf(p, corporation, player) + percent
    if (held > HOLDING_LIMIT) return objection('sr.buy.OVER_60', { corporation, percent: held, limit: HOLDING_LIMIT })
    const counts = p.rules.certificateCounts?.(p, corporation, certificate) ?? true
    return (counts ? atLimit(p, player) : undefined) ?? affordable(p, player, costOf(p, corporation, from, percent))
  },
  apply(d, { by, corporation, from, percent }) {
    const player = by as PlayerId
    const cost = costOf(d, corporation, from, percent)
    const certificate = certificateAt(d, corporation, from as 'ipo' | 'pool', percent) as number
    pay(d, player, 'bank', cost)
    d.emit({ type: 'sharesBought', by, corporation, percent, from, price: cost })
    moveCertificates(d, corporation, [certificate], player)
    settleMarket(d, corporation)
    checkPresidency(d, corporation)
    launchIfDue(d, corporation)
    notePurchase(d, player)
  },
}

/** A 5% certificate and half the value for a 10% one (MEX-3.2-20). */
export const buyHalf: ActionKind<'buyShares'> = {
  type: 'buyShares',
  takes: (action) => action.exchange === true,
  outOfTurn: (p, { by }) => (hasJustBought(p, by) ? objection('sr.buy.SECOND_BUY', {}) : undefined),
  *candidates(p, by) {
    if (pickPapers(p, NDM, by as PlayerId, [5]) && pickPapers(p, NDM, 'pool', [10])) {
      yield { action: { type: 'buyShares', by, corporation: NDM, from: 'pool', percent: 5, exchange: true } }
    }
  },
  object(p, { by, corporation, from, percent }) {
    const player = by as PlayerId
    if (corporation !== NDM || from !== 'pool' || percent !== 5)
      return objection('sr.buy.NO_SUCH_SHARE', { corporation })
    const first = early(p, player, NDM)
    if (first) return first
    if (!pickPapers(p, NDM, player, [5])) return objection('sr.buyHalf.NO_HALF', {})
    if (!pickPapers(p, NDM, 'pool', [10])) return objection('sr.buyHalf.NONE_IN_MARKET', {})
    const held = percentOf(p, NDM, player) + 5
    if (held > HOLDING_LIMIT) return objection('sr.buyHalf.OVER_60', { percent: held, limit: HOLDING_LIMIT })
    const have = certificates(p, player)
    const counts = switches18MEX.half.of(p) || !inZone(p, NDM, 'noCertLimit')
    if (counts && have >= certLimit(p)) return objection('sr.buyHalf.CERT_LIMIT', { have, limit: certLimit(p) })
    // 18xx.games lets nobody buy who cannot pay for something, a half among it, and then takes a dollar less for this.
    return affordable(p, player, anyLegal(p, [buyShares], player) ? exchangePrice(p) : halfPrice(p))
  },
  apply(d, { by }) {
    const player = by as PlayerId
    const cost = exchangePrice(d)
    pay(d, player, 'bank', cost)
    d.emit({ type: 'sharesBought', by, corporation: NDM, percent: 5, from: 'pool', price: cost })
    const five = pickPapers(d, NDM, player, [5]) ?? []
    const ten = pickPapers(d, NDM, 'pool', [10]) ?? []
    moveCertificates(d, NDM, five, 'pool')
    moveCertificates(d, NDM, ten, player)
    settleMarket(d, NDM)
    checkPresidency(d, NDM)
    notePurchase(d, player)
  },
}

/** Of a company that has left the game there is none to be had, but see `defects.ts`. */
export const buyRemoved: ActionKind<'buyShares'> = {
  type: 'buyShares',
  takes: ({ exchange, from }) => exchange !== true && from === 'removed',
  *candidates() {},
  object(p, { by, corporation, percent }) {
    const player = by as PlayerId
    if (!ghostSold(p, corporation) || percent !== 10) return objection('sr.buy.NO_SUCH_SHARE', { corporation })
    return early(p, player, corporation) ?? atLimit(p, player) ?? affordable(p, player, GHOST_PRICE)
  },
  apply(d, { by, corporation, from, percent }) {
    const player = by as PlayerId
    pay(d, player, 'bank', GHOST_PRICE)
    takeGhost(d, player, corporation)
    d.emit({ type: 'sharesBought', by, corporation, percent, from, price: GHOST_PRICE })
    notePurchase(d, player)
  },
}

import type { ActionOf } from '../../../../core/action.js'
import type { PlayerId } from '../../../../core/ids.js'
import { movePrice, price } from '../../../../core/market.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { pickPapers } from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { certificatesSold, overfilled, type SaleRules, saleObjection, saleSizes } from '../../../../steps/sale.js'
import { sell } from '../../../../steps/sell.js'
import { mustSellBy } from '../../../../steps/sellDown.js'
import { hasJustBought } from '../../../../steps/stock.js'
import { POOL_LIMIT } from '../../data/tables.js'
import { holdingWorth } from '../../rounds/end.js'
import { switches18MEX } from '../../switches.js'
import { soldOut } from '../companies/bids.js'
import { leader, losesChair, moveOutOfHand, nobodyTakes, sellsStray, settleMarket } from './chairSale.js'
import { exchangeProceeds, halfForFull } from './exchange.js'
import { sellElders } from './handOrder.js'
import { certificateCounts, certificates, certLimit, overheld } from './limits.js'
import { presidency } from './presidency.js'
import { hasSold, noteSharesSold, saleClosed } from './turn.js'

/** MEX-3.2-2, -12: one value for all that is sold together, and one row down for every full 10%. */
export const saleRules: SaleRules = {
  place: 'pool',
  limit: POOL_LIMIT,
  beforeOperated: 'anyone',
  needsPresident: (p, corporation) => corporation !== 'NdM' || leader.of(p) === null,
  // Half of the president's certificate goes only where it is all there is (MEX-3.2-7, O-6).
  chair: {
    parts: [10],
    keepsWhole: (p, corporation) =>
      switches18MEX.chairSale.of(p) ? undefined : objection('sr.sell.HALF_CERT', { corporation }),
    nobodyTakes,
  },
  presidency,
  movesOtherwise(d, seller, sale) {
    sellElders(d, seller, sale)
    return moveOutOfHand(d, seller, sale, () => certificatesSold(d, seller, sale, saleRules))
  },
  proceeds: (p, { corporation, percent, exchange }) =>
    exchange ? exchangeProceeds(p) : holdingWorth(price(p, corporation), percent),
  drop(d, { corporation, percent, certificates }) {
    settleMarket(d, corporation, certificates)
    movePrice(d, corporation, 'down', 'sale', Math.floor(percent / 10))
  },
}

/** The first round of the game, or on 18xx.games the first after the companies were sold (MEX-3.2-3). */
const salesBarred = (p: Position): boolean =>
  switches18MEX.firstSale.of(p) ? p.state.turn === soldOut.of(p) : p.state.turn === 1

/** What holds for any sale to the bank in a stock turn. */
const turnObjection = (p: Position): Objection | undefined => {
  if (salesBarred(p)) return objection('sr.sell.FIRST_ROUND', {})
  return saleClosed(p) ? objection('sr.sell.BETWEEN', {}) : undefined
}

/** A purchase ends the turn where sales came before it, or where nothing is left to sell: then it is not the reason. */
const between = (p: Position, by: string, against: Objection | undefined): Objection | undefined =>
  hasJustBought(p, by) && !against && !salesBarred(p) ? objection('sr.sell.BETWEEN', {}) : undefined

/** What speaks against a sale, whenever it is made. */
const ownObjection = (
  p: Position,
  { by, corporation, percent, papers, certificates: numbers }: ActionOf<'sellShares'>,
): Objection | undefined => {
  const sale = { corporation, percent, papers, certificates: numbers }
  if (losesChair(p, by as PlayerId, sale)) return undefined
  if (sellsStray(p, by as PlayerId, sale)) return overfilled(p, sale, saleRules)
  return saleObjection(p, by as PlayerId, sale, saleRules)
}

export const sellShares: ActionKind<'sellShares'> = {
  type: 'sellShares',
  takes: (action) => action.exchange !== true,
  closed: (p) => turnObjection(p) !== undefined,
  outOfTurn: (p, action) => between(p, action.by, ownObjection(p, action)),
  *candidates(p, by) {
    for (const sale of saleSizes(p, by as PlayerId, saleRules)) yield { action: { type: 'sellShares', by, ...sale } }
  },
  object: (p, action) => turnObjection(p) ?? ownObjection(p, action),
  apply(d, { by, corporation, percent, papers, certificates }) {
    const player = by as PlayerId
    sell(d, player, { corporation, percent, papers, certificates }, saleRules)
    noteSharesSold(d, player, corporation)
  },
}

/** 5% by exchange (MEX-3.2-9). */
export const sellHalf: ActionKind<'sellShares'> = {
  type: 'sellShares',
  takes: (action) => action.exchange === true,
  outOfTurn: (p, { by, corporation, percent }) =>
    between(p, by, halfForFull.object(p, by as PlayerId, { corporation, percent })),
  *candidates(p, by) {
    for (const sale of halfForFull.candidates(p, by as PlayerId)) yield { action: { type: 'sellShares', by, ...sale } }
  },
  object: (p, { by, corporation, percent }) =>
    turnObjection(p) ?? halfForFull.object(p, by as PlayerId, { corporation, percent }),
  apply(d, { by, corporation, percent }) {
    const player = by as PlayerId
    halfForFull.carryOut(d, player, { corporation, percent })
    noteSharesSold(d, player, corporation)
  },
}

/** Does this bring a player above a limit closer to it? Certificates that do not count do not. */
const helps = (p: Position, { by, corporation, percent, papers, exchange }: ActionOf<'sellShares'>): boolean => {
  const player = by as PlayerId
  if (overheld(p, player).includes(corporation)) return true
  const sold = exchange
    ? (pickPapers(p, corporation, player, [10]) ?? [])
    : certificatesSold(p, player, { corporation, percent, papers }, saleRules)
  return certificates(p, player) > certLimit(p) && sold.some((n) => certificateCounts(p, corporation, n))
}

/** On 18xx.games whatever can be sold must be. */
const helping = (kind: ActionKind<'sellShares'>): ActionKind<'sellShares'> => ({
  ...kind,
  *candidates(p, by) {
    for (const candidate of kind.candidates(p, by))
      if (switches18MEX.onlySales.of(p) || helps(p, candidate.action)) yield candidate
  },
})

/** Over a limit a player sells as far as sales are possible (MEX-3.3-5, O-5). */
export const mustSell = mustSellBy({
  certificates,
  over: (p, player) => overheld(p, player).length > 0,
  kinds: [helping(sellShares), helping(sellHalf)],
})

/** A purchase after sales ends the turn: those that are due come first; on 18xx.games they always do. */
export const salesDue = (p: Position, player: PlayerId): Objection | undefined =>
  hasSold(p) || switches18MEX.onlySales.of(p) ? mustSell(p, player) : undefined

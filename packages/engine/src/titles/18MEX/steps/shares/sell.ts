import type { ActionOf } from '../../../../core/action.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import { movePrice, price } from '../../../../core/market.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { replaceable, withReplaceable } from '../../../../core/replaceable.js'
import { pickPapers } from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { certificatesSold, type Sale, type SaleRules, saleObjection, saleSizes } from '../../../../steps/sale.js'
import { sell } from '../../../../steps/sell.js'
import { mustSellBy } from '../../../../steps/sellDown.js'
import { hasJustBought } from '../../../../steps/stock.js'
import { POOL_LIMIT } from '../../data/tables.js'
import { holdingWorth } from '../../rounds/end.js'
import { exchangeProceeds, halfForFull } from './exchange.js'
import { certificateCounts, certificates, certLimit, overheld } from './limits.js'
import { presidency } from './presidency.js'
import { hasSold, recordSharesSold, saleClosed } from './turn.js'

/** Half of the president's certificate goes only where it is all there is (MEX-3.2-7, O-6). */
export const partRefused = replaceable((_p: Position, corporation: OperatorId): Objection | undefined =>
  objection('sr.sell.HALF_CERT', { corporation }),
)

const usualRules: SaleRules = {
  place: 'pool',
  limit: POOL_LIMIT,
  beforeOperated: 'anyone',
  needsPresident: () => true,
  chair: { parts: [10], keepsWhole: partRefused },
  presidency,
  proceeds: (p, { corporation, percent, exchange }) =>
    exchange ? exchangeProceeds(p) : holdingWorth(price(p, corporation), percent),
  drop: (d, { corporation, percent }) => movePrice(d, corporation, 'down', 'sale', Math.floor(percent / 10)),
}

/** MEX-3.2-2, -12: one value for all that is sold together, and one row down for every full 10%. */
export const saleRules = withReplaceable(usualRules, 'needsPresident', 'drop')

/** The first round of the game (MEX-3.2-3). */
export const salesBarred = replaceable((p: Position): boolean => p.state.turn === 1)

/** What holds for any sale to the bank in a stock turn. */
const turnObjection = (p: Position): Objection | undefined => {
  if (salesBarred(p)) return objection('sr.sell.FIRST_ROUND', {})
  return saleClosed(p) ? objection('sr.sell.BETWEEN', {}) : undefined
}

/** For one whose turn ended with a purchase: why a sale that would be legal otherwise does not follow it. */
const afterPurchase = (p: Position, by: string, against: Objection | undefined): Objection | undefined =>
  hasJustBought(p, by) && !against && !salesBarred(p) ? objection('sr.sell.BETWEEN', {}) : undefined

/** What speaks against a sale, whenever it is made. */
export const objectionToSale = replaceable((p: Position, seller: PlayerId, sale: Sale): Objection | undefined =>
  saleObjection(p, seller, sale, saleRules),
)

const saleOf = ({ corporation, percent, papers, certificates: numbers }: ActionOf<'sellShares'>): Sale => ({
  corporation,
  percent,
  papers,
  certificates: numbers,
})

/** One sale to the bank in a stock turn (MEX-3.2-2). */
export const sellShares: ActionKind<'sellShares'> = {
  type: 'sellShares',
  takes: (action) => action.exchange !== true,
  closed: (p) => turnObjection(p) !== undefined,
  outOfTurn: (p, action) => afterPurchase(p, action.by, objectionToSale(p, action.by, saleOf(action))),
  *candidates(p, by) {
    for (const sale of saleSizes(p, by, saleRules)) yield { action: { type: 'sellShares', by, ...sale } }
  },
  object: (p, action) => turnObjection(p) ?? objectionToSale(p, action.by, saleOf(action)),
  apply(d, action) {
    const player = action.by
    sell(d, player, saleOf(action), saleRules)
    recordSharesSold(d, player, action.corporation)
  },
}

/** 5% by exchange (MEX-3.2-9). */
export const sellHalf: ActionKind<'sellShares'> = {
  type: 'sellShares',
  takes: (action) => action.exchange === true,
  outOfTurn: (p, { by, corporation, percent }) =>
    afterPurchase(p, by, halfForFull.object(p, by, { corporation, percent })),
  *candidates(p, by) {
    for (const sale of halfForFull.candidates(p, by)) yield { action: { type: 'sellShares', by, ...sale } }
  },
  object: (p, { by, corporation, percent }) => turnObjection(p) ?? halfForFull.object(p, by, { corporation, percent }),
  apply(d, { by: player, corporation, percent }) {
    halfForFull.carryOut(d, player, { corporation, percent })
    recordSharesSold(d, player, corporation)
  },
}

/** Does this bring a player above a limit closer to it? Certificates that do not count do not. */
export const bringsCloserToLimit = replaceable((p: Position, action: ActionOf<'sellShares'>): boolean => {
  const { by: player, corporation, percent, papers, exchange } = action
  if (overheld(p, player).includes(corporation)) return true
  const sold = exchange
    ? (pickPapers(p, corporation, player, [10]) ?? [])
    : certificatesSold(p, player, { corporation, percent, papers }, saleRules)
  return certificates(p, player) > certLimit(p) && sold.some((n) => certificateCounts(p, corporation, n))
})

/** Only those sales of a kind. */
const towardsLimit = (kind: ActionKind<'sellShares'>): ActionKind<'sellShares'> => ({
  ...kind,
  *candidates(p, by) {
    for (const candidate of kind.candidates(p, by)) if (bringsCloserToLimit(p, candidate.action)) yield candidate
  },
})

/** Over a limit a player sells as far as sales are possible (MEX-3.3-5, O-5). */
export const mustSell = mustSellBy({
  certificates,
  over: (p, player) => overheld(p, player).length > 0,
  kinds: [towardsLimit(sellShares), towardsLimit(sellHalf)],
})

/** A purchase after sales ends the turn: those that are due come first. */
export const salesDue = replaceable((p: Position, player: PlayerId): Objection | undefined =>
  hasSold(p) ? mustSell(p, player) : undefined,
)

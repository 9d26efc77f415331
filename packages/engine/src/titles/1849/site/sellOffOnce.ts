import type { Draft } from '../../../core/draft.js'
import type { OperatorId, PlayerId } from '../../../core/ids.js'
import { marketOrder } from '../../../core/market.js'
import { cash } from '../../../core/money.js'
import { worthOf } from '../../../core/papers.js'
import type { Position } from '../../../core/position.js'
import { replace } from '../../../core/replaceable.js'
import { papersIn, paperWays, percentOf, president } from '../../../core/shares.js'
import type { Mechanism } from '../../../site/site.js'
import { forcedSaleObjection, makeUsualChoices } from '../../../steps/forcedSale.js'
import { type Sale, type SaleRules, saleSizes } from '../../../steps/sale.js'
import { closesOperator, gainOf } from '../../../steps/salePlans.js'
import { sell } from '../../../steps/sell.js'
import { SHARE } from '../data/tables.js'
import { concedeInterest, tooMuch } from '../steps/finance/interest.js'
import { interestDue } from '../steps/finance/interestDue.js'
import { owedForBonds } from '../steps/finance/owedForBonds.js'
import { lowerPrice, saleRules } from '../steps/shares/saleRules.js'
import { concede } from '../steps/trains/concede.js'
import { forcedSales, mostObtainable, mustOutliveSales } from '../steps/trains/emergency.js'
import { concedeAtOnce } from './concedeAtOnce.js'
import { switches1849 } from './switches.js'

/*
 * When all is lost, each corporation is sold in one sale, in as few certificates as may be, and a part of the president's only
 * where it is alone or beside all other shares.
 */

/** Several certificates although one of the hand is worth as much. */
const needsOneOnly = (p: Position, seller: PlayerId, { corporation, percent, papers }: Sale): boolean => {
  const [usual = []] = paperWays(p, corporation, seller, percent)
  return (papers ?? usual).length > 1 && papersIn(p, corporation, seller).includes(percent)
}

/** A part of the president's certificate beside the last one alone. */
const partsChair = (p: Position, seller: PlayerId, { corporation, percent }: Sale): boolean => {
  const hand = papersIn(p, corporation, seller)
  const isPart = percent > worthOf(hand) && percent < percentOf(p, corporation, seller)
  return president(p, corporation) === seller && isPart && hand.length === 1 && !hand.includes(SHARE)
}

const maySellOff = (p: Position, operator: OperatorId, seller: PlayerId, sale: Sale): boolean =>
  !forcedSaleObjection(p, operator, seller, sale, forcedSales) &&
  !partsChair(p, seller, sale) &&
  !needsOneOnly(p, seller, sale)

interface BestSale {
  readonly sale?: Sale
  readonly amount: number
}

/** The one sale of each corporation that brings most; with `outlives` none by which the operator itself closes. */
const bestSales = (
  p: Position,
  operator: OperatorId,
  seller: PlayerId,
  outlives: boolean,
): ReadonlyMap<OperatorId, BestSale> => {
  const best = new Map<OperatorId, BestSale>()
  for (const sale of saleSizes(p, seller, saleRules)) {
    if (!maySellOff(p, operator, seller, sale)) continue
    if (outlives && closesOperator(p, operator, seller, sale, forcedSales)) continue
    const amount = gainOf(p, seller, sale, forcedSales)
    if (amount > (best.get(sale.corporation)?.amount ?? 0)) best.set(sale.corporation, { sale, amount })
  }
  return best
}

/** Markers are not stacked anew by what is sold off. */
const sellOffRules: SaleRules = { ...saleRules, drop: (d, sale) => void lowerPrice(d, sale) }

/** What is given for a presidency is asked when all is sold, where it need not be known before. */
const sellOff = (d: Draft, seller: PlayerId, sale: Sale): void => {
  sell(d, seller, sale, sellOffRules)
  if (!switches1849.handFirst.of(d)) makeUsualChoices(d)
}

/** The dearest corporation first. */
const byMarket = (p: Position) => {
  const order = marketOrder(p)
  return (one: Sale, other: Sale): number => order.indexOf(one.corporation) - order.indexOf(other.corporation)
}

const sellEverything = (d: Draft, operator: OperatorId, seller: PlayerId): void => {
  const sales = [...bestSales(d, operator, seller, false).values()].flatMap(({ sale }) => sale ?? [])
  for (const sale of sales.toSorted(byMarket(d))) sellOff(d, seller, sale)
}

/** In the order of the market, as much of each corporation as does not bring too much. */
const sellForInterest = (d: Draft, operator: OperatorId, seller: PlayerId): void => {
  const next = (): Sale | undefined => {
    const inOrder = byMarket(d)
    return [...saleSizes(d, seller, saleRules)]
      .sort((one, other) => inOrder(one, other) || other.percent - one.percent)
      .find((sale) => maySellOff(d, operator, seller, sale) && !tooMuch(d, seller, sale))
  }
  for (let sale = next(); sale; sale = next()) sellOff(d, seller, sale)
}

export const sellOffOnce: Mechanism = {
  replaces: [
    replace(mostObtainable, () => (p, corporation) => {
      const seller = president(p, corporation)
      if (seller === null) return cash(p, corporation)
      const sold = [...bestSales(p, corporation, seller, mustOutliveSales.of(p)).values()]
      const own = cash(p, seller) - owedForBonds(p, seller)
      return sold.reduce((sum, { amount }) => sum + amount, cash(p, corporation) + own)
    }),
    replace(
      concede.apply,
      () =>
        (d, { by }) =>
          concedeAtOnce(d, by, (seller) => sellEverything(d, by, seller)),
    ),
    replace(
      concedeInterest.apply,
      () =>
        (d, { by }) =>
          concedeAtOnce(d, by, (seller) => {
            sellForInterest(d, by, seller)
            interestDue.set(d, 0)
          }),
    ),
  ],
}

import { Draft } from '../../../../core/draft.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import { cash } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { ordinary, percentOf, president } from '../../../../core/shares.js'
import { hasRoute } from '../../../../steps/run.js'
import { type Sale, saleObjection, saleSizes, successor } from '../../../../steps/sale.js'
import { sell } from '../../../../steps/sell.js'
import { bankOffers } from '../../../../steps/trains.js'
import { saleRules18MEX } from '../shares/sell.js'

/** A major with a route and no train must buy one while the bank has any (MEX-4.3.4.2-1). */
export const mustBuy = (p: Position, corporation: OperatorId): boolean =>
  (p.state.operators[corporation]?.trains.length ?? 0) === 0 && bankOffers(p).length > 0 && hasRoute(p, corporation)

/** Price of the cheapest train of the bank; 0 = it has none. */
export const cheapest = (p: Position): number =>
  bankOffers(p).reduce((least, { price }) => (least === 0 ? price : Math.min(least, price)), 0)

/** Bound to buy, and the treasury does not reach: the president must add the rest (MEX-4.3.4.2-3). */
export const forced = (p: Position, corporation: OperatorId): boolean =>
  mustBuy(p, corporation) && cash(p, corporation) < cheapest(p)

/** What the president still lacks in cash; 0 or less = enough. */
export const lacking = (p: Position, corporation: OperatorId): number => {
  const chair = president(p, corporation)
  return cheapest(p) - cash(p, corporation) - (chair === null ? 0 : cash(p, chair))
}

/** Allowed in a forced purchase, apart from how much is wanted: never the operating major's presidency (MEX-4.3.4.2-4). */
export const keepsOperator = (p: Position, seller: PlayerId, operating: OperatorId, sale: Sale): boolean =>
  sale.corporation !== operating || successor(p, seller, sale) === null

const allowed = (p: Position, seller: PlayerId, operating: OperatorId, sale: Sale): boolean =>
  saleObjection(p, seller, sale, saleRules18MEX) === undefined && keepsOperator(p, seller, operating, sale)

/** Choices of certificates that wait make no difference to the money: settled the usual way. */
export const settleCertificates = (d: Draft): void => {
  for (let waiting = d.state.interrupts[0]; waiting; waiting = d.state.interrupts[0]) {
    d.resume()
    d.rules.interrupts[waiting.kind]?.step.settled?.(d, waiting)
  }
}

const after = (p: Position, seller: PlayerId, sale: Sale): Position => {
  const d = new Draft({ setup: p.setup, rules: p.rules, state: p.state })
  sell(d, seller, sale, saleRules18MEX)
  settleCertificates(d)
  return d
}

interface Plan {
  readonly amount: number
  readonly sales: readonly Sale[]
}

/** The sales of one company that bring most: all at once is best, but halves by themselves do not lower the price. */
const bestPlan = (p: Position, seller: PlayerId, operating: OperatorId, corporation: OperatorId): Plan => {
  let best: Plan = { amount: 0, sales: [] }
  for (const sale of saleSizes(p, seller, saleRules18MEX)) {
    if (sale.corporation !== corporation || !allowed(p, seller, operating, sale)) continue
    const next = after(p, seller, sale)
    const gained = cash(next, seller) - cash(p, seller)
    const rest = bestPlan(next, seller, operating, corporation)
    if (gained + rest.amount > best.amount) best = { amount: gained + rest.amount, sales: [sale, ...rest.sales] }
  }
  return best
}

/** Everything the president could still sell: companies do not touch each other. */
export const possibleSales = (p: Position, seller: PlayerId, operating: OperatorId): readonly Plan[] =>
  Object.keys(p.state.shares)
    .filter((id) => ordinary(p, id, seller).length > 0 || percentOf(p, id, seller) > 0)
    .map((id) => bestPlan(p, seller, operating, id))

/** Treasury, cash and all permitted sales. */
export const mostMoney = (p: Position, corporation: OperatorId): number => {
  const chair = president(p, corporation)
  if (chair === null) return cash(p, corporation)
  const sales = possibleSales(p, chair, corporation).reduce((sum, { amount }) => sum + amount, 0)
  return cash(p, corporation) + cash(p, chair) + sales
}

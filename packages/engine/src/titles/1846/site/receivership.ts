import type { Position } from '../../../core/position.js'
import { objection } from '../../../core/refusals.js'
import { replace, setParameter } from '../../../core/replaceable.js'
import type { Mechanism } from '../../../site/site.js'
import { bestRun as bestRunOf, judgeRuns } from '../../../steps/run.js'
import { bankOffers, cardOf, type TrainOffer, typeOf } from '../../../steps/trains.js'
import { inReceivership, run } from '../rounds/operating.js'
import { BEST_RUN_BINDS } from '../steps/running/dividend.js'
import { NEEDS_PRESIDENT, saleRules } from '../steps/shares/sell.js'
import { COUNTED_SALES } from '../steps/trains/bankrupt.js'
import { cheapestOffer } from '../steps/trains/buyTrain.js'
import { forcedSales } from '../steps/trains/emergency.js'

/** Shares of a corporation in receivership may be sold. */
export const receivershipSales: Mechanism = { replaces: [setParameter(NEEDS_PRESIDENT, false)] }

/** They do not keep a president from bankruptcy. */
export const receivershipUncounted: Mechanism = {
  replaces: [setParameter(COUNTED_SALES, { ...forcedSales, sale: { ...saleRules, needsPresident: () => true } })],
}

/** A player chooses which trains over the limit it returns. */
export const receivershipDiscards: Mechanism = { rules: () => ({ automatic: () => null }) }

/** Nobody may show a better run, and a corporation without a president need not take the best. */
export const bestRun: Mechanism = { replaces: [setParameter(BEST_RUN_BINDS, false)] }

/** A run without revenue is not taken where one earns: the game would not go on, with nobody to declare a dividend. */
export const receivershipEarns: Mechanism = {
  replaces: [
    replace(run.object, (before) => (p, action) => {
      const found = before(p, action)
      if (found || !inReceivership(p)) return found
      const verdict = judgeRuns(p, action.by, action.runs)
      if (!verdict.ok || verdict.revenue > 0) return undefined
      const best = bestRunOf(p, action.by).revenue
      return best > 0 ? objection('or.run.NOT_MAXIMUM', { have: 0, best }) : undefined
    }),
  ],
}

/** Price of the type with which a card lies in the bank. */
const priceAsItLies = (p: Position, { id }: TrainOffer): number => {
  const returned = p.state.depot.discarded.find((train) => train.id === id)
  return (returned ? typeOf(p, returned) : cardOf(p, id).types[0])?.price ?? 0
}

/** Of the cheapest trains it takes one that lies there as the cheaper type. */
export const cheapestAsItLies: Mechanism = {
  replaces: [
    replace(
      cheapestOffer,
      () => (p) => [...bankOffers(p)].sort((a, b) => a.price - b.price || priceAsItLies(p, a) - priceAsItLies(p, b))[0],
    ),
  ],
}

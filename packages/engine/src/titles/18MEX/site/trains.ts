import { cash } from '../../../core/money.js'
import { replace } from '../../../core/replaceable.js'
import type { Mechanism } from '../../../site/site.js'
import { leaveStep } from '../../../steps/operating.js'
import { countedTrains } from '../../../steps/trains.js'
import { NDM } from '../data/companies.js'
import { trainRules } from '../steps/trains/buyTrain.js'
import { closesWithFive, discardersInOrder, trainLimit } from '../steps/trains/phases.js'

/** Obsolete trains do not count for the limit. */
export const obsoleteFree: Mechanism = { replaces: [replace(trainLimit.counted, () => countedTrains)] }

/** Trains above the limit are returned in the order of the list of companies. */
export const discardOrder: Mechanism = {
  replaces: [replace(discardersInOrder, () => (p) => Object.keys(p.rules.operators))],
}

/** The first 5-train closes the papers of minors that live on too. */
export const minorPapers: Mechanism = { replaces: [replace(closesWithFive, () => () => true)] }

/** A company whose president has paid towards its train may buy others from companies. */
export const helpedBuys: Mechanism = { replaces: [replace(trainRules.before, () => () => undefined)] }

/** NdM that has spent its last dollar buys no other train in that turn, whatever a merged company brings. */
export const spentPasses: Mechanism = {
  replaces: [
    replace(trainRules.bought, (before) => (d, action) => {
      before(d, action)
      if (action.by === NDM && cash(d, NDM) === 0) leaveStep(d)
    }),
  ],
}

import { turnFact } from '../../../core/facts.js'
import { objection } from '../../../core/refusals.js'
import { replace } from '../../../core/replaceable.js'
import { flag } from '../../../core/shape.js'
import type { Mechanism } from '../../../site/site.js'
import { issueBond, redeemBond } from '../steps/finance/bondSteps.js'

const redeemed = turnFact('bondRedeemed', flag, false, 'The corporation has redeemed its bond in this turn.')

/** The bond is not issued in the turn it was redeemed in. */
export const oneBondMove: Mechanism = {
  facts: [redeemed],
  replaces: [
    replace(redeemBond.apply, (before) => (d, action) => {
      redeemed.set(d, true)
      before(d, action)
    }),
    replace(
      issueBond.object,
      (before) => (p, action) =>
        before(p, action) ?? (redeemed.of(p) ? objection('or.bond.WRONG_STEP', {}) : undefined),
    ),
  ],
}

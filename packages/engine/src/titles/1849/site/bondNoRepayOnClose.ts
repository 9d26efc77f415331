import type { ActionOf } from '../../../core/action.js'
import { Draft } from '../../../core/draft.js'
import { replace } from '../../../core/replaceable.js'
import type { ActionKind } from '../../../core/step.js'
import type { Mechanism } from '../../../site/site.js'
import { bond } from '../steps/finance/bond.js'
import { payBond } from '../steps/finance/bondOnClosing.js'
import { sellForInterest } from '../steps/finance/interest.js'
import { isFounded } from '../steps/shares/foundingOrder.js'
import { issueShares } from '../steps/shares/issue.js'
import { sellForTrain } from '../steps/trains/raiseMoney.js'

/**
 * 18xx.games cannot go on where a corporation whose bond is out closes by a sale in its own turn: such sales are legal, and not
 * offered while there is anything else.
 */
const sparingItself =
  <T extends 'sellShares' | 'issueShares'>(kind: Pick<ActionKind<T>, 'object' | 'apply'>) =>
  (before: ActionKind<T>['candidates']): ActionKind<T>['candidates'] =>
    function* (p, by) {
      const { current } = p.state.round
      const isBonded = current !== null && bond.of(p, current)
      const closesItself = (action: ActionOf<T>): boolean => {
        if (!isBonded || kind.object(p, action)) return false
        const d = new Draft(p)
        kind.apply(d, action)
        return !isFounded(d, current)
      }
      for (const candidate of before(p, by))
        yield closesItself(candidate.action) ? { ...candidate, deadEnd: true } : candidate
    }

/** The bond of a corporation that closes is forgotten. */
export const bondNoRepayOnClose: Mechanism = {
  replaces: [
    replace(payBond, () => () => 0),
    replace(sellForTrain.candidates, sparingItself(sellForTrain)),
    replace(sellForInterest.candidates, sparingItself(sellForInterest)),
    replace(issueShares.candidates, sparingItself(issueShares)),
  ],
}

import type { ActionType } from '../../../../core/action.js'
import { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import type { ActionKind } from '../../../../core/step.js'
import { switches1849 } from '../../switches.js'
import { isFounded } from '../shares/order.js'
import { bond } from './bond.js'

/** Whose turn it is, with a bond out. */
const bonded = (p: Position): OperatorId | null => {
  const { current } = p.state.round
  return current !== null && switches1849.bondNoRepayOnClose.of(p) && bond.of(p, current) ? current : null
}

/**
 * 18xx.games cannot go on where a corporation whose bond is out closes by a sale in its own turn: such sales are legal, and not
 * offered while there is anything else.
 */
export const sparingItself = <T extends ActionType>(kind: ActionKind<T>): ActionKind<T> => ({
  ...kind,
  *candidates(p, by) {
    const corporation = bonded(p)
    for (const candidate of kind.candidates(p, by)) {
      const { action } = candidate
      const d = new Draft(p)
      if (corporation !== null && !kind.object(p, action)) kind.apply(d, action)
      yield corporation === null || isFounded(d, corporation) ? candidate : { ...candidate, deadEnd: true }
    }
  },
})

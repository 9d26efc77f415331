import type { OperatorId } from '../../../../core/ids.js'
import { cash } from '../../../../core/money.js'
import { phaseAllows } from '../../../../core/phase.js'
import type { Position } from '../../../../core/position.js'

/** An independent bought now brings its treasury along: counted at its lowest price, $1. */
export const withIndependents = (p: Position, corporation: OperatorId): number => {
  let sum = cash(p, corporation)
  if (sum === 0 || !phaseAllows(p, 'buyPrivates')) return sum
  for (const { operator } of Object.values(p.rules.privates)) {
    const state = operator === undefined ? undefined : p.state.operators[operator]
    if (state?.owner !== undefined && !state.closed) sum += Math.max(0, state.cash - 1)
  }
  return sum
}

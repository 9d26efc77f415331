import type { OperatorId, PrivateId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'

export const isOwner = (p: Position, operator: OperatorId, company: PrivateId): boolean =>
  p.state.privates[company]?.owner === operator && !p.state.privates[company]?.closed

/** Why the power of a company is not this operator's: it belongs to another, or the company has gone. */
export const notOwned = (p: Position, operator: OperatorId, company: PrivateId): Objection => {
  const state = p.state.privates[company]
  return state?.closed && state.owner === operator
    ? objection('or.power.GONE', { company })
    : objection('or.power.NOT_OWNER', { company })
}

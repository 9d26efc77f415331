import type { EntityId, OperatorId } from './ids.js'
import type { Position } from './position.js'

export const isMinor = ({ rules }: Pick<Position, 'rules'>, id: EntityId): boolean =>
  rules.operators[id]?.kind === 'minor'

export const isCorporation = ({ rules }: Pick<Position, 'rules'>, id: EntityId): boolean =>
  rules.operators[id]?.kind === 'corporation'

/** The company whose turn of the operating round it is. */
export const currentOperator = ({ state }: Pick<Position, 'state'>): OperatorId => state.round.current as OperatorId

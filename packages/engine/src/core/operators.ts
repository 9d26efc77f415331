import type { EntityId } from './ids.js'
import type { Position } from './position.js'

export const isMinor = ({ rules }: Pick<Position, 'rules'>, id: EntityId): boolean =>
  rules.operators[id]?.kind === 'minor'

export const isCorporation = ({ rules }: Pick<Position, 'rules'>, id: EntityId): boolean =>
  rules.operators[id]?.kind === 'corporation'

import { type EntityId, isPlayer, type PlayerId } from './ids.js'
import type { Position } from './position.js'
import { clockwiseAfter, president } from './shares.js'

/** The player who decides for an entity: itself, a president, the owner of a minor or of a private company. */
export const controller = (p: Position, entity: EntityId): PlayerId | null => {
  if (isPlayer(entity)) return entity
  const operator = p.state.operators[entity]
  if (operator) return p.rules.operators[entity]?.kind === 'minor' ? (operator.owner ?? null) : president(p, entity)
  const owner = p.state.privates[entity]?.owner
  return owner === undefined ? null : controller(p, owner)
}

/** The player who acts for an entity: where nobody decides for it, whoever has the priority moves its pieces. */
export const decider = (p: Position, entity: EntityId): PlayerId => {
  const { priority, players } = p.state
  const others = clockwiseAfter(p, priority).filter((id) => !players[id]?.bankrupt)
  return controller(p, entity) ?? (players[priority]?.bankrupt ? (others[0] ?? priority) : priority)
}

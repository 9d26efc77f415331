import { type EntityId, isPlayer, type PlayerId } from './ids.js'
import { isMinor } from './operators.js'
import type { Position } from './position.js'
import { clockwiseAfter, president } from './shares.js'

/** By ownership: a player for himself, a president, the owner of a minor or of a private company. */
export const ownerOf = (p: Position, entity: EntityId): PlayerId | null => {
  if (isPlayer(entity)) return entity
  const operator = p.state.operators[entity]
  if (operator) return isMinor(p, entity) ? (operator.owner ?? null) : president(p, entity)
  const owner = p.state.privates[entity]?.owner
  return owner === undefined ? null : ownerOf(p, owner)
}

/** The player who decides for an entity, its owner unless the title says otherwise; null = nobody does. */
export const controller = (p: Position, entity: EntityId): PlayerId | null => {
  const decided = p.rules.controller?.(p, entity)
  return decided === undefined ? ownerOf(p, entity) : decided
}

/** Does the title play this seat? */
export const isAutomaton = (p: Pick<Position, 'setup'>, player: PlayerId): boolean =>
  p.setup.players[Number(player.slice(1)) - 1]?.automaton === true

/** The person who decides for an entity, if there is one. */
const personOf = (p: Position, entity: EntityId): PlayerId | null => {
  const seat = controller(p, entity)
  return seat === null || isAutomaton(p, seat) ? null : seat
}

export const hasPerson = (p: Position, entity: EntityId): boolean => personOf(p, entity) !== null

/** The person who acts for an entity: where nobody decides for it, whoever has the priority moves its pieces. */
export const decider = (p: Position, entity: EntityId): PlayerId => {
  const { priority, players } = p.state
  const others = [priority, ...clockwiseAfter(p, priority)].filter((id) => !players[id]?.bankrupt && hasPerson(p, id))
  return personOf(p, entity) ?? others[0] ?? priority
}

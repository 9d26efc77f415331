import { isUsual, valueIn } from './facts.js'
import { type EntityId, isPlayer } from './ids.js'
import type { Position } from './position.js'
import type { Text } from './rules.js'
import type { Json } from './state.js'

/** A fact of an operator or player as a screen shows it. */
export interface ShownFact {
  readonly label: Text
  readonly value: Json
}

/** What the title wants shown of an operator or player, where it is not the usual. */
export const shownFacts = ({ rules, state }: Position, id: EntityId): readonly ShownFact[] => {
  const lifetime = isPlayer(id) ? 'player' : 'operator'
  const values = isPlayer(id) ? state.players[id]?.facts : state.operators[id]?.facts
  return rules.facts.flatMap((fact) => {
    const { label } = fact
    const value = valueIn(fact, values)
    return fact.lifetime !== lifetime || !label || isUsual(fact, value) ? [] : [{ label, value: value as Json }]
  })
}

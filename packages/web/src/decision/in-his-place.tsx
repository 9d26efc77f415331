import { type Choices, isAutomaton, ownerOf } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useDecision } from './use-decision.js'

/** Somebody the title plays has several ways that his rules make alike: a person chooses, and is told why he is asked. */
export const InHisPlace = ({ choices }: { choices: Choices }): JSX.Element | null => {
  const { table, reading, say } = useDecision()
  const game = table.session.line.value
  const owner = choices.actor === null ? null : ownerOf(game, choices.actor)
  if (owner === null || choices.seat === owner || !isAutomaton(game, owner)) return null
  return (
    <p class="note small" data-in-place={owner}>
      {say('inHisPlace', { name: reading.naming.name(owner) })}
    </p>
  )
}

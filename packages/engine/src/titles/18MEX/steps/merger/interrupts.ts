import { type FactData, gameFact } from '../../../../core/facts.js'
import { interrupt } from '../../../../core/interrupts.js'
import { amount, id, listOf, operatorId, orNull, text } from '../../../../core/shape.js'

export const merger = gameFact(
  'merger',
  orNull(text),
  null,
  "What became of the merger: the major merged, 'none', or 'past' where it no longer matters.",
)

export const MERGER_FACTS: readonly FactData[] = [merger]

export const mergerOffer = interrupt('mergerOffer', { queue: listOf(id) }, 'A major may be offered for the merger.')
export const mergerChoice = interrupt('mergerChoice', {}, 'Nobody offered a major: which one is merged?')
export const mergerToken = interrupt(
  'mergerToken',
  { corporation: operatorId, left: amount },
  'Which other stations of the merged company does NdM take over?',
)

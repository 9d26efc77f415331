import { HIDDEN_CARD } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useDecision } from './use-decision.js'

/** Cards the one who decides holds in secret. */
export const Hand = (): JSX.Element | null => {
  const { reading, say, table } = useDecision()
  const { rules } = reading.game
  const seat = table.session.decider.value
  const held = (seat && rules.hand?.(reading.game, seat)) || []
  const hand = held.filter((card) => card !== HIDDEN_CARD)
  if (hand.length === 0) return null
  const nameOf = (card: string): string => (rules.privates[card] ? reading.naming.name(card) : say('blankCard'))
  return <p class="small note">{say('inHand', { cards: hand.map(nameOf).join(', ') })}</p>
}

import type { JSX } from 'preact'
import { useDecision } from './use-decision.js'

/** Cards a player holds in secret, as the engine's view names them. */
export const Hand = (): JSX.Element | null => {
  const { reading, say } = useDecision()
  const { state, rules } = reading.game
  const { hand } = state.round.memo
  if (!Array.isArray(hand) || hand.length === 0) return null
  const nameOf = (card: unknown): string =>
    rules.privates[String(card)] ? reading.naming.name(String(card)) : say('blankCard')
  return <p class="small note">{say('inHand', { cards: hand.map(nameOf).join(', ') })}</p>
}

import type { JSX } from 'preact'
import { useDecision } from './use-decision.js'

/** Cards a player holds in secret, as the engine's view names them. */
export const Hand = (): JSX.Element | null => {
  const { reading, say } = useDecision()
  const { hand } = reading.game.state.round.memo
  if (!Array.isArray(hand) || hand.length === 0) return null
  return (
    <p class="small note">
      {say('inHand', { cards: hand.map((card) => reading.naming.name(String(card))).join(', ') })}
    </p>
  )
}

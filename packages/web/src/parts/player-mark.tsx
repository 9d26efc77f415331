import type { JSX } from 'preact'
import type { PlayerLook } from '../contracts.js'

/** A player's square: colour and letters. Companies are round, players are square. */
export const PlayerMark = ({ look }: { look: PlayerLook }): JSX.Element => (
  <span class="mark" aria-hidden="true" style={{ background: look.colour, color: look.ink }}>
    {look.letters}
  </span>
)

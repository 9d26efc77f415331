import { isPlayer, type PlayerId } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { Reading } from '../contracts.js'
import { PlayerMark } from './player-mark.js'

type Props = Pick<Reading, 'naming' | 'looks'> & {
  readonly bids: Readonly<Record<PlayerId, number>>
  /** Whose bid is marked. */
  readonly own?: string | undefined
}

/** What everybody has bid on a company, the highest first. */
export const StandingBids = ({ bids, naming, looks, own }: Props): JSX.Element => (
  <ul class="bids small">
    {Object.entries(bids)
      .sort((a, b) => b[1] - a[1])
      .map(([player, price]) => (
        <li key={player} class={player === own ? 'who own' : 'who'} title={naming.name(player)}>
          {isPlayer(player) && looks[player] && <PlayerMark look={looks[player]} />}
          <span class="heard">{naming.name(player)}</span>
          {naming.money(price)}
        </li>
      ))}
  </ul>
)

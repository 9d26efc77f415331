import type { PlayerId } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { Reading } from '../contracts.js'
import { PlayerMark } from '../parts/player-mark.js'

type Props = Pick<Reading, 'looks' | 'naming'> & { readonly id: PlayerId }

/** A player by mark and name. */
export const Player = ({ id, looks, naming }: Props): JSX.Element => {
  const look = looks[id]
  return (
    <span class="who">
      {look && <PlayerMark look={look} />}
      <span class="who-name">{naming.name(id)}</span>
    </span>
  )
}

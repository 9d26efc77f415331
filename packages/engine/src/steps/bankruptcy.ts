import type { Draft } from '../core/draft.js'
import type { PlayerId } from '../core/ids.js'
import { clockwiseAfter } from '../core/shares.js'

/** A bankrupt player takes no more turns; the priority goes on to the next who does. */
export const leaveTable = (d: Draft, player: PlayerId): void => {
  d.player(player, { bankrupt: true })
  const next = clockwiseAfter(d, player).find((id) => !d.state.players[id]?.bankrupt)
  if (d.state.priority === player && next) d.set({ priority: next })
}

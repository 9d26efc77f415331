import type { PlayerId } from '../core/ids.js'
import type { Position } from '../core/position.js'

/** Certificates a player holds that count against the limit: shares, and private companies. */
export const certificateCount = (p: Position, player: PlayerId): number => {
  let count = 0
  for (const [corporation, holders] of Object.entries(p.state.shares)) {
    holders.forEach((holder, i) => {
      if (holder === player && (p.rules.certificateCounts?.(p, corporation, i) ?? true)) count++
    })
  }
  for (const company of Object.values(p.state.privates)) {
    if (company.owner === player && !company.closed) count++
  }
  return count
}

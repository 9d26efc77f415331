import type { PlayerId } from '../core/ids.js'
import type { Position } from '../core/position.js'

/** Certificates a player holds that count against the limit: shares, and private companies. */
export const certificateCount = (p: Position, player: PlayerId): number => {
  let count = 0
  const { shares, privates } = p.state
  for (const corporation in shares) {
    for (const [i, holder] of (shares[corporation] ?? []).entries()) {
      if (holder === player && (p.rules.certificateCounts?.(p, corporation, i) ?? true)) count++
    }
  }
  for (const company in privates) {
    if (privates[company]?.owner === player && !privates[company].closed) count++
  }
  return count
}

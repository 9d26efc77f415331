import type { OperatorId, PlayerId } from '../core/ids.js'
import { isPlayer } from '../core/ids.js'
import type { Position } from '../core/position.js'
import { percentOf } from '../core/shares.js'

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

/** Shares held by all players together, in units of 10%. */
export const sharesWithPlayers = (p: Position, corporation: OperatorId): number =>
  p.state.seats.reduce((sum, player) => sum + percentOf(p, corporation, player), 0) / 10

export const heldByPlayers = (holders: readonly string[]): boolean => holders.every((holder) => isPlayer(holder))

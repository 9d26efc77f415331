import type { Setup } from '../../../core/setup.js'
import type { Loose } from '../../../interchange/parse.js'

/** What a player does in a stock round; there, everybody has a share to sell or keep in the first one. */
const TRADES = ['buy_shares', 'sell_shares', 'pass']

/**
 * Until October 2025 the Priority Deal went on by one seat after the draft: whoever trades first tells. It stays with who
 * began the last round of picks (MAG-DRF-10); two players move no card.
 */
export const earlier18Mag = (players: Setup['players'], done: readonly Loose[]): Setup['switches'] => {
  const first = done.find(({ entity_type, type }) => entity_type === 'player' && TRADES.includes(String(type)))
  if (players.length < 3 || first === undefined) return undefined
  const rounds = done.filter(({ type }) => type === 'bid').length / players.length
  const next = players[rounds % players.length]
  return next && String(next.id) === String(first.entity) ? { draftPriority: true } : undefined
}

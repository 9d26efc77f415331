import type { Setup } from '../../../core/setup.js'
import type { Loose } from '../../../interchange/parse.js'

/** What a player does in a stock round; there, everybody has a share to sell or keep in the first one. */
const TRADES = ['buy_shares', 'sell_shares', 'pass']

/** The seat that began the last round of picks, by the number of players; two of them move no card (MAG-DRF-10). */
const LAST_STARTER: Readonly<Record<number, number>> = { 3: 3, 4: 4, 5: 4, 6: 4 }

/** Until October 2025 the Priority Deal went on by one seat after the draft: whoever trades first tells. */
export const earlier18Mag = (players: Setup['players'], done: readonly Loose[]): Setup['switches'] => {
  const seat = LAST_STARTER[players.length]
  const first = done.find(({ entity_type, type }) => entity_type === 'player' && TRADES.includes(String(type)))
  if (seat === undefined || first === undefined) return undefined
  const next = players[seat % players.length]
  return String(next?.id) === String(first.entity) ? { draftPriority: true } : undefined
}

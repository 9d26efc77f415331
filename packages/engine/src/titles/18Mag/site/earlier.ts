import { openStep } from '../../../core/flow.js'
import type { Setup } from '../../../core/setup.js'
import type { ImportedGame } from '../../../interchange/importing.js'
import { type Loose, textOf, typeOf } from '../../../interchange/parse.js'
import { replay } from '../../../interchange/replay.js'

/** What a player does in a stock round. */
const TRADES = ['buy_shares', 'sell_shares', 'pass']

const isTrade = (said: Loose): boolean => said.entity_type === 'player' && TRADES.includes(typeOf(said))

/**
 * Until October 2025 the Priority Deal went on by one seat after the draft: whoever trades first tells. It stays with who
 * began the last round of picks (MAG-DRF-10); two players move no card. Who has nothing to sell and too little to buy is
 * passed over, and then the next seat tells nothing: only the game as it is played now knows whom it asks.
 */
export const earlier18Mag = (game: ImportedGame): Setup['switches'] => {
  const { players } = game.setup
  const done = game.actions.flatMap(({ skipped, said }) => (skipped ? [] : said))
  const trade = done.findIndex(isTrade)
  if (players.length < 3 || trade < 0) return undefined
  const picks = done.filter(({ type }) => type === 'bid').length
  const next = (picks / players.length) % players.length
  if (String(players[next]?.id) !== textOf(done[trade]?.entity)) return undefined
  const actions = done.slice(0, trade).map((each, id) => ({ id, type: '', entity: '', skipped: false, said: [each] }))
  const before = replay({ ...game, actions })
  const isAskedAnyway = before.ok && openStep(before.game)?.actor === before.game.state.seats[next]
  return isAskedAnyway ? undefined : { draftPriority: true }
}

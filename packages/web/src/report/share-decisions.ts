import { type Entry, entriesOf, entryOf, type Game, isPlayer, type OperatorId, price } from '@roundhouse/engine'
import { type Decision, dividendsOf, momentAfter } from './decisions.js'

const priceIn = (game: Game, entry: Entry, id: OperatorId): number =>
  price({ setup: game.setup, rules: game.rules, state: entry.state }, id)

/** Prices and dividends are told for a share of ten percent. */
const SHARE = 10

/**
 * Every share that players bought or sold, in order: the price two rounds later and the dividends until then, less what
 * was paid; for a sale the other way round.
 */
export const shareDecisions = (game: Game): readonly Decision[] => {
  const found: Decision[] = []
  for (const [n, { events }] of entriesOf(game)) {
    for (const event of events) {
      if (event.type !== 'sharesBought' && event.type !== 'sharesSold') continue
      if (!isPlayer(event.by)) continue
      const then = momentAfter(game, n)
      const { corporation, percent } = event
      const paid = dividendsOf(game, corporation, n, then).reduce((sum, { perShare }) => sum + perShare, 0)
      const value = priceIn(game, entryOf(game, then) as Entry, corporation) + paid
      const gain = (value * percent) / SHARE - event.price
      found.push({ n, player: event.by, what: event, gain: event.type === 'sharesBought' ? gain : -gain })
    }
  }
  return found
}

import {
  type Entry,
  type EventOf,
  type Game,
  isPlayer,
  type OperatorId,
  type PlayerId,
  price,
} from '@roundhouse/engine'
import { roundAt, roundsOf } from '../panels/index.js'

/** A share bought or sold, judged by what became of it. */
export interface ShareDecision {
  readonly n: number
  readonly player: PlayerId
  readonly event: EventOf<'sharesBought'> | EventOf<'sharesSold'>
  /**
   * What the player is worth more for it two rounds later than had they let it be: the price then and the dividends
   * until then, less what was paid; for a sale the other way round.
   */
  readonly gain: number
}

const LATER = 2

/** The action after which the second round from now has ended; the end of the game, if that is sooner. */
const momentAfter = (game: Game, n: number): number => {
  const rounds = roundsOf(game)
  const last = game.length - 1
  return Math.min(last, rounds[roundAt(game, n) + LATER + 1]?.n ?? last)
}

const priceIn = (game: Game, entry: Entry, id: OperatorId): number =>
  price({ setup: game.setup, rules: game.rules, state: entry.state }, id)

/** Prices and dividends are told for a share of ten percent. */
const SHARE = 10

const perShare = (game: Game, id: OperatorId, from: number, to: number): number => {
  let sum = 0
  for (const { events } of game.entries.slice(from + 1, to + 1)) {
    for (const event of events) if (event.type === 'dividend' && event.operator === id) sum += event.perShare
  }
  return sum
}

/** Every share that players bought or sold, in order. */
export const shareDecisions = (game: Game): readonly ShareDecision[] => {
  const found: ShareDecision[] = []
  game.entries.slice(0, game.length).forEach(({ events }, n) => {
    for (const event of events) {
      if (event.type !== 'sharesBought' && event.type !== 'sharesSold') continue
      if (!isPlayer(event.by)) continue
      const then = momentAfter(game, n)
      const { corporation, percent } = event
      const value = priceIn(game, game.entries[then] as Entry, corporation) + perShare(game, corporation, n, then)
      const gain = (value * percent) / SHARE - event.price
      found.push({ n, player: event.by, event, gain: event.type === 'sharesBought' ? gain : -gain })
    }
  })
  return found
}

/** The best and the worst few. */
export const extremes = (
  decisions: readonly ShareDecision[],
  count: number,
): { readonly best: readonly ShareDecision[]; readonly worst: readonly ShareDecision[] } => {
  const sorted = [...decisions].sort((a, b) => b.gain - a.gain || a.n - b.n)
  return {
    best: sorted.filter(({ gain }) => gain > 0).slice(0, count),
    worst: sorted
      .filter(({ gain }) => gain < 0)
      .slice(-count)
      .reverse(),
  }
}

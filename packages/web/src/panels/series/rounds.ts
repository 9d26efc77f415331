import { entryOf, type Game } from '@roundhouse/engine'
import { countUpTo, growing, type Moment } from './growing.js'

/** Where a round of the game begins. */
export interface RoundMark extends Moment {
  readonly kind: string
  readonly turn: number
  readonly num: number
  readonly of: number
}

/** All rounds of the history, in order; one action may begin several. */
export const roundsOf = growing<RoundMark[]>(
  () => [],
  (rounds, game, n) => {
    for (const event of entryOf(game, n)?.events ?? []) {
      if (event.type !== 'roundBegan') continue
      rounds.push({ n, kind: event.round, turn: event.turn, num: event.num, of: event.of })
    }
  },
)

/** Index of the round that is open after the `n`th action; −1 before the first. */
export const roundAt = (game: Game, n: number): number => countUpTo(roundsOf(game), n) - 1

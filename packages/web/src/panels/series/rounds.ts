import { entryOf, type Game, type GameState } from '@roundhouse/engine'
import { countUpTo, growing, type Moment } from './growing.js'

/** Where a round of the game begins. */
export interface RoundMark extends Moment {
  readonly kind: string
  readonly turn: number
  readonly num: number
  readonly of: number
}

const openAt = (n: number, { turn, round: { kind, num, of } }: GameState): RoundMark => ({ n, kind, turn, num, of })

/** All rounds of the history, in order; one action may begin several. One that was open when it begins is the first. */
export const roundsOf = growing<RoundMark[]>(
  ({ history }) => (history.base > 0 ? [openAt(history.base, history.entry(history.base).state)] : []),
  (rounds, game, n) => {
    for (const event of entryOf(game, n)?.events ?? []) {
      if (event.type !== 'roundBegan') continue
      rounds.push({ n, kind: event.round, turn: event.turn, num: event.num, of: event.of })
    }
  },
)

/** Index of the round that is open after the `n`th action; −1 before the first. */
export const roundAt = (game: Game, n: number): number => countUpTo(roundsOf(game), n) - 1

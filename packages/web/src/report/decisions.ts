import { type EventOf, entriesOf, type Game, type GameEvent, type OperatorId, type PlayerId } from '@roundhouse/engine'
import { roundAt, roundsOf } from '../panels/index.js'
import type { LeftRun } from './left.js'

/** A decision judged by what became of it. */
export interface Decision {
  readonly n: number
  readonly player: PlayerId
  /** What happened: as the log tells it, or a run below the best. */
  readonly what: GameEvent | LeftRun
  /** What the player is worth more for it two rounds later than had they let it be. */
  readonly gain: number
}

const LATER = 2

/** The action after which the second round from now has ended; the end of the game, if that is sooner. */
export const momentAfter = (game: Game, n: number): number => {
  const rounds = roundsOf(game)
  const last = game.length - 1
  return Math.min(last, rounds[roundAt(game, n) + LATER + 1]?.n ?? last)
}

/** The dividends a company decided on after one moment and until another. */
export const dividendsOf = (
  game: Game,
  operator: OperatorId,
  from: number,
  to: number,
): readonly EventOf<'dividend'>[] =>
  entriesOf(game, from + 1, to + 1)
    .flatMap(([, { events }]) => events)
    .filter((event): event is EventOf<'dividend'> => event.type === 'dividend' && event.operator === operator)

/** The best and the worst few. */
export const extremes = (
  decisions: readonly Decision[],
  count: number,
): { readonly best: readonly Decision[]; readonly worst: readonly Decision[] } => {
  const sorted = [...decisions].sort((a, b) => b.gain - a.gain || a.n - b.n)
  return {
    best: sorted.filter(({ gain }) => gain > 0).slice(0, count),
    worst: sorted
      .filter(({ gain }) => gain < 0)
      .slice(-count)
      .reverse(),
  }
}

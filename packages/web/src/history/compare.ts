import { at, type EventOf, entriesOf, type Game, type PlayerId } from '@roundhouse/engine'

export interface Compared {
  readonly player: PlayerId
  readonly here: number
  readonly real: number
}

/**
 * What players are worth in a line tried out, against the real game as many actions after the branching
 * (or at its present, if it has not come that far).
 */
export const compareWorth = (
  branch: Game,
  from: number,
  real: Game,
): { readonly rows: readonly Compared[]; readonly moves: number } => {
  const moves = Math.min(branch.cursor - from, real.cursor - from)
  const there = at(real, from + Math.max(0, moves))
  const rows = branch.state.seats.map((player) => ({
    player,
    here: branch.rules.worth(branch, player),
    real: there.rules.worth(there, player),
  }))
  return { rows, moves: Math.max(0, moves) }
}

/** The first dividend after a moment of a line; null = none has been paid yet. */
export const nextDividend = (game: Game, from: number): EventOf<'dividend'> | null => {
  for (const [, { events }] of entriesOf(game, from + 1, game.cursor + 1)) {
    for (const event of events) if (event.type === 'dividend') return event
  }
  return null
}

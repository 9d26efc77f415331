import { type Action, deciding, type FullPosition, type PlayerId, stepOffered } from '@roundhouse/engine'

/** What a seat does in thought: quick habits. */
export type Mover = (p: FullPosition, seat: PlayerId) => Action

/** Rounds as one number that only grows: to tell how far a game has been played on. */
const roundsSince = (from: FullPosition, p: FullPosition): number => {
  const { turn, round } = p.state
  const before = from.state
  if (turn === before.turn && round.kind === before.round.kind) return round.num - before.round.num
  if (turn === before.turn) return before.round.kind === 'operating' ? 1 : round.num
  return Number.POSITIVE_INFINITY
}

/** Plays on by quick habits until so many rounds have gone by, or the game is over. */
export const playOn = (
  start: FullPosition,
  move: Mover,
  { rounds, most }: { readonly rounds: number; readonly most: number },
): FullPosition => {
  let p = start
  for (let n = 0; n < most; n++) {
    if (p.state.ended || roundsSince(start, p) > rounds) return p
    const seat = deciding(p)
    if (seat === null) return p
    p = stepOffered(p, move(p, seat))
  }
  return p
}

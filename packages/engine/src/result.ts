import type { PlayerId } from './core/ids.js'
import type { Position } from './core/position.js'

export interface Result {
  readonly finished: boolean
  readonly reason: string | null
  readonly scores: readonly { readonly player: PlayerId; readonly score: number }[]
  /** Several on a tie. */
  readonly winners: readonly PlayerId[]
}

export const result = (p: Position): Result => {
  const scores = p.state.seats
    .map((player) => ({ player, score: p.rules.worth(p, player) }))
    .sort((a, b) => b.score - a.score)
  const finished = p.state.ended !== undefined
  const best = scores[0]?.score
  return {
    finished,
    reason: p.state.ended?.reason ?? null,
    scores,
    winners: finished ? scores.filter(({ score }) => score === best).map(({ player }) => player) : [],
  }
}

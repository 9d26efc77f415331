import type { Action, ActionOf } from '../core/action.js'
import type { OperatorId, PlayerId } from '../core/ids.js'

/** What is laid where: all that counts of a tile that is asked for. */
export type Lay = Pick<ActionOf<'layTile'>, 'hex' | 'tile' | 'rotation'>

/** The best runs of an operator. */
export interface RunPuzzle {
  readonly kind: 'run'
  readonly by: OperatorId
  /** No legal runs earn more. */
  readonly revenue: number
}

/** The tile after which an operator can earn the most. */
export interface TilePuzzle {
  readonly kind: 'tile'
  readonly by: OperatorId
  readonly answer: Lay
  /** With the track as it lies, after the answer, and after the best other tile. */
  readonly now: number
  readonly revenue: number
  readonly second: number
}

/** The one purchase that makes a player president. */
export interface PresidencyPuzzle {
  readonly kind: 'presidency'
  readonly by: PlayerId
  readonly corporation: OperatorId
  /** Who led it before, and what both hold after the purchase. */
  readonly before: PlayerId
  readonly percent: number
  readonly others: number
}

/** Who is left without a train that lasts when this one is bought. */
export interface TrainPuzzle {
  readonly kind: 'trains'
  readonly by: OperatorId
  readonly train: string
  readonly options: readonly (readonly OperatorId[])[]
  /** Which of the options is right. */
  readonly answer: number
}

export type Puzzle = RunPuzzle | TilePuzzle | PresidencyPuzzle | TrainPuzzle
export type PuzzleKind = Puzzle['kind']

/** Games, and positions of them with a question each: what a file of puzzles holds. */
export interface PuzzleSet {
  readonly title: string
  readonly games: readonly { readonly setup: unknown; readonly actions: readonly Action[] }[]
  readonly puzzles: readonly PlacedPuzzle[]
}

export interface PlacedPuzzle {
  /** Which of the games, after how many of its actions. */
  readonly game: number
  readonly at: number
  readonly puzzle: Puzzle
}

/** Questions about positions with one proven answer. */

export { findPuzzle, PUZZLE_KINDS } from './find.js'
export type { PlacedPuzzle, Puzzle, PuzzleKind, PuzzleSet } from './puzzle.js'
export { isSolved } from './solve.js'

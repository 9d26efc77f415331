import { computed, type ReadonlySignal, signal } from '@preact/signals'
import {
  type Action,
  bestRoutes,
  deciding,
  type Game,
  type GameEvent,
  isSolved,
  newGameOf,
  type Puzzle,
  type PuzzleSet,
  parseAction,
  parseSetup,
  play,
  type RunOfTrain,
  routeProblem,
  type Title,
} from '@roundhouse/engine'
import type { Keeper } from '../table/keeper.js'
import { stagedKeeper } from '../table/staged-keeper.js'
import { noteSolved } from './solved.js'

/** What was said to the last try. */
export type Told = 'right' | 'wrong' | 'otherwise' | 'shown'

export interface PuzzleModel {
  readonly puzzle: Puzzle
  /** From 1. */
  readonly n: number
  readonly of: number
  readonly title: string
  /** The position that is asked about. */
  readonly game: Game
  readonly told: ReadonlySignal<Told | null>
  /** Of a question with options. */
  choose(option: number): void
  takeBack(): void
  /** Shows the answer; runs are for the caller to draw. */
  show(): readonly RunOfTrain[] | null
}

/** The position of a puzzle; null where the file does not lead there. */
export const positionOf = (set: PuzzleSet, n: number, title: Title): Game | null => {
  const placed = set.puzzles[n - 1]
  const source = placed && set.games[placed.game]
  const setup = source && parseSetup(source.setup)
  if (!placed || !source || !setup?.ok) return null
  const begun = newGameOf(title, setup.setup)
  if (!begun.ok) return null
  let { game } = begun
  for (const written of source.actions.slice(0, placed.at)) {
    const parsed = parseAction(written)
    const played = parsed.ok ? play(game, parsed.action) : null
    if (!played?.ok) return null
    game = played.game
  }
  return game
}

export const openPuzzle = (
  set: PuzzleSet,
  n: number,
  title: Title,
  name: string,
): { readonly model: PuzzleModel; readonly keeper: Keeper } | null => {
  const start = positionOf(set, n, title)
  const puzzle = set.puzzles[n - 1]?.puzzle
  if (!start || !puzzle) return null
  const game = signal<Game>(start)
  const latest = signal<readonly GameEvent[] | null>(null)
  const told = signal<Told | null>(null)
  const of = set.puzzles.length
  let replaced = (): void => undefined

  const tell = (what: Told): void => {
    told.value = what
    if (what === 'right') noteSolved(set.title, n, of)
  }
  const takeBack = (): void => {
    told.value = null
    latest.value = null
    game.value = start
    replaced()
  }
  const after = (action: Action): Game => {
    const played = play(start, action)
    return played.ok ? played.game : start
  }

  const model: PuzzleModel = {
    puzzle,
    n,
    of,
    title: set.title,
    game: start,
    told,
    choose(option) {
      if (puzzle.kind === 'trains') tell(option === puzzle.answer ? 'right' : 'wrong')
    },
    takeBack,
    show() {
      told.value = 'shown'
      if (puzzle.kind === 'tile') game.value = after({ type: 'layTile', by: puzzle.by, ...puzzle.answer })
      return puzzle.kind === 'run' ? bestRoutes(routeProblem(start, puzzle.by)).runs : null
    },
  }
  const keeper = stagedKeeper({
    id: `puzzle-${set.title}-${n}`,
    name,
    title: set.title,
    game,
    latest,
    seat: deciding(start),
    canUndo: computed(() => game.value !== start),
    act(action) {
      if (game.peek() !== start) return null
      const played = play(start, action)
      if (!played.ok) return played.refusal
      const solved = isSolved(puzzle, start, action, played.game)
      if (solved === null) {
        tell('otherwise')
        return null
      }
      latest.value = played.events
      game.value = played.game
      tell(solved ? 'right' : 'wrong')
      return null
    },
    undo: takeBack,
    onReplaced(listener) {
      replaced = listener
    },
  })
  return { model, keeper }
}

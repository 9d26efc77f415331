import {
  at,
  entriesOf,
  entryOf,
  type Game,
  newGameOf,
  play,
  type Refusal,
  type SetupProblem,
  type Title,
} from '@roundhouse/engine'
import type { KeptLine, TableLog } from '../store/record.js'

export type Replayed =
  | { readonly ok: true; readonly game: Game }
  /** The setup cannot be played at all. */
  | { readonly ok: false; readonly problem: SetupProblem }
  /** The log stops making sense at an action: the game up to there. */
  | { readonly ok: false; readonly game: Game; readonly action: number; readonly refusal: Refusal }

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** How many actions of the log a game has already played. */
const alreadyPlayed = (known: Game, actions: TableLog['actions']): number => {
  let done = 0
  while (done < actions.length && done + 1 < known.length && same(entryOf(known, done + 1)?.action, actions[done]))
    done++
  return done
}

/** Plays the log from the beginning, or from where a game known already leaves it. */
export const replay = ({ setup, actions, cursor }: TableLog, from: Title | Game): Replayed => {
  let game: Game
  let done = 0
  if ('history' in from && same(from.setup, setup)) {
    done = alreadyPlayed(from, actions)
    game = at(from, done)
  } else {
    const begun = newGameOf('history' in from ? from.rules.title : from, setup)
    if (!begun.ok) return { ok: false, problem: begun.problem }
    game = begun.game
  }
  // What follows in `known` is another line: forget it by playing on from here.
  for (; done < actions.length; done++) {
    const played = play(game, actions[done]!)
    if (!played.ok) return { ok: false, game, action: done + 1, refusal: played.refusal }
    game = played.game
  }
  return { ok: true, game: at(shortened(game), cursor) }
}

/** The game without what lies after its cursor. */
export const shortened = (game: Game): Game => ({ ...game, length: game.cursor + 1 })

/** The whole log of a game: also what was undone and can be redone, and the lines kept beside it. */
export const logOf = (
  id: string,
  game: Game,
  lines: readonly KeptLine[] = [],
  file: TableLog['file'] = undefined,
): TableLog => ({
  id,
  setup: game.setup,
  actions: entriesOf(game, 1).map(([, { action }]) => action!),
  cursor: game.cursor,
  ...(lines.length > 0 && { lines }),
  ...(file && { file }),
})

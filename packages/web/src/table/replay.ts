import { at, type Game, newGame, play, type Refusal } from '@roundhouse/engine'
import type { TableLog } from '../store/record.js'

type SetupProblem = Extract<ReturnType<typeof newGame>, { readonly ok: false }>['problem']

export type Replayed =
  | { readonly ok: true; readonly game: Game }
  /** The setup cannot be played at all. */
  | { readonly ok: false; readonly problem: SetupProblem }
  /** The log stops making sense at an action: the game up to there. */
  | { readonly ok: false; readonly game: Game; readonly action: number; readonly refusal: Refusal }

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Plays the log; what `known` has already played of it is not played again. */
export const replay = ({ setup, actions, cursor }: TableLog, known?: Game): Replayed => {
  let game: Game
  let done = 0
  if (known && same(known.setup, setup)) {
    while (done < actions.length && done + 1 < known.length && same(known.entries[done + 1]?.action, actions[done]))
      done++
    game = at(known, done)
  } else {
    const begun = newGame(setup)
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

/** The whole log of a game: also what was undone and can be redone. */
export const logOf = (id: string, game: Game): TableLog => ({
  id,
  setup: game.setup,
  actions: game.entries.slice(1, game.length).map(({ action }) => action!),
  cursor: game.cursor,
})

import type { Action } from '../core/action.js'
import { kindFor, openStep } from '../core/flow.js'
import { type Game, play } from '../game.js'
import type { Refusal } from '../step.js'

/** Passes that a file has too many or too few, by the ids of the actions they stand at. */
export interface MendedPasses {
  /** Nobody waited for them. */
  readonly leftOut: readonly (string | number)[]
  /** Said before these actions by whoever was asked, though the file does not have it: a pass, or a run of nothing. */
  readonly added: readonly (string | number)[]
}

/** Does whoever says it have the choice to pass? Then a refusal has a reason. */
export const waitsForPass = (game: Game, pass: Action): boolean => {
  const now = openStep(game)
  return now !== null && now.actor === pass.by && kindFor(now.kinds, pass) !== undefined
}

/** More than any turn has steps that can be passed. */
const MOST = 6

type Outcome = { readonly ok: true; readonly game: Game } | { readonly ok: false; readonly refusal: Refusal }

/** Whoever is asked goes on: passes, or runs nothing where a run cannot be passed. */
const goOn = (game: Game): Outcome | null => {
  const by = openStep(game)?.actor
  if (by === undefined) return null
  const passed = play(game, { type: 'pass', by })
  return passed.ok ? passed : play(game, { type: 'runRoutes', by, runs: [] })
}

/** The game after those have gone on who are asked now, one after the other, until `then` is taken; null = it never is. */
export const afterPasses = (
  game: Game,
  then: (game: Game) => Outcome,
): { readonly game: Game; readonly passes: number } | null => {
  let at = game
  for (let passes = 1; passes <= MOST; passes++) {
    const passed = goOn(at)
    if (!passed?.ok) return null
    at = passed.game
    const outcome = then(at)
    if (outcome.ok) return { game: outcome.game, passes }
  }
  return null
}

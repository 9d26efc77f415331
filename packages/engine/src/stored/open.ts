import type { Action } from '../core/action.js'
import { stateHash } from '../core/hash.js'
import { isWholeSeed } from '../core/seed.js'
import type { Setup } from '../core/setup.js'
import type { SetupProblem } from '../core/setupProblem.js'
import { wrongSwitches } from '../core/switches.js'
import type { RulesChange, Title } from '../core/title.js'
import { at, type Game, play } from '../game.js'
import { newGameOf } from '../newGame.js'
import { openSnapshotOf, type Snapshot } from '../snapshot.js'
import type { Refusal } from '../step.js'
import { todaysFormAt } from './forms.js'
import { type Fate, fateOf } from './versions.js'

/** A game as it is stored: what determines it, and by which rules it was played. */
export interface StoredGame {
  readonly setup: Setup
  /** Every action from the beginning. */
  readonly actions: readonly unknown[]
  /** Of the title's rules; absent = stored before versions were written down. */
  readonly rules?: number
  /** A position of it: where the game goes on from if its actions lead elsewhere by the rules of today. */
  readonly present?: Snapshot
}

export type OpenedGame =
  /** It goes on. `changes`: what its rules have not been from the beginning, where they were others. */
  | { readonly ok: true; readonly game: Game; readonly changes: readonly RulesChange[] }
  /** It cannot be begun at all. */
  | { readonly ok: false; readonly problem: SetupProblem }
  /**
   * It can be followed only in part: to where an action is refused, or to where it is at another position than it was (no
   * refusal). `number`: of the first action that was not followed.
   */
  | {
      readonly ok: false
      readonly game: Game
      readonly number: number
      readonly refusal: Refusal | null
      readonly fate: Fate
      readonly changes: readonly RulesChange[]
    }

interface Followed {
  readonly game: Game
  readonly refusal: Refusal | null
}

/** Plays the actions as far as they are taken. */
const follow = (from: Game, { actions, rules }: StoredGame): Followed => {
  let game = from
  for (const action of actions) {
    const played = play(game, (rules === undefined ? todaysFormAt(game, action) : action) as Action)
    if (!played.ok) return { game, refusal: played.refusal }
    game = played.game
  }
  return { game, refusal: null }
}

/**
 * The set-ups a game may have been begun with. Before versions were written down, games by the rulebook that begin with a whole
 * number drew first by the small generator and later by the wide one, and do not say by which.
 */
const setupsOf = (title: Title, { setup, rules }: StoredGame): readonly Setup[] => {
  if (rules !== undefined) return [setup]
  const wrong = wrongSwitches(title.switches, setup.switches)
  const { switches, ...rest } = setup
  const kept = Object.fromEntries(Object.entries(switches ?? {}).filter(([name]) => !wrong.includes(name)))
  const known: Setup = Object.keys(kept).length > 0 ? { ...rest, switches: kept } : rest
  const isOpen = setup.ruleset === 'rulebook' && isWholeSeed(setup.seed) && kept.wideChance === undefined
  return isOpen ? [known, { ...rest, switches: { ...kept, wideChance: false } }] : [known]
}

/** Where the game is not at the position it was at. */
const strays = (game: Game, present: Snapshot | undefined): boolean =>
  present !== undefined && present.number < game.length && stateHash(at(game, present.number).state) !== present.hash

/** A stored game, gone on with if that is possible, and otherwise as far as it can be followed. */
export const openStored = (title: Title, stored: StoredGame): OpenedGame => {
  const { fate, changes } =
    stored.rules === undefined ? ({ fate: 'same', changes: [] } as const) : fateOf(title, stored.rules)
  let best: Followed | null = null
  for (const setup of setupsOf(title, stored)) {
    const begun = newGameOf(title, setup)
    if (!begun.ok) {
      if (best) break
      return begun
    }
    const followed = follow(begun.game, stored)
    if (!best || followed.game.cursor > best.game.cursor) best = followed
    if (!followed.refusal) break
  }
  const { game, refusal } = best as Followed
  const { present } = stored
  const isStray = strays(game, present)
  if (!refusal && !isStray) return { ok: true, game, changes: [] }
  if (fate === 'goOn' && present) {
    const opened = openSnapshotOf(title, stored.setup, present)
    if (opened.ok) return opened
  }
  // Where it went astray nobody knows: what was before the position it should be at may be right.
  const number = isStray ? Math.min(present?.number ?? 0, game.cursor) : game.cursor + 1
  return { ok: false, game: isStray ? at(game, number - 1) : game, number, refusal, fate, changes }
}

import type { Action } from '../core/action.js'
import { asked, offerAsked } from '../core/interrupts.js'
import { type Objection, objection } from '../core/refusals.js'
import { beginGame, type Game, play } from '../game.js'
import { type Refusal, refusalOf } from '../step.js'
import { hear, isObjection } from './hear.js'
import type { ImportedAction, ImportedGame } from './importing.js'
import { Ledger } from './ledger.js'
import { type Loose, parseFileAction } from './parse.js'
import type { RefusedAction } from './problem.js'
import { saidText } from './said.js'

export type Replayed =
  | { readonly ok: true; readonly game: Game }
  /** `game` is as it was before the action. */
  | { readonly ok: false; readonly game: Game; readonly refused: RefusedAction }

export interface ReplayOptions {
  /** Stop after the action with this id. */
  readonly until?: string | number
  /** Called after every entry of the file, the skipped ones too, with the game as it is then. */
  each?(action: ImportedAction, game: Game, ledger: Ledger): void
}

type Outcome = { readonly ok: true; readonly game: Game } | { readonly ok: false; readonly refusal: Refusal }

/** Offers in a file were agreed on before they were entered. */
const agreed = (game: Game): Action | null => {
  const by = asked(game)
  return by !== null && offerAsked(game) ? { type: 'answer', by, accept: true } : null
}

const playAll = (from: Game, actions: readonly Action[]): Outcome => {
  let game = from
  const left = [...actions]
  while (left.length > 0) {
    const played = play(game, left.shift() as Action)
    if (!played.ok) return played
    game = played.game
    const yes = left[0]?.type === 'answer' ? null : agreed(game)
    if (yes) left.unshift(yes)
  }
  return { ok: true, game }
}

const refuse = (game: Game, found: Objection): Outcome => ({ ok: false, refusal: refusalOf(game, found) })

/** Plays one action of theirs; the ledger follows. */
const playOne = (game: Game, imported: ImportedGame, ledger: Ledger, said: Loose): Outcome => {
  const parsed = parseFileAction(said)
  if (!parsed.ok) {
    const { type, field } = parsed
    const why = field === null ? objection('any.UNKNOWN_ACTION', { type }) : objection('any.BAD_SHAPE', { type, field })
    return refuse(game, why)
  }
  if (parsed.action === null) return { ok: true, game }
  const heard = hear(game, imported.words, ledger, parsed.action)
  if (isObjection(heard)) return refuse(game, heard)
  const outcome = playAll(game, heard)
  if (outcome.ok && heard.length > 0) ledger.settle(outcome.game)
  return outcome
}

/** Plays an imported game from its set-up on. */
export const replay = (imported: ImportedGame, options: ReplayOptions = {}): Replayed => {
  let game = beginGame(imported.title, imported.setup)
  const ledger = new Ledger(game, imported.words)
  const names = new Map(imported.setup.players.map(({ id, name }) => [String(id), name]))
  for (const [index, action] of imported.actions.entries()) {
    if (!action.skipped) {
      const before = game
      for (const said of action.said) {
        const outcome = playOne(game, imported, ledger, said)
        if (!outcome.ok) {
          const { id, type } = action
          const told = saidText(said, (entity) => names.get(String(entity)) ?? String(entity))
          const refused = { id, type, refusal: outcome.refusal, said: told, before: index }
          return { ok: false, game: before, refused }
        }
        game = outcome.game
      }
    }
    options.each?.(action, game, ledger)
    if (options.until !== undefined && String(action.id) === String(options.until)) break
  }
  return { ok: true, game }
}

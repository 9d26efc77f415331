import type { Action } from '../core/action.js'
import { isPlayer } from '../core/ids.js'
import { asked, offerAsked } from '../core/interrupts.js'
import { answerTo } from '../core/kinds.js'
import { type Objection, objection } from '../core/refusals.js'
import { beginGame, type Game, play } from '../game.js'
import { type Refusal, refusalOf } from '../step.js'
import type { ImportedAction, ImportedGame } from './importing.js'
import { Ledger } from './ledger.js'
import { type Loose, parseFileAction } from './parse.js'
import { afterPasses, type MendedPasses, waitsForPass } from './passes.js'
import type { RefusedAction } from './problem.js'
import { isObjection, readAction } from './readAction.js'
import { saidText } from './said.js'

export type Replayed = { readonly game: Game; readonly passes: MendedPasses } & (
  | { readonly ok: true }
  /** `game` is as it was before the action. */
  | { readonly ok: false; readonly refused: RefusedAction }
)

export interface ReplayOptions {
  /** Stop after the action with this id. */
  readonly until?: string | number
  /** Called after every entry of the file, the skipped ones too, with the game as it is then. */
  each?(action: ImportedAction, game: Game, ledger: Ledger): void
}

type Outcome =
  | { readonly ok: true; readonly game: Game; readonly mended?: Mending }
  | { readonly ok: false; readonly refusal: Refusal }

interface Mending {
  readonly leftOut: number
  readonly added: number
}

/** Offers in a file were agreed on before they were entered. */
const agreed = (game: Game): Action | null => {
  const by = asked(game)
  return by !== null && isPlayer(by) && offerAsked(game) ? answerTo(game, by, true) : null
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
  const actions = readAction(game, imported.words, ledger, parsed.action)
  if (isObjection(actions)) return refuse(game, actions)
  const outcome = forgiving(game, actions)
  if (outcome.ok && actions.length > 0) ledger.update(outcome.game)
  return outcome
}

/** A file of theirs may have a pass nobody waits for here, or none where somebody is asked. */
const forgiving = (game: Game, actions: readonly Action[]): Outcome => {
  const outcome = playAll(game, actions)
  const [first] = actions
  if (outcome.ok || first === undefined || game.setup.ruleset === 'rulebook') return outcome
  if (first.type === 'pass')
    return waitsForPass(game, first) ? outcome : { ok: true, game, mended: { leftOut: 1, added: 0 } }
  const after = afterPasses(game, (at) => playAll(at, actions))
  return after ? { ok: true, game: after.game, mended: { leftOut: 0, added: after.passes } } : outcome
}

/** Plays an imported game from its set-up on. */
export const replay = (imported: ImportedGame, options: ReplayOptions = {}): Replayed => {
  let game = beginGame(imported.title, imported.setup)
  const ledger = new Ledger(game, imported.words)
  const leftOut: (string | number)[] = []
  const added: (string | number)[] = []
  const passes: MendedPasses = { leftOut, added }
  const names = new Map(imported.setup.players.map(({ id, name }) => [String(id), name]))
  for (const [index, action] of imported.actions.entries()) {
    if (!action.skipped) {
      const before = game
      for (const said of action.said) {
        const outcome = playOne(game, imported, ledger, said)
        if (!outcome.ok) {
          const { id, type } = action
          const text = saidText(said, (entity) => names.get(String(entity)) ?? String(entity))
          const refused = { id, type, refusal: outcome.refusal, said: text, before: index }
          return { ok: false, game: before, refused, passes }
        }
        game = outcome.game
        leftOut.push(...Array.from({ length: outcome.mended?.leftOut ?? 0 }, () => action.id))
        added.push(...Array.from({ length: outcome.mended?.added ?? 0 }, () => action.id))
      }
    }
    options.each?.(action, game, ledger)
    if (options.until !== undefined && String(action.id) === String(options.until)) break
  }
  return { ok: true, game, passes }
}

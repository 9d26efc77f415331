import type { Seed } from '../core/seed.js'
import type { Game } from '../game.js'
import { beginGame } from '../game.js'
import { result } from '../result.js'
import { can } from './can.js'
import { fileIdOf } from './ids.js'
import type { ImportedGame } from './importing.js'
import { patchFrom } from './mergePatch.js'
import { type Replayed, replay } from './replay.js'
import { type TraceState, traceState } from './traceState.js'

export interface TraceEntry {
  readonly id: string | number
  readonly type: string
  readonly entity: string | number
  /** JSON merge patch from the state before to the state after. */
  readonly changes?: TraceState
  readonly skipped?: true
}

/** The state after every action of a file, in the order of the file. */
export interface Trace {
  readonly schema: string
  readonly title: string
  readonly game_id: string | number
  readonly players: readonly string[]
  readonly optional_rules: readonly string[]
  readonly seed: Seed
  readonly initial: TraceState
  readonly actions: readonly TraceEntry[]
  readonly final: TraceState
  readonly result: Readonly<Record<string, number>>
  readonly finished: boolean
  readonly end_reason?: string
}

export const scoresByFileId = (game: Game): Readonly<Record<string, number>> =>
  Object.fromEntries(result(game).scores.map(({ player, score }) => [String(fileIdOf(game, player)), score]))

/** Replays a game and writes down every state; stops where an action is refused. */
export const writeTrace = (
  imported: ImportedGame,
  until?: string | number,
): { readonly trace: Trace; readonly replayed: Replayed } => {
  const { words, setup } = imported
  const begun = beginGame(imported.title, setup)
  const initial: TraceState = { ...traceState(begun, words), can: can(begun, words) }
  const actions: TraceEntry[] = []
  let last = initial
  const replayed = replay(imported, {
    ...(until === undefined ? {} : { until }),
    each({ id, type, entity, skipped }, game, ledger) {
      if (skipped) {
        actions.push({ id, type, entity, skipped })
        return
      }
      const state: TraceState = { ...traceState(game, words, ledger), can: can(game, words) }
      actions.push({ id, type, entity, changes: patchFrom(last, state) })
      last = state
    },
  })
  const { game } = replayed
  const { finished, reason } = result(game)
  const trace: Trace = {
    schema: 'oracle-trace/1',
    title: imported.name,
    game_id: imported.fileId,
    players: setup.players.map(({ id }, i) => String(id ?? i + 1)),
    optional_rules: imported.optionalRules,
    seed: setup.seed,
    initial,
    actions,
    final: last,
    result: scoresByFileId(game),
    finished,
    ...(reason === null ? {} : { end_reason: words.endReasons?.[reason] ?? reason }),
  }
  return { trace, replayed }
}

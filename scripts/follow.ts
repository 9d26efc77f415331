// Replays a game of 18xx.games beside its trace and compares the positions after every action.
import {
  applyPatch,
  beginGame,
  can,
  type Game,
  type ImportedGame,
  type Ledger,
  type Replayed,
  replay,
  traceState,
} from '@roundhouse/engine'
import { type CanException, canDifferences } from './can.js'
import { type Difference, differences } from './compare.js'
import { withoutTheDead } from './ignored.js'
import type { RecordedTrace } from './recorded.js'

/** A position in the words of a trace, as far as it is read here. */
export interface TracedPosition {
  readonly round: { readonly type: string; readonly step: string }
  readonly can: readonly string[]
}

const lineOf = ({ path, expected, actual }: Difference): string =>
  `  ${path}: expected ${JSON.stringify(expected)}, is ${JSON.stringify(actual)}`

/** The first action after which the positions differ. */
export class Differs extends Error {
  readonly found: readonly Difference[]
  readonly theirs: unknown
  readonly ours: unknown

  constructor(where: string, found: readonly Difference[], theirs: unknown, ours: unknown) {
    super([where, ...found.slice(0, 20).map(lineOf)].join('\n'))
    this.found = found
    this.theirs = theirs
    this.ours = ours
  }
}

/** Throws `Differs` at the first difference; `needed` is told every exception that excused a word. */
export const follow = (
  imported: ImportedGame,
  trace: RecordedTrace,
  needed: (exception: CanException) => void = () => {},
): Replayed => {
  const { words, title } = imported
  const compare = (where: string, expected: TracedPosition, game: Game, ledger?: Ledger): void => {
    const without = expected.round.type === 'operating' ? [] : [/^order$/]
    const { can: theirs, round } = expected
    const actual = { ...traceState(game, words, ledger), can: can(game, words) }
    const possible = { title: title.id, step: round.step, theirs, ours: actual.can }
    const found = [
      ...differences(withoutTheDead(expected), withoutTheDead(actual), without),
      ...canDifferences(possible, needed),
    ]
    if (found.length > 0) throw new Differs(where, found, expected, actual)
  }
  let expected: unknown = trace.initial
  compare('at the start', trace.initial as unknown as TracedPosition, beginGame(title, imported.setup))
  let at = 0
  const replayed = replay(imported, {
    each(action, game, ledger) {
      const entry = trace.actions[at++]
      const where = `after action ${action.id} (${action.type} by ${action.entity})`
      if (entry?.id !== action.id || Boolean(entry.skipped) !== action.skipped)
        throw new Error(`${where}: another history`)
      if (action.skipped) return
      expected = applyPatch(expected as never, (entry.changes ?? {}) as never)
      compare(where, expected as TracedPosition, game, ledger)
    },
  })
  const { leftOut, added } = replayed.passes
  if (leftOut.length + added.length > 0)
    throw new Differs(`passes left out at ${leftOut.join()}, added at ${added.join()}`, [], trace.final, null)
  if (replayed.ok && at !== trace.actions.length) throw new Error(`${at} of ${trace.actions.length} actions replayed`)
  return replayed
}

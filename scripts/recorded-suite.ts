// The tests every title has for its recorded games: equal to the trace after every action, and back again.
import {
  applyPatch,
  beginGame,
  can,
  exportGame,
  type Game,
  importGame,
  type Ledger,
  replay,
  result,
  scoresByFileId,
  stateHash,
  traceState,
} from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { CAN_EXCEPTIONS, type CanException, canDifferences } from './can.js'
import { type Difference, differences } from './compare.js'
import { MISSING, type RecordedGame, recordedGames } from './recorded.js'

class Differs extends Error {
  constructor(where: string, found: readonly Difference[]) {
    const lines = found
      .slice(0, 20)
      .map(
        ({ path, expected, actual }) => `  ${path}: expected ${JSON.stringify(expected)}, is ${JSON.stringify(actual)}`,
      )
    super([where, ...lines].join('\n'))
  }
}

const importedOf = (json: unknown) => {
  const imported = importGame(json)
  if (!imported.ok) throw new Error(JSON.stringify(imported.problem))
  return imported.game
}

interface Expected {
  readonly round: { readonly type: string; readonly step: string }
  readonly can: readonly string[]
}

interface Leniency {
  readonly ignored: readonly RegExp[]
  needed(exception: CanException): void
}

/** Replays a game; the first action after which the positions differ is an error that says where. */
const replayAndCompare = (recorded: RecordedGame, { ignored, needed }: Leniency) => {
  const imported = importedOf(recorded.read())
  const { words } = imported
  const trace = recorded.trace()
  const compare = (where: string, expected: Expected, game: Game, ledger?: Ledger): void => {
    const without = expected.round.type === 'operating' ? ignored : [...ignored, /^order$/]
    const { can: theirs, round } = expected
    const possible = { title: game.setup.title, step: round.step, theirs, ours: can(game, words) }
    const found = [
      ...differences(expected, traceState(game, words, ledger), without),
      ...canDifferences(possible, needed),
    ]
    if (found.length > 0) throw new Differs(where, found)
  }
  let expected: unknown = trace.initial
  compare('at the start', trace.initial as unknown as Expected, beginGame(imported.title, imported.setup))
  let at = 0
  const replayed = replay(imported, {
    each(action, game, ledger) {
      const entry = trace.actions[at++]
      const where = `after action ${action.id} (${action.type} by ${action.entity})`
      if (entry?.id !== action.id || Boolean(entry.skipped) !== action.skipped)
        throw new Error(`${where}: another history`)
      if (action.skipped) return
      expected = applyPatch(expected as never, (entry.changes ?? {}) as never)
      compare(where, expected as Expected, game, ledger)
    },
  })
  if (!replayed.ok)
    throw new Error(`action ${replayed.refused.id} refused: ${JSON.stringify(replayed.refused.refusal)}`)
  expect(at).toBe(trace.actions.length)
  const { finished } = result(replayed.game)
  expect({ finished, result: scoresByFileId(replayed.game) }).toEqual({
    finished: trace.finished,
    result: trace.result,
  })
  return { imported, game: replayed.game }
}

/** `ignored`: paths of a trace that mean nothing for the title. */
export const describeRecorded = (folders: readonly string[], ignored: readonly RegExp[] = []): void => {
  const games = folders.flatMap(recordedGames)
  if (games.length === 0) {
    console.warn(`\n*** ${folders.join(', ')}: ${MISSING} ***\n`)
    it.skip(MISSING, () => {})
    return
  }
  const needed = new Set<CanException>()
  describe.each(games)('$name', (recorded) => {
    it('is equal to its trace after every action, and imports back from its export', { timeout: 120_000 }, () => {
      const { imported, game } = replayAndCompare(recorded, { ignored, needed: (each) => needed.add(each) })
      const again = replay(importedOf(JSON.parse(JSON.stringify(exportGame(game, { id: imported.fileId })))))
      if (!again.ok)
        throw new Error(`exported action ${again.refused.id} refused: ${JSON.stringify(again.refused.refusal)}`)
      expect(stateHash(again.game.state)).toBe(stateHash(game.state))
    })
  })

  it('every exception of what may be done is still needed', () => {
    const listed = CAN_EXCEPTIONS.filter(({ title }) => folders.includes(title))
    expect(listed.filter((each) => !needed.has(each))).toEqual([])
  })
}

// The tests every title has for its recorded games: equal to the trace after every action, and back again.
import {
  applyPatch,
  exportGame,
  importGame,
  replay,
  result,
  scoresByFileId,
  stateHash,
  traceState,
} from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
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

/** Replays a game; the first action after which the positions differ is an error that says where. */
const replayAndCompare = (recorded: RecordedGame, ignored: readonly RegExp[]) => {
  const imported = importedOf(recorded.read())
  const trace = recorded.trace()
  let expected: unknown = trace.initial
  let at = 0
  const replayed = replay(imported, {
    each(action, game, ledger) {
      const entry = trace.actions[at++]
      const where = `after action ${action.id} (${action.type} by ${action.entity})`
      if (entry?.id !== action.id || Boolean(entry.skipped) !== action.skipped)
        throw new Error(`${where}: another history`)
      if (action.skipped) return
      expected = applyPatch(expected as never, (entry.changes ?? {}) as never)
      const { round } = expected as { readonly round?: { readonly type?: string } }
      const without = round?.type === 'operating' ? ignored : [...ignored, /^order$/]
      const found = [...differences(expected, traceState(game, imported.words, ledger), without)]
      if (found.length > 0) throw new Differs(where, found)
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
  describe.each(games)('$name', (recorded) => {
    it('is equal to its trace after every action, and imports back from its export', { timeout: 120_000 }, () => {
      const { imported, game } = replayAndCompare(recorded, ignored)
      const again = replay(importedOf(JSON.parse(JSON.stringify(exportGame(game, { id: imported.fileId })))))
      if (!again.ok)
        throw new Error(`exported action ${again.refused.id} refused: ${JSON.stringify(again.refused.refusal)}`)
      expect(stateHash(again.game.state)).toBe(stateHash(game.state))
    })
  })
}

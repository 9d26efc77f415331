// The tests every title has for its recorded games: equal to the trace after every action, and back again.
import { exportGame, importGame, replay, result, scoresByFileId, stateHash } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { CAN_EXCEPTIONS, type CanException } from './can.js'
import { follow } from './follow.js'
import { MISSING, type RecordedGame, recordedGames } from './recorded.js'

const importedOf = (json: unknown) => {
  const imported = importGame(json)
  if (!imported.ok) throw new Error(JSON.stringify(imported.problem))
  return imported.game
}

/** Replays a game; the first action after which the positions differ is an error that says where. */
const replayAndCompare = (recorded: RecordedGame, needed: (exception: CanException) => void) => {
  const imported = importedOf(recorded.read())
  const trace = recorded.trace()
  const replayed = follow(imported, trace, needed)
  if (!replayed.ok)
    throw new Error(`action ${replayed.refused.id} refused: ${JSON.stringify(replayed.refused.refusal)}`)
  const { finished } = result(replayed.game)
  expect({ finished, result: scoresByFileId(replayed.game) }).toEqual({
    finished: trace.finished,
    result: trace.result,
  })
  return { imported, game: replayed.game }
}

/** The games in these folders; what a trace says that is no part of a position is in ignored.ts. */
export const describeRecorded = (folders: readonly string[]): void => {
  const games = folders.flatMap(recordedGames)
  if (games.length === 0) {
    console.warn(`\n*** ${folders.join(', ')}: ${MISSING} ***\n`)
    it.skip(MISSING, () => {})
    return
  }
  const needed = new Set<CanException>()
  describe.each(games)('$name', (recorded) => {
    it('is equal to its trace after every action, and imports back from its export', { timeout: 120_000 }, () => {
      const { imported, game } = replayAndCompare(recorded, (each) => needed.add(each))
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

// An oracle for tests that is our own engine, made to disagree where a test wants it.
import { importGame, writeTrace } from '@roundhouse/engine'
import type { RecordedTrace } from '../recorded.js'
import type { Miscounted, Oracle, PeerFile } from './oracle.js'

export interface Disagreement {
  /** Refuses the action with this id. */
  readonly refuses?: string
  /** Why, in its words, and what it waited for. */
  readonly why?: string
  readonly waitedFor?: unknown
  /** Changes what it says of the game. */
  readonly says?: (trace: RecordedTrace) => RecordedTrace
  /** Where it counts runs in another way. */
  readonly counts?: readonly Miscounted[]
  /** What its random player plays. */
  readonly plays?: PeerFile
}

export const fakeOracle = ({
  refuses,
  why = 'GameError: no',
  waitedFor = {},
  says = (trace) => trace,
  counts = [],
  plays,
}: Disagreement = {}): Oracle => ({
  async trace(file) {
    if (refuses !== undefined && file.actions.some(({ id }) => String(id) === refuses))
      return { action: refuses, why, waitedFor: JSON.stringify(waitedFor) }
    const imported = importGame(file)
    if (!imported.ok) throw new Error(JSON.stringify(imported.problem))
    return says(writeTrace(imported.game).trace as unknown as RecordedTrace)
  },
  runs: async () => counts,
  async random() {
    if (!plays) throw new Error('it plays nothing')
    return plays
  },
})

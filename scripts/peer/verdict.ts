// What comes of one game that both have played.
import { can, importGame, replay, result, scoresByFileId, traceState } from '@roundhouse/engine'
import { Differs, follow } from '../follow.js'
import type { RecordedTrace } from '../recorded.js'
import { deadEndAfter, excuseFor, excuseForRun, isCrash, stuckAt } from './excuses.js'
import type { Miscounted, Oracle, PeerFile, Refused } from './oracle.js'

export type Verdict =
  | { readonly kind: 'equal' }
  /** Equal as far as it goes, and the oracle goes wrong there by its own account. */
  | { readonly kind: 'excused'; readonly why: string }
  | { readonly kind: 'different'; readonly where: string; readonly theirs: unknown; readonly ours: unknown }
  | { readonly kind: 'refusedThere'; readonly where: string; readonly theirs: unknown; readonly ours: unknown }
  /** It did not refuse the action, it broke down over it: neither equal nor a rule of theirs. */
  | { readonly kind: 'crashedThere'; readonly where: string; readonly theirs: unknown; readonly ours: unknown }
  | { readonly kind: 'refusedHere'; readonly where: string }

type Failed = Exclude<Verdict, { readonly kind: 'equal' | 'excused' }>
export const isFailed = (verdict: Verdict): verdict is Failed => verdict.kind !== 'equal' && verdict.kind !== 'excused'

const isRefused = (answer: RecordedTrace | Refused): answer is Refused => 'waitedFor' in answer

/** Compares our replay of a file with a trace of it. */
const compared = (file: PeerFile, trace: RecordedTrace): Verdict => {
  const imported = importGame(file)
  if (!imported.ok) return { kind: 'refusedHere', where: JSON.stringify(imported.problem) }
  try {
    const replayed = follow(imported.game, trace)
    if (!replayed.ok) {
      const { id, type, refusal } = replayed.refused
      const why = deadEndAfter(file, replayed.refused)
      if (why !== null) return { kind: 'excused', why }
      const said = file.actions.find((action) => String(action.id) === String(id))
      return {
        kind: 'refusedHere',
        where: `action ${id} (${type}): ${JSON.stringify(refusal)}\n  ${JSON.stringify(said)}`,
      }
    }
    const theirs = { finished: trace.finished, result: trace.result }
    const ours = { finished: result(replayed.game).finished, result: scoresByFileId(replayed.game) }
    const same = theirs.finished === ours.finished && sameScores(theirs.result, ours.result)
    return same ? { kind: 'equal' } : { kind: 'different', where: 'at the end', theirs, ours }
  } catch (error) {
    if (!(error instanceof Differs)) throw error
    const stuck = stuckAt(file, error.theirs)
    if (stuck !== null) return { kind: 'excused', why: stuck }
    return { kind: 'different', where: error.message, theirs: error.theirs, ours: error.ours }
  }
}

type Scores = Readonly<Record<string, number>>
const sameScores = (one: Scores, other: Scores): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((id) => one[id] === other[id])

/** The game as it was before an action. */
const before = (file: PeerFile, action: string): PeerFile => {
  const at = file.actions.findIndex(({ id }) => String(id) === action)
  return { ...file, actions: file.actions.slice(0, at) }
}

const positionAfter = (file: PeerFile): unknown => {
  const imported = importGame(file)
  if (!imported.ok) throw new Error(JSON.stringify(imported.problem))
  const { words } = imported.game
  const { game } = replay(imported.game)
  return { ...traceState(game, words), can: can(game, words) }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/** Which train earns a bonus that any of them could is nobody's business. */
const isMiscounted = ({ stored, recomputed }: Miscounted): boolean =>
  typeof recomputed === 'string' || sum(stored) !== sum(recomputed)

/** Compares what the runs of a file earn, too: `judge` takes a recorded revenue at its word, as the oracle does. */
export const judgeWithRuns = async (oracle: Oracle, file: PeerFile): Promise<Verdict> => {
  const verdict = await judge(oracle, file)
  if (verdict.kind !== 'equal') return verdict
  const miscounted = (await oracle.runs(file)).filter(isMiscounted)
  const excuses = miscounted.map(({ recomputed }) => excuseForRun(file, recomputed))
  const found = miscounted.find((_, i) => excuses[i] === null)
  const [why] = excuses
  if (!found) return why ? { kind: 'excused', why } : verdict
  const { id, stored, recomputed } = found
  return { kind: 'different', where: `what the run of action ${id} earns`, theirs: recomputed, ours: stored }
}

export const judge = async (oracle: Oracle, file: PeerFile): Promise<Verdict> => {
  const answer = await oracle.trace(file)
  if (!isRefused(answer)) return compared(file, answer)
  const until = before(file, answer.action)
  const trace = await oracle.trace(until)
  if (isRefused(trace)) throw new Error(`refused at ${answer.action}, and without it at ${trace.action}`)
  const verdict = compared(until, trace)
  if (verdict.kind !== 'equal') return verdict
  const said = file.actions[until.actions.length]
  const why = excuseFor(file, said, answer)
  if (why !== null) return { kind: 'excused', why }
  const crashed = isCrash(said, answer)
  const how = crashed ? 'makes it crash' : 'is refused there'
  const where = `action ${answer.action} ${how}: ${answer.why}\n  ${JSON.stringify(said)}`
  const kind = crashed ? 'crashedThere' : 'refusedThere'
  return { kind, where, theirs: JSON.parse(answer.waitedFor), ours: positionAfter(until) }
}

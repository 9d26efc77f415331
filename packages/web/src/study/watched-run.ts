import type { Position } from '@roundhouse/engine'
import type { Watching } from '../table/watching.js'
import { type PastRun, runMade } from './past-run.js'

const known = new WeakMap<object, PastRun | null>()

/** The runs of the automaton's move on the screen, or those whose dividend it decided. */
export const watchedRun = (p: Position, { moves, at }: Watching): PastRun | null => {
  const now = moves[at]
  const move = now?.action.type === 'dividend' ? moves[at - 1] : now
  if (!move || move.by !== now?.by) return null
  let run = known.get(move)
  if (run === undefined) {
    run = runMade({ ...p, state: move.before }, move.action, at)
    known.set(move, run)
  }
  return run
}

import type { Action } from './core/action.js'
import { decider } from './core/control.js'
import { openStep } from './core/flow.js'
import type { PlayerId } from './core/ids.js'
import type { Position } from './core/position.js'
import { objection } from './core/refusals.js'
import { type Refusal, refusalOf, understand } from './step.js'

/**
 * May this seat act now, in the name it gives? True, or why not: asked by whoever takes actions from several people,
 * before `play`, which trusts the name. Whether the rules allow what is done is for `play` to say.
 */
export const mayAct = (p: Position, seat: PlayerId, input: Action): true | Refusal => {
  const match = understand(p, input)
  if ('objection' in match) return refusalOf(p, match.objection)
  const { by } = match.action
  return decider(p, by) === seat || refusalOf(p, objection('any.NOT_YOURS', { seat, by }))
}

/** The seat whose turn it is to decide; null = the game is over. */
export const deciding = (p: Position): PlayerId | null => {
  const now = openStep(p)
  return now && decider(p, now.actor)
}

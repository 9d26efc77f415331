import { finishGame } from './finish.js'
import { solvent } from './shares.js'
import type { ActionKind } from './step.js'

/** The table agrees to stop: open to everybody at any time, offered by no list of choices. */
export const endGame: ActionKind<'endGame'> = {
  type: 'endGame',
  by: (p) => [...solvent(p), ...Object.keys(p.state.operators), ...Object.keys(p.state.privates)],
  *candidates() {},
  object: () => undefined,
  apply: (d) => finishGame(d, 'manually_ended'),
}

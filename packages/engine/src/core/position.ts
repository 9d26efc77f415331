import type { Setup } from './setup.js'
import type { GameState } from './state.js'
import type { Rules } from './title.js'

/** What every rule looks at: the rules of this game and the state it is in. */
export interface Position {
  readonly setup: Setup
  readonly rules: Rules
  readonly state: GameState
}

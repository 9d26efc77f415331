import type { PlayerId } from './ids.js'
import type { Setup } from './setup.js'
import type { GameState } from './state.js'
import type { Rules } from './title.js'

/** What every rule looks at: the rules of this game and the state it is in. */
export interface Position {
  readonly setup: Setup
  readonly rules: Rules
  readonly state: GameState
}

/**
 * What a seat (null = an onlooker) may know of a position: hidden cards and chance are covered. It reads like any
 * position and can be asked for choices, but not played on, since what is covered may decide: see `determinize`.
 */
export interface KnownPosition extends Position {
  readonly seat: PlayerId | null
}

/** A position nothing of which is covered. */
export interface FullPosition extends Position {
  readonly seat?: undefined
}

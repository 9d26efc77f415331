import type { GameState, Setup } from '@roundhouse/engine'

/** A picture of a position for the preview of a link: what it shows is what an onlooker knew. */
export interface Drawing {
  /** Without its seed. */
  readonly setup: Setup
  /** As an onlooker may know it; null = the game has not begun. */
  readonly state: GameState | null
  readonly words: DrawingWords
}

export interface DrawingWords {
  /** What is played and what the table is called. */
  readonly heading: string
  /** Round and whose turn, or how it ended. */
  readonly line: string
  readonly players: readonly {
    readonly name: string
    /** Cash, or the result. */
    readonly figure: string
    readonly isNext: boolean
  }[]
}

export const WIDTH = 1200
export const HEIGHT = 630

import type { BotName } from '@roundhouse/bots'
import type { Text } from '@roundhouse/engine'

/** A game shipped with the page, played by bots: worth reading, with notes at its moments. */
export interface Example {
  readonly file: string
  readonly title: string
  /** Who played it, by seat, and the seed: the same give the same game. */
  readonly bots: readonly BotName[]
  readonly seed: number
  readonly moves: number
  /** What it is about, for whoever looks for something to read. */
  readonly story: Text
}

/** What is worth seeing after so many actions. */
export interface ExampleNote {
  readonly at: number
  readonly text: Text
}

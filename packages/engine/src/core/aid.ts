import type { Text } from './rules.js'
import type { TurnTaker } from './step.js'

/** Ids of the title's rules: the aid prints their texts. */
export type RuleIds = readonly string[]

/** What the aid says of a kind of round. Who takes turns, and in what steps, it knows from the flow. */
export interface AidRound {
  /** Above the steps: who comes when, when it ends. */
  readonly rules?: RuleIds
  /** By who takes the turn and by step id. */
  readonly steps?: Readonly<Partial<Record<TurnTaker, Readonly<Record<string, RuleIds>>>>>
  /** What a turn allows beside its steps. */
  readonly anytime?: Readonly<Partial<Record<TurnTaker, RuleIds>>>
  /** Steps the flow has for its own sake: not printed. */
  readonly unsaid?: readonly string[]
}

/** A row of the table by number of players; undefined = does not apply. */
export interface AidRow {
  readonly label: Text
  value(players: number): string | number | undefined
}

export type MarketWay = 'left' | 'right' | 'up' | 'down' | 'stay'

/** One cause that moves a price. */
export interface AidMove {
  readonly when: Text
  readonly way: MarketWay
  /** Cells; one if absent. */
  readonly by?: number
  readonly rule: string
}

/**
 * What the printed aid of a title says beside its data. Everything is a choice of rules by id, or a number taken from
 * the title's tables: the aid repeats no wording.
 */
export interface AidData {
  /** What the title calls those who take turns, where that is not the usual word. */
  readonly takers?: Readonly<Partial<Record<TurnTaker, Text>>>
  /** By kind of round: only these are printed; all, with their steps alone, where absent. */
  readonly rounds?: Readonly<Record<string, AidRound>>
  /**
   * How a kind of round works, in two sentences for somebody who meets it for the first time: by kind of round, or by
   * the id of a step that is like a round of its own.
   */
  readonly primers?: Readonly<Record<string, Text>>
  /** In place of the certificate limit of a new game, where it changes. */
  readonly certificates?: readonly AidRow[]
  readonly limits?: readonly AidRow[]
  /** Under the limits. */
  readonly limitRules?: RuleIds
  /** What the start of a phase sets off, by its name, in words like those of its permissions: `closePrivates`. */
  readonly events?: Readonly<Record<string, readonly string[]>>
  /** The title's own words for permissions and events of phases. */
  readonly words?: Readonly<Record<string, Text>>
  /** Rules that come with a phase, by its name. */
  readonly phases?: Readonly<Record<string, RuleIds>>
  /** Under the table of phases. */
  readonly phaseRules?: RuleIds
  readonly market?: readonly AidMove[]
  /** Above the private companies. */
  readonly privateRules?: RuleIds
  /** Under the table of off-board values. */
  readonly placeRules?: RuleIds
  readonly sections?: readonly { readonly heading: Text; readonly rules: RuleIds }[]
}

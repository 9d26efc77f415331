import type { RefusalCode } from './refusals.js'

export const LANGUAGES = ['en', 'ru', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
export type Text = Readonly<Record<Language, string>>

/** One rule of a title: the rulebook section it rests on, and what it says in our own words. */
export interface Rule {
  readonly section: string
  readonly text: Text
}

/** How a title words a refusal: the rule it rests on, and a text naming `{params}` of its code. */
export interface RefusalWording {
  /** Empty where an action is not understood at all, or no matter of the rules. */
  readonly rule: string
  /** Where each kind of round has its own: the rule by kind. */
  readonly byRound?: Readonly<Record<string, string>>
  /** Other rules that forbid the same. */
  readonly also?: readonly string[]
  readonly text: Text
  /** What the title calls it, where that is not the name it is listed by. */
  readonly id?: string
}

/** With the title's own id for it. */
export interface RefusalText extends RefusalWording {
  readonly id: string
}

export interface RuleBook {
  /** Rule id → rule, in the order of the rulebook. */
  readonly rules: Readonly<Record<string, Rule>>
  /** Only the codes this title can answer with. */
  readonly refusals: Readonly<Partial<Record<RefusalCode, RefusalText>>>
}

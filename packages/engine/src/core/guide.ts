import type { RuleIds } from './aid.js'
import type { Text } from './rules.js'

/** What a chapter shows of the player aid: tables made from the title's data. */
export type GuideTable = 'phases' | 'limits' | 'market' | 'privates' | 'companies' | 'places' | 'options'

/** One chapter of a title's rules: what it is about in a few sentences, then its rules one by one. */
export interface GuideChapter {
  readonly id: string
  readonly heading: Text
  /** Paragraphs for somebody who reads it for the first time. They may name `{facts}` of the guide. */
  readonly lead: readonly Text[]
  /** Rules of the title's registry; each stands in one chapter. */
  readonly rules: RuleIds
  readonly tables?: readonly GuideTable[]
}

/** A word of the game and where the rules speak of it. */
export interface GuideTerm {
  readonly id: string
  readonly term: Text
  readonly text: Text
  /** The id of a rule or of a chapter. */
  readonly at: string
}

/** The rules of a title in full, for players: loaded only when somebody reads them. */
export interface Guide {
  /** Of the title. */
  readonly id: string
  readonly chapters: readonly GuideChapter[]
  /** Kind of round → its chapter. */
  readonly rounds: Readonly<Record<string, string>>
  /** Step id → the chapter or the rule that tells how it works. */
  readonly steps: Readonly<Record<string, string>>
  readonly terms: readonly GuideTerm[]
  /** Figures from the title's tables that leads name. */
  readonly facts: Readonly<Record<string, string | number>>
}

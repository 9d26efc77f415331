import {
  format,
  type Guide,
  type GuideChapter,
  type GuideTable,
  type GuideTerm,
  type Language,
  type Title,
} from '@roundhouse/engine'
import { fold } from './fold.js'

export interface ReadRule {
  readonly id: string
  readonly section: string
  readonly text: string
}

/** A chapter in one language. */
export interface ReadChapter {
  readonly id: string
  readonly heading: string
  readonly lead: readonly string[]
  readonly rules: readonly ReadRule[]
  readonly tables: readonly GuideTable[]
}

export interface ReadTerm {
  readonly id: string
  readonly term: string
  readonly text: string
  readonly at: string
}

/** The rules of a title in one language. */
export interface RulesText {
  readonly chapters: readonly ReadChapter[]
  readonly terms: readonly ReadTerm[]
}

export const rulesText = (title: Title, guide: Guide, language: Language): RulesText => {
  const chapter = ({ id, heading, lead, rules, tables = [] }: GuideChapter): ReadChapter => ({
    id,
    heading: heading[language],
    lead: lead.map((text) => format(text[language], guide.facts, language)),
    rules: rules.flatMap((rule) => {
      const found = title.rulebook.rules[rule]
      return found ? [{ id: rule, section: found.section, text: found.text[language] }] : []
    }),
    tables,
  })
  const term = ({ id, term, text, at }: GuideTerm): ReadTerm => ({ id, term: term[language], text: text[language], at })
  return {
    chapters: guide.chapters.map(chapter),
    terms: guide.terms.map(term).sort((a, b) => a.term.localeCompare(b.term, language)),
  }
}

export interface Found extends RulesText {
  readonly places: number
  /** Folded words to be marked. */
  readonly words: readonly string[]
}

type Match = (text: string) => boolean

const search = ({ chapters, terms }: RulesText, words: readonly string[]): Found => {
  const has: Match = (text) => {
    const folded = fold(text)
    return words.every((word) => folded.includes(word))
  }
  const found = chapters.flatMap((chapter): readonly ReadChapter[] => {
    if (has(chapter.heading)) return [chapter]
    const lead = chapter.lead.filter(has)
    const rules = chapter.rules.filter(({ id, section, text }) => has(`${text} ${section} ${id}`))
    return lead.length + rules.length > 0 ? [{ ...chapter, lead, rules, tables: [] }] : []
  })
  const meant = terms.filter(({ term, text }) => has(`${term} ${text}`))
  const places = found.reduce((sum, { lead, rules }) => sum + lead.length + rules.length, meant.length)
  return { chapters: found, terms: meant, places, words }
}

/** Russian and Polish words without the ending that cases change. */
const stemOf = (word: string): string =>
  word.length > 6 ? word.slice(0, -2) : word.length > 4 ? word.slice(0, -1) : word

/** What has all words of a query, whatever their case and marks; nothing asked = everything. */
export const find = (text: RulesText, query: string, language: Language): Found => {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return { ...text, places: 0, words: [] }
  const found = search(text, words)
  return found.places > 0 || language === 'en' ? found : search(text, words.map(stemOf))
}

/** The chapter or rule that a wish means. */
export const placeIn = (guide: Guide, at: string): string => {
  const [kind, id = ''] = at.split(':')
  switch (kind) {
    case 'step':
      return guide.steps[id] ?? 'operating'
    case 'round':
      return guide.rounds[id] ?? 'overview'
    default:
      return at
  }
}

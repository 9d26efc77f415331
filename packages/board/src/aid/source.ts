import {
  type AidData,
  beginGame,
  type Language,
  type Position,
  type RuleIds,
  type Rules,
  type Setup,
  type Text,
  type Title,
} from '@roundhouse/engine'
import { type Html, html } from './html.js'
import { type Say, sayIn } from './texts.js'

export interface AidWishes {
  readonly language: Language
  /** Only what holds for so many players; all numbers if absent. */
  readonly players?: number
}

/** What the sections of an aid read. */
export interface Source {
  readonly title: Title
  readonly language: Language
  readonly aid: AidData
  /** The rules with the most players shown. */
  readonly rules: Rules
  /** Numbers of players shown, and a new game with each: limits and stocks are read off the table. */
  readonly counts: readonly number[]
  readonly tables: readonly Position[]
  /** Private companies that may be in play: some are removed at random with few players. */
  readonly inPlay: ReadonlySet<string>
  say: Say
  text(text: Text): string
  money(amount: number): string
}

const setupFor = (title: Title, players: number): Setup => ({
  title: title.id,
  players: Array.from({ length: players }, (_, i) => ({ name: `${i + 1}` })),
  seed: 1,
  options: [],
  ruleset: 'rulebook',
})

export const sourceOf = (title: Title, { language, players }: AidWishes): Source => {
  const { min, max } = title.players
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const games = all.map((count): Position => beginGame(title, setupFor(title, count)))
  const shown = games.filter((_, i) => players === undefined || all[i] === players)
  return {
    title,
    language,
    aid: title.aid ?? {},
    rules: shown.at(-1)!.rules,
    counts: shown.map(({ setup }) => setup.players.length),
    tables: shown,
    inPlay: new Set(games.flatMap(({ state }) => Object.keys(state.privates))),
    say: sayIn(language),
    text: (text) => text[language],
    money: (amount) => title.currency.replace('#', String(amount)),
  }
}

/** A section of the rulebook as a reader of the language calls it: the sign before figures, pages in its words. */
const sectionName = (section: string, say: Say): string => {
  const page = /^p\.\s*(\d+)$/.exec(section)?.[1]
  if (page !== undefined) return say('page', { n: page })
  if (section === 'glossary') return say('glossary')
  return /^\d/.test(section) ? `§${section}` : section
}

/** All sections a rule rests on. */
export const sectionIn = (section: string, language: Language): string =>
  section
    .split(', ')
    .map((each) => sectionName(each, sayIn(language)))
    .join(', ')

/** The first of them. */
const reference = ({ say }: Source, section: string): string => sectionName(section.split(', ')[0] ?? '', say)

export const referenceTo = (source: Source, id: string): Html => {
  const rule = source.title.rulebook.rules[id]
  if (!rule) throw new Error(`the aid of ${source.title.id} names a rule that is not there: ${id}`)
  return html`<span class="ref">${reference(source, rule.section)}</span>`
}

export const ruleText = (source: Source, id: string): Html =>
  html`${source.title.rulebook.rules[id]?.text[source.language]} ${referenceTo(source, id)}`

/** Rules as little paragraphs. */
export const ruleList = (source: Source, ids: RuleIds = []): readonly Html[] =>
  ids.map((id) => html`<p class="rule">${ruleText(source, id)}</p>`)

/** How the title calls it, where its id is no word of every language: phases named by colours. */
export const labelOf = ({ title, text }: Pick<Source, 'title' | 'text'>, id: string): string => {
  const label = title.label?.(id)
  return label ? text(label) : id
}

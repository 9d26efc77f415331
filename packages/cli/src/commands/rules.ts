import {
  type Language,
  type RefusalText,
  RULESETS,
  type RuleBook,
  type Switches,
  type Text,
  titleOf,
} from '@roundhouse/engine'
import { BadInput, type Command, WrongUse } from '../command.js'
import { knownTitles, languageOf } from '../known.js'

/** Several reasons may go by one name and one text: it is told once. */
const told = (refusals: readonly RefusalText[], language: Language): readonly RefusalText[] =>
  refusals.filter(
    ({ id, text }, i) => refusals.findIndex((each) => each.id === id && each.text[language] === text[language]) === i,
  )

/** One rule with the refusals that rest on it, or one refusal. */
const about = (book: RuleBook, id: string, language: Language): readonly string[] | undefined => {
  const rule = Object.hasOwn(book.rules, id) ? book.rules[id] : undefined
  const refusals = told(Object.values(book.refusals), language)
  const named = refusals.filter((each) => each.id === id)
  const cited = ({ rule: first, also = [] }: RefusalText): readonly string[] => [first, ...also]
  if (named.length > 0)
    return named.flatMap((each) => [`${each.id} [${cited(each).join(', ')}]`, `  ${each.text[language]}`])
  if (!rule) return undefined
  return [
    `${id} (${rule.section})`,
    `  ${rule.text[language]}`,
    ...refusals.filter((each) => cited(each).includes(id)).map((each) => `  ${each.id}: ${each.text[language]}`),
  ]
}

const YES: Readonly<Record<Language, readonly [no: string, yes: string]>> = {
  en: ['no', 'yes'],
  ru: ['нет', 'да'],
  pl: ['nie', 'tak'],
}

const RULEBOOK: Text = { en: 'rulebook', ru: 'книга правил', pl: 'instrukcja' }

/** Where 18xx.games plays by other rules: a line each, with what holds under either. */
const differences = (switches: Switches, language: Language): readonly string[] =>
  Object.entries(switches).flatMap(([name, each]) => {
    // Both play so; only an old file turns it.
    if (each.rulebook === each['18xx.games']) return []
    const shown = (value: boolean | number): string =>
      typeof value === 'number' ? String(value) : (YES[language][Number(value)] ?? '')
    const values = RULESETS.map(
      (ruleset) => `${ruleset === 'rulebook' ? RULEBOOK[language] : ruleset}: ${shown(each[ruleset])}`,
    )
    return [`${name} (${values.join(', ')}) ${each.text[language]}`]
  })

export const rulesCommand: Command = {
  name: 'rules',
  form: 'TITLE [ID | --differences] [--lang en|ru|pl]',
  about: 'the rules of a title by id, in our own words',
  help: [
    'Without ID: every rule, a line each. With the ID of a rule or of a refusal: all about it.',
    '--differences    where 18xx.games plays by other rules',
    '--lang en|ru|pl  the language, English if not given',
  ],
  options: { lang: { type: 'string' }, differences: { type: 'boolean' } },
  words: [1, 2],
  run({ words, text, flag }, { out }) {
    const [titleId = '', id] = words
    const language = languageOf(text.lang)
    const title = titleOf(titleId)
    if (!title) throw new BadInput(`no title ${titleId}; there are ${knownTitles()}`)
    if (flag.differences) {
      if (id !== undefined) throw new WrongUse('rules TITLE --differences takes no ID')
      out(`${differences(title.switches, language).join('\n')}\n`)
      return 0
    }
    if (id === undefined) {
      for (const [rule, { section, text: wording }] of Object.entries(title.rulebook.rules)) {
        out(`${rule} (${section}) ${wording[language]}\n`)
      }
      return 0
    }
    const lines = about(title.rulebook, id, language)
    if (!lines) throw new BadInput(`${titleId} has no rule ${id}`)
    out(`${lines.join('\n')}\n`)
    return 0
  },
}

import { describe, expect, it } from 'vitest'
import type { Guide } from '../core/guide.js'
import { LANGUAGES, type Text } from '../core/rules.js'
import type { Setup } from '../core/setup.js'
import { missingPlurals, placeholders } from '../core/texts/message.js'
import { STEP_NAMES } from '../core/texts/steps.js'
import type { Rules, Title } from '../core/title.js'
import { seatsFor } from '../newGame.js'
import { setupOf } from '../testing/table.js'
import { guides } from './guides.js'
import { titles } from './index.js'

/** Words that the panel of a decision explains in every title. */
const ON_THE_PANEL = ['phase', 'treasury', 'price', 'trainLimit', 'token', 'revenue', 'dividend', 'certLimit']

/** With every option and number of players, and against whom the title plays itself. */
const rulesOfAll = (title: Title): readonly Rules[] => {
  const options = title.options.map(({ id }) => id)
  const tables: readonly (number | Setup['players'])[] = [
    title.players.min,
    title.players.max,
    ...(title.automata ? [seatsFor(title, [{ name: 'Amy' }])] : []),
  ]
  return [[], ...options.map((id) => [id]), options].flatMap((chosen) =>
    tables.map((players) => title.rules(setupOf(title.id, { options: chosen, players }))),
  )
}

const stepsOf = (title: Title): readonly string[] => [
  ...new Set(
    rulesOfAll(title).flatMap(({ rounds, interrupts }) => [
      ...Object.values(rounds).flatMap(({ turns = {} }) =>
        Object.values(turns).flatMap((steps) => steps.map(({ id }) => id)),
      ),
      ...Object.values(interrupts).map(({ step }) => step.id),
    ]),
  ),
]

const roundsOf = (title: Title): readonly string[] => [
  ...new Set(rulesOfAll(title).flatMap(({ rounds }) => Object.keys(rounds))),
]

const textsOf = ({ chapters, terms }: Guide): readonly Text[] => [
  ...chapters.flatMap(({ heading, lead }) => [heading, ...lead]),
  ...terms.flatMap(({ term, text }) => [term, text]),
]

const all = Object.values(titles).flatMap((title) => {
  const guide = guides[title.id]
  return guide ? [[title.id, title, guide] as const] : []
})

it('every title has its rules in full', () => {
  expect(Object.keys(guides)).toEqual(Object.keys(titles))
})

describe.each(all)('the guide of %s', (_id, title, guide) => {
  const chapters = guide.chapters.map(({ id }) => id)
  const listed = guide.chapters.flatMap(({ rules }) => rules)
  const places = new Set([...chapters, ...listed])

  it('has every rule of the registry in one chapter, and no other', () => {
    expect(new Set(listed).size).toBe(listed.length)
    expect([...listed].sort()).toEqual(Object.keys(title.rulebook.rules).sort())
  })

  it('has a place for every rule that a refusal names', () => {
    const named = Object.values(title.rulebook.refusals).flatMap(({ rule, also = [], byRound = {} }) => [
      ...(rule === '' ? [] : [rule]),
      ...also,
      ...Object.values(byRound),
    ])
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((id) => !listed.includes(id))).toEqual([])
  })

  it('tells of every step and every kind of round, and of no other', () => {
    const steps = stepsOf(title)
    expect(steps.filter((id) => !(id in guide.steps))).toEqual([])
    // Some steps stand in no list of a turn; they have a name all the same.
    expect(Object.keys(guide.steps).filter((id) => !steps.includes(id) && !(id in STEP_NAMES))).toEqual([])
    expect(Object.keys(guide.rounds).sort()).toEqual([...roundsOf(title)].sort())
    const led = [...Object.values(guide.steps), ...Object.values(guide.rounds), ...guide.terms.map(({ at }) => at)]
    expect(led.filter((at) => !places.has(at))).toEqual([])
  })

  it('has two sentences for every kind of round, or for the step that is like one', () => {
    const primers = title.aid?.primers ?? {}
    expect(roundsOf(title).filter((kind) => !(kind in primers))).toEqual([])
    const known = [...roundsOf(title), ...stepsOf(title)]
    expect(Object.keys(primers).filter((key) => !known.includes(key))).toEqual([])
    for (const text of Object.values(primers))
      for (const language of LANGUAGES) expect(text[language].match(/[.!?](?= |$)/g), text[language]).toHaveLength(2)
  })

  it('names chapters and terms once', () => {
    expect(new Set(chapters).size).toBe(chapters.length)
    const terms = guide.terms.map(({ id }) => id)
    expect(new Set(terms).size).toBe(terms.length)
    expect(ON_THE_PANEL.filter((id) => !terms.includes(id))).toEqual([])
    expect(guide.chapters.filter(({ lead, rules }) => lead.length === 0 || rules.length === 0)).toEqual([])
  })

  it('is written in every language, naming the facts it has', () => {
    const named = new Set<string>()
    for (const text of textsOf(guide)) {
      for (const language of LANGUAGES) {
        expect(text[language].trim()).toBe(text[language])
        expect(text[language]).not.toBe('')
        expect(missingPlurals(text[language], language)).toEqual([])
        expect(placeholders(text[language])).toEqual(placeholders(text.en))
        expect(/\p{Script=Cyrillic}/u.test(text[language]), text[language]).toBe(language === 'ru')
        for (const name of placeholders(text[language])) named.add(name)
      }
    }
    expect([...named].sort()).toEqual(Object.keys(guide.facts).sort())
  })
})

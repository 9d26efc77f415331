import {
  type AidData,
  LANGUAGES,
  type Position,
  STEP_NAMES,
  type Title,
  type TurnTaker,
  titles,
} from '@roundhouse/engine'
import { newTable } from '@roundhouse/engine/testing'
import { describe, expect, it } from 'vitest'
import { playerAid } from './aid.js'

const all = Object.values(titles)
const cases = all.flatMap((title) => LANGUAGES.map((language) => [title.id, language, title] as const))

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** With the most players nothing is removed in the set-up. */
const tableOf = (title: Title): Position => newTable(title.id, { players: title.players.max })

/** Every rule an aid names, in the order of its data; market rows may share one. */
const named = ({ rounds = {}, phases = {}, sections = [], ...aid }: AidData): readonly string[] => [
  ...Object.values(rounds).flatMap(({ rules = [], steps = {}, anytime = {} }) => [
    ...rules,
    ...Object.values(steps).flatMap((byStep) => Object.values(byStep).flat()),
    ...Object.values(anytime).flat(),
  ]),
  ...Object.values(phases).flat(),
  ...(aid.phaseRules ?? []),
  ...(aid.limitRules ?? []),
  ...(aid.privateRules ?? []),
  ...(aid.placeRules ?? []),
  ...sections.flatMap(({ rules }) => rules),
]

describe.each(all.map((title) => [title.id, title] as const))('the aid data of %s', (_, title) => {
  const aid = title.aid ?? {}
  const { rules } = tableOf(title)
  const ids = named(aid)

  it('name rules that exist, each once', () => {
    const known = Object.keys(title.rulebook.rules)
    expect([...ids, ...(aid.market ?? []).map(({ rule }) => rule)].filter((id) => !known.includes(id))).toEqual([])
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })

  it('speak of rounds and steps the title has', () => {
    for (const [kind, { steps = {}, unsaid = [] }] of Object.entries(aid.rounds ?? {})) {
      const turns = rules.rounds[kind]?.turns
      expect(turns, kind).toBeDefined()
      const idsOf = (taker: TurnTaker) => (turns?.[taker] ?? []).map(({ id }) => id)
      for (const [taker, byStep] of Object.entries(steps)) {
        expect(idsOf(taker as TurnTaker), `${kind} ${taker}`).toEqual(expect.arrayContaining(Object.keys(byStep)))
        for (const id of Object.keys(byStep)) expect(STEP_NAMES).toHaveProperty(id)
      }
      expect(Object.keys(turns ?? {}).flatMap((taker) => idsOf(taker as TurnTaker))).toEqual(
        expect.arrayContaining([...unsaid]),
      )
    }
  })

  it('speak of phases the title has', () => {
    const names = rules.phases.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(Object.keys({ ...aid.phases, ...aid.events })))
  })
})

describe.each(cases)('%s in %s', (_, language, title) => {
  const page = playerAid(title, { language })
  const { rules, state } = tableOf(title)
  const money = (amount: number): string => title.currency.replace('#', String(amount))

  it('is a page of its own, without scripts and requests', () => {
    expect(page).toMatch(/^<!doctype html>/)
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).not.toMatch(/<script|<link|<img|@import|src=|href=|url\(|undefined|NaN|\[object/)
  })

  it('shows every phase and every train with its price', () => {
    for (const { name } of rules.phases) {
      const called = title.label?.(name)?.[language] ?? name
      expect(page).toContain(`<th scope="row">${escaped(called)}</th>`)
    }
    const rows = page.slice(0, page.indexOf('<main>'))
    for (const { name, price } of rules.trains.flatMap(({ types }) => types)) {
      expect(rows).toMatch(new RegExp(`(>|<br>)${name}(<| )`))
      expect(rows).toContain(money(price))
    }
  })

  it('shows every company, every private company with its power, and every price of the market', () => {
    for (const { id } of Object.values(rules.operators)) {
      const called = title.label?.(id)?.[language] ?? id
      expect(page).toContain(`<b>${escaped(called)}</b>`)
    }
    for (const id of Object.keys(state.privates)) {
      const { name, power } = rules.privates[id]!
      expect(page).toContain(escaped(name))
      if (power) expect(page).toContain(escaped(power[language]))
    }
    for (const cell of rules.market.cells) if (cell) expect(page).toContain(`>${cell.price}</text>`)
  })

  it('prints the text of every rule it names once', () => {
    for (const id of named(title.aid ?? {})) {
      const text = escaped(title.rulebook.rules[id]!.text[language])
      expect(page.split(text).length - 1, id).toBe(1)
    }
  })
})

const [first] = all as [Title, ...Title[]]

it('is made of the data alone where a title declares nothing', () => {
  const { aid: _, ...bare } = first
  const page = playerAid(bare, { language: 'en' })
  for (const { name } of tableOf(first).rules.phases) expect(page).toContain(`<th scope="row">${name}</th>`)
  expect(page).toContain(STEP_NAMES.buyTrains.en)
})

it('escapes what titles say', () => {
  const page = playerAid({ ...first, name: '<b>"A" & B</b>' }, { language: 'en' })
  expect(page).toContain('<h1>&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;</h1>')
  expect(page).not.toContain('<b>"A"')
})

it('shows one number of players where only that is asked for', () => {
  const { min, max } = first.players
  const limits = (page: string): number => page.match(/<th scope="col" class="figure">\d<\/th>/g)?.length ?? 0
  expect(limits(playerAid(first, { language: 'en' }))).toBe(max - min + 1)
  expect(limits(playerAid(first, { language: 'en', players: max }))).toBe(1)
})

it('refuses to print a rule that is not there', () => {
  expect(() => playerAid({ ...first, aid: { limitRules: ['NO-1'] } }, { language: 'en' })).toThrow('NO-1')
})

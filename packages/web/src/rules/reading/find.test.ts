import { LANGUAGES, titles } from '@roundhouse/engine'
import { guides } from '@roundhouse/engine/titles/guides'
import { describe, expect, it } from 'vitest'
import { find, placeIn, rulesText } from './find.js'
import { fold, placesOf } from './fold.js'

const guide = guides['1849']!
const textIn = (language: (typeof LANGUAGES)[number]) => rulesText(titles['1849']!, guide, language)

it.each([
  ['Ściągawka Łódź', 'sciagawka lodz'],
  ['Ещё ЁЖ', 'еще еж'],
  ['Società', 'societa'],
])('%s is searched as %s', (text, folded) => expect(fold(text)).toBe(folded))

it.each([
  ['Spółka prywatna', ['spolka'], ['Spółka']],
  ['a certificate, the last Certificate', ['certificate'], ['certificate', 'Certificate']],
  ['share and shares', ['share', 'shares'], ['share', 'share']],
  ['nothing', ['train'], []],
])('in “%s” %j is marked', (text, words, marked) => {
  expect(placesOf(text, words).map(([from, to]) => text.slice(from, to))).toEqual(marked)
})

describe('the rules of 1849 are searched', () => {
  it.each([
    ['en', 'last certificate treasury'],
    ['en', '§10.3.1'],
    ['en', '1849-9.5-3'],
    ['ru', 'домашней станцией'],
    ['ru', 'колеёю'],
    ['pl', 'spolka prywatna'],
    ['pl', 'WĄSKI'],
  ] as const)('%s: %s', (language, query) => {
    const found = find(textIn(language), query, language)
    expect(found.places).toBeGreaterThan(0)
    expect(found.places).toBeLessThan(60)
  })

  it('without a query everything is there, with nonsense nothing', () => {
    const text = textIn('pl')
    expect(find(text, '  ', 'pl').chapters).toEqual(text.chapters)
    expect(find(text, 'xyzzy', 'pl')).toMatchObject({ places: 0, chapters: [], terms: [] })
  })
})

it.each([
  ['step:run', 'routes'],
  ['step:unknown', 'operating'],
  ['round:initial', 'companySale'],
  ['1849-5-7', '1849-5-7'],
  ['term:par', 'term:par'],
])('%s leads to %s', (at, place) => expect(placeIn(guide, at)).toBe(place))

it.each(LANGUAGES)('leads name figures, not their names: %s', (language) => {
  const leads = textIn(language).chapters.flatMap(({ lead }) => lead)
  expect(leads.filter((text) => /[{}]/.test(text))).toEqual([])
  expect(leads.some((text) => text.includes('60%'))).toBe(true)
})

import { describe, expect, it } from 'vitest'
import { format, missingPlurals, type Params, parse, placeholders } from './message.js'

const SHARES = {
  en: '{n, plural, one {# share} other {# shares}}',
  ru: '{n, plural, one {# акция} few {# акции} many {# акций} other {# акции}}',
  pl: '{n, plural, one {# akcja} few {# akcje} many {# akcji} other {# akcji}}',
} as const

describe('format', () => {
  it.each<[keyof typeof SHARES, number, string]>([
    ['en', 0, '0 shares'],
    ['en', 1, '1 share'],
    ['en', 2, '2 shares'],
    ['ru', 1, '1 акция'],
    ['ru', 3, '3 акции'],
    ['ru', 5, '5 акций'],
    ['ru', 11, '11 акций'],
    ['ru', 21, '21 акция'],
    ['pl', 1, '1 akcja'],
    ['pl', 3, '3 akcje'],
    ['pl', 5, '5 akcji'],
    ['pl', 12, '12 akcji'],
    ['pl', 21, '21 akcji'],
    ['pl', 22, '22 akcje'],
  ])('%s: plural of %i', (language, n, text) => {
    expect(format(SHARES[language], { n }, language)).toBe(text)
  })

  it.each<[string, Params, string]>([
    ["no placeholder, # and quotes stay: #7 “it's”", {}, "no placeholder, # and quotes stay: #7 “it's”"],
    ['{who} pays {sum}.', { who: 'Amy', sum: '$40' }, 'Amy pays $40.'],
    ['{kind, select, full {all} half {half of it} other {nothing}}', { kind: 'half' }, 'half of it'],
    ['{kind, select, full {all} half {half of it} other {nothing}}', { kind: 'withhold' }, 'nothing'],
    ['{yes, select, true {agrees} other {declines}}', { yes: true }, 'agrees'],
    ['{cost, select, 0 {free} other {for {cost}}}', { cost: { value: 0, text: '$0' } }, 'free'],
    ['{cost, select, 0 {free} other {for {cost}}}', { cost: { value: 20, text: '$20' } }, 'for $20'],
    ['{from, select, none {} other { after {from}}}', { from: null }, ''],
    ['{from, select, other {after {from}}}', { from: { value: 'p1', text: 'Amy' } }, 'after Amy'],
    ['{n, plural, =0 {none} one {one} other {{who}: #}}', { n: 0, who: 'Amy' }, 'none'],
    ['{n, plural, =0 {none} one {one} other {{who}: #}}', { n: 4, who: 'Amy' }, 'Amy: 4'],
    ['{n, plural, one {1} other {{k, select, a {# a} other {# b}}}}', { n: 4, k: 'a' }, '4 a'],
  ])('%s with %o', (template, params, text) => {
    expect(format(template, params, 'en')).toBe(text)
  })

  it('throws where a value is missing, so that no screen shows a hole', () => {
    expect(() => format('{who} pays', {}, 'en')).toThrow('no value for {who}')
    expect(() => format('{k, select, a {1} other {2}}', {}, 'en')).toThrow('no value for {k}')
    expect(() => format(SHARES.en, { n: 'many' }, 'en')).toThrow('no number')
  })
})

describe('parse', () => {
  it.each([
    ['{who', '"}" expected'],
    ['who}', 'stray'],
    ['{}', 'a word expected'],
    ['{n, number}', 'unknown kind'],
    ['{n, plural, one {1}}', 'lacks "other"'],
    ['{k, select, a {1} a {2} other {3}}', '"a" twice'],
    ['{k, select, a {1 other {3}}', 'expected'],
  ])('refuses %s', (template, why) => {
    expect(() => parse(template)).toThrow(why)
  })
})

describe('placeholders', () => {
  it('finds them in every variant, once each', () => {
    expect(placeholders('{b} {a, select, x {{c} {b}} other {{d, plural, one {{e}} other {#}}}}')).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ])
  })
})

describe('missingPlurals', () => {
  it('knows the forms of each language', () => {
    expect(missingPlurals(SHARES.ru, 'ru')).toEqual([])
    expect(missingPlurals(SHARES.en, 'pl')).toEqual(['n: few', 'n: many'])
    expect(missingPlurals('{k, select, a {{n, plural, other {#}}} other {}}', 'en')).toEqual(['n: one'])
  })
})

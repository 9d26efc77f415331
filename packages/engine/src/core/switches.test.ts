import { describe, expect, it } from 'vitest'
import type { Setup } from './setup.js'
import { declareSwitches, departures, wrongSwitches } from './switches.js'

const switches = declareSwitches({
  loose: {
    rulebook: false as boolean,
    '18xx.games': true as boolean,
    says: 'Anything goes.',
    text: { en: 'Anything goes.', ru: 'Можно всё.', pl: 'Wszystko wolno.' },
  },
  cards: {
    rulebook: 0,
    '18xx.games': 9,
    says: 'How many cards there are.',
    text: { en: 'Cards.', ru: 'Карт.', pl: 'Karty.' },
    otherwise: { en: 'There are {n} cards.', ru: 'Карт: {n}.', pl: 'Kart: {n}.' },
  },
  asked: {
    rulebook: true,
    '18xx.games': false,
    says: 'All are asked.',
    text: { en: 'All are asked.', ru: 'Спрашивают всех.', pl: 'Pyta się wszystkich.' },
    otherwise: { en: 'Nobody is asked.', ru: 'Не спрашивают никого.', pl: 'Nikogo się nie pyta.' },
  },
})

const setup = (ruleset: Setup['ruleset'], turned?: Setup['switches']): { readonly setup: Setup } => ({
  setup: { title: '', players: [], seed: 1, options: [], ruleset, ...(turned ? { switches: turned } : {}) },
})

describe('switches', () => {
  it.each([
    ['the rulebook', setup('rulebook'), false, 0],
    ['18xx.games', setup('18xx.games'), true, 9],
    ['the rulebook, one turned by hand', setup('rulebook', { cards: 4 }), false, 4],
    ['18xx.games, one turned off', setup('18xx.games', { loose: false }), false, 9],
  ])('stand as the ruleset says: %s', (_, p, loose, cards) => {
    expect([switches.loose.of(p), switches.cards.of(p)]).toEqual([loose, cards])
  })

  it('do not compile under another name, nor as another kind', () => {
    // @ts-expect-error there is none
    expect(switches.lose).toBeUndefined()
    // @ts-expect-error a number is no yes or no
    const loose: boolean = switches.cards.of(setup('rulebook'))
    expect(loose).toBe(0)
  })

  it.each<[string, object | undefined, string | undefined]>([
    ['none', undefined, undefined],
    ['known ones', { loose: false, cards: 3 }, undefined],
    ['an unknown one', { loose: false, tight: true }, 'tight'],
    ['another kind', { cards: true }, 'cards'],
    ['a name every record has', { constructor: true }, 'constructor'],
  ])('turned by hand are checked: %s', (_, given, wrong) => {
    expect(wrongSwitches(switches, given as Setup['switches'])[0]).toBe(wrong)
  })

  it.each<[string, { readonly setup: Setup }, readonly string[]]>([
    ['the rulebook', setup('rulebook'), []],
    ['18xx.games', setup('18xx.games'), ['Wszystko wolno.', 'Kart: 9.', 'Nikogo się nie pyta.']],
    ['the rulebook, one turned by hand', setup('rulebook', { cards: 4 }), ['Kart: 4.']],
    ['18xx.games, one turned back', setup('18xx.games', { loose: false, asked: true }), ['Kart: 9.']],
  ])('say what a table plays otherwise: %s', (_, p, sentences) => {
    expect(departures(switches, p.setup, 'pl').map(({ sentence }) => sentence)).toEqual(sentences)
  })
})

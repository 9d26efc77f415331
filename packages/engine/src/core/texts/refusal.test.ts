import { describe, expect, it } from 'vitest'
import type { RuleBook } from '../rules.js'
import { refusalText } from './refusal.js'

const naming = {
  name: (id: string) => ({ p1: 'Amy', X: 'Ex', P: 'Pe' })[id] ?? `?${id}`,
  hex: (id: string) => `hex ${id}`,
  money: (amount: number) => `$${amount}`,
}

/** A book whose only refusal says this. */
const say = (text: string, params: Readonly<Record<string, string | number>>, language: 'en' | 'ru' | 'pl' = 'en') => {
  const book: RuleBook = {
    rules: {},
    refusals: {
      // One name for both, each with words of its own.
      'any.GAME_OVER': { id: 'own', rule: 'R', text: { en: 'o', ru: 'o', pl: 'o' } },
      'any.NOT_YOUR_TURN': { id: 'own', rule: 'R', text: { en: text, ru: `ru ${text}`, pl: `pl ${text}` } },
    },
  }
  return refusalText(book, { rule: 'R', code: 'own', reason: 'any.NOT_YOUR_TURN', params }, language, naming)
}

describe('a refusal in words', () => {
  it.each<[string, Readonly<Record<string, string | number>>, string]>([
    [
      '{by} {active} {player} {corporation} {company} {seller} {item} {id} {card}',
      {
        by: 'p1',
        active: 'X',
        player: 'p1',
        corporation: 'X',
        company: 'P',
        seller: 'X',
        item: 'P',
        id: 'X',
        card: 'P',
      },
      'Amy Ex Amy Ex Pe Ex Pe Ex Pe',
    ],
    ['{hex}', { hex: 'D6' }, 'hex D6'],
    ['{train}', { train: 'p1' }, 'p1'],
    ['{price} {best} {amount}', { price: 1, best: 2, amount: 3 }, '$1 $2 $3'],
    ['{need} {have} {min} {max}', { need: 1, have: 2, min: 3, max: 4 }, '$1 $2 $3 $4'],
    ['{have} of {limit}', { have: 2, limit: 1 }, '2 of 1'],
    ['{have} of {count}, {price}', { have: 2, count: 1, price: 4 }, '2 of 1, $4'],
    ['{percent} %', { percent: 60 }, '60 %'],
  ])('%s', (text, params, said) => expect(say(text, params)).toBe(said))

  it('in each language', () => {
    expect([say('a', {}, 'en'), say('a', {}, 'ru'), say('a', {}, 'pl')]).toEqual(['a', 'ru a', 'pl a'])
  })

  it('is a fault of ours where the book has none', () => {
    const book: RuleBook = { rules: {}, refusals: {} }
    expect(() =>
      refusalText(book, { rule: 'R', code: 'own', reason: 'any.GAME_OVER', params: {} }, 'en', naming),
    ).toThrow('own')
  })
})

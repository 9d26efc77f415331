import type { GameEvent } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import type { Naming } from '../contracts.js'
import { concerns, logParts } from './log-text.js'

const naming: Naming = {
  name: (id) => ({ p1: 'Ann', ERIE: 'Erie', MAIL: 'Mail Contract' })[id] ?? id,
  short: (id) => ({ p1: 'Ann' })[id] ?? id,
  hex: (id) => id,
  money: (amount) => `$${amount}`,
  change: (amount) => `$${amount}`,
}
const signed = (id: string): boolean => id === 'p1' || id === 'ERIE'

const started: GameEvent = { type: 'started', corporation: 'ERIE', by: 'p1', price: 60 }

describe('logParts', () => {
  it.each([
    ['en', ' starts ', ' at $60.'],
    ['ru', ' основывает ', ' по цене $60.'],
    ['pl', ' zakłada ', ' po kursie $60.'],
  ] as const)('cuts a line at the names that have a sign: %s', (language, middle, end) => {
    expect(logParts(started, language, naming, signed)).toEqual([
      { id: 'p1', text: 'Ann' },
      middle,
      { id: 'ERIE', text: 'ERIE' },
      end,
    ])
  })

  it('leaves other names in the sentence', () => {
    const event: GameEvent = { type: 'privateClosed', company: 'MAIL' }
    expect(logParts(event, 'en', naming, signed)).toEqual(['Mail Contract leaves the game.'])
  })

  it('takes a name for what it is, whatever is in it', () => {
    const odd: Naming = { ...naming, short: () => '{by} <b>\uE000' }
    expect(logParts(started, 'en', odd, signed)[0]).toEqual({ id: 'p1', text: '{by} <b>\uE000' })
  })
})

describe('concerns', () => {
  it.each<[string, GameEvent, string, boolean]>([
    ['a field', started, 'ERIE', true],
    ['a list', { type: 'trainsRemoved', train: '2', owners: ['ERIE', 'GT'] }, 'GT', true],
    [
      'money paid',
      { type: 'dividend', operator: 'GT', kind: 'full', revenue: 10, perShare: 1, kept: 0, paid: { p1: 3 } },
      'p1',
      true,
    ],
    ['somebody else', started, 'p2', false],
  ])('%s', (_name, event, id, expected) => {
    expect(concerns(event, id)).toBe(expected)
  })
})

import { expect, test } from 'vitest'
import { byTurn, type Card, fits } from './lobby-list.js'

const card = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  name: '',
  title: '1846',
  players: 3,
  options: [],
  ruleset: 'rulebook',
  consent: true,
  visibility: 'public',
  status: 'running',
  host: null,
  seats: [
    { seat: 'p1', user: 'amy', name: 'Amy' },
    { seat: 'p2', user: null, name: '' },
    { seat: 'p3', user: null, name: '' },
  ],
  number: 3,
  decider: 'p2',
  updated: 0,
  pace: { kind: 'none' },
  due: null,
  language: 'en',
  ...more,
})

test('tables that wait for me come first, the most urgent before the others, then the last touched', () => {
  const cards = [
    card('old', { updated: 1 }),
    card('new', { updated: 9 }),
    card('mine', { decider: 'p1', updated: 2 }),
    card('urgent', { decider: 'p1', due: 100 }),
    card('over', { status: 'finished', decider: 'p1', updated: 3 }),
  ]
  expect(byTurn('amy', cards).map(({ id }) => id)).toEqual(['urgent', 'mine', 'new', 'over', 'old'])
})

const any = { title: '', pace: '', seats: '', language: '' }
test.each([
  [any, true],
  [{ ...any, title: '1846' }, true],
  [{ ...any, title: '18MEX' }, false],
  [{ ...any, pace: 'slow' }, false],
  [{ ...any, seats: '2' }, true],
  [{ ...any, seats: '3' }, false],
  [{ ...any, language: 'ru' }, false],
  [{ title: '1846', pace: 'none', seats: '2', language: 'en' }, true],
])('%o: %s', (filter, does) => {
  expect(fits(card('x'), filter)).toBe(does)
})

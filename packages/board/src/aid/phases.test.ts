import type { Phase, TrainCard } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { phaseRows } from './phases.js'

const card = (id: string, name: string, count: number, more: Partial<TrainCard> = {}): TrainCard => ({
  card: id,
  count,
  types: [{ name, price: 100, reach: { kinds: ['city'], visits: 2 } }],
  ...more,
})
const phase = (name: string, on?: string): Phase => ({
  name,
  ...(on === undefined ? {} : { on: { card: on } }),
  trainLimit: 2,
  tiles: ['yellow'],
  operatingRounds: 1,
  allows: [],
})
const rows = (phases: readonly Phase[], trains: readonly TrainCard[]) =>
  phaseRows({ phases, trains }).map(({ phase: { name }, cards, nth, removed, lastRun }) => ({
    name,
    cards: cards.map((each) => each.card).join(' '),
    nth,
    removed: removed.join(' '),
    lastRun: lastRun.join(' '),
  }))

describe('phaseRows', () => {
  it('puts a train that begins no phase beside the one before it, the first into the first phase', () => {
    expect(rows([phase('I'), phase('II', '4')], [card('2', '2', 5), card('4', '4', 4), card('R', 'R', 1)])).toEqual([
      { name: 'I', cards: '2', nth: undefined, removed: '', lastRun: '' },
      { name: 'II', cards: '4 R', nth: undefined, removed: '', lastRun: '' },
    ])
  })

  it('counts the stacks of one train as one', () => {
    const trains = [card('3', '3', 4), card("3'", '3', 2)]
    expect(rows([phase('3', '3'), phase('3½', "3'")], trains).map(({ cards, nth }) => [cards, nth])).toEqual([
      ['3', undefined],
      ["3'", 5],
    ])
  })

  it('shows all trains in the first phase where no sale of one brings another', () => {
    expect(rows([phase('yellow'), phase('green')], [card('2', '2', 1), card('3', '3', 1)])).toMatchObject([
      { cards: '2 3', nth: undefined },
      { cards: '', nth: undefined },
    ])
  })

  it('says once which trains go and which run once more', () => {
    const trains = [
      card('2', '2', 5, { rustsOn: '4' }),
      card('3', '3', 4, { obsoleteOn: '4' }),
      card("3'", '3', 4, { obsoleteOn: '4' }),
      card('4', '4', 1),
    ]
    expect(rows([phase('1'), phase('4', '4')], trains)[1]).toMatchObject({ removed: '2', lastRun: '3' })
  })
})

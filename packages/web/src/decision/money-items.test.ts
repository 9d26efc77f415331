import type { GameEvent, GameState } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { moneyItems } from './money-items.js'

const state = (cash: Readonly<Record<string, number>>): GameState => {
  const purses = Object.entries(cash).map(([id, amount]) => [id, { cash: amount }] as const)
  const isSeat = ([id]: readonly [string, unknown]): boolean => /^p\d$/.test(id)
  return {
    players: Object.fromEntries(purses.filter(isSeat)),
    operators: Object.fromEntries(purses.filter((each) => !isSeat(each))),
  } as unknown as GameState
}

type Row = readonly [
  what: string,
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
  events: readonly GameEvent[],
  end: number,
  items: readonly string[],
]

const bought = (company: string, price: number): GameEvent => ({
  type: 'privateBought',
  company,
  by: 'p1',
  from: 'bank',
  price,
})

const ROWS: readonly Row[] = [
  [
    'a president pays for a train of a company without money',
    { p1: 620, CTL: 0 },
    { p1: 120, CTL: 0 },
    [
      { type: 'helped', player: 'p1', operator: 'CTL', amount: 500 },
      { type: 'trainBought', by: 'CTL', train: '5', from: 'bank', price: 500, help: 500 },
    ],
    2,
    ['p1 -500 train', 'CTL 500 train', 'CTL -500 train'],
  ],
  [
    'a purchase that decides a bid besides',
    { p1: 400 },
    { p1: 155 },
    [bought('UNI', 100), bought('MCR', 145)],
    2,
    ['p1 -100 company', 'p1 -145 company'],
  ],
  [
    'a founder, and what the company hands on to the bank',
    { p1: 200, IFT: 0 },
    { p1: 64, IFT: 46 },
    [{ type: 'started', corporation: 'IFT', by: 'p1', price: 68 }],
    1,
    ['p1 -136 share', 'IFT 136 share', 'IFT -90 fee'],
  ],
  [
    'a service paid to the company that sells it',
    { '5': 270, RABA: 0 },
    { '5': 260, RABA: 10 },
    [
      { type: 'equipmentBought', by: '5', item: 'car', from: 'RABA', price: 10 },
      { type: 'received', by: 'RABA', from: '5', amount: 10, why: 'equipment' },
    ],
    2,
    ['5 -10 equipment', 'RABA 10 equipment'],
  ],
  [
    'income of the round that begins after it',
    { p1: 200 },
    { p1: 125 },
    [
      { type: 'sharesBought', by: 'p1', corporation: 'GT', percent: 10, from: 'pool', price: 100 },
      { type: 'roundBegan', round: 'operating', turn: 1, num: 1, of: 1 },
      { type: 'income', company: 'UNI', to: 'p1', amount: 25 },
    ],
    1,
    ['p1 -100 share', 'p1 25 income later'],
  ],
  [
    'a treasury lost with its company',
    { IC: 93 },
    { IC: 0 },
    [{ type: 'corporationClosed', corporation: 'IC' }],
    1,
    ['IC -93 treasury'],
  ],
  ['what no event tells', { p1: 0 }, { p1: 30 }, [{ type: 'note', text: '', params: {} }], 1, ['p1 30 other']],
]

describe('who pays and gets what', () => {
  test.each(ROWS)('%s', (_, before, after, events, end, items) => {
    const found = moneyItems(state(before), state(after), events, end)
    expect(
      found.map(({ purse, amount, purpose, later }) => `${purse} ${amount} ${purpose.kind}${later ? ' later' : ''}`),
    ).toEqual(items)
  })
})

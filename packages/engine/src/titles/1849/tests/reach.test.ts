import { describe, it } from 'vitest'
import {
  at,
  bankrupt,
  buying,
  cash,
  corp,
  gives,
  holds,
  pass,
  type Row,
  refused,
  repay,
  row,
  sell,
  stockTurn,
  type TurnPosition,
  train,
  turnOf,
} from './table.js'

type Operators = NonNullable<TurnPosition['operators']>

/** CTL of Amy must have a 6H for 200 and has nothing; its own shares cannot be sold unless it says so. */
const bound = (own: number, operators: Operators, entry: object = {}): TurnPosition =>
  buying(
    { CTL: corp(100, { cash: 0, shares: { Amy: 40 }, operated: false, ...entry }), ...operators },
    { phase: '6', players: cash(own, 500, 500) },
  )

const trains: readonly Row[] = [
  row(
    '1849-OP-38 shares that together reach the price are not sold singly for less (EM6, CO1)',
    turnOf('CTL', bound(66, { IFT: corp(68, { shares: { Bob: 40, Amy: 20 } }) }), [
      bankrupt(refused('CO1')),
      sell('IFT', 10, refused('EM6'), 'Amy'),
      sell('IFT', 20, gives({ 'cash.Amy': 202 }), 'Amy'),
      train('6H', gives({ 'trains.CTL': ['6H'] }), { help: 200 }),
    ]),
  ),
  row(
    '1849-OP-38 singly if that is enough',
    turnOf('CTL', bound(70, { IFT: corp(68, { shares: { Bob: 40, Amy: 20 } }) }), [
      sell('IFT', 10, gives({ 'cash.Amy': 138 }), 'Amy'),
      sell('IFT', 10, gives({ 'cash.Amy': 200 }), 'Amy'),
    ]),
  ),
  row(
    '1849-OP-38 or if what another corporation brings makes up for it',
    turnOf(
      'CTL',
      bound(66, {
        IFT: corp(68, { shares: { Bob: 40, Amy: 20 } }),
        SFA: at(9, 1, { shares: { Bob: 40, Amy: 10 } }),
      }),
      [sell('IFT', 10, gives({ 'cash.Amy': 134 }), 'Amy')],
    ),
  ),
  row(
    '1849-OP-38 what was never in reach is sold in any way',
    turnOf('CTL', bound(63, { IFT: corp(68, { shares: { Bob: 40, Amy: 20 } }) }), [
      sell('IFT', 10, gives({ 'cash.Amy': 131 }), 'Amy'),
      bankrupt(gives({ 'price.CTL': null, 'cash.Amy': 0 })),
    ]),
  ),
  row(
    '1849-OP-38 1849-14.2-4 not by closing a corporation whose bond then takes the money',
    turnOf(
      'CTL',
      {
        ...bound(150, {
          IFT: at(8, 0, { president: 'Amy', cash: 0, shares: { Amy: 40 }, facts: { bond: true } }),
          SFA: corp(68, { shares: { Bob: 40, Amy: 10 } }),
        }),
        options: ['bonds'],
        phase: '8',
        depot: { returned: ['6H'] },
      },
      [sell('IFT', 10, refused('EM6'), 'Amy'), sell('SFA', 10, gives({ 'cash.Amy': 218 }), 'Amy')],
    ),
  ),
]

/** CTL at 27, of which Amy could sell two shares. */
const last = (own: number, operators: Operators = {}): TurnPosition =>
  bound(own, operators, at(8, 0, { cash: 0, shares: { Amy: 40 }, operated: true }))

/** Amy lacks 66 and can only sell IFT, at 27 with its bond out and 42 short of it. */
const bonded = (): TurnPosition => ({
  ...bound(134, {
    IFT: at(8, 0, {
      president: 'Amy',
      cash: 458,
      shares: { Amy: [20, 10, 10, 10, 10], Carlos: [20], pool: 10 },
      facts: { bond: true },
    }),
  }),
  options: ['bonds'],
  phase: '8',
  depot: { returned: ['6H'] },
})

const net: readonly Row[] = [
  row(
    '1849-10.7-2 1849-14.2-4 enough is what is left when the bond of a corporation that closes is paid (EM6, CO1)',
    turnOf('CTL', bonded(), [
      bankrupt(refused('CO1')),
      sell('IFT', 30, refused('EM6'), 'Amy'),
      sell('IFT', 40, gives({ 'cash.Amy': 200, 'price.IFT': null }), 'Amy'),
    ]),
  ),
]

const itself: readonly Row[] = [
  row(
    '1849-OP-39 1849-10.7-5 what would only close the corporation itself does not keep it from conceding',
    turnOf('CTL', last(150), [bankrupt(gives({ 'price.CTL': null, 'cash.Amy': 0 }))]),
  ),
  row(
    '1849-OP-39 nor is it sold while the price can be raised without (EM7, CO1)',
    turnOf('CTL', last(150, { IFT: corp(68, { shares: { Bob: 40, Amy: 10 } }) }), [
      sell('CTL', 10, refused('EM7'), 'Amy'),
      bankrupt(refused('CO1')),
      sell('IFT', 10, gives({ 'cash.Amy': 218 }), 'Amy'),
    ]),
  ),
  row(
    '1849-OP-39 1849-11-2 where it cannot, the sale closes the corporation and its turn is over',
    turnOf('CTL', last(150, { IFT: at(9, 1, { cash: 300, shares: { Bob: 40, Amy: 10 } }) }), [
      sell('CTL', 10, gives({ 'price.CTL': null, 'cash.Amy': 177, at: 'IFT' }), 'Amy'),
    ]),
  ),
]

/** CTL owes 50 of interest and has nothing, nor has Amy. */
const interest = (operators: Operators, entry: object = {}): TurnPosition => ({
  options: ['bonds'],
  phase: '8',
  players: cash(0, 500, 500),
  operators: {
    CTL: corp(100, {
      cash: 0,
      shares: { Amy: 40, pool: 10 },
      trains: ['8H'],
      facts: { bond: true },
      ...entry,
    }),
    ...operators,
  },
  at: { step: 'finance', facts: { declared: true } },
})
const OWED = pass(gives({ step: 'interest' }))

const bonds: readonly Row[] = [
  row(
    '1849-OP-38 1849-14.2-2 for interest too (EM6, CO1)',
    turnOf(
      'CTL',
      interest({ IFT: at(8, 0, { shares: { Bob: 40, Amy: 20 } }) }, { operated: true, shares: { Amy: 20, pool: 10 } }),
      [
        OWED,
        sell('IFT', 10, refused('EM6'), 'Amy'),
        bankrupt(refused('CO1')),
        sell('IFT', 20, gives({ 'cash.Amy': 54, 'price.IFT': null }), 'Amy'),
        repay(gives({ 'cash.Amy': 4 }), 'Amy'),
      ],
    ),
  ),
  row(
    '1849-OP-38 1849-14.2-4 and for a bond that is called in (EM6)',
    stockTurn(
      'Bob',
      {
        options: ['bonds'],
        phase: '8',
        players: cash(0, 500, 500),
        operators: {
          CTL: at(8, 0, { cash: 365, president: 'Amy', shares: { Amy: 40, Bob: 20 }, facts: { bond: true } }),
          IFT: corp(68, { shares: { Bob: 40, Amy: 20 } }),
        },
      },
      [
        sell('CTL', 10, gives({ step: 'bondOnClosing', at: 'Amy' })),
        sell('IFT', 10, refused('EM6')),
        sell('IFT', 20, gives({ 'cash.Amy': 1, at: 'Bob' })),
      ],
    ),
  ),
]

describe('what can be raised is raised', () => {
  it.each([...trains, ...net, ...itself, ...bonds])('%s', (_, scenario) => holds(scenario))
})

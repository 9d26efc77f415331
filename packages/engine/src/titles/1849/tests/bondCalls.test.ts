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
  row,
  sell,
  stockTurn,
  type TurnPosition,
  turnOf,
} from './table.js'

type Operators = NonNullable<TurnPosition['operators']>
const OUT = { facts: { bond: true } }

/** Carlos is the last to pass in a stock round. */
const lastPass = (operators: Operators, own = 0): TurnPosition => ({
  options: ['bonds'],
  phase: '8',
  players: cash(own, 500, 500),
  operators,
  at: { memo: { passes: 2 } },
})

const endOfRound: readonly Row[] = [
  row(
    '1849-14.2-4 1849-9.7-1 1849-OP-41 the next marker does not move before the bond of the first is paid',
    stockTurn(
      'Carlos',
      lastPass({
        CTL: at(8, 0, { cash: 400, president: 'Amy', shares: { Amy: 40, pool: 10 }, ...OUT }),
        IFT: at(8, 0, { shares: { Bob: 60, Carlos: 40 } }),
        RCS: corp(144, { shares: { Bob: 40, Amy: 10 } }),
      }),
      [
        pass(gives({ 'price.CTL': null, step: 'bondOnClosing', at: 'Amy' }, { 'price.IFT': 27, 'price.RCS': 144 })),
        sell('RCS', 10, gives({ 'cash.Amy': 44, 'price.IFT': 34, round: 'operating 1 of 2' }, { 'price.RCS': 137 })),
      ],
    ),
  ),
  row(
    '1849-14.2-4 1849-OP-41 nor close: its share can still be sold for the bond',
    stockTurn(
      'Carlos',
      lastPass({
        CTL: at(8, 0, { cash: 475, president: 'Amy', shares: { Amy: 40, pool: 10 }, ...OUT }),
        IFT: at(8, 0, { shares: { Bob: 40, Amy: 10, pool: 10 } }),
        RCS: corp(144, { shares: { Bob: 40 } }),
      }),
      [
        pass(gives({ 'price.CTL': null, step: 'bondOnClosing', at: 'Amy' }, { 'price.IFT': 27 })),
        sell('IFT', 10, gives({ 'price.IFT': null, 'cash.Amy': 2, round: 'operating 1 of 2' }, { 'loans.Amy': 0 })),
      ],
    ),
  ),
  row(
    '1849-9.7-1 1849-OP-41 one sold for a bond lies in the pool when its place in the order comes, one before that is not looked at again',
    stockTurn(
      'Carlos',
      lastPass({
        CTL: at(8, 0, { cash: 350, president: 'Amy', shares: { Amy: 40, pool: 10 }, ...OUT }),
        // Sold out: 144 rises to 158 before, 24 would rise to 31 afterwards.
        RCS: corp(144, { president: 'Bob', shares: { Bob: 60, Amy: 40 } }),
        IFT: at(9, 1, { president: 'Bob', shares: { Bob: 60, Amy: 40 } }),
      }),
      [
        pass(gives({ 'price.RCS': 158, step: 'bondOnClosing' }, { 'price.IFT': 24 })),
        sell('IFT', 10, gives({ 'shares.IFT.pool': 10 }, { 'price.IFT': 24, 'cash.Amy': 0 })),
        sell('RCS', 10, gives({ 'price.RCS': 144, 'cash.Amy': 32, round: 'operating 1 of 2' }, { 'price.IFT': 24 })),
      ],
    ),
  ),
  row(
    '1849-9.7-1 1849-OP-41 the trading is over: who could not afford anything is not asked when a price has fallen since',
    stockTurn(
      'Bob',
      {
        ...lastPass({
          CTL: at(8, 0, { cash: 470, president: 'Amy', shares: { Amy: 40, pool: 10 }, ...OUT }),
          IFT: at(8, 1, { president: 'Bob', cash: 100, shares: { Bob: 40, Amy: 10 } }),
        }),
        players: cash(0, 500, 25),
        at: { memo: { passes: 1 } },
      },
      [
        pass(gives({ step: 'bondOnClosing', at: 'Amy' })),
        sell('IFT', 10, gives({ 'price.IFT': 24, 'cash.Amy': 1, round: 'operating 1 of 2' }, { 'cash.Carlos': 25 })),
      ],
    ),
  ),
]

/** CTL must have a 6H out of the pool for 200; Amy's sale of IFT calls in the bond of IFT. */
const inEmergency = (own: number, operators: Operators): TurnPosition =>
  buying(operators, { options: ['bonds'], phase: '8', depot: { returned: ['6H'] }, players: cash(own, 500, 500) })

const inTurns: readonly Row[] = [
  row(
    '1849-OP-43 1849-10.7-3 a sale for a called bond leaves the operating corporation its president (EM3)',
    turnOf(
      'CTL',
      inEmergency(0, {
        CTL: corp(68, { cash: 0, president: 'Amy', shares: { Amy: 30, Bob: 30 } }),
        IFT: at(8, 0, { president: 'Amy', cash: 440, shares: { Amy: 40 }, ...OUT }),
        RCS: at(9, 1, { president: 'Bob', shares: { Bob: 40, Amy: 10 } }),
      }),
      [
        sell('IFT', 10, gives({ 'price.IFT': null, step: 'bondOnClosing' }), 'Amy'),
        sell('CTL', 10, refused('EM3')),
        sell('RCS', 10, gives({ step: 'buyTrains' })),
      ],
    ),
  ),
  row(
    '1849-OP-43 1849-OP-38 nor does it put the train out of reach (EM6)',
    turnOf(
      'CTL',
      inEmergency(0, {
        CTL: corp(100, { cash: 30, shares: { Amy: 40 }, operated: false }),
        IFT: at(8, 0, { president: 'Amy', cash: 440, shares: { Amy: 40 }, ...OUT }),
        RCS: corp(68, { president: 'Bob', shares: { Bob: 40, Amy: 20 } }),
        SFA: at(9, 1, { president: 'Bob', shares: { Bob: 40, Amy: 30 } }),
      }),
      [
        // 33 of the bond are left: 30, 136 and 72 less that are 205 for a train of 200.
        sell('IFT', 10, gives({ 'price.IFT': null, step: 'bondOnClosing' }), 'Amy'),
        sell('RCS', 10, refused('EM6')),
        sell('SFA', 20, gives({ 'cash.Amy': 15, step: 'buyTrains' })),
        sell('RCS', 20, gives({ 'cash.Amy': 151 }), 'Amy'),
      ],
    ),
  ),
  row(
    '1849-9-3 1849-OP-40 a sale for a called bond gives no priority: it goes to the left of the player whose turn it is',
    stockTurn(
      'Bob',
      {
        options: ['bonds'],
        phase: '8',
        players: cash(0, 500, 500),
        operators: {
          CTL: at(8, 0, { cash: 400, president: 'Amy', shares: { Amy: 40, Bob: 20 }, ...OUT }),
          RCS: corp(144, { shares: { Carlos: 40, Amy: 20 } }),
        },
      },
      [
        sell('CTL', 10, gives({ priority: 'Carlos', at: 'Amy' })),
        sell('RCS', 10, gives({ at: 'Bob', 'cash.Amy': 44 }, { priority: 'Carlos' })),
        pass(gives({ at: 'Carlos' })),
        pass(gives({ at: 'Amy' })),
        // Bob has acted: he is asked once more.
        pass(gives({ at: 'Bob' })),
      ],
    ),
  ),
  row(
    '1849-14.2-4 a sale for one bond closes the next corporation: that bond is paid first, then the sale goes on',
    stockTurn(
      'Bob',
      {
        options: ['bonds'],
        phase: '8',
        players: cash(0, 500, 30),
        operators: {
          CTL: at(8, 0, { cash: 300, president: 'Amy', shares: { Amy: 40, Bob: 20 }, ...OUT }),
          IFT: at(8, 0, { cash: 300, president: 'Carlos', shares: { Carlos: 40, Amy: 10 }, ...OUT }),
          RCS: corp(144, { president: 'Bob', shares: { Bob: 40, Amy: 20, Carlos: 20 } }),
        },
      },
      [
        sell('CTL', 10, gives({ at: 'Amy', step: 'bondOnClosing' })),
        sell('IFT', 10, gives({ 'price.IFT': null, 'cash.Carlos': 0, at: 'Carlos' }, { 'cash.Amy': 0 })),
        sell('RCS', 20, gives({ 'cash.Carlos': 118, 'price.RCS': 130, at: 'Amy' })),
        sell('RCS', 20, gives({ 'cash.Amy': 87, at: 'Bob' })),
      ],
    ),
  ),
  row(
    '1849-10.7-5 1849-14.2-4 1849-OP-42 a bond that a failing president’s sale calls in is paid before his next sale',
    turnOf(
      'CTL',
      {
        ...buying(
          {
            CTL: corp(100, { cash: 0, shares: { Amy: 20 }, operated: false }),
            RCS: corp(144, { president: 'Bob', cash: 300, shares: { Bob: 40, Amy: 10 } }),
            IFT: at(8, 0, { cash: 480, president: 'Bob', shares: { Bob: 40, Amy: 10 }, ...OUT }),
            SFA: at(9, 1, { cash: 100, president: 'Carlos', shares: { Carlos: 40, Bob: 10, Amy: 10, pool: 40 } }),
          },
          { options: ['bonds'], phase: '8', players: cash(10, 0, 500) },
        ),
      },
      [
        bankrupt(
          gives(
            { 'shares.RCS.Amy': 0, 'price.IFT': null, at: 'Bob', step: 'bondOnClosing' },
            { 'shares.SFA.Amy': 10, 'price.CTL': 100 },
          ),
        ),
        // Bob takes the last place in the pool.
        sell(
          'SFA',
          10,
          gives({ 'cash.Bob': 4, 'price.CTL': null, 'cash.Amy': 0, at: 'SFA' }, { 'shares.SFA.Amy': 10 }),
        ),
      ],
    ),
  ),
]

describe('bonds called in by a closing (14.2-4)', () => {
  it.each([...endOfRound, ...inTurns])('%s', (_, scenario) => holds(scenario))
})

// What the ruleset 18xx.games does in its own way: bankruptcy.
import { describe, it } from 'vitest'
import {
  bankrupt,
  forced,
  gives,
  holds,
  lastBut,
  pass,
  type Row,
  refused,
  run,
  sell,
  type TurnPosition,
  there,
  train,
  turnOf,
} from './theirTable.js'

const withShares: TurnPosition = {
  players: [{ name: 'Amy', cash: 0 }, 'Bob', 'Carlos'],
  operators: { NYC: { price: 100, trains: ['2'], shares: { Bob: 40, Amy: 20 } } },
}

/** Nobody runs the New York Central, and its shares would pay for the train. */
const inReceivership: TurnPosition = {
  players: [{ name: 'Amy', cash: 0 }, 'Bob', 'Carlos'],
  operators: { NYC: { price: 100, trains: ['2'], president: 'pool', shares: { Amy: 20, pool: 20 } } },
}

/** The bank has got a train back, and the treasury can pay for one once Amy has left. */
const withReturned = (returned: string): TurnPosition =>
  forced(
    { price: 10, cash: 430, shares: { Amy: 20, pool: 20 } },
    {
      players: [{ name: 'Amy', cash: 0 }, 'Bob', 'Carlos'],
      phase: 'III',
      operators: { NYC: { price: 50, trains: ['4'], shares: { Bob: 20 } } },
      depot: { returned: [returned] },
    },
  )

const bankruptcy: readonly Row[] = [
  [
    'switch cheapestAsItLies: a returned train of the cheaper type is bought',
    turnOf('GT', withReturned('4/6'), [bankrupt(gives({ 'trains.GT': ['4/6'], returned: [] }, { 'depot.5': 2 }))]),
  ],
  [
    'switch cheapestAsItLies: one of the dearer type is not, though it could be had as the cheaper',
    turnOf('GT', withReturned('5'), [bankrupt(gives({ 'trains.GT': ['4/6'], 'depot.5': 1 }, { returned: ['5'] }))]),
  ],
  [
    'switch lentForever: the steamboat works on for the one it was lent to, until Phase III',
    turnOf(
      'GT',
      {
        ...there,
        phase: 'II',
        depot: { left: { '4': 0 } },
        players: [{ name: 'Amy', cash: 0 }, 'Bob', 'Carlos'],
        operators: {
          GT: { price: 20, cash: 0, trains: [], shares: { Amy: 20, pool: 20 } },
          NYC: { price: 50, cash: 600, trains: ['2'], tokens: ['D20', 'D14'], shares: { Bob: 20 } },
        },
        privates: { SC: { owner: 'Amy', lent: 'NYC' } },
        markers: { D14: ['SC'] },
        tiles: { D14: '6 r0' },
        at: { step: 'buyTrains', num: 1, of: 2, done: ['NYC'], facts: { declared: true } },
      },
      [
        {
          type: 'bankrupt',
          expect: gives({ 'private.SC': 'closed', 'bankrupt.Amy': true }, { 'markers.D14': ['SC'] }),
        },
        pass(gives({ step: 'run' })),
        run([], gives({ step: 'buyTrains' })),
        train('5', gives({ phase: 'III', 'markers.D14': [] })),
      ],
    ),
  ],
  [
    'switch bankruptAnytime: an issue that has to come first counts, though it does not pay for the train alone',
    turnOf(
      'GT',
      forced(
        { price: 60, cash: 0, shares: { Amy: 20 } },
        { players: [{ name: 'Amy', cash: 20 }, 'Bob', 'Carlos'], phase: 'I' },
      ),
      [bankrupt(refused('or.bankrupt.STILL_POSSIBLE'))],
    ),
  ],
  [
    'switch bankruptAnytime: in the train step shares of other corporations count',
    turnOf('GT', forced({ cash: 0, price: 10 }, withShares), [bankrupt(refused('or.bankrupt.STILL_POSSIBLE'))]),
  ],
  [
    'switch bankruptAnytime: before it they do not',
    turnOf('GT', { ...forced({ cash: 0, price: 10 }, withShares), privates: { LSL: 'GT' }, at: {} }, [
      bankrupt(gives({ 'bankrupt.Amy': true })),
    ]),
  ],
  [
    'switch receivershipUncounted: shares of a corporation in receivership could be sold, but need not be before a bankruptcy',
    turnOf('GT', forced({ cash: 0, price: 10 }, inReceivership), [bankrupt(gives({ 'bankrupt.Amy': true }))]),
  ],
  [
    'switch receivershipUncounted: what was sold of it counts',
    turnOf('GT', forced({ cash: 0, price: 10 }, inReceivership), [
      sell('NYC', 20, gives({ 'cash.Amy': 200 }), 'Amy'),
      bankrupt(refused('or.bankrupt.STILL_POSSIBLE')),
    ]),
  ],
  [
    'switch saleRemembered: the next president does not sell what was sold for the same train',
    turnOf(
      'GT',
      forced(
        { price: 10, cash: 0, shares: { Amy: 30, Bob: 20, pool: 30 } },
        {
          players: [
            { name: 'Amy', cash: 0 },
            { name: 'Bob', cash: 0 },
            { name: 'Carlos', cash: 0 },
          ],
          operators: {
            NYC: { price: 60, cash: 0, trains: ['2'], shares: { Carlos: 20, Amy: 10, Bob: 10 } },
            IC: { price: 50, cash: 0, trains: ['2'], shares: { Carlos: 20, Amy: 10, Bob: 10 } },
          },
        },
      ),
      [
        sell('NYC', 10, gives({ 'cash.Amy': 60 }), 'Amy'),
        bankrupt(gives({ 'bankrupt.Amy': true, 'president.GT': 'Bob' })),
        sell('NYC', 10, refused('sr.sell.SECOND_BLOCK'), 'Bob'),
        sell('IC', 10, gives({ 'cash.Bob': 50 }), 'Bob'),
      ],
    ),
  ],
  [
    'switch bankruptSales: of two at one price the upper is sold first, and lies above the other again',
    turnOf(
      'GT',
      forced(
        { price: 100, cash: 0, shares: { Amy: 20, pool: 30 } },
        {
          players: [{ name: 'Amy', cash: 0 }, 'Bob', 'Carlos'],
          phase: 'III',
          operators: {
            IC: { price: 50, cash: 100, trains: ['4'], shares: { Amy: 30, Bob: 20 } },
            NYC: { price: 50, cash: 100, trains: ['4'], shares: { Amy: 30, Bob: 20 } },
          },
        },
      ),
      [bankrupt(gives({ 'column.40': ['IC', 'NYC'] }))],
    ),
  ],
  [
    'switch bankruptOrder: what a bankrupt sells operates where it stood',
    turnOf(
      'GT',
      forced(
        { price: 60, cash: 0, shares: { Amy: 20 } },
        {
          players: [{ name: 'Amy', cash: 0 }, 'Bob', 'Carlos'],
          phase: 'III',
          operators: {
            NYC: { price: 50, cash: 100, trains: ['4'], shares: { Amy: 30, Bob: 20 } },
            IC: { price: 40, cash: 100, trains: ['4'], shares: { Carlos: 20 } },
          },
        },
      ),
      [bankrupt(gives({ 'price.NYC': 40, at: 'NYC' }))],
    ),
  ],
  [
    'switch operatesOn: those without president operate after the end, up to the next that is asked',
    turnOf('GT', lastBut({}), [bankrupt(gives({ ended: 'bankrupt', 'closed.NYC': true }, { 'price.IC': 10 }))]),
  ],
  [
    'switch operatesOn: not where the next may lay a tile',
    turnOf('GT', lastBut({ president: 'Carlos', shares: { Carlos: 20 } }), [
      bankrupt(gives({ ended: 'bankrupt' }, { 'price.NYC': 20 })),
    ]),
  ],
  [
    'switch operatesOn: one with president earns nothing too, where it is first asked about its train',
    turnOf('GT', lastBut({ cash: 10, president: 'Carlos', shares: { Carlos: 20, pool: 80 } }), [
      bankrupt(gives({ ended: 'bankrupt', 'price.NYC': 10 }, { 'price.IC': 10 })),
    ]),
  ],
]

describe('the ruleset of 18xx.games: bankruptcy', () => {
  it.each(bankruptcy)('%s', (_, scenario) => holds(scenario))
})

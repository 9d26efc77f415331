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

const bankruptcy: readonly Row[] = [
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
    'switch operatesOn: those without president operate after the end, up to the next with one',
    turnOf('GT', lastBut({}), [bankrupt(gives({ ended: 'bankrupt', 'closed.NYC': true }, { 'price.IC': 10 }))]),
  ],
  [
    'switch operatesOn: not where a president is next',
    turnOf('GT', lastBut({ president: 'Carlos', shares: { Carlos: 20 } }), [
      bankrupt(gives({ ended: 'bankrupt' }, { 'price.NYC': 20 })),
    ]),
  ],
]

describe('the ruleset of 18xx.games: bankruptcy', () => {
  it.each(bankruptcy)('%s', (_, scenario) => holds(scenario))
})

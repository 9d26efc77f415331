// What the ruleset 18xx.games does in its own way: corporations at $0.
import { describe, it } from 'vitest'
import {
  bankrupt,
  buy,
  gives,
  holds,
  lastBut,
  midland,
  pass,
  type Row,
  receivership,
  run,
  sell,
  stockTurn,
  type TurnPosition,
  there,
  train,
  turnOf,
} from './theirTable.js'

const closed = {
  IC: { closed: true },
  NYC: { closed: true },
  'B&O': { closed: true },
  'C&O': { closed: true },
} as const
/** Nobody has money: all there is to do is to trade the Grand Trunk, which the next sale closes. */
const breaking = (
  sold: Readonly<Record<string, readonly string[]>>,
  gt: object = {},
  ic: object = {},
): TurnPosition => ({
  ...there,
  players: ['Amy', 'Bob', 'Carlos'].map((name) => ({ name, cash: 0 })),
  priority: 'Amy',
  operators: {
    GT: { price: 10, shares: { Amy: 30, ...gt } },
    IC: { price: 100, shares: { Amy: 20, pool: 10, ...ic } },
  },
  at: { memo: { sold } },
})

/** Bob and Carlos have sold the Grand Trunk; the New York Central falls to $0 at the end of the round. */
const falling = (gt: object): TurnPosition => {
  const { operators, ...more } = breaking({ Amy: ['NYC'], Bob: ['GT'], Carlos: ['GT'] }, gt)
  return { ...more, operators: { ...operators, NYC: { price: 10, cash: 40, shares: { Bob: 20, pool: 10 } } } }
}

/** Amy goes bankrupt, and in the second round the Grand Trunk falls to $0: the others can take it for nothing. */
const forNothing = (others: readonly string[]): TurnPosition => ({
  ...there,
  players: [{ name: 'Amy', cash: 0 }, ...others.map((name) => ({ name, cash: 5 }))],
  priority: 'Bob',
  operators: { GT: { price: 20, cash: 0, trains: [], shares: { Amy: 20, pool: 20 } } },
  at: { num: 1, of: 2, step: 'buyTrains', facts: { declared: true } },
})

const closing: readonly Row[] = [
  [
    'switch blanksCount: before Phase III the game goes on when everything has closed',
    stockTurn('Amy', { ...there, operators: { GT: { price: 10, shares: { Amy: 50 } }, ...closed } }, [
      sell('GT', 10, gives({ 'closed.GT': true })),
    ]),
  ],
  [
    'switch blanksCount: in Phase III it ends at once, in the stock round too',
    stockTurn(
      'Amy',
      {
        ...there,
        phase: 'III',
        operators: { GT: { price: 10, shares: { Amy: 50, pool: 10 } }, ...closed },
        at: { memo: { passes: 2 } },
      },
      [pass(gives({ ended: 'all_closed' }, { round: 'stock' }))],
    ),
  ],
  [
    'switch closingEndsRound: the last other player could still have traded what a sale closes, so no price moves',
    stockTurn('Amy', breaking({ Bob: ['GT'] }), [
      sell('GT', 10, gives({ 'closed.GT': true }, { round: 'operating 1 of 2', 'price.IC': 100, priority: 'Amy' })),
    ]),
  ],
  [
    'switch closingEndsRound: who sold it this round could not buy it, and the round ends as always',
    stockTurn('Amy', breaking({ Bob: ['GT'], Carlos: ['GT'] }), [
      sell('GT', 10, gives({ 'closed.GT': true, 'price.IC': 90, priority: 'Bob' }, { round: 'operating 1 of 2' })),
    ]),
  ],
  [
    'switch closingEndsRound: but sell what is left of it, for nothing',
    stockTurn('Amy', breaking({ Bob: ['GT'], Carlos: ['GT'] }, { Carlos: 10 }), [
      sell('GT', 10, gives({ 'closed.GT': true }, { round: 'operating 1 of 2', 'price.IC': 100, priority: 'Amy' })),
    ]),
  ],
  [
    'switch closingEndsRound: a seller who can trade again in the next turn has it',
    stockTurn(
      'Amy',
      {
        ...breaking({ Amy: ['IC'], Bob: ['GT'] }, {}, { Amy: 30 }),
        at: { memo: { sold: { Amy: ['IC'], Bob: ['GT'] } }, facts: { sold: ['IC'] } },
      },
      [sell('GT', 10, gives({ 'closed.GT': true, priority: 'Bob' }, { round: 'stock', at: 'Amy' }))],
    ),
  ],
  [
    'switch closingEndsRound: a sale after which it waits for somebody who can do nothing is not offered',
    stockTurn('Carlos', breaking({}, { Carlos: 10 }), [
      pass({ choices: { offers: [{ type: 'pass' }], lacks: [{ type: 'sellShares', corporation: 'GT' }] } }),
      sell('GT', 10, gives({ 'closed.GT': true })),
    ]),
  ],
  [
    'switch closeLate: at $0 before anybody was asked in the round it waits for the next action',
    stockTurn(
      'Amy',
      {
        ...there,
        players: [{ name: 'Amy', cash: 0 }, 'Bob', 'Carlos'],
        operators: { GT: { price: 10, cash: 0, trains: [], tokens: ['B16'], shares: { Amy: 60 } } },
        at: { memo: { passes: 2 } },
      },
      [
        pass(gives({ 'price.GT': 0, step: 'buyTrains', at: 'GT' })),
        bankrupt(gives({ 'bankrupt.Amy': true, 'closed.GT': true })),
      ],
    ),
  ],
  [
    'switch closeLate: a price that has risen again by then is no reason to close',
    turnOf(
      'B&O',
      {
        ...there,
        players: ['Amy', 'Bob', 'Carlos'].map((name) => ({ name, cash: 0 })),
        operators: {
          'B&O': { price: 100, cash: 80, trains: [], tokens: ['C9'], shares: { Amy: 20, pool: 20 } },
          GT: { ...receivership, price: 10 },
        },
        tiles: midland,
        at: { num: 2, of: 2, step: 'buyTrains', done: ['GT'], facts: { declared: true } },
      },
      [train('2', gives({ 'price.GT': 0, step: 'run', at: 'GT' })), run(['2: G9-G7'], gives({ 'price.GT': 20 }))],
    ),
  ],
  [
    'switch closeLate: the seller could still sell what his sale closes, so the look is over before prices fall',
    stockTurn('Amy', falling({ Amy: 40 }), [
      sell('GT', 10, gives({ 'closed.GT': true, 'price.NYC': 0 }, { 'cash.NYC': 40 })),
    ]),
  ],
  [
    'switch closeLate: with the market full of it he could not, and what falls then closes at once',
    stockTurn('Amy', falling({ Amy: 40, pool: 40 }), [
      sell('GT', 10, gives({ 'closed.GT': true, 'closed.NYC': true })),
    ]),
  ],
  [
    'switch closeLate: who comes next in the round and falls to $0 closes too',
    turnOf(
      'GT',
      {
        ...there,
        operators: {
          GT: { price: 10, cash: 0, trains: ['2'], tokens: ['B16', 'G9'], shares: { Amy: 20 } },
          NYC: { price: 10, cash: 5, trains: [], shares: { Bob: 20 } },
        },
        tiles: midland,
        at: { step: 'run', done: [] },
      },
      [run([], gives({ 'closed.GT': true, 'closed.NYC': true }))],
    ),
  ],
  [
    'switch closeLate: what a bankrupt sells down to $0 closes before its turn',
    turnOf(
      'GT',
      {
        ...there,
        players: [{ name: 'Amy', cash: 0 }, 'Bob', 'Carlos'],
        operators: {
          GT: { price: 20, cash: 0, trains: [], shares: { Amy: 20, pool: 20 } },
          NYC: { price: 10, cash: 0, trains: [], shares: { Amy: 60, pool: 40 } },
          IC: { price: 10, cash: 50, trains: ['2'], shares: { Carlos: 20 } },
        },
        at: { step: 'buyTrains', done: [], facts: { declared: true } },
      },
      [bankrupt(gives({ 'bankrupt.Amy': true, 'closed.NYC': true, at: 'IC' }))],
    ),
  ],
  [
    'switch closeLate: nobody runs it and it has no train: at $0 its price rises by a column',
    stockTurn(
      'Amy',
      {
        ...there,
        players: [
          { name: 'Amy', cash: 22 },
          { name: 'Bob', cash: 0 },
          { name: 'Carlos', cash: 0 },
        ],
        operators: { GT: { ...receivership, price: 20, trains: [] } },
      },
      [pass(gives({ 'price.GT': 10, turn: 3 }, { round: 'stock', at: 'Amy' }))],
    ),
  ],
  ...([99, 100] as const).map(
    (turn): Row => [
      `switch turnLimit: the stock round of turn ${turn} is played, and then ${turn < 100 ? 'operating rounds' : 'the game is over'}`,
      stockTurn('Amy', { ...there, turn, operators: { GT: { price: 60, trains: ['2'], shares: { Amy: 60 } } } }, [
        pass(gives({ at: 'Bob' })),
        pass(gives({ at: 'Carlos' })),
        pass(gives(turn < 100 ? { round: 'operating 1 of 2' } : { ended: 'dnf' })),
      ]),
    ],
  ),
  [
    'switch closingEndsRound: after a purchase too, where the next player could only have bought the same',
    turnOf('GT', forNothing(['Bob', 'Carlos']), [
      bankrupt(gives({ 'price.GT': 0, round: 'stock', at: 'Bob' })),
      buy('GT', 'pool', gives({ 'closed.GT': true, ended: 'dnf' }, { priority: 'Bob' })),
    ]),
  ],
  [
    'switch closingEndsRound: after a pass at the seat after the one who could have bought, where that is the last',
    turnOf('GT', forNothing(['Bob', 'Carlos', 'Dora']), [
      bankrupt(gives({ 'price.GT': 0, round: 'stock', at: 'Bob' })),
      pass(gives({ 'closed.GT': true, ended: 'dnf', priority: 'Dora' })),
    ]),
  ],
  [
    'switch closingEndsRound: where somebody sits behind it would wait for ever, and goes on as always',
    turnOf('GT', forNothing(['Bob', 'Carlos', 'Dora', 'Emil']), [
      bankrupt(gives({ 'price.GT': 0, round: 'stock', at: 'Bob' })),
      pass(gives({ 'closed.GT': true, ended: 'dnf' }, { priority: 'Bob' })),
    ]),
  ],
  [
    'switch closeLate: so it does after a stock round in which nobody was asked',
    turnOf(
      'GT',
      {
        ...there,
        players: ['Amy', 'Bob', 'Carlos'].map((name) => ({ name, cash: 0 })),
        phase: 'I',
        operators: { GT: { price: 10, cash: 100, trains: [], shares: { Amy: 20, pool: 20 } } },
        at: { num: 2, of: 2, step: 'buyTrains', facts: { declared: true } },
      },
      [train('2', gives({ 'price.GT': 0, round: 'operating 1 of 2' }, { at: 'GT' }))],
    ),
  ],
  [
    'switch closeLate: one without president comes to the end of its turn and buys its train',
    turnOf(
      'GT',
      {
        ...lastBut({ price: 10, cash: 100 }),
        players: [{ name: 'Amy', cash: 0 }, 'Bob', 'Carlos'],
        depot: { left: { '2': 3 } },
      },
      [bankrupt(gives({ 'bankrupt.Amy': true, 'closed.NYC': true, 'depot.2': 2 }))],
    ),
  ],
]

describe('the ruleset of 18xx.games: closing', () => {
  it.each(closing)('%s', (_, scenario) => holds(scenario))
})

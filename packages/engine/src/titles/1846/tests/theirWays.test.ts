// What the ruleset 18xx.games does in its own way: switches, and whom it asks.
import { describe, it } from 'vitest'
import type { Expectation, ScenarioAction } from '../../../scenario/format.js'
import {
  company,
  five,
  gives,
  holds,
  issue,
  lay,
  pass,
  type Row,
  refused,
  run,
  sell,
  stockTurn,
  type TurnPosition,
  train,
  turnOf,
} from './table.js'

const there = { ruleset: '18xx.games' } as const

/** The Grand Trunk without a train in the train step; the bank asks $160 or $180. */
const forced = (gt: object, more: TurnPosition = {}): TurnPosition => ({
  ...there,
  phase: 'II',
  ...more,
  operators: { ...more.operators, GT: { price: 60, shares: { Amy: 40 }, trains: [], ...gt } },
  at: { step: 'buyTrains', facts: { declared: true }, ...more.at },
})
const nyc = { price: 50, trains: ['2'], shares: { Bob: 20 } }
const returned = { phase: 'IV', depot: { returned: ['5'] } } as const

const raising: readonly Row[] = [
  [
    'switch emergencySurplus: with the money for the cheaper type an issue need not reach the dearer one',
    turnOf('GT', forced({ cash: 463, price: 30 }, returned), [
      issue(10, gives({ 'cash.GT': 473, 'price.GT': 20 })),
      train('4/6', gives({ 'cash.GT': 23 })),
    ]),
  ],
  [
    'switch emergencySurplus: not an issue for a card beyond the cheapest',
    turnOf('GT', forced({ cash: 600, price: 295 }, returned), [
      issue(10, refused('or.emergencyIssue.NOT_MINIMAL')),
      train('4/6', gives({ 'cash.GT': 150 })),
    ]),
  ],
  [
    'switch emergencySurplus: of two issues that bring the same and reach the dearer type the smaller',
    turnOf('GT', forced({ cash: 160, price: 40 }), [
      issue(20, refused('or.emergencyIssue.NOT_MINIMAL')),
      issue(10, gives({ 'cash.GT': 180, 'price.GT': 30 })),
    ]),
  ],
  [
    'switch emergencySurplus: what fewer shares would have paid for is not bought after more',
    turnOf('GT', forced({ cash: 100, price: 80 }), [
      issue(20, gives({ 'cash.GT': 200 })),
      train('3/5', refused('or.buyTrain.MUST_BUY_TARGET')),
      train('4', gives({ 'cash.GT': 20 })),
    ]),
  ],
  [
    'switch looseForcedSale: any block whose last share is wanted for the dearest train; what was in reach before it is lost',
    turnOf(
      'GT',
      forced(
        { cash: 60, price: 10 },
        {
          players: [{ name: 'Amy', cash: 85 }, 'Bob', 'Carlos'],
          operators: { NYC: { price: 20, shares: { Amy: 50, Bob: 20 } } },
        },
      ),
      [
        sell('NYC', 30, refused('or.sellForTrain.ENOUGH_RAISED'), 'Amy'),
        sell('NYC', 20, gives({ 'cash.Amy': 125 }), 'Amy'),
        train('3/5', refused('or.buyTrain.MUST_BUY_TARGET'), { help: 100 }),
        train('4', gives({ 'cash.Amy': 5 }), { help: 120 }),
      ],
    ),
  ],
  [
    'switch looseForcedSale: after a block too large for the one train and too small for the other none is for sale',
    turnOf(
      'GT',
      forced(
        { cash: 300, price: 10 },
        {
          ...returned,
          players: [{ name: 'Amy', cash: 100 }, 'Bob', 'Carlos'],
          operators: { NYC: { price: 100, shares: { Amy: 50, Bob: 20 } } },
        },
      ),
      [
        sell('NYC', 20, gives({ 'cash.Amy': 300 }), 'Amy'),
        train('5', refused('or.buyTrain.MUST_BUY_TARGET'), { help: 200 }),
      ],
    ),
  ],
  [
    'switch tradeAfterRaising: after an issue another corporation may sell its train, but no company is bought',
    turnOf('GT', forced({ cash: 128 }, { operators: { NYC: nyc }, privates: { MAIL: 'Bob' } }), [
      issue(10, gives({ 'cash.GT': 168 })),
      company('MAIL', 10, refused('or.buyPrivate.EMERGENCY_BANK_ONLY')),
      train('2', gives({ 'cash.GT': 138, 'trains.GT': ['2'] }), { from: 'NYC', price: 30 }),
      company('MAIL', 10, gives({ 'private.MAIL': 'GT' })),
    ]),
  ],
  [
    'switch tradeAfterRaising: after a sale of the president companies may be bought too',
    turnOf(
      'GT',
      forced(
        { cash: 47, price: 10 },
        {
          players: [{ name: 'Amy', cash: 28 }, 'Bob', 'Carlos'],
          operators: { NYC: { ...nyc, price: 70, shares: { Bob: 40, Amy: 10 } } },
          privates: { MAIL: 'Bob' },
        },
      ),
      [
        sell('NYC', 10, gives({ 'cash.Amy': 98 }), 'Amy'),
        company('MAIL', 10, gives({ 'private.MAIL': 'GT' })),
        train('2', gives({ 'trains.GT': ['2'] }), { from: 'NYC', price: 30 }),
      ],
    ),
  ],
]

const closed = {
  IC: { closed: true },
  NYC: { closed: true },
  'B&O': { closed: true },
  'C&O': { closed: true },
} as const
const midland = { G9: '57 r1', G7: '57 r1' } as const
const receivership = { price: 60, trains: ['2'], tokens: ['B16', 'G9'], president: 'pool', shares: { pool: 50 } }

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

const rest: readonly Row[] = [
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
    'switch receivershipEarns: a run that earns nothing is refused where another earns',
    turnOf('GT', { ...there, operators: { GT: receivership }, tiles: midland, at: { step: 'run' } }, [
      run([], refused('or.run.NOT_MAXIMUM')),
      run(['2: G9-G7'], gives({ 'cash.GT': 40 })),
    ]),
  ],
  [
    'switch lentForever: the steamboat works on for the one it was lent to',
    turnOf(
      'GT',
      {
        ...there,
        players: [{ name: 'Amy', cash: 0 }, 'Bob', 'Carlos'],
        operators: {
          GT: { price: 20, cash: 0, trains: [], shares: { Amy: 20, pool: 20 } },
          NYC: { price: 50, trains: ['2'], tokens: ['D20', 'D14'], shares: { Bob: 20 } },
        },
        privates: { SC: { owner: 'Amy', lent: 'NYC' } },
        markers: { D14: ['SC'] },
        tiles: { D14: '6 r0' },
        at: { step: 'buyTrains', facts: { declared: true } },
      },
      [
        {
          type: 'bankrupt',
          expect: gives({ 'private.SC': 'closed', 'bankrupt.Amy': true }, { 'markers.D14': ['SC'] }),
        },
      ],
    ),
  ],
]

/** Bob is out, and Amy gives up: Carlos alone is left. */
const lastBut = (nyc: object): TurnPosition => ({
  ...there,
  players: [{ name: 'Amy', cash: 0 }, { name: 'Bob', cash: 0, bankrupt: true }, 'Carlos'],
  operators: {
    GT: { price: 20, cash: 0, trains: [], shares: { Amy: 20, pool: 20 } },
    NYC: { price: 20, cash: 30, trains: [], president: 'pool', shares: { pool: 20 }, ...nyc },
    IC: { price: 10, cash: 50, trains: ['2'], shares: { Carlos: 20 } },
  },
  at: { step: 'buyTrains', facts: { declared: true } },
})
const bankrupt = (expect: Expectation): ScenarioAction => ({ type: 'bankrupt', expect })
const three = (price: number, president: string) => ({
  price,
  cash: 900,
  trains: ['5', '5', '5'],
  shares: { [president]: 20 },
})

const late: readonly Row[] = [
  [
    'switch bankruptAnytime: an issue that pays for the train alone counts',
    turnOf(
      'GT',
      forced({ price: 70, shares: { Amy: 20 } }, { players: [{ name: 'Amy', cash: 42 }, 'Bob', 'Carlos'], phase: 'I' }),
      [bankrupt(refused('or.bankrupt.STILL_POSSIBLE'))],
    ),
  ],
  [
    'switch bankruptAnytime: one that does not is forgotten',
    turnOf(
      'GT',
      forced({ price: 60, shares: { Amy: 20 } }, { players: [{ name: 'Amy', cash: 42 }, 'Bob', 'Carlos'], phase: 'I' }),
      [bankrupt(gives({ 'bankrupt.Amy': true }))],
    ),
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
  [
    'switch tradeAfterRaising: a new president buys no company after the emergency issue of the old one',
    turnOf(
      'GT',
      forced(
        { price: 40, cash: 0, shares: { Amy: 20, Bob: 20, pool: 30 } },
        {
          players: [{ name: 'Amy', cash: 0 }, 'Bob', 'Carlos'],
          phase: 'I',
          privates: { MPC: 'Bob' },
        },
      ),
      [
        issue(10, gives({ 'price.GT': 30 })),
        bankrupt(gives({ 'president.GT': 'Bob' })),
        company('MPC', 10, refused('or.buyPrivate.EMERGENCY_BANK_ONLY')),
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
          operators: {
            NYC: { price: 50, cash: 100, trains: ['2'], shares: { Amy: 30, Bob: 20 } },
            IC: { price: 40, cash: 100, trains: ['2'], shares: { Carlos: 20 } },
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
  [
    'switch buyerInTurn: the dearest corporation gives back trains first, not the buyer',
    turnOf(
      'GT',
      forced(
        { ...three(60, 'Amy'), trains: ['5', '5'] },
        { players: five, phase: 'III', depot: { left: { '5': 0 } }, operators: { NYC: three(100, 'Bob') } },
      ),
      [train('6', gives({ phase: 'IV', step: 'discard', at: 'NYC' }))],
    ),
  ],
]

const miami = (tiles: Readonly<Record<string, string>>): TurnPosition => ({
  ...there,
  options: ['second_ed'],
  phase: 'II',
  operators: { GT: { price: 60, cash: 200, trains: ['2'], shares: { Amy: 60 } } },
  privates: { LM: 'GT' },
  tiles,
})

const littleMiami: readonly Row[] = [
  [
    'switch lmBoth: joined by its first tile there is nothing for the second',
    turnOf('GT', miami({ H12: '291 r2' }), [
      lay('G13', '57 r0', gives({ step: 'secondTile', at: 'LM' }), 'LM'),
      { ...lay('H12', '295 r1', refused('or.power.USED_UP'), 'LM'), by: 'GT' },
      pass(gives({ step: 'trackToken', at: 'GT' })),
    ]),
  ],
  [
    'switch lmBoth: a way around by another hex joins them too',
    turnOf('GT', miami({ H12: '292 r2', H14: '7 r1', G13: '57 r2' }), [
      lay('H12', '295 r1', refused('or.power.USED_UP'), 'LM'),
    ]),
  ],
  [
    'switch lmBoth: both tiles bring track that joins them, so the one that has it is not begun with',
    turnOf('GT', miami({ H12: '291 r2' }), [lay('H12', '295 r1', refused('or.power.NOT_JOINED'), 'LM')]),
  ],
]

/** In the track step with nothing in the treasury that would pay for a tile. */
const poor = (gt: object, more: TurnPosition, tiles: Readonly<Record<string, string>> = {}): TurnPosition => ({
  ...there,
  ...more,
  operators: {
    ...more.operators,
    GT: { price: 60, cash: 43, trains: ['2'], tokens: ['B16', 'G9'], shares: { Amy: 30, Bob: 10, pool: 60 }, ...gt },
  },
  tiles: { ...midland, ...tiles },
})

const asked: readonly Row[] = [
  [
    'a company with tiles to lay keeps the track step open, in every phase',
    turnOf('GT', poor({}, { privates: { LSL: 'GT', MAIL: 'Bob' } }), [
      company('MAIL', 40, gives({ 'private.MAIL': 'GT' }, { step: 'trackToken' })),
    ]),
  ],
  [
    'after an upgrade too',
    turnOf('GT', poor({}, { privates: { LSL: 'GT', MAIL: 'Bob' }, at: { facts: { upgraded: true, laid: 1 } } }), [
      company('MAIL', 40, gives({ 'private.MAIL': 'GT' }, { step: 'trackToken' })),
    ]),
  ],
  [
    'but not where tiles lie in all its hexes, though one could be upgraded',
    turnOf('GT', poor({}, { phase: 'II', privates: { LSL: 'GT', MAIL: 'Bob' } }, { D14: '6 r0', E17: '291 r4' }), [
      company('MAIL', 40, gives({ step: 'run' })),
    ]),
  ],
  [
    'Little Miami is one of these companies',
    turnOf('GT', { ...poor({}, { privates: { LM: 'GT', MAIL: 'Bob' } }, { H12: '291 r2' }), options: ['second_ed'] }, [
      company('MAIL', 40, gives({ 'private.MAIL': 'GT' }, { step: 'trackToken' })),
    ]),
  ],
  [
    'a way from one city of Chicago to another is asked about as if it were a route',
    turnOf(
      'GT',
      {
        ...there,
        phase: 'II',
        operators: { GT: { price: 60, cash: 100, trains: ['2'], tokens: ['B16', 'D6:3'], shares: { Amy: 60 } } },
        tiles: { E7: '31 r2', E5: '7 r3' },
      },
      [pass(gives({ step: 'run' })), run([], gives({ 'price.GT': 50 }))],
    ),
  ],
  [
    'without one the run follows',
    turnOf('GT', poor({}, { privates: { MAIL: 'Bob' } }), [company('MAIL', 40, gives({ step: 'run' }))]),
  ],
  [
    'the treasury of an independent there is no room for pays for no tile',
    turnOf(
      'GT',
      poor(
        { trains: ['2', '2', '2', '2'] },
        { privates: { MAIL: 'Bob' }, operators: { MS: { owner: 'Amy', cash: 100 } } },
      ),
      [company('MAIL', 40, gives({ step: 'run' }))],
    ),
  ],
]

describe('the ruleset of 18xx.games', () => {
  it.each([...raising, ...rest, ...late, ...littleMiami, ...asked])('%s', (_, scenario) => holds(scenario))
})

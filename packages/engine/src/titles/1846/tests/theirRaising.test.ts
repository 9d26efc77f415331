// What the ruleset 18xx.games does in its own way: money for a train.
import { describe, it } from 'vitest'
import {
  bankrupt,
  company,
  forced,
  gives,
  holds,
  issue,
  pass,
  type Row,
  refused,
  sell,
  type TurnPosition,
  train,
  turnOf,
} from './theirTable.js'

const nyc = { price: 50, trains: ['2'], shares: { Bob: 20 } }
const returned = { phase: 'IV', depot: { returned: ['5'] } } as const

/** The Grand Trunk has a train and not the money for another; Amy could sell of the New York Central. */
const idle = (more: TurnPosition = {}): TurnPosition =>
  forced(
    { cash: 20, price: 60, trains: ['4'] },
    {
      players: [{ name: 'Amy', cash: 28 }, 'Bob', 'Carlos'],
      privates: { MAIL: 'Bob', LSL: 'Bob' },
      operators: { NYC: { ...nyc, price: 70, shares: { Bob: 40, Amy: 10 } } },
      ...more,
    },
  )

/** The Grand Trunk could buy a 3/5, and would need Amy's help for a 4. */
const richer = (gt: object): TurnPosition =>
  forced(
    { cash: 167, price: 60, ...gt },
    {
      players: [{ name: 'Amy', cash: 5 }, 'Bob', 'Carlos'],
      operators: { NYC: { ...nyc, price: 70, shares: { Bob: 40, Amy: 10 } } },
    },
  )

/** Amy, who has this cash and this much of the New York Central, runs it and the Grand Trunk, which has nothing at all. */
const onlyChair = (cash: number, held = 20, phase = 'I'): TurnPosition =>
  forced(
    { cash: 0, price: 10, shares: { Amy: 20, pool: 50 } },
    {
      phase,
      players: [{ name: 'Amy', cash }, 'Bob', 'Carlos'],
      operators: { NYC: { price: 40, trains: ['2'], president: 'Amy', shares: { Amy: held, Bob: 20 } } },
    },
  )

/** The Grand Trunk needs a train, and with this cash Amy could help it to one; she may sell a share at this price. */
const inReach = (cash: number, price: number, more: TurnPosition = { phase: 'III' }): TurnPosition =>
  forced(
    { cash: 420, price: 10, shares: { Amy: 20, pool: 50 } },
    {
      players: [{ name: 'Amy', cash }, 'Bob', 'Carlos'],
      operators: { NYC: { price, trains: ['4'], shares: { Bob: 20, Amy: 10 } } },
      ...more,
    },
  )

const raising: readonly Row[] = [
  [
    'switch saleWithTrain: a president sells for a train that need not be bought, without an issue before',
    turnOf('GT', idle(), [sell('NYC', 10, gives({ 'cash.Amy': 98 }), 'Amy')]),
  ],
  [
    'switch saleWithTrain: nobody is told to',
    turnOf('GT', idle(), [pass({ choices: { lacks: [{ type: 'sellShares' }] } })]),
  ],
  [
    'switch saleWithTrain: not with the money for a train',
    turnOf('GT', idle({ players: [{ name: 'Amy', cash: 160 }, 'Bob', 'Carlos'] }), [
      sell('NYC', 10, refused('or.sellForTrain.ENOUGH_RAISED'), 'Amy'),
    ]),
  ],
  [
    'switch saleWithTrain: still where the step was left for want of money',
    turnOf('GT', idle(), [
      company('LSL', 20, gives({ step: 'buyPrivates' })),
      sell('NYC', 10, gives({ 'cash.Amy': 98 }), 'Amy'),
    ]),
  ],
  [
    'switch saleWithTrain: not once trains have been passed',
    turnOf('GT', idle(), [pass(gives({ step: 'buyPrivates' })), sell('NYC', 10, refused('any.WRONG_STEP'), 'Amy')]),
  ],
  [
    'switch saleWithTrain: nor after the last train that could be bought',
    turnOf('GT', idle(), [
      train('2', gives({ step: 'buyPrivates' }), { from: 'NYC', price: 19 }),
      sell('NYC', 10, refused('any.WRONG_STEP'), 'Amy'),
    ]),
  ],
  [
    'switch saleWithTrain: for the dearer type too, where there is money for the cheaper',
    turnOf('GT', richer({ trains: ['4'] }), [
      sell('NYC', 10, gives({ 'cash.Amy': 75 }), 'Amy'),
      train('4', refused('or.contribute.NOT_FORCED'), { help: 13 }),
      train('3/5', gives({ 'cash.GT': 7 })),
    ]),
  ],
  [
    'switch saleWithTrain: without a train no less, and the president does not pay then',
    turnOf('GT', richer({ price: 10 }), [
      sell('NYC', 10, gives({ 'cash.Amy': 75 }), 'Amy'),
      train('4', refused('or.contribute.NOT_FORCED'), { help: 13 }),
      train('3/5', gives({ 'cash.GT': 7 })),
    ]),
  ],
  [
    'switch saleWithTrain: not before an issue that would pay for the dearer type',
    turnOf('GT', richer({ price: 60 }), [sell('NYC', 10, refused('or.sellForTrain.ISSUE_FIRST'), 'Amy')]),
  ],
  [
    'switch saleWithTrain: not with the money for the dearest',
    turnOf('GT', richer({ trains: ['4'], cash: 175 }), [
      sell('NYC', 10, refused('or.sellForTrain.ENOUGH_RAISED'), 'Amy'),
    ]),
  ],
  [
    "switch chairIsOneShare: the president's certificate is sold whole, though half of it would do",
    turnOf('GT', onlyChair(75), [
      sell('NYC', 20, gives({ 'cash.Amy': 155, 'president.NYC': 'Bob' }), 'Amy'),
      train('2', gives({ 'cash.Amy': 75 }), { help: 80 }),
    ]),
  ],
  [
    'switch chairIsOneShare: half of it even with the money for a train, as long as the rest would have been wanted',
    turnOf('GT', onlyChair(115), [
      sell('NYC', 20, refused('or.sellForTrain.ENOUGH_RAISED'), 'Amy'),
      sell('NYC', 10, gives({ 'cash.Amy': 155 }), 'Amy'),
      train('2', gives({ 'cash.Amy': 75 }), { help: 80 }),
    ]),
  ],
  [
    'switch chairIsOneShare: not with other shares beside it',
    turnOf('GT', onlyChair(75, 30), [
      sell('NYC', 20, refused('or.sellForTrain.ONE_TOO_MANY'), 'Amy'),
      sell('NYC', 10, gives({ 'cash.Amy': 115 }), 'Amy'),
    ]),
  ],
  [
    'switch chairIsOneShare: what may be bought is still what the last 10% brought into reach',
    turnOf('GT', onlyChair(158, 20, 'II'), [
      sell('NYC', 20, gives({ 'cash.Amy': 238 }), 'Amy'),
      train('4', refused('or.buyTrain.MUST_BUY_TARGET'), { help: 180 }),
    ]),
  ],
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
    'switch emergencySurplus: nor after a train of another corporation',
    turnOf('GT', forced({ cash: 175, price: 40 }, { operators: { NYC: nyc } }), [
      issue(10, gives({ 'cash.GT': 195 })),
      train('2', gives({ 'cash.GT': 194 }), { from: 'NYC', price: 1 }),
      train('3/5', refused('or.buyTrain.MUST_BUY_TARGET')),
      train('4', gives({ 'cash.GT': 14 })),
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
        sell('NYC', 30, refused('or.sellForTrain.ONE_TOO_MANY'), 'Amy'),
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
    'switch cheaperStays: a block that does not reach the dearer type leaves the cheaper one for sale',
    turnOf('GT', inReach(38, 20), [
      sell('NYC', 10, gives({ 'cash.Amy': 58 }), 'Amy'),
      train('4/6', gives({ 'cash.Amy': 28 }), { help: 30 }),
    ]),
  ],
  [
    'switch cheaperStays: such a block is offered',
    turnOf('GT', inReach(38, 20), [
      bankrupt({
        ...refused('or.bankrupt.STILL_POSSIBLE'),
        choices: { offers: [{ type: 'sellShares', corporation: 'NYC', percent: 10 }] },
      }),
    ]),
  ],
  [
    'switch cheaperStays: one that reaches it does not',
    turnOf('GT', inReach(38, 60), [
      sell('NYC', 10, gives({ 'cash.Amy': 98 }), 'Amy'),
      train('4/6', refused('or.buyTrain.MUST_BUY_TARGET'), { help: 30 }),
      train('5', gives({ 'cash.Amy': 18 }), { help: 80 }),
    ]),
  ],
  [
    'switch cheaperStays: nor is a card for sale of which both types were in reach',
    turnOf('GT', inReach(388, 20, returned), [
      sell('NYC', 10, gives({ 'cash.Amy': 408 }), 'Amy'),
      train('4/6', refused('or.buyTrain.MUST_BUY_TARGET'), { help: 30 }),
      train('5', refused('or.buyTrain.MUST_BUY_TARGET'), { help: 80 }),
      train('6', gives({ 'cash.Amy': 28 }), { help: 380 }),
    ]),
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
]

describe('the ruleset of 18xx.games: raising money', () => {
  it.each(raising)('%s', (_, scenario) => holds(scenario))
})

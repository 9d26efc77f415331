import { describe, expect, it } from 'vitest'
import { readScenario } from '../../../scenario/read.js'
import { titles } from '../../index.js'
import { emergencyProceeds } from '../emergency.js'
import {
  bankrupt,
  cash,
  company,
  failures,
  gives,
  issue,
  lay,
  pass,
  pay,
  type Row,
  refused,
  run,
  sell,
  token,
  train,
  turnOf,
} from './table.js'

type Position = Parameters<typeof turnOf>[1]
type Actions = Parameters<typeof turnOf>[2]

/** The Grand Trunk without a train in the train step. In phase II the bank asks $160 or $180, in phase I $80. */
const forced = (gt: object, more: Position = {}): Position => ({
  phase: 'II',
  ...more,
  operators: { ...more.operators, GT: { price: 60, shares: { Amy: 40 }, trains: [], ...gt } },
  at: { step: 'buyTrains', facts: { declared: true }, ...more.at },
})
const row = (name: string, gt: object, more: Position, actions: Actions): Row => [
  name,
  turnOf('GT', forced(gt, more), actions),
]

const first: readonly Row[] = [
  row(
    '1846-EMR-1 with a train there is no forced purchase (or.emergencyIssue.HAS_TRAIN)',
    { trains: ['2'], cash: 200 },
    {},
    [issue(1, refused('or.emergencyIssue.HAS_TRAIN')), sell('GT', 10, refused('or.sellForTrain.NOT_FORCED'), 'Amy')],
  ),
  row(
    '1846-EMR-1 after phased-out trains are gone',
    { trains: ['4'], cash: 1000, tokens: ['B16', 'G9'] },
    { phase: 'IV', tiles: { G9: '57 r1', G7: '57 r1' }, at: { step: 'run', facts: {} } },
    [
      run(['4: G9-G7']),
      pay('withhold', gives({ 'trains.GT': [], step: 'buyTrains' })),
      pass(refused('or.endTurn.MUST_OWN_TRAIN')),
    ],
  ),
  row('1846-EMR-2 it may help itself: from the bank', { cash: 160 }, {}, [
    train('3/5', gives({ 'cash.GT': 0, 'trains.GT': ['3/5'] })),
  ]),
  row(
    '1846-EMR-2 from another corporation',
    { cash: 50 },
    { operators: { NYC: { price: 50, trains: ['2'], shares: { Amy: 20 } } } },
    [train('2', gives({ 'cash.GT': 0, 'trains.GT': ['2'] }), { from: 'NYC', price: 50 })],
  ),
  row('1846-EMR-2 by buying an independent', { cash: 50 }, { operators: { MS: { owner: 'Amy' } } }, [
    company('MS', 50, gives({ 'trains.GT': ['2'], 'cash.GT': 60, round: 'operating 2 of 2' })),
  ]),
  row(
    '1846-EMR-3 with the money for the cheapest the president may not pay (or.contribute.NOT_FORCED, or.sellForTrain.NOT_FORCED)',
    { cash: 170 },
    {},
    [
      train('4', refused('or.contribute.NOT_FORCED'), { help: 10 }),
      sell('GT', 10, refused('or.sellForTrain.NOT_FORCED'), 'Amy'),
      issue(1, gives({ 'cash.GT': 210, 'price.GT': 50 })),
      train('3/5', refused('or.buyTrain.MUST_BUY_TARGET')),
      train('4', gives({ 'cash.GT': 30 }, { 'cash.Amy': 400 })),
    ],
  ),
  row(
    '1846-EMR-4 otherwise it must issue first (or.contribute.ISSUE_FIRST, or.sellForTrain.ISSUE_FIRST)',
    { cash: 100 },
    {},
    [
      train('3/5', refused('or.contribute.ISSUE_FIRST'), { help: 60 }),
      sell('GT', 10, refused('or.sellForTrain.ISSUE_FIRST'), 'Amy'),
      train('3/5', refused('or.buyTrain.NO_CASH')),
      issue(2, gives({ 'cash.GT': 160, 'price.GT': 40, 'shares.GT.market': 20, 'shares.GT.treasury': 40 })),
      train('3/5', refused('or.contribute.NOT_FORCED'), { help: 60 }),
      train('3/5', gives({ 'cash.GT': 0 })),
    ],
  ),
  row(
    '1846-EMR-5 once a turn (or.emergencyIssue.ALREADY_ISSUED), within the normal limit (or.emergencyIssue.OVER_LIMIT)',
    { cash: 100 },
    {},
    [
      issue(5, refused('or.emergencyIssue.OVER_LIMIT')),
      issue(2, gives({ 'cash.GT': 160 })),
      issue(1, refused('or.emergencyIssue.ALREADY_ISSUED')),
    ],
  ),
  row(
    '1846-EMR-5 whether or not shares were issued before the dividend',
    { cash: 100, shares: { Amy: 40, market: 10 } },
    { at: { facts: { declared: true, financed: true } } },
    [issue(2, gives({ 'cash.GT': 160, 'price.GT': 40 }))],
  ),
  row('1846-EMR-6 not more than needed (or.emergencyIssue.NOT_MINIMAL)', { cash: 100 }, {}, [
    issue(1, refused('or.emergencyIssue.NOT_MINIMAL')),
    issue(3, refused('or.emergencyIssue.NOT_MINIMAL')),
    issue(2, gives({ 'cash.GT': 160 })),
  ]),
  row('1846-EMR-6 at $100: three for either train', { price: 100, cash: 0 }, {}, [
    issue(2, refused('or.emergencyIssue.NOT_MINIMAL')),
    issue(4, refused('or.emergencyIssue.NOT_MINIMAL')),
    issue(3, gives({ 'cash.GT': 180, 'price.GT': 70 })),
    train('4', gives({ 'cash.GT': 0 })),
  ]),
  row('1846-EMR-6 at $100 with $40: two for either train', { price: 100, cash: 40 }, {}, [
    issue(1, refused('or.emergencyIssue.NOT_MINIMAL')),
    issue(2, gives({ 'cash.GT': 180 })),
    train('3/5', gives({ 'cash.GT': 20 })),
  ]),
  row(
    '1846-EMR-6 with money for the dearest there is nothing to issue for (or.emergencyIssue.NO_TARGET)',
    { cash: 180 },
    {},
    [issue(1, refused('or.emergencyIssue.NO_TARGET'))],
  ),
  row('1846-EMR-6 nor when a dearer one is out of reach', { price: 20, cash: 160 }, {}, [
    issue(1, refused('or.emergencyIssue.NO_TARGET')),
  ]),
  row(
    '1846-EMR-7 if nothing suffices, all that still brings money (or.emergencyIssue.MUST_BE_ALL)',
    { price: 50, cash: 0 },
    {},
    [
      issue(1, refused('or.emergencyIssue.MUST_BE_ALL')),
      issue(2, refused('or.emergencyIssue.MUST_BE_ALL')),
      issue(3, gives({ 'cash.GT': 30, 'price.GT': 20 })),
      train('3/5', gives({ 'cash.GT': 0, 'cash.Amy': 270 }), { help: 130 }),
    ],
  ),
  row(
    '1846-EMR-8 an issue that brings nothing is allowed there; at $0 the corporation closes and its turn ends',
    { price: 40, cash: 5 },
    { operators: { NYC: { price: 30, cash: 100, trains: ['2'] } } },
    [issue(4, gives({ 'closed.GT': true, at: 'NYC', 'cash.bank': 5200 }, { 'cash.Amy': 400 }))],
  ),
  row('1846-EMR-8 and is never compulsory', { price: 20, cash: 60 }, {}, [
    train('3/5', gives({ 'cash.Amy': 300, 'trains.GT': ['3/5'] }, { 'price.GT': 20 }), { help: 100 }),
  ]),
]

/** Nothing to issue: as much in the Market as with players. */
const dry = { shares: { Amy: 30, Bob: 20, market: 50 } }

const presidents: readonly Row[] = [
  row('1846-EMR-9 the president adds exactly what is missing (or.contribute.WRONG_AMOUNT)', { ...dry, cash: 100 }, {}, [
    train('3/5', refused('or.contribute.WRONG_AMOUNT'), { help: 61 }),
    train('3/5', refused('or.contribute.WRONG_AMOUNT'), { help: 59 }),
    train('3/5', gives({ 'cash.GT': 0, 'cash.Amy': 340 }), { help: 60 }),
  ]),
  row('1846-EMR-9 any train of the bank may be chosen then', { ...dry, cash: 100 }, {}, [
    train('4', gives({ 'cash.GT': 0, 'cash.Amy': 320 }), { help: 80 }),
  ]),
  row('1846-EMR-9 returned ones too', { ...dry, cash: 100 }, { phase: 'III', depot: { returned: ['4'] } }, [
    train('3/5', gives({ 'cash.GT': 0, 'cash.Amy': 340, returned: [] }), { help: 60, from: 'discard' }),
  ]),
  row(
    '1846-EMR-10 shares are sold by the rules of the stock round (sr.sell.SECOND_BLOCK, sr.sell.OVER_50, sr.sell.NOT_OWNED)',
    { ...dry, cash: 60 },
    { players: cash(30, 400, 400), operators: { IC: { price: 70, shares: { Bob: 30, Amy: 30 }, president: 'Bob' } } },
    [
      sell('GT', 10, refused('sr.sell.OVER_50'), 'Amy'),
      sell('IC', 40, refused('sr.sell.NOT_OWNED'), 'Amy'),
      sell('IC', 10, gives({ 'cash.Amy': 100 }, { 'price.IC': 70 }), 'Amy'),
      sell('IC', 10, refused('sr.sell.SECOND_BLOCK'), 'Amy'),
      train('3/5', gives({ 'cash.Amy': 0, 'cash.GT': 0 }), { help: 100 }),
    ],
  ),
  row(
    '1846-EMR-10 other presidencies may change, and the price falls',
    { ...dry, cash: 60 },
    {
      players: cash(30, 400, 400),
      operators: { IC: { price: 50, shares: { Amy: 30, Bob: 20 }, cash: 100, trains: ['3/5'] } },
    },
    [sell('IC', 20, gives({ 'cash.Amy': 130, 'president.IC': 'Bob', 'price.IC': 40 }), 'Amy')],
  ),
  row(
    '1846-EMR-10 shares of a corporation that has not operated only by its president (sr.sell.NOT_OPERATED)',
    { ...dry, cash: 60 },
    { players: cash(30, 400, 400), operators: { IC: { price: 70, shares: { Bob: 20, Amy: 10 }, operated: false } } },
    [sell('IC', 10, refused('sr.sell.NOT_OPERATED'), 'Amy')],
  ),
  row(
    '1846-EMR-10 the operating corporation keeps its president (or.sellForTrain.LOSES_PRESIDENCY)',
    { price: 20, cash: 60, shares: { Amy: 30, Bob: 20, market: 20 } },
    { players: cash(10, 400, 400), operators: { IC: { price: 70, shares: { Bob: 20, Amy: 20 }, president: 'Bob' } } },
    [sell('GT', 20, refused('or.sellForTrain.LOSES_PRESIDENCY'), 'Amy')],
  ),
  row(
    '1846-EMR-11 selling stops when there is enough (or.sellForTrain.ENOUGH_RAISED)',
    { ...dry, cash: 60 },
    { players: cash(120, 400, 400), operators: { IC: { price: 70, shares: { Bob: 20, Amy: 20 }, president: 'Bob' } } },
    [sell('IC', 10, refused('or.sellForTrain.ENOUGH_RAISED'), 'Amy')],
  ),
  row(
    '1846-EMR-11 one share too many is refused (or.sellForTrain.NO_PURCHASE_LEFT), and the train bought must have been out of reach before the last (or.buyTrain.MUST_BUY_TARGET)',
    { ...dry, cash: 60 },
    { players: cash(30, 400, 400), operators: { IC: { price: 80, shares: { Bob: 30, Amy: 30 }, president: 'Bob' } } },
    [
      sell('IC', 30, refused('or.sellForTrain.NO_PURCHASE_LEFT'), 'Amy'),
      sell('IC', 20, gives({ 'cash.Amy': 190 }), 'Amy'),
      train('3/5', refused('or.buyTrain.MUST_BUY_TARGET'), { help: 100 }),
      train('4', gives({ 'cash.Amy': 70 }), { help: 120 }),
    ],
  ),
  row(
    '1846-EMR-11 too few is refused when the rest is then locked (or.sellForTrain.NO_PURCHASE_LEFT)',
    { ...dry, cash: 60 },
    { players: cash(20, 400, 400), operators: { IC: { price: 40, shares: { Bob: 30, Amy: 30 }, president: 'Bob' } } },
    [
      sell('IC', 10, refused('or.sellForTrain.NO_PURCHASE_LEFT'), 'Amy'),
      sell('IC', 20, gives({ 'cash.Amy': 100 }), 'Amy'),
    ],
  ),
  row(
    '1846-EMR-12 money raised buys from the bank only (or.buyTrain.EMERGENCY_BANK_ONLY, or.buyPrivate.EMERGENCY_BANK_ONLY), then all is open again',
    { cash: 100 },
    { operators: { NYC: { price: 50, trains: ['2'], shares: { Amy: 20 } }, MS: { owner: 'Amy' } } },
    [
      issue(2, gives({ 'cash.GT': 160 })),
      train('2', refused('or.buyTrain.EMERGENCY_BANK_ONLY'), { from: 'NYC', price: 1 }),
      company('MS', 1, refused('or.buyPrivate.EMERGENCY_BANK_ONLY')),
      train('3/5', gives({ 'cash.GT': 0 })),
    ],
  ),
  row('1846-EMR-12 after the purchase other deals are open', { cash: 105 }, { operators: { MS: { owner: 'Amy' } } }, [
    issue(2, gives({ 'cash.GT': 165 })),
    train('3/5'),
    company('MS', 5, gives({ 'cash.GT': 60 })),
  ]),
  row(
    '1846-EMR-13 no sale that would close the operating corporation (or.sellForTrain.WOULD_CLOSE)',
    { price: 10, cash: 60, shares: { Amy: 50, market: 10 } },
    { players: cash(10, 400, 400), operators: { IC: { price: 100, shares: { Bob: 20, Amy: 10 } } } },
    [sell('GT', 10, refused('or.sellForTrain.WOULD_CLOSE'), 'Amy')],
  ),
  row(
    '1846-EMR-14 no bankruptcy while the cheapest is in reach (or.bankrupt.STILL_POSSIBLE)',
    { ...dry, cash: 60 },
    { players: cash(100, 400, 400) },
    [bankrupt(refused('or.bankrupt.STILL_POSSIBLE')), train('3/5', gives({ 'cash.Amy': 0 }), { help: 100 })],
  ),
  row(
    '1846-EMR-14 not even if shares must be sold for it',
    { ...dry, cash: 60 },
    { players: cash(30, 400, 400), operators: { IC: { price: 70, shares: { Bob: 20, Amy: 10 } } } },
    [bankrupt(refused('or.bankrupt.STILL_POSSIBLE'))],
  ),
  row('1846-EMR-14 with $1 less it is bankruptcy', { ...dry, cash: 60 }, { players: cash(99, 400, 400) }, [
    bankrupt(gives({ 'bankrupt.Amy': true })),
  ]),
]

/** Price → e(1), e(2), e(3), e(4). */
const PROCEEDS: readonly (readonly [number, readonly number[]])[] = [
  [30, [10, 0, 0, 0]],
  [40, [20, 20, 0, 0]],
  [50, [30, 40, 30, 0]],
  [60, [40, 60, 60, 40]],
  [70, [50, 80, 90, 80]],
  [80, [60, 100, 120, 120]],
  [90, [70, 120, 150, 160]],
  [100, [80, 140, 180, 200]],
  [112, [90, 160, 210, 240]],
  [124, [100, 180, 240, 280]],
  [137, [112, 200, 270, 320]],
  [150, [124, 224, 300, 360]],
  [165, [137, 248, 336, 400]],
  [180, [150, 274, 372, 448]],
]

/** §6.88: the Illinois Central in phase IV. The board is ours: the rulebook gives the earnings only. */
const illinois: Row = [
  'TV-30 1846-EMR-9 1846-EMR-10 the forced purchase of the rulebook, step by step',
  turnOf(
    'IC',
    {
      phase: 'IV',
      players: cash(104, 400, 400),
      operators: {
        IC: {
          price: 137,
          cash: 83,
          shares: { Amy: 40, market: 20 },
          trains: ['3/5', '3/5'],
          tokens: ['K3', 'D6:2', 'G9'],
        },
      },
      privates: { MAIL: 'IC' },
      tiles: {
        ...{ D6: '299 r0', D8: '9 r1', D10: '8 r1', C11: '8 r4', C13: '9 r1', C15: '294 r0', B16: '619 r4' },
        ...{ E7: '9 r2', F8: '9 r2', G9: '51 r1', H10: '9 r2', I11: '8 r0', G11: '8 r5', H12: '297 r0' },
      },
    },
    [
      issue(2, gives({ 'cash.IC': 331 })),
      lay('D6', '300', gives({ 'cash.IC': 311 })),
      token('H12', gives({ 'cash.IC': 231 })),
      pass(gives({ step: 'run' })),
      run(
        ['3/5: B18-B16, B16-C15, C15-C13-C11-D10-D8-D6.2, D6.2-C5', '3/5: D6.3-E7-F8-G9, G9-H10-I11-J10'],
        gives({ 'revenue.IC': 510 }),
      ),
      pay('half', gives({ 'cash.IC': 533, 'cash.Amy': 208, 'price.IC': 150, 'trains.IC': [], step: 'buyTrains' })),
      issue(1, refused('or.emergencyIssue.OVER_LIMIT')),
      train('6', refused('or.buyTrain.NO_CASH'), { help: 267 }),
      sell('IC', 20, refused('sr.sell.OVER_50'), 'Amy'),
      sell('IC', 10, gives({ 'cash.Amy': 358, 'price.IC': 137, 'shares.IC.market': 50 }), 'Amy'),
      train('7/8', refused('or.buyTrain.NO_CASH'), { help: 367 }),
      train('6', gives({ 'cash.IC': 0, 'cash.Amy': 91, 'trains.IC': ['6'] }), { help: 267 }),
    ],
  ),
]

describe('forced purchases (1846 §6.86–6.89)', () => {
  it.each([...first, ...presidents, illinois])('%s', (_, scenario) => expect(failures(scenario)).toBe(''))

  it.each(PROCEEDS)('1846-EMR-5 proceeds of one to four shares at $%i', (price, proceeds) => {
    const read = readScenario(turnOf('GT', forced({ price, cash: 0 }), []), titles)
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    expect([1, 2, 3, 4].map((n) => emergencyProceeds(read.game, 'GT', n))).toEqual(proceeds)
  })
})

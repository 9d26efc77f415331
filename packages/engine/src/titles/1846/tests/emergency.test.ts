import { describe, expect, it } from 'vitest'
import { readScenario } from '../../../scenario/read.js'
import { titles } from '../../index.js'
import { emergencyProceeds } from '../steps/trains/emergency.js'
import {
  bankrupt,
  cash,
  company,
  gives,
  holds,
  issue,
  pass,
  pay,
  type Row,
  refused,
  run,
  sell,
  type TurnPosition,
  train,
  turnOf,
} from './table.js'

type Actions = Parameters<typeof turnOf>[2]

/** The Grand Trunk without a train in the train step. In phase II the bank asks $160 or $180, in phase I $80. */
const forced = (gt: object, more: TurnPosition = {}): TurnPosition => ({
  phase: 'II',
  ...more,
  operators: { ...more.operators, GT: { price: 60, shares: { Amy: 40 }, trains: [], ...gt } },
  at: { step: 'buyTrains', facts: { declared: true }, ...more.at },
})
const row = (name: string, gt: object, more: TurnPosition, actions: Actions): Row => [
  name,
  turnOf('GT', forced(gt, more), actions),
]

const first: readonly Row[] = [
  row(
    '1846-EMR-1 with a train there is no forced purchase (or.emergencyIssue.HAS_TRAIN)',
    { trains: ['2'], cash: 200 },
    {},
    [issue(10, refused('or.emergencyIssue.HAS_TRAIN')), sell('GT', 10, refused('or.sellForTrain.NOT_FORCED'), 'Amy')],
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
  row(
    'switch emergencySurplus: no issue that reaches no train',
    { cash: 164, price: 20 },
    { switches: { emergencySurplus: true } },
    [issue(10, refused('or.emergencyIssue.NO_TARGET')), train('3/5', gives({ 'cash.GT': 4 }))],
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
      issue(10, gives({ 'cash.GT': 210, 'price.GT': 50 })),
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
      issue(20, gives({ 'cash.GT': 160, 'price.GT': 40, 'shares.GT.pool': 20, 'shares.GT.treasury': 40 })),
      train('3/5', refused('or.contribute.NOT_FORCED'), { help: 60 }),
      train('3/5', gives({ 'cash.GT': 0 })),
    ],
  ),
  row(
    '1846-EMR-5 once a turn (or.emergencyIssue.ALREADY_ISSUED), within the normal limit (or.emergencyIssue.OVER_LIMIT)',
    { cash: 100 },
    {},
    [
      issue(50, refused('or.emergencyIssue.OVER_LIMIT')),
      issue(20, gives({ 'cash.GT': 160 })),
      issue(10, refused('or.emergencyIssue.ALREADY_ISSUED')),
    ],
  ),
  row(
    '1846-EMR-5 whether or not shares were issued before the dividend',
    { cash: 100, shares: { Amy: 40, pool: 10 } },
    { at: { facts: { declared: true, financed: true } } },
    [issue(20, gives({ 'cash.GT': 160, 'price.GT': 40 }))],
  ),
  row('1846-EMR-6 not more than needed (or.emergencyIssue.NOT_MINIMAL)', { cash: 100 }, {}, [
    issue(10, refused('or.emergencyIssue.NOT_MINIMAL')),
    issue(30, refused('or.emergencyIssue.NOT_MINIMAL')),
    issue(20, gives({ 'cash.GT': 160 })),
  ]),
  row('1846-EMR-6 at $100: three for either train', { price: 100, cash: 0 }, {}, [
    issue(20, refused('or.emergencyIssue.NOT_MINIMAL')),
    issue(40, refused('or.emergencyIssue.NOT_MINIMAL')),
    issue(30, gives({ 'cash.GT': 180, 'price.GT': 70 })),
    train('4', gives({ 'cash.GT': 0 })),
  ]),
  row('1846-EMR-6 at $100 with $40: two for either train', { price: 100, cash: 40 }, {}, [
    issue(10, refused('or.emergencyIssue.NOT_MINIMAL')),
    issue(20, gives({ 'cash.GT': 180 })),
    train('3/5', gives({ 'cash.GT': 20 })),
  ]),
  row(
    '1846-EMR-6 with money for the dearest there is nothing to issue for (or.emergencyIssue.NO_TARGET)',
    { cash: 180 },
    {},
    [issue(10, refused('or.emergencyIssue.NO_TARGET'))],
  ),
  row('1846-EMR-6 nor when a dearer one is out of reach', { price: 20, cash: 160 }, {}, [
    issue(10, refused('or.emergencyIssue.NO_TARGET')),
  ]),
  row(
    '1846-EMR-7 if nothing suffices, all that still brings money (or.emergencyIssue.MUST_BE_ALL)',
    { price: 50, cash: 0 },
    {},
    [
      issue(10, refused('or.emergencyIssue.MUST_BE_ALL')),
      issue(20, refused('or.emergencyIssue.MUST_BE_ALL')),
      issue(30, gives({ 'cash.GT': 30, 'price.GT': 20 })),
      train('3/5', gives({ 'cash.GT': 0, 'cash.Amy': 270 }), { help: 130 }),
    ],
  ),
  row(
    '1846-EMR-8 an issue that brings nothing is allowed there; at $0 the corporation closes and its turn ends',
    { price: 40, cash: 5 },
    { operators: { NYC: { price: 30, cash: 100, trains: ['2'] } } },
    [issue(40, gives({ 'closed.GT': true, at: 'NYC', 'cash.bank': 5200 }, { 'cash.Amy': 400 }))],
  ),
  row(
    '1846-EMR-8 but not where a train that can be paid would then be out of reach (or.emergencyIssue.OUT_OF_REACH)',
    { price: 30, cash: 0, shares: { Amy: 60 } },
    { players: cash(110, 400, 400) },
    [
      bankrupt(refused('or.bankrupt.STILL_POSSIBLE')),
      issue(20, refused('or.emergencyIssue.OUT_OF_REACH')),
      issue(10, gives({ 'cash.GT': 10, 'price.GT': 20 })),
    ],
  ),
  row('1846-EMR-8 and is never compulsory', { price: 20, cash: 60 }, {}, [
    train('3/5', gives({ 'cash.Amy': 300, 'trains.GT': ['3/5'] }, { 'price.GT': 20 }), { help: 100 }),
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

describe('forced purchases (1846 §6.86–6.89)', () => {
  it.each(first)('%s', (_, scenario) => holds(scenario))

  it.each(PROCEEDS)('1846-EMR-5 proceeds of one to four shares at $%i', (price, proceeds) => {
    const read = readScenario(turnOf('GT', forced({ price, cash: 0 }), []), titles)
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    expect([1, 2, 3, 4].map((n) => emergencyProceeds(read.game, 'GT', n))).toEqual(proceeds)
  })
})

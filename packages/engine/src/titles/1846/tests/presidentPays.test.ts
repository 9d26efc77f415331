import { describe, it } from 'vitest'
import {
  bankrupt,
  cash,
  company,
  gives,
  holds,
  issue,
  lay,
  pass,
  pay,
  type Row,
  refused,
  run,
  sell,
  type TurnPosition,
  token,
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

/** Nothing to issue: as much in the Market as with players. */
const dry = { shares: { Amy: 30, Bob: 20, pool: 50 } }

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
    { price: 20, cash: 60, shares: { Amy: 30, Bob: 20, pool: 20 } },
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
      issue(20, gives({ 'cash.GT': 160 })),
      train('2', refused('or.buyTrain.EMERGENCY_BANK_ONLY'), { from: 'NYC', price: 1 }),
      company('MS', 1, refused('or.buyPrivate.EMERGENCY_BANK_ONLY')),
      train('3/5', gives({ 'cash.GT': 0 })),
    ],
  ),
  row('1846-EMR-12 after the purchase other deals are open', { cash: 105 }, { operators: { MS: { owner: 'Amy' } } }, [
    issue(20, gives({ 'cash.GT': 165 })),
    train('3/5'),
    company('MS', 5, gives({ 'cash.GT': 60 })),
  ]),
  row(
    '1846-EMR-13 no sale that would close the operating corporation (or.sellForTrain.WOULD_CLOSE)',
    { price: 10, cash: 60, shares: { Amy: 50, pool: 10 } },
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
          shares: { Amy: 40, pool: 20 },
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
      issue(20, gives({ 'cash.IC': 331 })),
      lay('D6', '300', gives({ 'cash.IC': 311 })),
      token('H12', gives({ 'cash.IC': 231 })),
      pass(gives({ step: 'run' })),
      run(
        ['3/5: B18-B16, B16-C15, C15-C13-C11-D10-D8-D6.2, D6.2-C5', '3/5: D6.3-E7-F8-G9, G9-H10-I11-J10'],
        gives({ 'revenue.IC': 510 }),
      ),
      pay('half', gives({ 'cash.IC': 533, 'cash.Amy': 208, 'price.IC': 150, 'trains.IC': [], step: 'buyTrains' })),
      issue(10, refused('or.emergencyIssue.OVER_LIMIT')),
      train('6', refused('or.buyTrain.NO_CASH'), { help: 267 }),
      sell('IC', 20, refused('sr.sell.OVER_50'), 'Amy'),
      sell('IC', 10, gives({ 'cash.Amy': 358, 'price.IC': 137, 'shares.IC.pool': 50 }), 'Amy'),
      train('7/8', refused('or.buyTrain.NO_CASH'), { help: 367 }),
      train('6', gives({ 'cash.IC': 0, 'cash.Amy': 91, 'trains.IC': ['6'] }), { help: 267 }),
    ],
  ),
]

describe('the president pays (1846 §6.86–6.89)', () => {
  it.each([...presidents, illinois])('%s', (_, scenario) => holds(scenario))
})

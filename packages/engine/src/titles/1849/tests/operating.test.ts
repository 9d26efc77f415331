import { describe, it } from 'vitest'
import {
  at,
  buying,
  cash,
  corp,
  gives,
  holds,
  lay,
  pass,
  pay,
  type Row,
  refused,
  row,
  run,
  sell,
  type TurnPosition,
  token,
  train,
  turnOf,
} from './table.js'

/** Three that can build without money, in the order RCS, IFT, CTL. */
const three = (more: TurnPosition = {}): TurnPosition => ({
  ...more,
  operators: {
    CTL: at(4, 4, { shares: { Amy: 40 }, cash: 300 }),
    IFT: at(4, 5, { shares: { Bob: 40, Amy: 20 }, cash: 300 }),
    RCS: corp(100, { shares: { Carlos: 40 }, cash: 300 }),
    ...more.operators,
  },
})

const order: readonly Row[] = [
  row(
    '1849-10-1 by market value; who falls behind in its own turn has still had it',
    turnOf('RCS', three(), [
      // It has earned nothing: from 100 to 90, which is above CTL's 86 and below IFT's 95.
      pass(gives({ 'price.RCS': 90, step: 'buyTrains' })),
      pass(gives({ step: 'finance' })),
      pass(gives({ at: 'IFT', step: 'track' })),
      pass(gives({ 'price.IFT': 86, step: 'buyTrains' })),
      pass(gives({ step: 'finance' })),
      pass(gives({ at: 'CTL', step: 'track' })),
    ]),
  ),
  row(
    '1849-10-1 OP-12 after a change of price those that have not operated are sorted anew',
    turnOf(
      'RCS',
      buying(
        {
          RCS: corp(100, { shares: { Amy: 40 }, tokens: ['C5', 'E1'] }),
          IFT: at(4, 5, { shares: { Bob: 40, Amy: 20 }, cash: 300 }),
          SFA: at(4, 4, { shares: { Carlos: 40 }, cash: 300 }),
        },
        { players: cash(0, 500, 500) },
      ),
      [
        // Two shares of IFT: from 95 to 87 and 75, behind SFA with 86.
        sell('IFT', 20, gives({ 'cash.Amy': 190, 'price.IFT': 75 }), 'Amy'),
        train('4H', gives({ 'trains.RCS': ['4H'] }), { help: 100 }),
        pass(gives({ at: 'SFA' })),
      ],
    ),
  ),
]

const steps: readonly Row[] = [
  row(
    '1849-10-2 tile, marker, run and dividend, trains, finance: in this order only (ST1, TL1, any.WRONG_STEP)',
    turnOf('CTL', { operators: { CTL: corp(100, { cash: 300, shares: { Amy: 40, pool: 10 }, trains: ['4H'] }) } }, [
      run(['4H: E1-C1'], refused('any.WRONG_STEP')),
      train('4H', refused('any.WRONG_STEP')),
      lay('G1', '3 r3', gives({ step: 'token' })),
      token('C1', gives({ step: 'run' })),
      train('4H', refused('any.WRONG_STEP')),
      run(['4H: C1-E1, E1-G1'], gives({ 'revenue.CTL': 50, step: 'dividend' })),
      token('C1', refused('ST1')),
      lay('F2', '79 r2', refused('TL1')),
      pay('full', gives({ step: 'buyTrains' })),
      train('4H', gives({ 'trains.CTL': ['4H', '4H'] })),
      pass(gives({ step: 'finance' })),
      train('4H', refused('any.WRONG_STEP')),
    ]),
  ),
  row(
    '1849-10-3 revenue is there after the run: it pays for trains, not for track (TL12)',
    turnOf('CTL', { operators: { CTL: corp(100, { cash: 60, shares: { Amy: 40 }, trains: ['4H'] }) } }, [
      lay('F2', '9 r2', refused('TL12')),
      pass(),
      pass(),
      run(['4H: E1-C1']),
      pay('withhold', gives({ 'cash.CTL': 100, step: 'buyTrains' })),
      train('4H', gives({ 'cash.CTL': 0 })),
    ]),
  ),
]

describe('the operating turn (§10)', () => {
  it.each([...order, ...steps])('%s', (_, scenario) => holds(scenario))
})

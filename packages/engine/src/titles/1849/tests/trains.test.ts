import { describe, it } from 'vitest'
import {
  answer,
  at,
  buying,
  by,
  company,
  corp,
  discard,
  four,
  gives,
  holds,
  lay,
  pass,
  pay,
  type Row,
  refused,
  row,
  train,
  turnOf,
} from './table.js'

const ctl = (entry: object = {}, price = 68) => corp(price, { cash: 1000, shares: { Amy: 40 }, ...entry })

const purchases: readonly Row[] = [
  row(
    '1849-10.6-2 1849-10.6-3 one at a time at the printed price, from the lowest class (BT2, BT3, BT4)',
    turnOf('CTL', buying({ CTL: ctl({ cash: 250 }) }), [
      train('6H', refused('BT2')),
      train('4H', refused('BT3'), { price: 90 }),
      train('4H', gives({ 'cash.CTL': 150, 'trains.CTL': ['4H'], 'depot.4H': 3 })),
      train('4H', gives({ 'cash.CTL': 50 })),
      train('4H', refused('BT4')),
    ]),
  ),
  row(
    '1849-10.6-2 below the limit before each purchase (BT1)',
    turnOf('CTL', buying({ CTL: ctl({ trains: ['4H', '4H', '4H'] }) }), [
      train('4H', gives({ 'trains.CTL': ['4H', '4H', '4H', '4H'] })),
      train('6H', refused('BT1')),
    ]),
  ),
  row(
    'TV-17 1849-6-4 phase 8 with two 8H: the first 10H is bought, then one of the three goes to the pool (ET2)',
    turnOf('CTL', buying({ CTL: ctl({ trains: ['8H', '8H'] }) }, { phase: '8', depot: { left: { '8H': 0 } } }), [
      train('10H', gives({ phase: '10', step: 'discard', 'trains.CTL': ['8H', '8H', '10H'] })),
      pass(refused('ET2')),
      discard('6H', refused('any.NO_SUCH_TRAIN')),
      discard('8H', gives({ 'trains.CTL': ['8H', '10H'], returned: ['8H'] })),
      train('8H', refused('BT1'), { from: 'discard' }),
    ]),
  ),
  row(
    'TV-18 1849-10.6-2 phase 12 with two 8H: the 16H is refused though they would vanish (BT1)',
    turnOf(
      'CTL',
      {
        phase: '12',
        operators: { CTL: ctl({ cash: 2000, trains: ['8H', '8H'] }) },
        depot: { left: { '12H': 0 } },
        at: { step: 'dividend', facts: { ran: true, revenue: 80 } },
      },
      [pay('full', gives({ step: 'finance' })), train('16H', refused('BT1'))],
    ),
  ),
  row(
    '1849-10.6-3 1849-6-7 R6H beside the 16H once one is sold (BT2)',
    turnOf('CTL', buying({ CTL: ctl({ cash: 3000 }) }, { phase: '12', depot: { left: { '12H': 0 } } }), [
      train('R6H', refused('BT2')),
      train('16H', gives({ phase: '16' })),
      train('R6H', gives({ 'trains.CTL': ['16H', 'R6H'], 'cash.CTL': 1550 })),
    ]),
  ),
  row(
    '1849-10.6-3 from the pool at the printed price, beside those of the bank (BT3)',
    turnOf('CTL', buying({ CTL: ctl() }, { phase: '10', depot: { returned: ['8H'] } }), [
      train('8H', refused('BT3'), { from: 'discard', price: 1 }),
      train('8H', gives({ 'cash.CTL': 650, 'trains.CTL': ['8H'] }), { from: 'discard' }),
    ]),
  ),
  row(
    '1849-10.6-3 from another corporation at any price if its president agrees, out of the treasury alone (BT3, BT4, BT5, BT6)',
    turnOf(
      'CTL',
      buying({ CTL: ctl({ cash: 50 }, 100), IFT: ctl({ cash: 0, shares: { Bob: 40 }, trains: ['4H', '4H'] }) }),
      [
        train('4H', refused('BT3'), { from: 'IFT', price: 0 }),
        train('4H', refused('BT4'), { from: 'IFT', price: 51 }),
        train('4H', refused('BT6'), { from: 'IFT', price: 51, help: 1 }),
        train('4H', gives({ step: 'consent', at: 'Bob' }), { from: 'IFT', price: 50 }),
        answer('Bob', false, gives({ step: 'buyTrains' }, { 'trains.CTL': [] })),
        train('4H', refused('BT5'), { from: 'IFT', price: 50 }),
        train('4H', gives({ at: 'Bob' }), { from: 'IFT', price: 49 }),
        answer('Bob', true, gives({ 'trains.CTL': ['4H'], 'cash.IFT': 49, 'cash.CTL': 1 })),
      ],
    ),
  ),
  row(
    '1849-10.6-3 OP-30 the president of both needs nobody’s consent',
    turnOf('CTL', buying({ CTL: ctl({ cash: 50 }, 100), IFT: ctl({ cash: 0, trains: ['4H'] }) }), [
      train('4H', gives({ 'trains.CTL': ['4H'], 'cash.IFT': 1, 'cash.CTL': 49 }), { from: 'IFT', price: 1 }),
    ]),
  ),
  row(
    '1849-10.6-4 a corporation sells none in its own turn (any.NOT_YOUR_TURN)',
    turnOf('CTL', buying({ CTL: ctl({ trains: ['4H', '4H'] }, 100), IFT: ctl() }), [
      by('IFT', train('4H', refused('any.NOT_YOUR_TURN'), { from: 'CTL', price: 1 })),
    ]),
  ),
]

const duty: readonly Row[] = [
  row(
    '1849-10.6-1 with a possible route it must own a train (ET1)',
    turnOf('CTL', buying({ CTL: ctl() }), [
      pass(refused('ET1')),
      train('4H', gives({ 'trains.CTL': ['4H'] })),
      pass({ after: { 'trains.CTL': ['4H'] } }),
    ]),
  ),
  row(
    '1849-10.6-1 OP-31 without a route it need not, but may',
    turnOf('SFA', buying({ SFA: corp(100, { cash: 200, shares: { Amy: 40 } }), CTL: ctl() }), [
      pass(gives({ step: 'finance' }, { 'trains.SFA': [] })),
    ]),
  ),
  row(
    '1849-10.6-1 OP-31 and buys out of its treasury like any other',
    turnOf('SFA', buying({ SFA: corp(100, { cash: 200, shares: { Amy: 40 } }) }), [
      train('4H', gives({ 'trains.SFA': ['4H'], 'cash.SFA': 100 })),
    ]),
  ),
  row(
    '1849-10.6-1 OP-15 length does not matter: a route too long for the train on sale binds too (ET1)',
    turnOf(
      'RCS',
      buying(
        { RCS: corp(100, { cash: 500, shares: { Amy: 40 } }) },
        // From Palermo by D6, F6, H6 and I5 to Sciacca: five borders.
        { phase: '4', tiles: { D6: '8 r0', F6: '9 r0', H6: '8 r1', I5: '8 r2', H4: '4 r2' } },
      ),
      [pass(refused('ET1')), train('4H', gives({ 'trains.RCS': ['4H'] }))],
    ),
  ),
  row(
    '1849-10.6-1 OP-16 nor when neither bank nor pool has a train',
    turnOf(
      'CTL',
      buying(
        {
          CTL: ctl({}, 100),
          IFT: ctl({ trains: ['16H', 'R6H'] }),
          RCS: corp(68, { trains: ['R6H', '16H'], shares: { Bob: 40 } }),
        },
        { phase: '16', depot: { left: { '16H': 0, R6H: 0 } } },
      ),
      [pass({ after: { 'trains.CTL': [] } })],
    ),
  ),
]

const phases: readonly Row[] = [
  row(
    '1849-6-1 1849-7.1-2 with the first 6H private companies may be bought in the same turn (CP1)',
    turnOf('CTL', buying({ CTL: ctl() }, { privates: { SIGI: 'Amy' }, depot: { left: { '4H': 0 } } }), [
      company('SIGI', 45, refused('CP1')),
      train('6H', gives({ phase: '6' })),
      company('SIGI', 45, gives({ 'private.SIGI': 'CTL', 'cash.CTL': 755 })),
    ]),
  ),
  row(
    '1849-6-4 1849-10.6-3 what was returned is on sale for others at the printed price',
    turnOf(
      'CTL',
      buying(
        { CTL: ctl({ trains: [] }, 100), IFT: ctl({ trains: ['8H', '8H', '8H'], shares: { Bob: 40 } }) },
        { players: four, phase: '8', depot: { left: { '8H': 0 } } },
      ),
      [
        train('10H', gives({ phase: '10', step: 'discard', at: 'IFT' })),
        discard('8H', gives({ returned: ['8H'], at: 'CTL' }, { 'cash.IFT': 1000 })),
        train('8H', gives({ 'trains.CTL': ['10H', '8H'], 'cash.CTL': 100, returned: [] }), { from: 'discard' }),
      ],
    ),
  ),
  row(
    '1849-6-3 with the first 16H all 8H go, those of the pool too; 10H and 12H stay for good',
    turnOf(
      'CTL',
      buying(
        { CTL: ctl({ cash: 2000, trains: ['12H'] }, 100), IFT: ctl({ trains: ['8H', '10H'], shares: { Bob: 40 } }) },
        { phase: '12', depot: { returned: ['8H'] } },
      ),
      [train('16H', gives({ phase: '16', 'trains.IFT': ['10H'], 'trains.CTL': ['12H', '16H'], returned: [] }))],
    ),
  ),
  row(
    '1849-6-1 a phase begins with the first train of its class, for the rest of the buyer’s turn too',
    turnOf('CTL', buying({ CTL: ctl() }, { depot: { left: { '4H': 0 } } }), [
      train('6H', gives({ phase: '6', 'trains.CTL': ['6H'] })),
      train('6H', gives({ 'trains.CTL': ['6H', '6H'] }, { phase: '6' })),
    ]),
  ),
  row(
    '1849-6-2 the number of operating rounds stays that of the stock round’s end',
    turnOf('CTL', buying({ CTL: ctl() }, { depot: { left: { '4H': 0 } } }), [
      train('6H', gives({ phase: '6' }, { round: 'operating' })),
      pass(),
      pass(gives({ round: 'stock' })),
    ]),
  ),
  row(
    '1849-6-3 the first 8H removes all 4H, from corporations and from the pool',
    turnOf(
      'CTL',
      buying(
        { CTL: ctl({ trains: ['4H'] }, 100), IFT: ctl({ trains: ['4H', '6H'], cash: 7 }) },
        { phase: '6', depot: { left: { '6H': 0 }, returned: ['4H'] } },
      ),
      [train('8H', gives({ phase: '8', 'trains.CTL': ['8H'], 'trains.IFT': ['6H'], returned: [] }, { 'cash.IFT': 7 }))],
    ),
  ),
  row(
    '1849-6-4 from four to three with the first 8H',
    turnOf(
      'CTL',
      buying(
        {
          CTL: ctl({ trains: [] }, 100),
          IFT: ctl({ trains: ['6H', '6H', '6H', '6H'], shares: { Bob: 40 } }),
        },
        { players: four, phase: '6' },
      ),
      [
        train('8H', gives({ phase: '8', step: 'discard', at: 'IFT' })),
        discard('6H', gives({ 'trains.IFT': ['6H', '6H', '6H'], returned: ['6H'], at: 'CTL' })),
        discard('6H', refused('any.WITHIN_LIMIT'), 'IFT'),
      ],
    ),
  ),
  row(
    '1849-6-5 OP-2 the removal comes before the limit: 6H that vanish are not returned',
    turnOf(
      'CTL',
      buying(
        { CTL: ctl({ trains: [] }, 100), IFT: ctl({ trains: ['6H', '6H', '8H'], shares: { Bob: 40 } }) },
        { phase: '8', depot: { left: { '8H': 0 } } },
      ),
      [train('10H', gives({ phase: '10', 'trains.IFT': ['8H'] }, { returned: [], step: 'buyTrains' }))],
    ),
  ),
  row(
    '1849-6-6 1849-7.1-4 1849-12-1 phase 12: private companies close, and the earth quakes in Messina',
    turnOf(
      'CTL',
      buying(
        {
          CTL: ctl({ tokens: ['E1', 'B14'] }, 100),
          IFT: corp(68, { shares: { Bob: 40 }, tokens: ['H12', 'B14'] }),
        },
        {
          phase: '10',
          tiles: { B14: '655 r0' },
          privates: { SCE: 'Bob', SIGI: 'CTL' },
          depot: { left: { '10H': 0 } },
        },
      ),
      [
        train(
          '12H',
          gives(
            {
              phase: '12',
              'private.SCE': 'closed',
              'private.SIGI': 'closed',
              'tile.B14': null,
              'tokens.CTL': ['E1'],
              'tokens.IFT': ['H12'],
            },
            { 'charter.CTL': 1, 'charter.IFT': 1 },
          ),
        ),
      ],
    ),
  ),
  row(
    '1849-12-3 Messina is not upgraded before the next stock round has begun (TL11)',
    turnOf(
      'AFG',
      {
        phase: '12',
        memo: { messinaLocked: true },
        operators: { AFG: corp(100, { cash: 500, shares: { Amy: 40 }, tokens: ['M9', 'B14'], trains: ['10H'] }) },
        at: { num: 3, of: 3 },
      },
      [
        lay('B14', '655 r0', refused('TL11')),
        pass(),
        pass(gives({ round: 'stock', 'memo.messinaLocked': false })),
        pass(),
        pass(),
        pass(gives({ round: 'operating 1 of 3', at: 'AFG' })),
        lay('B14', '655 r0', gives({ 'tile.B14': '655 r0' })),
      ],
    ),
  ),
  row(
    '1849-6-7 1849-5-5 phase 16 opens the blue zone',
    turnOf(
      'CTL',
      buying({ CTL: at(0, 12, { cash: 2000, shares: { Amy: 40 } }) }, { phase: '12', depot: { left: { '12H': 0 } } }),
      [train('16H', gives({ phase: '16' }, { 'price.CTL': 276 }))],
    ),
  ),
]

describe('trains and phases (§6, 10.6)', () => {
  it.each([...purchases, ...duty, ...phases])('%s', (_, scenario) => holds(scenario))
})

import { describe, it } from 'vitest'
import {
  answer,
  buy,
  choose,
  company,
  gives,
  holds,
  major,
  offer,
  pass,
  type Row,
  refused,
  sell,
  stockTurn,
  unsold,
} from './table.js'

const NDM = { phase: '3½' }
const exchanged = (expect: Parameters<typeof sell>[2]) => sell('NdM', 5, expect, undefined, { exchange: true })

const order: readonly Row[] = [
  [
    'MEX-3.2-1 O-17 a private sold is a sale too: the purchase after it ends the turn (X-SS-6)',
    stockTurn(
      'Amy',
      {
        privates: { MIR: 'Amy' },
        operators: { CHI: major(60, { shares: { Bob: 40, Amy: 30 } }), MC: major(70, { shares: { Carlos: 50 } }) },
      },
      [
        offer('MIR', 80, 'Bob', gives({ at: 'Bob' })),
        answer('Bob', true, gives({ 'cash.Amy': 705, 'cash.Bob': 545, at: 'Amy' })),
        buy('MC', 'ipo', gives({ 'cash.Amy': 635, at: 'Bob' })),
        sell('CHI', 10, refused('X-SS-6'), 'Amy'),
      ],
    ),
  ],
  [
    'MEX-3.2-1 a private bought is a purchase too: after a sale it ends the turn (X-SS-6)',
    stockTurn('Amy', { privates: { MIR: 'Bob' }, operators: { CHI: major(60, { shares: { Bob: 40, Amy: 30 } }) } }, [
      sell('CHI', 10, gives({ 'cash.Amy': 685 })),
      company('MIR', 85, gives({ at: 'Bob' })),
      answer('Bob', true, gives({ 'private.MIR': 'Amy', 'cash.Amy': 600 }, { at: 'Bob' })),
      sell('CHI', 10, refused('X-SS-6'), 'Amy'),
    ]),
  ],
  [
    'MEX-3.2-3 by the number of the round: in the second one sales are open though the companies have just been sold',
    stockTurn(
      'Amy',
      {
        privates: { ...unsold('MIR'), MCAR: 'Amy' },
        operators: { MC: major(60, { shares: { Carlos: 20, Bob: 10 } }) },
      },
      [
        company('MIR', 100, gives({ 'private.MIR': 'Amy', at: 'Bob' })),
        sell('MC', 10, gives({ 'cash.Bob': 685, 'price.MC': 55 })),
      ],
    ),
  ],
  [
    'MEX-3.1-1 no exchange either while a company is unsold (X-SS-8, X-BS-10)',
    stockTurn(
      'Amy',
      {
        ...NDM,
        privates: { ...unsold('MIR'), MCAR: 'Amy' },
        operators: { NdM: major(60, { shares: { Bob: 30, Amy: [10, 5], pool: [10, 5] } }) },
      },
      [
        exchanged(refused('X-SS-8')),
        {
          type: 'buyShares',
          corporation: 'NdM',
          from: 'pool',
          percent: 5,
          exchange: true,
          expect: refused('X-BS-10'),
        },
      ],
    ),
  ],
  [
    'MEX-3.2-4 neither the share that came for a minor has a value (X-SS-2)',
    stockTurn('Amy', { ...NDM, operators: { UdY: { president: 'ipo', shares: { Amy: 10 } } } }, [
      sell('UdY', 10, refused('X-SS-2')),
    ]),
  ],
]

const amounts: readonly Row[] = [
  [
    'MEX-3.2-2 the bank pays; the treasury has nothing to do with it',
    stockTurn('Amy', { operators: { CHI: major(75, { cash: 200, shares: { Bob: 40, Amy: 20 } }) } }, [
      sell('CHI', 20, gives({ 'cash.Amy': 775, 'cash.bank': 6775, 'price.CHI': 65 }, { 'cash.CHI': 200 })),
    ]),
  ],
  [
    'MEX-3.2-10 two certificates together are paid at one value',
    stockTurn('Amy', { operators: { CHI: major(60, { shares: { Bob: 40, Amy: 20 } }) } }, [
      sell('CHI', 20, gives({ 'cash.Amy': 745, 'price.CHI': 50, 'column.r4c2': ['CHI'] })),
    ]),
  ],
  [
    'MEX-3.2-10 one by one the second is paid at the lower one',
    stockTurn('Amy', { operators: { CHI: major(60, { shares: { Bob: 40, Amy: 20 } }) } }, [
      sell('CHI', 10, gives({ 'cash.Amy': 685, 'price.CHI': 55 })),
      sell('CHI', 10, gives({ 'cash.Amy': 740, 'price.CHI': 50 })),
    ]),
  ],
  [
    'MEX-3.2-12 four rows are more than the column has: the fall ends at its bottom',
    stockTurn('Amy', { operators: { CHI: { cell: [4, 3], shares: { Bob: 40, Amy: 40 }, president: 'Bob' } } }, [
      sell('CHI', 40, gives({ 'cash.Amy': 845, 'price.CHI': 45, 'column.r6c3': ['CHI'] })),
    ]),
  ],
  [
    'MEX-3.2-12 in the first column it ends at $10, the bottom of all',
    stockTurn('Amy', { operators: { CHI: { cell: [6, 0], shares: { Bob: 40, Amy: 30 } } } }, [
      sell('CHI', 10, gives({ 'cash.Amy': 645, 'price.CHI': 10 })),
      sell('CHI', 10, gives({ 'cash.Amy': 655 }, { 'price.CHI': 10 })),
    ]),
  ],
  [
    'MEX-3.2-5 with 45% of NdM in the Open Market 5% more may come, not 10% (X-SS-3)',
    stockTurn(
      'Amy',
      {
        ...NDM,
        operators: { NdM: major(60, { shares: { Bob: 30, Amy: [10, 5], pool: [10, 10, 10, 10, 5] } }) },
      },
      [sell('NdM', 10, refused('X-SS-3')), sell('NdM', 5, gives({ 'shares.NdM.pool': 50, 'cash.Amy': 655 }))],
    ),
  ],
]

const president: readonly Row[] = [
  [
    'MEX-3.2-6 MEX-3.2-7 nobody has 20%: neither the certificate nor half of it, but what lies beside it (X-SS-4)',
    stockTurn('Amy', { operators: { CHI: major(60, { shares: { Amy: 30, Bob: 10, Carlos: 10 } }) } }, [
      sell('CHI', 20, refused('X-SS-4')),
      sell('CHI', 30, refused('X-SS-4')),
      sell('CHI', 10, gives({ 'cash.Amy': 685, 'shares.CHI.Amy': 20 }, { 'president.CHI': 'Amy' })),
      sell('CHI', 10, refused('X-SS-4')),
    ]),
  ],
  [
    'MEX-3.2-6 all of it with the certificate: the successor’s 20% lie in the Open Market with the rest',
    stockTurn('Amy', { operators: { CHI: major(60, { president: 'Amy', shares: { Amy: 40, Bob: 30 } }) } }, [
      sell(
        'CHI',
        40,
        gives(
          { 'cash.Amy': 865, 'president.CHI': 'Bob', 'shares.CHI.pool': 40, 'shares.CHI.Amy': null },
          { 'shares.CHI.Bob': 30 },
        ),
      ),
    ]),
  ],
  [
    'MEX-3.2-6 the market is full: the certificate cannot go, half of it can (X-SS-3)',
    stockTurn('Amy', { operators: { CHI: major(60, { president: 'Amy', shares: { Amy: 20, Bob: 20, pool: 40 } }) } }, [
      sell('CHI', 20, refused('X-SS-3')),
      sell('CHI', 10, gives({ 'shares.CHI.pool': 50, 'shares.CHI.Amy': 10, 'president.CHI': 'Bob' })),
    ]),
  ],
  [
    'MEX-3.2-7 what is left after half was sold is an ordinary certificate and may follow',
    stockTurn('Amy', { operators: { CHI: major(60, { president: 'Amy', shares: { Amy: 20, Bob: 20 } }) } }, [
      sell('CHI', 10, gives({ 'president.CHI': 'Bob', 'price.CHI': 55, 'cash.Amy': 685 })),
      sell('CHI', 10, gives({ 'shares.CHI.Amy': null, 'price.CHI': 50, 'cash.Amy': 740 }, { 'shares.CHI.Bob': 20 })),
    ]),
  ],
  [
    'MEX-3.2-7 O-18 20% in three certificates are 20%: the successor gives them, the seller keeps one or two of them',
    stockTurn(
      'Amy',
      {
        ...NDM,
        operators: { NdM: major(60, { president: 'Amy', shares: { Amy: 20, Bob: [10, 5, 5] } }) },
      },
      [
        sell(
          'NdM',
          10,
          gives({ 'president.NdM': 'Bob', step: 'swap', 'cash.Amy': 685 }, { at: 'Amy', 'price.NdM': 60 }),
        ),
        choose(
          '10%',
          gives({ 'shares.NdM.pool': 10, 'shares.NdM.Amy': 10, 'price.NdM': 55 }, { 'shares.NdM.Bob': 20 }),
        ),
        sell('NdM', 5, gives({ 'cash.Amy': 713, 'shares.NdM.Amy': 5 }, { 'price.NdM': 55 })),
      ],
    ),
  ],
]

const exchange: readonly Row[] = [
  [
    'MEX-3.2-9 it is no purchase: one may follow, of another company, and ends the turn',
    stockTurn(
      'Amy',
      {
        ...NDM,
        operators: {
          NdM: major(75, { shares: { Bob: 40, Amy: 20, pool: 5 } }),
          CHI: major(60, { shares: { Carlos: 50 } }),
        },
      },
      [
        exchanged(gives({ 'cash.Amy': 663, 'shares.NdM.Amy': 15, 'shares.NdM.pool': 10 }, { 'price.NdM': 75 })),
        exchanged(refused('X-SH-1')),
        buy('CHI', 'ipo', gives({ 'cash.Amy': 603, at: 'Bob' })),
        { ...exchanged(refused('any.NOT_YOUR_TURN')), by: 'Amy' },
      ],
    ),
  ],
  [
    'MEX-3.2-9 MEX-3.5-1 a president who falls below another by it is president no more',
    stockTurn(
      'Amy',
      { ...NDM, operators: { NdM: major(60, { president: 'Amy', shares: { Amy: 30, Bob: 30, pool: 5 } }) } },
      [
        exchanged(gives({ 'cash.Amy': 655, 'president.NdM': 'Bob', 'shares.NdM.Amy': 25 }, { 'shares.NdM.Bob': 30 })),
        pass(gives({ at: 'Bob' })),
      ],
    ),
  ],
  [
    'MEX-3.2-9 only NdM has such certificates',
    stockTurn('Amy', { ...NDM, operators: { CHI: major(60, { shares: { Bob: 40, Amy: 20 } }) } }, [
      sell('CHI', 5, refused('any.NO_SUCH_PERCENT'), undefined, { exchange: true }),
    ]),
  ],
]

describe('selling shares (18MEX 3.2(a))', () => {
  it.each([...order, ...amounts, ...president, ...exchange])('%s', (_, scenario) => holds(scenario))
})

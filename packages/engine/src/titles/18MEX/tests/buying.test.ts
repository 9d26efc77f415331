import { describe, it } from 'vitest'
import { buy, cash, gives, holds, major, PAR, pass, type Row, refused, sell, start, stockTurn } from './table.js'

const NDM = { phase: '3½' }
const exchanged = (expect: Parameters<typeof buy>[2]) => ({ ...buy('NdM', 'pool', expect, 5), exchange: true })

const founding: readonly Row[] = [
  ...Object.entries(PAR).map(
    ([par, [row, col]]): Row => [
      `MEX-3.2-16 MEX-1.3.2-3 founded at ${par}: the bank gets twice par, the company nothing yet`,
      stockTurn('Amy', {}, [
        start(
          'MC',
          Number(par),
          gives(
            {
              'cash.Amy': 625 - 2 * Number(par),
              'cash.bank': 7125 + 2 * Number(par),
              'price.MC': Number(par),
              [`column.r${row}c${col}`]: ['MC'],
              'shares.MC.Amy': 20,
              'shares.MC.ipo': 80,
            },
            { 'cash.MC': 0 },
          ),
        ),
      ]),
    ],
  ),
  [
    'MEX-3.2-16 exactly twice par is enough (X-BP-2)',
    stockTurn('Amy', { players: cash(149, 150, 625) }, [
      start('MC', 75, refused('X-BP-2')),
      pass(gives({ at: 'Bob' })),
      start('MC', 75, gives({ 'cash.Bob': 0, 'president.MC': 'Bob' })),
    ]),
  ],
  [
    'MEX-3.2-16 MEX-5.1-1 NdM and a company that is closed cannot be founded (X-BP-1)',
    stockTurn('Amy', { operators: { NdM: major(60, { shares: { Bob: 20 } }), SPM: { closed: true } } }, [
      start('NdM', 60, refused('X-BP-1')),
      start('SPM', 60, refused('X-BP-1')),
    ]),
  ],
]

const purchases: readonly Row[] = [
  [
    'MEX-1.4-1 what was sold lies in the Open Market at its value, what was never owned in the offering at par',
    stockTurn('Amy', { operators: { CHI: { cell: [1, 7], par: 75, shares: { Bob: 40, Amy: 10 } } } }, [
      sell('CHI', 10, gives({ 'shares.CHI.pool': 10, 'cash.Amy': 725, 'price.CHI': 90 }, { 'shares.CHI.ipo': 50 })),
      pass(gives({ at: 'Bob' })),
      buy('CHI', 'pool', gives({ 'cash.Bob': 535, 'shares.CHI.pool': null }, { 'shares.CHI.ipo': 50 })),
      pass(gives({ at: 'Carlos' })),
      buy('CHI', 'ipo', gives({ 'cash.Carlos': 550, 'shares.CHI.ipo': 40 })),
    ]),
  ],
  [
    'MEX-1.3.2-3 MEX-3.2-17 the bank sells: the treasury of a launched company gets nothing for a share',
    stockTurn('Amy', { operators: { CHI: major(90, { cash: 35, shares: { Bob: 50 } }) } }, [
      buy('CHI', 'ipo', gives({ 'cash.Amy': 535, 'cash.bank': 7180, 'shares.CHI.ipo': 40 }, { 'cash.CHI': 35 })),
    ]),
  ],
  [
    'MEX-3.2-18 with the money for it: the value of the day, 5% rounded down (X-BS-1)',
    stockTurn(
      'Amy',
      {
        ...NDM,
        players: cash(37, 74, 75),
        operators: {
          NdM: major(75, { shares: { Carlos: 40, pool: [10, 5] } }),
          CHI: major(60, { shares: { Carlos: 30, Bob: 10 } }),
        },
      },
      [
        buy('NdM', 'pool', refused('X-BS-1')),
        buy('NdM', 'pool', gives({ 'cash.Amy': 0, 'shares.NdM.Amy': 5 }), 5),
        pass(gives({ at: 'Bob' })),
        buy('NdM', 'pool', refused('X-BS-1')),
        pass(gives({ at: 'Carlos' })),
        buy('NdM', 'pool', gives({ 'cash.Carlos': 0, 'shares.NdM.pool': null })),
      ],
    ),
  ],
  [
    'MEX-3.2-17 the four certificates of the trade-in box are for sale by nobody (X-BS-7)',
    stockTurn('Amy', { ...NDM, operators: { NdM: major(60, { shares: { Bob: 20 } }) } }, [
      buy('NdM', 'tradeIn', refused('X-BS-7'), 5),
      buy('NdM', 'tradeIn', refused('X-BS-7')),
      buy('UdY', 'tradeIn', refused('X-BS-7')),
      buy('NdM', 'ipo', refused('any.NO_SUCH_SHARE'), 5),
    ]),
  ],
  [
    'MEX-3.2-21 not in a later turn of the round either, but another company, and any in the next round (X-BS-4)',
    stockTurn(
      'Amy',
      {
        phase: '2',
        operators: {
          CHI: major(60, { floated: false, shares: { Bob: 20, Amy: 10 } }),
          MC: major(70, { floated: false, shares: { Carlos: 20 } }),
        },
      },
      [
        sell('CHI', 10, gives({ 'cash.Amy': 685 })),
        pass(gives({ at: 'Bob' })),
        pass(gives({ at: 'Carlos' })),
        buy('MC', 'ipo', gives({ 'shares.MC.Carlos': 30 })),
        pass(gives({ at: 'Amy' })),
        buy('CHI', 'ipo', refused('X-BS-4')),
        buy('MC', 'ipo', gives({ 'cash.Amy': 615, 'shares.MC.Amy': 10 })),
        pass(gives({ at: 'Bob' })),
        pass(gives({ at: 'Carlos' })),
        pass(gives({ at: 'Amy' })),
        pass(gives({ turn: 3, at: 'Bob' }, { round: 'stock' })),
        pass(gives({ at: 'Carlos' })),
        pass(gives({ at: 'Amy' })),
        buy('CHI', 'ipo', gives({ 'shares.CHI.Amy': 10, 'cash.Amy': 555 })),
      ],
    ),
  ],
]

const exchange: readonly Row[] = [
  [
    'MEX-3.2-20 it is no sale: others may follow it, and none may come between (X-BS-5, X-SS-6)',
    stockTurn(
      'Amy',
      {
        ...NDM,
        operators: {
          NdM: major(75, { shares: { Bob: 40, Amy: [5], pool: 10 } }),
          CHI: major(60, { shares: { Bob: 40, Amy: 20 } }),
        },
      },
      [
        exchanged(gives({ 'cash.Amy': 588, 'shares.NdM.Amy': 10, 'shares.NdM.pool': 5 }, { 'price.NdM': 75 })),
        exchanged(refused('X-BS-5')),
        sell('CHI', 10, gives({ 'cash.Amy': 648 }, { at: 'Amy' })),
        sell('CHI', 10, gives({ 'cash.Amy': 703 })),
      ],
    ),
  ],
  [
    'MEX-3.2-20 not after a sale of NdM in the round (X-BS-4)',
    stockTurn('Amy', { ...NDM, operators: { NdM: major(75, { shares: { Bob: 40, Amy: [5, 5], pool: 10 } }) } }, [
      sell('NdM', 5, gives({ 'cash.Amy': 663 })),
      exchanged(refused('X-BS-4')),
    ]),
  ],
  [
    'MEX-3.2-20 MEX-3.5-1 5% more may bring the presidency',
    stockTurn(
      'Bob',
      {
        ...NDM,
        operators: {
          NdM: major(60, { president: 'Amy', shares: { Amy: 30, Bob: [10, 10, 5, 5], pool: 10 } }),
        },
      },
      [
        // What he has left is 10 + 10 + 10 + 5: only two tens make 20%.
        exchanged(gives({ 'cash.Bob': 595, 'president.NdM': 'Bob', 'shares.NdM.Bob': 35 }, { 'shares.NdM.Amy': 30 })),
        sell('NdM', 5, gives({ 'shares.NdM.Bob': 30 })),
      ],
    ),
  ],
  [
    'MEX-3.2-20 MEX-3.3-1 up to 60% it is legal',
    stockTurn('Amy', { ...NDM, operators: { NdM: major(60, { shares: { Amy: [20, 10, 10, 10, 5], pool: 10 } }) } }, [
      exchanged(gives({ 'shares.NdM.Amy': 60, 'shares.NdM.pool': 5, 'cash.Amy': 595 })),
    ]),
  ],
]

const launches: readonly Row[] = [
  [
    'MEX-3.4-1 what lies in the Open Market is out: a sale in between does not delay the launch',
    stockTurn('Amy', { operators: { CHI: major(60, { floated: false, shares: { Bob: 20, Amy: 20 } }) } }, [
      sell('CHI', 20, gives({ 'shares.CHI.pool': 20, 'price.CHI': 50 }, { 'cash.CHI': 0 })),
      pass(gives({ at: 'Bob' })),
      // Par, not the value, is what the bank pays ten times.
      buy('CHI', 'ipo', gives({ 'cash.CHI': 600, 'shares.CHI.ipo': 50, 'cash.Bob': 565 })),
    ]),
  ],
  [
    'MEX-3.4-1 a purchase from the Open Market launches nothing',
    stockTurn('Amy', { operators: { CHI: major(60, { floated: false, shares: { Bob: 30, pool: 10 } }) } }, [
      buy('CHI', 'pool', gives({ 'shares.CHI.Amy': 10 }, { 'cash.CHI': 0 })),
    ]),
  ],
  [
    'MEX-3.4-2 MEX-5.1-1 NdM’s president’s certificate that came with MNR counts as out, its trade-in certificates as unsold',
    stockTurn(
      'Amy',
      { ...NDM, operators: { NdM: major(90, { floated: false, shares: { Bob: 20, Carlos: 10, Amy: 10 } }) } },
      [buy('NdM', 'ipo', gives({ 'cash.NdM': 900, 'shares.NdM.ipo': 30 }, { 'shares.NdM.tradeIn': 20 }))],
    ),
  ],
  [
    'MEX-3.4-3 on top of the money of minors that lies on the charter',
    stockTurn(
      'Amy',
      { ...NDM, operators: { UdY: major(70, { cash: 45, floated: false, shares: { Bob: 30, Amy: 10 } }) } },
      [buy('UdY', 'ipo', gives({ 'cash.UdY': 745, 'cash.Amy': 555 }))],
    ),
  ],
]

describe('buying shares (18MEX 3.2(c), 3.4)', () => {
  it.each([...founding, ...purchases, ...exchange, ...launches])('%s', (_, scenario) => holds(scenario))
})

import { describe, it } from 'vitest'
import {
  answer,
  buy,
  cash,
  company,
  gives,
  holds,
  major,
  offer,
  pass,
  type Row,
  refused,
  sell,
  start,
  stockTurn,
} from './table.js'

const NDM = { phase: '3½' }

const order: readonly Row[] = [
  [
    'MEX-3.2-1 sell any number of times, then buy, and the turn is over (X-SS-6, X-BS-5, X-BP-5, X-PP-4)',
    stockTurn(
      'Amy',
      {
        privates: { MIR: 'Bob' },
        operators: {
          CHI: major(60, { shares: { Bob: 40, Amy: 30 } }),
          MC: major(70, { shares: { Carlos: 30, Amy: 20 } }),
          TM: major(75, { shares: { Carlos: 50 } }),
        },
      },
      [
        sell('CHI', 10, gives({ 'cash.Amy': 685 }, { at: 'Amy' })),
        sell('MC', 10, gives({ 'cash.Amy': 755 }, { at: 'Amy' })),
        sell('CHI', 10, gives({ 'cash.Amy': 810 }, { at: 'Amy' })),
        buy('TM', 'ipo', gives({ 'cash.Amy': 735, at: 'Bob' })),
        { ...sell('MC', 10, refused('X-SS-6')), by: 'Amy' },
        { ...buy('TM', 'ipo', refused('X-BS-5')), by: 'Amy' },
        { ...start('SPM', 60, refused('X-BP-5')), by: 'Amy' },
        { ...company('MIR', 50, refused('X-PP-4')), by: 'Amy' },
      ],
    ),
  ],
  [
    'MEX-3.2-1 or buy first and sell afterwards; another purchase is refused (X-BS-5, X-BP-5, X-PP-4)',
    stockTurn('Amy', { privates: { MIR: 'Bob' }, operators: { CHI: major(60, { shares: { Bob: 40, Amy: 30 } }) } }, [
      buy('CHI', 'ipo', gives({ 'cash.Amy': 565 }, { at: 'Amy' })),
      buy('CHI', 'ipo', refused('X-BS-5')),
      start('MC', 60, refused('X-BP-5')),
      company('MIR', 50, refused('X-PP-4')),
      sell('CHI', 10, gives({ 'cash.Amy': 625 }, { at: 'Amy' })),
      sell('CHI', 20, gives({ 'cash.Amy': 735 })),
    ]),
  ],
  [
    'MEX-3.2-22 MEX-3.6-1 doing nothing is a pass; who passed may act later in the round',
    stockTurn('Amy', { operators: { CHI: major(60, { shares: { Bob: 50 } }) } }, [
      pass(gives({ at: 'Bob' })),
      pass(gives({ at: 'Carlos' })),
      buy('CHI', 'ipo', gives({ 'shares.CHI.Carlos': 10 }, { at: 'Carlos' })),
      pass(gives({ at: 'Amy' })),
      buy('CHI', 'ipo', gives({ 'shares.CHI.Amy': 10 })),
    ]),
  ],
]

const sales: readonly Row[] = [
  [
    'MEX-3.2-2 MEX-3.2-12 a sale pays the value for each 10%, the token falls a row for each (X-SS-7)',
    stockTurn('Amy', { operators: { CHI: major(80, { shares: { Bob: 40, Amy: 30 } }), UdY: { closed: true } } }, [
      sell('CHI', 40, refused('X-SS-7')),
      sell('CHI', 15, refused('any.NO_SUCH_PERCENT')),
      sell('UdY', 10, refused('X-SS-7')),
      sell(
        'CHI',
        30,
        gives({
          'cash.Amy': 865,
          'price.CHI': 65,
          'column.r3c4': ['CHI'],
          'shares.CHI.pool': 30,
          'shares.CHI.Amy': null,
        }),
      ),
    ]),
  ],
  [
    'MEX-3.2-12 the fall stops at the bottom of the column (D-04: r4c6 stays)',
    stockTurn('Amy', { operators: { CHI: { cell: [4, 6], shares: { Bob: 40, Amy: 20 } } } }, [
      sell('CHI', 20, gives({ 'cash.Amy': 765 }, { 'price.CHI': 70 })),
    ]),
  ],
  [
    'MEX-3.2-3 nothing is sold in the first round of the game (X-SS-1)',
    stockTurn('Amy', { turn: 1, operators: { CHI: major(60, { shares: { Bob: 40, Amy: 30 } }) } }, [
      sell('CHI', 10, refused('X-SS-1')),
      sell('NdM', 5, refused('X-SS-1'), undefined, { exchange: true }),
    ]),
  ],
  [
    'switch firstSale: it is the first round after the sale of the companies',
    stockTurn(
      'Amy',
      {
        turn: 3,
        switches: { firstSale: true },
        memo: { soldOut: 3 },
        operators: { CHI: major(60, { shares: { Bob: 40, Amy: 30 } }) },
      },
      [sell('CHI', 10, refused('X-SS-1'))],
    ),
  ],
  [
    'MEX-1.5-2 MEX-3.2-4 no sale of a major whose president’s certificate is in the Initial Offering (X-SS-2)',
    stockTurn('Amy', { operators: { CHI: { president: 'ipo', shares: { Amy: 10 } } } }, [
      sell('CHI', 10, refused('X-SS-2')),
    ]),
  ],
  [
    'MEX-3.2-5 at most 50% in the Open Market (X-SS-3)',
    stockTurn('Amy', { operators: { CHI: major(60, { shares: { Bob: 20, Amy: 20, pool: 40 } }) } }, [
      sell('CHI', 20, refused('X-SS-3')),
      sell('CHI', 10, gives({ 'shares.CHI.pool': 50 })),
    ]),
  ],
  [
    'MEX-3.2-6 the president’s certificate only if another has 20% and becomes president (X-SS-4)',
    stockTurn(
      'Amy',
      {
        operators: {
          CHI: major(60, { shares: { Amy: 20, Bob: 10, Carlos: 10 } }),
          MC: major(60, { president: 'Amy', shares: { Amy: 40, Bob: 20 } }),
        },
      },
      [
        sell('CHI', 20, refused('X-SS-4')),
        sell('MC', 30, gives({ 'president.MC': 'Bob', 'shares.MC.Amy': 10, 'shares.MC.pool': 30, 'cash.Amy': 805 })),
      ],
    ),
  ],
  [
    'MEX-3.2-7 V-20 of the president’s certificate alone half may be sold: the presidency passes first',
    stockTurn('Amy', { operators: { CHI: major(60, { president: 'Amy', shares: { Amy: 20, Bob: 20 } }) } }, [
      sell(
        'CHI',
        10,
        gives(
          { 'president.CHI': 'Bob', 'shares.CHI.Amy': 10, 'shares.CHI.pool': 10, 'cash.Amy': 685, 'price.CHI': 55 },
          { 'shares.CHI.Bob': 20 },
        ),
      ),
    ]),
  ],
  [
    'MEX-3.2-7 not beside other certificates (X-SS-5)',
    stockTurn(
      'Amy',
      { ...NDM, operators: { NdM: major(60, { president: 'Amy', shares: { Amy: [20, 5], Bob: 20 } }) } },
      [sell('NdM', 10, refused('X-SS-5')), sell('NdM', 15, refused('X-SS-5'))],
    ),
  ],
  [
    'MEX-3.2-8 what was never launched or has not operated may be sold',
    stockTurn(
      'Amy',
      { operators: { CHI: major(60, { floated: false, operated: false, shares: { Bob: 20, Amy: 10 } }) } },
      [sell('CHI', 10, gives({ 'cash.Amy': 685 }))],
    ),
  ],
  [
    'MEX-3.2-10 V-17 sold one by one the token moves in between, and the order decides who lies on top',
    stockTurn(
      'Amy',
      {
        operators: {
          CHI: { cell: [1, 4], shares: { Bob: 40, Amy: 20 } },
          MC: { cell: [0, 4], shares: { Carlos: 40, Amy: 20 } },
        },
      },
      [
        sell('CHI', 10, gives({ 'cash.Amy': 700, 'column.r2c4': ['CHI'] })),
        sell('CHI', 10, gives({ 'cash.Amy': 770, 'column.r3c4': ['CHI'] })),
        sell('MC', 20, gives({ 'cash.Amy': 930, 'column.r2c4': ['MC'] })),
      ],
    ),
  ],
  [
    'MEX-3.2-10 V-17 the second to come lies under the first',
    stockTurn(
      'Amy',
      {
        operators: {
          CHI: { cell: [1, 4], shares: { Bob: 40, Amy: 20 } },
          MC: { cell: [0, 4], shares: { Carlos: 40, Amy: 20 } },
        },
      },
      [sell('MC', 20, gives({ 'column.r2c4': ['MC'] })), sell('CHI', 10, gives({ 'column.r2c4': ['MC', 'CHI'] }))],
    ),
  ],
]

const five = { cell: [2, 1], par: 60 } as const

/** Amy would give a 10% certificate of NdM for a 5% one. */
const exchanging = (
  shares: Readonly<Record<string, number | readonly number[]>>,
  outcome: ReturnType<typeof refused>,
) =>
  stockTurn('Amy', { ...NDM, operators: { NdM: { ...five, shares } } }, [
    sell('NdM', 5, outcome, undefined, { exchange: true }),
  ])

const halves: readonly Row[] = [
  [
    'D-01 MEX-3.2-2 MEX-3.2-12 at 55 a sale of 15% pays 83 and falls one row, one of 5% pays 28 and none',
    stockTurn('Amy', { ...NDM, operators: { NdM: { ...five, shares: { Bob: 40, Amy: [10, 5, 5] } } } }, [
      sell('NdM', 5, gives({ 'cash.Amy': 653, 'shares.NdM.pool': 5 }, { 'price.NdM': 55 })),
      sell('NdM', 15, gives({ 'cash.Amy': 736, 'price.NdM': 50 })),
    ]),
  ],
  [
    'MEX-3.2-11 two 5% sold separately pay 28 each and move nothing',
    stockTurn('Amy', { ...NDM, operators: { NdM: { ...five, shares: { Bob: 40, Amy: [5, 5] } } } }, [
      sell('NdM', 5, gives({ 'cash.Amy': 653 }, { 'price.NdM': 55 })),
      sell('NdM', 5, gives({ 'cash.Amy': 681 }, { 'price.NdM': 55 })),
    ]),
  ],
  [
    'MEX-3.2-11 together they pay 55 and the token falls one row',
    stockTurn('Amy', { ...NDM, operators: { NdM: { ...five, shares: { Bob: 40, Amy: [10, 5, 5] } } } }, [
      sell('NdM', 10, gives({ 'cash.Amy': 680, 'price.NdM': 50, 'shares.NdM.pool': 10 }), undefined, {
        papers: [5, 5],
      }),
    ]),
  ],
  [
    'D-01 MEX-3.2-18 5% from the Open Market cost 27',
    stockTurn('Amy', { ...NDM, operators: { NdM: { ...five, shares: { Bob: 40, pool: 5 } } } }, [
      buy('NdM', 'pool', gives({ 'cash.Amy': 598, 'shares.NdM.Amy': 5 }), 5),
    ]),
  ],
  [
    'MEX-3.2-9 5% sold by exchange: a 10% certificate for a 5% one and 28, no move, no purchase',
    stockTurn('Amy', { ...NDM, operators: { NdM: { ...five, shares: { Bob: 40, Amy: 10, pool: 5 } } } }, [
      sell(
        'NdM',
        5,
        gives({ 'cash.Amy': 653, 'shares.NdM.Amy': 5, 'shares.NdM.pool': 10 }, { 'price.NdM': 55 }),
        undefined,
        { exchange: true },
      ),
      buy('NdM', 'pool', refused('X-BS-4')),
    ]),
  ],
  [
    'MEX-3.2-9 not with a 5% certificate of one’s own (X-SH-1)',
    exchanging({ Bob: 40, Amy: [10, 5], pool: 5 }, refused('X-SH-1')),
  ],
  ['MEX-3.2-9 not while no 5% lies there (X-SH-2)', exchanging({ Bob: 40, Amy: 10, pool: 10 }, refused('X-SH-2'))],
  ['MEX-3.2-9 not with 5% alone (X-SH-3)', exchanging({ Bob: 40, Amy: 5, pool: 5 }, refused('X-SH-3'))],
  [
    'MEX-3.2-9 not beyond half in the market (X-SS-3)',
    exchanging({ Bob: 40, Amy: 10, pool: [10, 10, 10, 10, 5, 5] }, refused('X-SS-3')),
  ],
  [
    'MEX-3.2-9 the president’s certificate alone is no 10% certificate (X-SH-4)',
    stockTurn(
      'Amy',
      { ...NDM, operators: { NdM: { ...five, president: 'Amy', shares: { Amy: 20, Bob: 20, pool: 5 } } } },
      [sell('NdM', 5, refused('X-SH-4'), undefined, { exchange: true })],
    ),
  ],
  [
    'MEX-3.2-20 5% bought by exchange: the 5% certificate and 27 for a 10% one; it is the purchase of the turn',
    stockTurn('Amy', { ...NDM, operators: { NdM: { ...five, shares: { Bob: 40, Amy: 5, pool: 10 } } } }, [
      {
        ...buy('NdM', 'pool', gives({ 'cash.Amy': 598, 'shares.NdM.Amy': 10, 'shares.NdM.pool': 5 }), 5),
        exchange: true,
      },
      { ...buy('NdM', 'pool', refused('X-BS-5'), 5) },
    ]),
  ],
  ...(
    [
      ['X-BH-1', { Bob: 40, Amy: 10, pool: 10 }, {}],
      ['X-BH-2', { Bob: 40, Amy: 5, pool: 5 }, {}],
      ['X-BH-3', { Amy: [20, 10, 10, 10, 5, 5], pool: 10 }, {}],
      ['X-BS-1', { Bob: 40, Amy: 5, pool: 10 }, { players: cash(26, 625, 625) }],
    ] as const
  ).map(
    ([code, shares, more]): Row => [
      `MEX-3.2-20 not so (${code})`,
      stockTurn('Amy', { ...NDM, ...more, operators: { NdM: { ...five, shares } } }, [
        { ...buy('NdM', 'pool', refused(code), 5), exchange: true },
      ]),
    ],
  ),
  [
    'switch half: 5% are bought rounded up and sold by exchange rounded down',
    stockTurn(
      'Amy',
      { ...NDM, switches: { half: true }, operators: { NdM: { ...five, shares: { Bob: 40, Amy: 10, pool: 5 } } } },
      [
        sell('NdM', 5, gives({ 'cash.Amy': 652 }), undefined, { exchange: true }),
        pass(gives({ at: 'Bob' })),
        pass(gives({ at: 'Carlos' })),
        buy('NdM', 'pool', refused('any.NO_SUCH_SHARE'), 5),
      ],
    ),
  ],
]

const privates: readonly Row[] = [
  [
    'MEX-3.2-13 MEX-3.2-19 in the buyer’s turn a private is the one purchase, at any price both accept (X-PP-2, X-PP-3)',
    stockTurn('Amy', { privates: { MNR: 'Bob', MIR: 'Bob' } }, [
      company('MNR', 0, refused('X-PP-2')),
      company('MNR', 10.5, refused('X-PP-2')),
      company('MNR', 300, gives({ step: 'consent', at: 'Bob' })),
      answer('Bob', false, gives({ at: 'Amy' })),
      company('MNR', 300, refused('X-PP-3')),
      company('MNR', 301, gives({ at: 'Bob' })),
      answer('Bob', true, gives({ 'private.MNR': 'Amy', 'cash.Amy': 324, 'cash.Bob': 926 })),
    ]),
  ],
  [
    'MEX-3.2-13 in the seller’s turn it is a sale, free for the buyer, who may buy on his own turn',
    stockTurn(
      'Amy',
      { privates: { MNR: 'Amy', MIR: 'Amy' }, operators: { CHI: major(60, { shares: { Carlos: 50 } }) } },
      [
        offer('MNR', 100, 'Bob', gives({ at: 'Bob' })),
        answer('Bob', true, gives({ 'private.MNR': 'Bob', at: 'Amy' })),
        offer('MIR', 50, 'Carlos', gives({ at: 'Carlos' })),
        answer('Carlos', false, gives({ at: 'Amy' }, { 'private.MIR': 'Amy' })),
        offer('MIR', 50, 'Carlos', refused('X-PP-3')),
        buy('CHI', 'ipo', gives({ at: 'Bob' })),
        buy('CHI', 'ipo', gives({ 'shares.CHI.Bob': 10 })),
      ],
    ),
  ],
  [
    'MEX-3.2-14 minors are never sold, a major never sells a private (X-PP-1, X-PP-8)',
    stockTurn(
      'Amy',
      {
        phase: '3',
        privates: { A: 'Amy', B: 'Bob', MIR: 'CHI' },
        operators: { CHI: major(60, { shares: { Carlos: 50 } }) },
      },
      [
        offer('A', 50, 'Bob', refused('X-PP-1')),
        company('B', 50, refused('X-PP-1')),
        company('MIR', 50, refused('X-PP-8')),
      ],
    ),
  ],
  [
    'MEX-3.2-13 MEX-3.3-3 a buyer at the limit cannot take it, nor one without the money (X-PP-5, X-BS-1)',
    stockTurn(
      'Amy',
      {
        players: cash(500, 500, 30, 500),
        privates: { MIR: 'Amy', MNR: 'Amy' },
        operators: {
          CHI: major(60, { shares: { Bob: 60 } }),
          MC: major(70, { shares: { Bob: 60 } }),
          TM: major(75, { shares: { Bob: 50 } }),
        },
      },
      [offer('MIR', 50, 'Bob', refused('X-PP-5')), offer('MIR', 50, 'Carlos', refused('X-BS-1'))],
    ),
  ],
]

const purchases: readonly Row[] = [
  [
    'MEX-3.2-15 exactly one certificate (any.NO_SUCH_SHARE, X-BS-9)',
    stockTurn('Amy', { operators: { CHI: major(60, { shares: { Bob: 50 } }) } }, [
      buy('CHI', 'ipo', refused('any.NO_SUCH_SHARE'), 20),
      buy('CHI', 'pool', refused('any.NO_SUCH_SHARE')),
      buy('CHI', 'p2', refused('X-BS-9')),
    ]),
  ],
  [
    'MEX-3.2-15 none of a company that has left the game (any.NO_SUCH_SHARE)',
    stockTurn('Amy', { phase: '5', operators: { MC: { closed: true } } }, [
      buy('MC', 'removed', refused('any.NO_SUCH_SHARE')),
      buy('MC', 'aside', refused('any.NO_SUCH_SHARE')),
    ]),
  ],
  [
    'MEX-3.2-16 MEX-1.5-1 founding costs two shares at a par of five; the token goes under the others (X-PAR-1, X-BP-1, X-BP-2)',
    stockTurn('Amy', { players: cash(179, 625, 625), operators: { CHI: major(75, { shares: { Bob: 50 } }) } }, [
      start('MC', 65, refused('X-PAR-1')),
      start('MC', 90, refused('X-BP-2')),
      start('CHI', 60, refused('X-BP-1')),
      start(
        'MC',
        75,
        gives({ 'cash.Amy': 29, 'president.MC': 'Amy', 'shares.MC.Amy': 20, 'column.r1c4': ['CHI', 'MC'] }),
      ),
    ]),
  ],
  [
    'MEX-3.2-17 at par from the Initial Offering, once the president’s certificate is out; never from the trade-in box (X-BS-6, X-BS-7, X-BS-1)',
    stockTurn(
      'Amy',
      {
        players: cash(69, 625, 625),
        phase: '3½',
        privates: { MIR: 'Amy' },
        operators: { UdY: { cell: [0, 5], par: 70, shares: { Bob: 40 } }, MC: { president: 'ipo', shares: {} } },
      },
      [
        buy('MC', 'ipo', refused('X-BS-6')),
        buy('UdY', 'tradeIn', refused('X-BS-7')),
        buy('UdY', 'ipo', refused('X-BS-1')),
      ],
    ),
  ],
  [
    'MEX-1.5-1 MEX-3.2-17 MEX-3.2-18 par stays what it was, the Open Market asks the value',
    stockTurn('Amy', { operators: { CHI: { cell: [0, 7], par: 60, shares: { Bob: 40, pool: 10 } } } }, [
      buy('CHI', 'pool', gives({ 'cash.Amy': 515 })),
      sell('CHI', 10, gives({ 'cash.Amy': 625, 'price.CHI': 100, at: 'Bob' })),
      buy('CHI', 'ipo', gives({ 'cash.Bob': 565 })),
    ]),
  ],
  [
    'MEX-3.2-21 who sold a major may not buy it again in the round (X-BS-4)',
    stockTurn('Amy', { operators: { CHI: major(60, { shares: { Bob: 40, Amy: 20 } }) } }, [
      sell('CHI', 10, gives({ 'cash.Amy': 685 })),
      buy('CHI', 'pool', refused('X-BS-4')),
      buy('CHI', 'ipo', refused('X-BS-4')),
    ]),
  ],
  [
    'MEX-3.2-21 a president’s certificate neither (X-BP-6)',
    stockTurn('Amy', { at: { memo: { sold: { p1: ['MC'] } } } }, [start('MC', 60, refused('X-BP-6'))]),
  ],
  [
    'MEX-3.2-21 buying and later selling is legal',
    stockTurn('Amy', { operators: { CHI: major(60, { shares: { Bob: 40 } }) } }, [
      buy('CHI', 'ipo', gives({ 'shares.CHI.Amy': 10 })),
      sell('CHI', 10, gives({ 'shares.CHI.Amy': null })),
    ]),
  ],
  [
    'MEX-5.1-1 no certificate of NdM before phase 3½ (X-BS-8)',
    stockTurn('Amy', { phase: '3', operators: { NdM: major(60, { shares: { Bob: 20 } }) } }, [
      buy('NdM', 'ipo', refused('X-BS-8')),
    ]),
  ],
  [
    'MEX-5.2-5 MEX-5.1-1 from then on they are for sale',
    stockTurn('Amy', { ...NDM, operators: { NdM: major(60, { shares: { Bob: 20 } }) } }, [
      buy('NdM', 'ipo', gives({ 'shares.NdM.Amy': 10 })),
    ]),
  ],
  [
    'MEX-1.3.2-1 MEX-1.3.2-2 companies hold no shares; trade is by whole certificates (any.NOT_YOUR_TURN)',
    stockTurn('Amy', { ...NDM, operators: { NdM: major(60, { shares: { Bob: 40, Amy: 10 } }) } }, [
      { ...buy('NdM', 'ipo', refused('any.NOT_YOUR_TURN')), by: 'NdM' },
      sell('NdM', 5, refused('X-SS-7')),
    ]),
  ],
]

describe('stock turns (18MEX 3.2)', () => {
  it.each([...order, ...sales, ...halves, ...privates, ...purchases])('%s', (_, scenario) => holds(scenario))
})

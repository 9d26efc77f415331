import { describe, it } from 'vitest'
import {
  buy,
  choose,
  four,
  gives,
  holds,
  major,
  pass,
  type Row,
  sell,
  start,
  stockTurn,
  train,
  turnOf,
} from './table.js'

const NDM = { phase: '3½' }

const launch: readonly Row[] = [
  [
    'MEX-3.4-1 MEX-3.4-3 with 50% left in the offering a major is launched once, with ten times par',
    stockTurn(
      'Amy',
      { operators: { CHI: { cell: [0, 6], par: 60, floated: false, shares: { Amy: 20, Bob: 10, pool: 10 } } } },
      [
        buy('CHI', 'ipo', gives({ 'cash.CHI': 600 })),
        pass(),
        buy('CHI', 'ipo', gives({ 'shares.CHI.ipo': 40 }, { 'cash.CHI': 600 })),
      ],
    ),
  ],
  [
    'MEX-3.4-2 V-19 CHI’s free share counts as out: two presidents’ and two more launch it',
    stockTurn('Bob', { operators: { CHI: { president: 'ipo', shares: { Amy: 10 } } } }, [
      start('CHI', 60, gives({ 'shares.CHI.ipo': 70 })),
      buy('CHI', 'ipo', gives({ 'shares.CHI.ipo': 60 }, { 'cash.CHI': 0 })),
      pass(),
      buy('CHI', 'ipo', gives({ 'cash.CHI': 600 })),
    ]),
  ],
  [
    'MEX-3.4-2 V-19 UdY’s trade-in share counts as unsold: the president and three more are needed',
    stockTurn('Amy', { operators: { UdY: major(60, { floated: false, shares: { Amy: 20, Bob: 20 } }) } }, [
      buy('UdY', 'ipo', gives({ 'cash.UdY': 600 }, { 'shares.UdY.tradeIn': 10 })),
    ]),
  ],
  [
    'MEX-3.4-4 MEX-5.2-4 V-13 launched inside an operating round by the trade-in share, UdY has no turn in it',
    turnOf(
      'MC',
      {
        phase: '3',
        depot: { left: { 3: 0, "3'": 2 } },
        privates: { C: 'Bob' },
        operators: {
          MC: { cell: [0, 5], par: 90, cash: 500, shares: { Amy: 50 }, trains: ['3'] },
          UdY: { cell: [2, 2], par: 60, floated: false, operated: false, shares: { Amy: 20, Bob: 20 } },
          C: { cash: 35 },
        },
        tiles: { I8: '57 r0' },
        at: { step: 'buyTrains', facts: { declared: true }, num: 2, of: 2 },
      },
      [
        train(
          '3',
          gives({
            phase: '3½',
            'cash.UdY': 635,
            'shares.UdY.Bob': 30,
            'president.UdY': 'Bob',
            'closed.C': true,
            round: 'stock',
          }),
        ),
      ],
    ),
  ],
]

const presidency: readonly Row[] = [
  [
    'MEX-3.5-1 equality changes nothing, more percent does at once',
    stockTurn('Bob', { operators: { CHI: major(60, { shares: { Amy: 30, Bob: 20 } }) } }, [
      buy('CHI', 'ipo', gives({ 'shares.CHI.Bob': 30 }, { 'president.CHI': 'Amy' })),
      pass(),
      pass(),
      pass(),
      buy('CHI', 'ipo', gives({ 'president.CHI': 'Bob', 'shares.CHI.Bob': 40 }, { 'shares.CHI.Amy': 30 })),
    ]),
  ],
  [
    'MEX-3.5-1 what lies in the market never counts',
    stockTurn('Amy', { operators: { CHI: major(60, { shares: { Amy: 40, pool: 40 } }) } }, [
      sell('CHI', 10, gives({ 'shares.CHI.pool': 50 }, { 'president.CHI': 'Amy' })),
    ]),
  ],
  [
    'MEX-3.5-2 the largest holder, on a tie the first clockwise from the old president',
    stockTurn(
      'Bob',
      { players: four, operators: { CHI: major(60, { president: 'Bob', shares: { Bob: 30, Amy: 20, Dora: 20 } }) } },
      [sell('CHI', 20, gives({ 'president.CHI': 'Dora' }))],
    ),
  ],
  [
    'MEX-3.5-3 MEX-3.5-4 for the certificate in the market his 20% go there; charter and money are his to use',
    stockTurn('Amy', { operators: { CHI: major(60, { cash: 300, president: 'Amy', shares: { Amy: 20, Bob: 20 } }) } }, [
      sell(
        'CHI',
        20,
        gives(
          { 'president.CHI': 'Bob', 'shares.CHI.pool': 20, 'shares.CHI.Amy': null },
          { 'shares.CHI.Bob': 20, 'cash.CHI': 300 },
        ),
      ),
    ]),
  ],
  [
    'MEX-3.5-3 a new president of NdM who can make 20% in two ways chooses: two tens',
    stockTurn(
      'Bob',
      { ...NDM, operators: { NdM: major(60, { shares: { Amy: 30, Bob: [10, 10, 5, 5] }, president: 'Amy' }) } },
      [
        buy('NdM', 'ipo', gives({ step: 'swap' }, { at: 'Bob', 'president.NdM': 'Amy' })),
        choose('10%+10%', gives({ 'president.NdM': 'Bob' }, { 'shares.NdM.Bob': 40, 'shares.NdM.Amy': 30 })),
        sell('NdM', 5, gives({ 'shares.NdM.Bob': 35 })),
        sell('NdM', 5, gives({ 'shares.NdM.Bob': 30 })),
      ],
    ),
  ],
  [
    'MEX-3.5-3 or a ten and two fives (any.UNKNOWN_ENTITY)',
    stockTurn(
      'Bob',
      { ...NDM, operators: { NdM: major(60, { shares: { Amy: 30, Bob: [10, 10, 5, 5] }, president: 'Amy' }) } },
      [
        buy('NdM', 'ipo', gives({ step: 'swap' })),
        choose('nines', { refusal: 'any.UNKNOWN_ENTITY' }),
        choose('10%+5%+5%', gives({ 'president.NdM': 'Bob' })),
        sell('NdM', 5, { refusal: 'X-SS-7' }),
      ],
    ),
  ],
  [
    'MEX-3.2-7 the seller of half chooses which of what he got goes (O-7)',
    stockTurn(
      'Amy',
      { ...NDM, operators: { NdM: major(60, { president: 'Amy', shares: { Amy: 20, Bob: [10, 5, 5] } }) } },
      [
        sell('NdM', 10, gives({ step: 'swap', 'president.NdM': 'Bob' }, { at: 'Amy' })),
        choose('5%+5%', gives({ 'shares.NdM.pool': 10, 'shares.NdM.Amy': 10 })),
      ],
    ),
  ],
  [
    'switch presSwap: two certificates, the larger first, whatever they are worth',
    stockTurn(
      'Amy',
      {
        ...NDM,
        switches: { presSwap: true },
        operators: { NdM: major(60, { president: 'Amy', shares: { Amy: 20, Bob: [10, 5, 5] } }) },
      },
      [sell('NdM', 20, gives({ 'president.NdM': 'Bob', 'shares.NdM.Bob': 25, 'shares.NdM.pool': 15 }))],
    ),
  ],
]

const ends: readonly Row[] = [
  [
    'MEX-3.6-1 MEX-3.6-2 all pass in succession, and the priority is left of the last one who did something',
    stockTurn(
      'Amy',
      { operators: { CHI: major(60, { shares: { Carlos: 50, Amy: 10 }, trains: ['2'] }) }, phase: '2' },
      [
        pass(),
        buy('CHI', 'ipo', gives({ 'shares.CHI.Bob': 10 })),
        pass(),
        pass(),
        pass(),
        pass(gives({ round: 'operating' }, { priority: 'Carlos' })),
      ],
    ),
  ],
  [
    'MEX-3.6-2 if nobody did it stays',
    stockTurn(
      'Bob',
      { priority: 'Bob', phase: '2', operators: { CHI: major(60, { shares: { Carlos: 50 }, trains: ['2'] }) } },
      [pass(), pass(), pass(gives({ round: 'operating' }, { priority: 'Bob' }))],
    ),
  ],
  [
    'MEX-3.6-3 what players hold whole rises a row, the dearest first; not in the top row, not with a share in a box',
    stockTurn(
      'Amy',
      {
        phase: '2',
        operators: {
          CHI: { cell: [1, 4], par: 60, shares: { Amy: 60, Bob: 40 }, trains: ['2'] },
          MC: { cell: [2, 3], par: 60, shares: { Amy: 60, Bob: 40 } },
          TM: { cell: [0, 8], par: 60, cash: 100, shares: { Amy: 60, Bob: 40 } },
          UdY: { cell: [3, 3], par: 60, shares: { Amy: 50, Bob: 40 } },
        },
        at: { memo: { passes: 2 } },
      },
      [pass(gives({ 'price.CHI': 80, 'price.MC': 70, round: 'operating' }, { 'price.TM': 120, 'price.UdY': 60 }))],
    ),
  ],
]

describe('launch, presidency, end of the round (18MEX 3.4–3.6)', () => {
  it.each([...launch, ...presidency, ...ends])('%s', (_, scenario) => holds(scenario))
})

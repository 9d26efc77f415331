import { describe, it } from 'vitest'
import { buy, cash, four, gives, holds, major, pass, type Row, refused, sell, start, stockTurn } from './table.js'

/** Bob at the limit of four players, 14: three presidents’ certificates, ten others, one private. */
const fourteen = {
  CHI: major(60, { shares: { Bob: 60 } }),
  MC: major(70, { shares: { Bob: 60 } }),
  TM: major(75, { shares: { Bob: 40 } }),
}

const rows: readonly Row[] = [
  [
    'MEX-3.3-1 no purchase above 60%, not even in the yellow zone (X-BS-2)',
    stockTurn(
      'Amy',
      {
        operators: {
          CHI: major(60, { shares: { Amy: 60 } }),
          MC: { cell: [5, 0], par: 60, shares: { Amy: 60, pool: 10 } },
        },
      },
      [buy('CHI', 'ipo', refused('X-BS-2')), buy('MC', 'pool', refused('X-BS-2'))],
    ),
  ],
  [
    'MEX-3.3-1 nor a president’s certificate (X-BP-4)',
    stockTurn('Amy', { operators: { UdY: { president: 'ipo', shares: { Amy: 50 } } } }, [
      start('UdY', 60, refused('X-BP-4')),
    ]),
  ],
  [
    'MEX-3.3-1 V-11 at 55% of NdM 10% more are refused, whatever would be sold afterwards (X-BS-2)',
    stockTurn(
      'Amy',
      { phase: '3½', operators: { NdM: major(60, { shares: { Amy: [20, 10, 10, 10, 5], pool: 10 } }) } },
      [
        buy('NdM', 'pool', refused('X-BS-2')),
        { ...buy('NdM', 'pool', gives({ 'shares.NdM.Amy': 60 }), 5), exchange: true },
      ],
    ),
  ],
  [
    'MEX-3.3-2 MEX-3.3-3 at the limit only what does not count: 5% of NdM, the yellow zone (X-BS-3, X-BP-3, X-BH-4)',
    stockTurn(
      'Bob',
      {
        players: four,
        phase: '3½',
        privates: { MCAR: 'Bob' },
        operators: {
          ...fourteen,
          NdM: { cell: [0, 4], par: 80, shares: { Amy: 30, Bob: [5], pool: [10, 5] } },
          MEX: { cell: [5, 1], par: 60, shares: { Carlos: 20, pool: 20 } },
        },
        expect: { after: { limit: 14 } },
      },
      [
        buy('NdM', 'ipo', refused('X-BS-3')),
        buy('NdM', 'pool', refused('X-BS-3')),
        start('SPM', 60, refused('X-BP-3')),
        { ...buy('NdM', 'pool', refused('X-BH-4'), 5), exchange: true },
        buy('MEX', 'pool', gives({ 'shares.MEX.Bob': 10 })),
      ],
    ),
  ],
  [
    'MEX-3.3-2 5% of NdM never count',
    stockTurn(
      'Bob',
      {
        players: four,
        phase: '3½',
        privates: { MCAR: 'Bob' },
        operators: { ...fourteen, NdM: { cell: [0, 4], par: 80, shares: { Amy: 30, pool: 5 } } },
      },
      [buy('NdM', 'pool', gives({ 'shares.NdM.Bob': 5 }), 5)],
    ),
  ],
  [
    'MEX-3.3-3 even if the purchase would make him president and shrink his count (X-BS-3)',
    stockTurn(
      'Bob',
      {
        players: four,
        privates: { MCAR: 'Bob', MIR: 'Bob' },
        operators: { ...fourteen, TM: major(75, { president: 'Amy', shares: { Amy: 30, Bob: 30 } }) },
      },
      [buy('TM', 'ipo', refused('X-BS-3'))],
    ),
  ],
  [
    'MEX-3.3-4 MEX-3.3-5 MEX-3.2-22 over the limit a player must sell before he passes (X-PS-1)',
    stockTurn('Bob', { players: four, privates: { MCAR: 'Bob', MIR: 'Bob' }, operators: fourteen }, [
      pass(refused('X-PS-1')),
      sell('TM', 10, gives({ 'cash.Bob': 575 })),
      pass(gives({ at: 'Carlos' })),
    ]),
  ],
  [
    'MEX-3.3-4 a lost presidency may bring him there: two certificates for one',
    stockTurn(
      'Amy',
      {
        players: four,
        privates: { MCAR: 'Bob' },
        operators: { ...fourteen, TM: major(75, { president: 'Bob', shares: { Bob: 40, Amy: 40 } }) },
      },
      [buy('TM', 'ipo', gives({ 'president.TM': 'Amy' })), pass(gives({ at: 'Bob' })), pass(refused('X-PS-1'))],
    ),
  ],
  [
    'MEX-3.3-5 V-08 down into the yellow zone is enough: the rest of that company counts no more',
    stockTurn(
      'Bob',
      {
        players: four,
        operators: {
          ...fourteen,
          SPM: { cell: [3, 0], par: 60, shares: { Amy: 30, Bob: 60 } },
          UdY: major(80, { shares: { Carlos: 40, Bob: 10 } }),
        },
      },
      [
        pass(refused('X-PS-1')),
        sell('SPM', 10, gives({ 'cash.Bob': 545, 'price.SPM': 40 })),
        pass(gives({ at: 'Carlos' })),
      ],
    ),
  ],
  [
    'MEX-3.3-6 V-12 with 70% of UdY at least 10% must go (X-PS-1)',
    stockTurn('Amy', { phase: '3½', operators: { UdY: major(60, { shares: { Amy: 70 } }) } }, [
      pass(refused('X-PS-1')),
      sell('UdY', 10, gives({ 'shares.UdY.Amy': 60 })),
      pass(gives({ at: 'Bob' })),
    ]),
  ],
  [
    'MEX-3.3-5 who cannot sell what is over may pass',
    stockTurn(
      'Amy',
      {
        phase: '3½',
        players: cash(625, 625, 625),
        operators: {
          UdY: major(60, { shares: { Amy: 70, pool: 30 } }),
          CHI: major(60, { shares: { Bob: 50, pool: 50 } }),
        },
      },
      [sell('UdY', 20, gives({ 'shares.UdY.Amy': 50 })), pass(gives({ at: 'Bob' }))],
    ),
  ],
]

describe('limits (18MEX 3.3)', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})

import { describe, it } from 'vitest'
import { answer, buy, company, gives, holds, major, offer, pass, type Row, sell, stockTurn } from './table.js'

/** Everybody else has passed. */
const lastPass = { at: { memo: { passes: 2 } } }
/** Unlaunched: operating rounds have no turns but those of minors. */
const idle = major(60, { floated: false, shares: { Bob: 20 } })

const order: readonly Row[] = [
  [
    'MEX-3-1 MEX-1.1-1 clockwise from the holder of the priority; who passed has his turn again',
    stockTurn('Carlos', { priority: 'Carlos', operators: { CHI: major(60, { shares: { Bob: 50 } }) } }, [
      pass(gives({ at: 'Amy' })),
      pass(gives({ at: 'Bob' })),
      buy('CHI', 'ipo', gives({ 'shares.CHI.Bob': 60 })),
      pass(gives({ at: 'Carlos' })),
      pass(gives({ at: 'Amy' })),
      pass(gives({ at: 'Bob' }, { round: 'stock' })),
    ]),
  ],
  [
    'MEX-3.6-1 three passes in succession, not three passes',
    stockTurn('Amy', { phase: '2', operators: { CHI: idle, MC: major(70, { floated: false, shares: { Amy: 30 } }) } }, [
      pass(),
      pass(),
      buy('CHI', 'ipo', gives({ 'shares.CHI.Carlos': 10 })),
      pass(gives({ at: 'Amy' }, { turn: 2 })),
      pass(gives({ at: 'Bob' }, { turn: 2 })),
      pass(gives({ at: 'Carlos' }, { turn: 2 })),
      pass(gives({ turn: 3, at: 'Amy' }, { round: 'stock', priority: 'Amy' })),
    ]),
  ],
  [
    'MEX-3.6-2 a sale alone is something done',
    stockTurn('Amy', { phase: '2', operators: { CHI: major(60, { floated: false, shares: { Bob: 20, Amy: 10 } }) } }, [
      sell('CHI', 10, gives({ 'cash.Amy': 685 })),
      pass(),
      pass(),
      pass(gives({ at: 'Amy' }, { turn: 2 })),
      pass(gives({ turn: 3 }, { priority: 'Bob', at: 'Bob' })),
    ]),
  ],
  [
    'MEX-3.6-2 a private sold is something done by the seller, not by the buyer',
    stockTurn('Amy', { phase: '2', privates: { MCAR: 'Amy' }, operators: { CHI: idle } }, [
      offer('MCAR', 30, 'Bob'),
      answer('Bob', true, gives({ 'private.MCAR': 'Bob' })),
      pass(gives({ at: 'Bob' })),
      pass(),
      pass(gives({ at: 'Amy' }, { turn: 2 })),
      pass(gives({ turn: 3, at: 'Bob' }, { priority: 'Bob' })),
    ]),
  ],
  [
    'MEX-3.6-2 in the buyer’s turn it is the buyer who did something',
    stockTurn('Bob', { phase: '2', priority: 'Bob', privates: { MCAR: 'Amy' }, operators: { CHI: idle } }, [
      company('MCAR', 30),
      answer('Amy', true, gives({ 'private.MCAR': 'Bob', priority: 'Carlos' })),
    ]),
  ],
]

const soldOut: readonly Row[] = [
  [
    'MEX-3.6-3 the dearest first; each comes under what lies in the cell above',
    stockTurn(
      'Amy',
      {
        ...lastPass,
        operators: {
          MC: { cell: [2, 4], par: 60, shares: { Amy: 60, Bob: 40 } },
          CHI: { cell: [1, 4], par: 60, shares: { Amy: 60, Bob: 40 } },
          TM: { cell: [0, 4], par: 80, cash: 500, shares: { Amy: 20 } },
        },
      },
      [
        pass({
          events: [
            { type: 'priceMoved', corporation: 'CHI', why: 'soldOut' },
            { type: 'priceMoved', corporation: 'MC', why: 'soldOut' },
          ],
          changes: { 'column.r0c4': ['TM', 'CHI'], 'column.r1c4': ['MC'], 'price.CHI': 80, 'price.MC': 75 },
        }),
      ],
    ),
  ],
  [
    'MEX-3.6-3 of two in one cell the upper one goes first and lies on top again',
    stockTurn(
      'Amy',
      {
        ...lastPass,
        operators: {
          SPM: { cell: [1, 5], par: 60, cash: 500, shares: { Amy: 60, Bob: 40 } },
          CHI: { cell: [1, 5], par: 60, cash: 500, shares: { Amy: 60, Bob: 40 } },
        },
      },
      [pass(gives({ 'column.r0c5': ['SPM', 'CHI'], 'column.r1c5': null, at: 'SPM' }))],
    ),
  ],
  [
    'MEX-3.6-3 a share in the Open Market or in the offering prevents it',
    stockTurn(
      'Amy',
      {
        ...lastPass,
        operators: {
          CHI: { cell: [2, 4], par: 60, shares: { Amy: 60, Bob: 30, pool: 10 } },
          MC: { cell: [2, 5], par: 60, shares: { Amy: 60, Bob: 30 } },
          SPM: { cell: [2, 6], par: 60, cash: 500, shares: { Amy: 60, Bob: 40 } },
        },
      },
      [pass(gives({ 'price.SPM': 90 }, { 'price.CHI': 70, 'price.MC': 75 }))],
    ),
  ],
  [
    'MEX-3.6-3 NdM with its merger share in the box does not rise, without it it does',
    stockTurn(
      'Amy',
      {
        ...lastPass,
        phase: '5',
        operators: {
          NdM: { cell: [2, 4], par: 60, shares: { Amy: 60, Bob: 40 } },
          UdY: { cell: [2, 5], par: 60, cash: 500, shares: { Amy: 60, Bob: 30 } },
        },
      },
      [pass(gives({ 'price.NdM': 75 }, { 'price.UdY': 75, 'shares.UdY.tradeIn': 10 }))],
    ),
  ],
  [
    'MEX-3.6-3 in the top row it stays, $200 reached from below ends the game after one operating round (MEX-7-2)',
    stockTurn(
      'Amy',
      {
        ...lastPass,
        phase: '5',
        operators: {
          CHI: { cell: [1, 14], par: 60, cash: 500, shares: { Amy: 60, Bob: 40 } },
          MC: { cell: [0, 10], par: 60, shares: { Amy: 60, Bob: 40 } },
        },
      },
      [pass(gives({ 'price.CHI': 200, ending: 'stock_market', round: 'operating' }, { 'price.MC': 140 }))],
    ),
  ],
]

describe('the order and the end of a stock round (18MEX 3, 3.6)', () => {
  it.each([...order, ...soldOut])('%s', (_, scenario) => holds(scenario))
})

import { describe, expect, it } from 'vitest'
import { newTable } from '../../../testing/table.js'
import {
  ALL,
  bid,
  buy,
  cash,
  company,
  four,
  gives,
  holds,
  major,
  offer,
  pass,
  position,
  type Row,
  refused,
  sell,
  start,
  stockTurn,
  unsold,
} from './table.js'

/** The first round with all companies unsold; money set aside by player id. */
const sale = (more: Parameters<typeof stockTurn>[1], actions: Parameters<typeof stockTurn>[2], at = 'Amy') =>
  stockTurn(at, { turn: 1, privates: unsold(...ALL), ...more }, actions)

const turns: readonly Row[] = [
  [
    'MEX-3-1 MEX-3.1-1 MEX-3.1-2 the holder of the priority begins; a turn is to buy the first, to bid on another, or to pass (X-BC-1, X-BID-1)',
    sale(
      { priority: 'Bob' },
      [
        company('KCM&O', 40, refused('X-BC-1')),
        bid('MCAR', 25, refused('X-BID-1')),
        company('MCAR', 20, gives({ 'private.MCAR': 'Bob', 'cash.Bob': 605, at: 'Carlos' })),
        bid('A', 55, gives({ at: 'Amy' }, { 'cash.Carlos': 625 })),
        pass(gives({ at: 'Bob' })),
      ],
      'Bob',
    ),
  ],
  [
    'MEX-3.1-1 nothing else is allowed while a company is unsold (X-SS-8, X-BP-7, X-BS-10, X-PP-6)',
    stockTurn(
      'Amy',
      {
        privates: { ...unsold('MNR'), MCAR: 'Amy', MIR: 'Bob' },
        operators: { CHI: major(60, { shares: { Amy: 30 } }) },
      },
      [
        sell('CHI', 10, refused('X-SS-8')),
        start('MC', 60, refused('X-BP-7')),
        buy('CHI', 'ipo', refused('X-BS-10')),
        company('MIR', 100, refused('X-PP-6')),
        offer('MCAR', 10, 'Bob', refused('X-PP-6')),
      ],
    ),
  ],
  [
    'MEX-3.1-1 afterwards no company is for sale by the bank (X-BC-3)',
    stockTurn('Amy', { privates: { MCAR: 'Amy' } }, [bid('MCAR', 30, refused('X-BC-3'))]),
  ],
  [
    'MEX-3.1-3 a bid is $5 over the highest, or over nominal, in whole dollars (X-BID-2, X-BID-3)',
    sale({}, [
      bid('KCM&O', 44, refused('X-BID-2')),
      bid('KCM&O', 45.5, refused('X-BID-3')),
      bid('KCM&O', 47, gives({ at: 'Bob' })),
      bid('KCM&O', 51, refused('X-BID-2')),
      bid('KCM&O', 52, gives({ at: 'Carlos' })),
      bid('MCAR', 30, refused('X-BID-1')),
    ]),
  ],
  [
    'MEX-3.1-4 what is bid is set aside: it buys nothing else, is not taken back, and a higher bid replaces it (X-BID-4, X-BC-2, X-BID-5)',
    sale({ players: cash(100, 625, 625), memo: { bids: { A: { p1: 90 } } } }, [
      bid('B', 55, refused('X-BID-4')),
      company('MCAR', 20, refused('X-BC-2')),
      bid('A', 85, refused('X-BID-5')),
      bid('A', 95, gives({ at: 'Bob' }, { 'cash.Amy': 100 })),
    ]),
  ],
  [
    'MEX-3.1-5 MEX-3.1.2-3 bids survive the round and the operating round after it, which is a real one',
    sale(
      {
        privates: { ...unsold('B', 'C', 'MIR', 'MNR'), MCAR: 'Amy', 'KCM&O': 'Bob', A: 'Carlos' },
        memo: { bids: { MIR: { p2: 105 } } },
        at: { memo: { passes: 2 } },
      },
      [
        pass(gives({ round: 'operating', at: 'A', 'cash.Amy': 630, 'cash.Bob': 635 })),
        {
          type: 'runRoutes',
          runs: ['2: M12'],
          expect: gives({ 'cash.Carlos': 640, 'cash.A': 15, turn: 2, round: 'stock' }),
        },
        company('B', 50, gives({ 'private.B': 'Amy' })),
        company('C', 50, gives({ 'private.C': 'Bob', 'private.MIR': 'Bob', 'cash.Bob': 480, 'shares.CHI.Bob': 10 })),
      ],
      'Carlos',
    ),
  ],
  [
    'MEX-3.1-6 MEX-3.1-7 MEX-3.1.1-1 after a purchase a company with one bidder is his at once, and so on; then the player left of the buyer',
    sale({ memo: { bids: { 'KCM&O': { p3: 45 }, A: { p3: 60 }, C: { p2: 55 } } } }, [
      company(
        'MCAR',
        20,
        gives(
          { 'private.KCM&O': 'Carlos', 'private.A': 'Carlos', 'cash.Carlos': 520, at: 'Bob' },
          { 'private.C': null, priority: 'Bob' },
        ),
      ),
    ]),
  ],
  [
    'MEX-3.1-7 an auction is outside of the turn order and does not move the priority',
    sale({ memo: { bids: { 'KCM&O': { p3: 45, p2: 50 } } } }, [
      company('MCAR', 20, gives({ step: 'auction', at: 'Carlos', priority: 'Bob' })),
      bid('KCM&O', 55, gives({ at: 'Bob' })),
      pass(gives({ 'private.KCM&O': 'Carlos', step: 'companySale' }, { at: 'Bob', priority: 'Bob' })),
    ]),
  ],
  [
    'MEX-3.1-8 buying the last company ends the turn; the same round goes on with normal turns',
    sale({ privates: { ...unsold('MIR'), MCAR: 'Amy', MNR: 'Bob' } }, [
      company('MIR', 100, gives({ 'private.MIR': 'Amy', at: 'Bob', step: 'stock' }, { turn: 1 })),
      start('MC', 60, gives({ 'president.MC': 'Bob' })),
    ]),
  ],
  [
    'MEX-3.1-9 MIR brings 10% of CHI, MNR the president’s certificate of NdM, whose par comes before all else (X-PAR-1, X-PAR-2)',
    sale({ privates: { ...unsold('MIR', 'MNR'), MCAR: 'Amy' }, memo: { bids: { MNR: { p3: 150 } } } }, [
      company(
        'MIR',
        100,
        gives({ 'shares.CHI.Amy': 10, 'private.MNR': 'Carlos', step: 'par', at: 'Carlos', 'cash.Carlos': 475 }),
      ),
      pass(refused('X-PAR-2'), 'Bob'),
      start('MC', 60, refused('X-PAR-2')),
      start('NdM', 65, refused('X-PAR-1')),
      start(
        'NdM',
        90,
        gives(
          {
            'price.NdM': 90,
            'president.NdM': 'Carlos',
            'shares.NdM.Carlos': 20,
            'shares.NdM.ipo': 60,
            'shares.NdM.tradeIn': 20,
            at: 'Bob',
          },
          { 'cash.Carlos': 475 },
        ),
      ),
    ]),
  ],
  [
    'MEX-3.1-9 a minor comes with its charter, and nothing follows a private that is sold on',
    stockTurn('Amy', { turn: 1, privates: { ...unsold('A'), MCAR: 'Amy' } }, [
      company('A', 50, gives({ 'owner.A': 'Amy', 'trains.A': ['2'], 'cash.A': 0 })),
    ]),
  ],
]

const auctions: readonly Row[] = [
  [
    'MEX-3.1.1-1 MEX-3.1.1-2 only bidders take part, clockwise from the highest (X-AU-1, X-AU-2)',
    sale({ players: four, memo: { bids: { 'KCM&O': { p1: 45, p2: 50, p4: 55 } } } }, [
      company('MCAR', 20, gives({ step: 'auction' }, { at: 'Amy' })),
      bid('KCM&O', 60, refused('X-AU-1'), 'Carlos'),
      bid('KCM&O', 60, refused('X-AU-2'), 'Bob'),
      bid('A', 60, refused('X-AU-2')),
    ]),
  ],
  [
    'MEX-3.1.1-3 MEX-3.1.1-5 a raise is $5 or more; a pass is not final, and the highest wins when all others have passed in succession (X-AU-3, X-AU-5)',
    sale({ players: four, memo: { bids: { 'KCM&O': { p1: 45, p2: 50, p4: 55 }, A: { p1: 55 } } } }, [
      company('MCAR', 20, gives({ step: 'auction' }, { at: 'Amy' })),
      bid('KCM&O', 59, refused('X-AU-3')),
      bid('KCM&O', 60.5, refused('X-AU-5')),
      pass(gives({ at: 'Bob' })),
      bid('KCM&O', 60, gives({ at: 'Dora' })),
      pass(gives({ at: 'Amy' })),
      bid('KCM&O', 70, gives({ at: 'Bob' })),
      pass(gives({ at: 'Dora' })),
      pass(
        gives(
          { 'private.KCM&O': 'Amy', 'cash.Amy': 355, 'private.A': 'Amy', step: 'companySale', at: 'Bob' },
          { 'cash.Bob': 500 },
        ),
      ),
    ]),
  ],
  [
    'MEX-3.1.1-4 money set aside for other companies is not there, that for this one is (X-AU-4)',
    sale(
      { players: cash(120, 625, 625), memo: { bids: { 'KCM&O': { p1: 45, p2: 50 }, MIR: { p1: 60 } } } },
      [
        company('MCAR', 20, gives({ at: 'Amy' })),
        bid('KCM&O', 65, refused('X-AU-4')),
        bid('KCM&O', 60, gives({ at: 'Bob' })),
      ],
      'Carlos',
    ),
  ],
]

const cheaper: readonly Row[] = [
  ...([1, 2, 3, 4] as const).map(
    (round): Row => [
      `MEX-3.1.2-1 V-06 unsold in ${round - 1} rounds the first company costs less`,
      sale({ turn: round, memo: { passOuts: round - 1 } }, [
        company('MCAR', 25 - 5 * round, gives({ 'cash.Amy': 600 + 5 * round })),
      ]),
    ],
  ),
  [
    'MEX-3.1.2-2 V-06 in the fifth round the first player must take it for nothing, and that is his turn (X-PS-2)',
    sale({ turn: 5, memo: { passOuts: 4, bids: { 'KCM&O': { p2: 45 } } } }, [
      pass(refused('X-PS-2')),
      bid('A', 55, refused('X-PS-2')),
      company(
        'MCAR',
        0,
        gives({ 'private.MCAR': 'Amy', 'private.KCM&O': 'Bob', at: 'Bob' }, { 'cash.Amy': 625, 'cash.Bob': 580 }),
      ),
    ]),
  ],
  [
    'MEX-3.1.2-1 V-06 the price falls when the round ends without a buyer; nothing else is ever cheaper',
    sale({ at: { memo: { passes: 2 } } }, [
      pass(gives({ turn: 2 })),
      company('MCAR', 20, refused('X-BC-1')),
      company('MCAR', 15, gives({ 'private.MCAR': 'Bob' })),
      company('KCM&O', 35, refused('X-BC-1')),
    ]),
  ],
]

const peers: readonly Row[] = [
  [
    'switch auction: the lowest bidder acts, a pass is final, other companies may be bid on meanwhile',
    sale(
      { ruleset: '18xx.games', players: four, memo: { bids: { 'KCM&O': { p1: 45, p2: 50, p4: 55 } } } },
      [
        company('MCAR', 20, gives({ at: 'Amy' })),
        bid('MIR', 105, gives({}, { at: 'Amy' })),
        bid('KCM&O', 60, gives({ at: 'Bob' })),
        pass(gives({ at: 'Dora' })),
        pass(gives({ 'private.KCM&O': 'Amy' })),
      ],
      'Carlos',
    ),
  ],
  [
    'switch auction: a bid moves the priority as ever',
    sale({ switches: { auction: true } }, [bid('MIR', 105, gives({ priority: 'Bob' }))]),
  ],
  [
    'switch bidsKeepPriority: a bid leaves it where it is',
    sale({ switches: { bidsKeepPriority: true } }, [bid('MIR', 105, gives({ at: 'Bob' }, { priority: 'Amy' }))]),
  ],
  [
    'switch bidsKeepPriority: when the sale is over, whoever begins the trading has it',
    sale(
      {
        switches: { bidsKeepPriority: true, fakeOr: true },
        privates: { ...unsold('MCAR', 'MNR') },
        memo: { passOuts: 3, bids: { MNR: { p1: 145 } } },
        at: { memo: { passes: 2 } },
      },
      [
        pass(gives({ 'private.MNR': 'Amy', step: 'par' }, { priority: 'Amy' })),
        start('NdM', 60, gives({ at: 'Carlos', step: 'stock', priority: 'Carlos' })),
      ],
    ),
  ],
  [
    'switch fakeOr: once the first company costs nothing the next player has it, and who stands alone on the second gets that',
    sale({ ruleset: '18xx.games', memo: { passOuts: 3, bids: { 'KCM&O': { p1: 45 } } }, at: { memo: { passes: 2 } } }, [
      pass(gives({ 'private.MCAR': 'Bob', 'private.KCM&O': 'Amy', at: 'Carlos' }, { 'cash.Bob': 625 })),
    ]),
  ],
  [
    'switch fakeOr: all pass and no operating round follows; private companies and minors pay',
    sale(
      {
        ruleset: '18xx.games',
        privates: { ...unsold('MIR', 'MNR'), MCAR: 'Amy', A: 'Bob' },
        at: { memo: { passes: 2 } },
      },
      [pass(gives({ 'cash.Amy': 630, 'cash.Bob': 640, 'cash.A': 15, at: 'Bob' }, { turn: 1, round: 'stock' }))],
    ),
  ],
]

describe('the sale of the companies (18MEX 3.1)', () => {
  const rows = [...turns, ...auctions, ...cheaper, ...peers]
  it.each(rows)('%s', (_, scenario) => holds(scenario))

  it.each([
    [3, 625, 7125],
    [4, 500, 7000],
    [5, 450, 6750],
  ])('MEX-2-1 %d players begin with $%d each in a stock round, the trade-in box filled', (players, money, bank) => {
    const { state } = newTable('18MEX', { players })
    expect([state.round.kind, state.turn, state.bank, state.players.p1?.cash]).toEqual(['stock', 1, bank, money])
    expect(state.shares.NdM).toEqual(['ipo', 'ipo', 'ipo', 'ipo', 'ipo', 'ipo', 'ipo', 'tradeIn', 'tradeIn', 'tradeIn'])
    expect(state.shares.UdY?.at(-1)).toBe('tradeIn')
    expect(position({}, []).title).toBe('18MEX')
  })
})

import type { ScenarioAction } from '../../../scenario/format.js'
import { assign, buy, company, gives, issue, lay, pass, pay, refused, run, start, token, train } from './table.js'

/** The example of play in the rulebook (p.14–17) after its draft, section by section. */
export const SECTIONS: readonly (readonly [name: string, actions: readonly ScenarioAction[]])[] = [
  [
    'TV-3 1846-DRF-5 the last card: MAIL is offered at $80, $70, $60',
    [
      { type: 'bid', by: 'Amy', company: 'MAIL', price: 70, expect: refused('draft.last.WRONG_PRICE') },
      pass(gives({ at: 'Carlos' }), 'Amy'),
      pass(gives({ at: 'Bob' }), 'Carlos'),
    ],
  ],
  [
    'TV-4 1846-DRF-6 1846-DRF-7 1846-DRF-9 all reveal and pay',
    [
      {
        type: 'bid',
        by: 'Bob',
        company: 'MAIL',
        price: 60,
        expect: {
          changes: {
            'cash.Amy': 260,
            'cash.Bob': 240,
            'cash.Carlos': 240,
            'cash.MS': 60,
            'cash.BIG4': 40,
            'cash.bank': 5660,
            'private.MS': 'Amy',
            'private.C&WI': 'Bob',
            'private.LSL': 'Bob',
            'private.MAIL': 'Bob',
            'private.BIG4': 'Carlos',
            'private.MPC': 'Carlos',
            round: 'stock',
          },
          after: {
            priority: 'Amy',
            at: 'Amy',
            'tokens.MS': ['C15'],
            'tokens.BIG4': ['G9'],
            'trains.MS': ['2'],
            'trains.BIG4': ['2'],
          },
        },
      },
    ],
  ],
  [
    'TV-5 stock round 1',
    [
      start('GT', 137, refused('sr.start.NO_CASH')),
      start('GT', 60, { after: { 'cash.Amy': 140, 'cash.GT': 120, 'cash.bank': 5660, 'tokens.GT': ['B16'] } }),
      start('NYC', 80, { after: { 'cash.Bob': 80, 'cash.NYC': 160, 'cash.bank': 5660, 'tokens.NYC': ['D20'] } }),
      start('IC', 80, {
        after: {
          'cash.Carlos': 80,
          'cash.IC': 240,
          'cash.bank': 5580,
          'tokens.IC': ['K3'],
          'column.80': ['NYC', 'IC'],
        },
      }),
      buy('GT', 'treasury', { after: { 'cash.Amy': 80, 'cash.GT': 180 } }),
      buy('NYC', 'treasury', { after: { 'cash.Bob': 0, 'cash.NYC': 240 } }),
      buy('NYC', 'treasury', { after: { 'cash.Carlos': 0, 'cash.NYC': 320 } }),
      buy('NYC', 'treasury', {
        after: {
          'cash.Amy': 0,
          'cash.NYC': 400,
          'cash.GT': 180,
          'cash.IC': 240,
          'shares.NYC.Bob': 30,
          'shares.NYC.Carlos': 10,
        },
      }),
      // Carlos has nothing to sell or to buy with, so he is not asked.
      pass({ after: { at: 'Amy' } }, 'Bob'),
      pass({ after: { round: 'operating 1 of 2' } }, 'Amy'),
    ],
  ],
  [
    'TV-7 operating round 1: the independents',
    [
      lay('B16', '5 r0', { after: { at: 'MS', 'cash.MS': 40 } }),
      pass(),
      run(['2: C15-B16'], { after: { 'revenue.MS': 60, 'cash.Amy': 30, 'cash.MS': 70, at: 'BIG4' } }),
      lay('G9', '57 r1'),
      lay('G7', '6 r4', { after: { 'cash.BIG4': 0 } }),
      run(['2: G9-G7'], { after: { 'revenue.BIG4': 40, 'cash.Carlos': 35, 'cash.BIG4': 20, 'cash.bank': 5500 } }),
    ],
  ],
  [
    'TV-8 TV-9 1846-SEQ-4 the first round begins with the cheapest: GT',
    [
      issue(40, refused('or.issue.OVER_LIMIT')),
      issue(20, { after: { at: 'GT', 'cash.GT': 280, 'shares.GT.treasury': 50, 'shares.GT.pool': 20 } }),
      lay('C13', '7 r4'),
      lay('D14', '57 r2', { after: { 'cash.GT': 240 } }),
      token('D14', { after: { 'cash.GT': 160, 'price.GT': 50, step: 'buyTrains' } }),
      train('2'),
      train('2', { after: { 'cash.GT': 0, 'trains.GT': ['2', '2'], at: 'NYC' } }),
    ],
  ],
  [
    'TV-10 NYC begins phase II',
    [
      issue(60, refused('or.issue.NO_TREASURY_SHARES')),
      issue(40, { after: { 'cash.NYC': 680, 'shares.NYC.treasury': 10, 'shares.NYC.pool': 40 } }),
      lay('D18', '8 r4'),
      lay('E17', '292 r1', { after: { 'cash.NYC': 640 } }),
      pass({ after: { 'price.NYC': 70, step: 'buyTrains' } }),
      train('2'),
      train('2'),
      train('2', { after: { 'cash.NYC': 400, 'depot.2': 0, phase: 'I' } }),
      train('3/5', { after: { 'cash.NYC': 240, phase: 'II' } }),
      pass({ after: { at: 'IC' } }),
    ],
  ],
  [
    'TV-11 1846-TRK-12 IC builds on its land grant',
    [
      issue(30, refused('or.issue.OVER_LIMIT')),
      issue(20, { after: { 'cash.IC': 380, 'shares.IC.treasury': 60, 'shares.IC.pool': 20 } }),
      lay('J4', '9 r0'),
      lay('H6', '9 r0', { after: { 'cash.IC': 380 } }),
      pass({ after: { 'price.IC': 70, 'column.70': ['NYC', 'IC'] } }),
      train('3/5', { after: { 'cash.IC': 220 } }),
      pass({ after: { step: 'buyPrivates' } }),
    ],
  ],
  [
    'TV-12 TV-13 after round 1, and the income of round 2',
    [
      pass({
        after: {
          'column.70': ['NYC', 'IC'],
          'column.50': ['GT'],
          'cash.Amy': 30,
          'cash.Bob': 50,
          'cash.Carlos': 50,
          'cash.MS': 70,
          'cash.BIG4': 20,
          'cash.GT': 0,
          'cash.NYC': 240,
          'cash.IC': 220,
          'cash.bank': 5820,
          round: 'operating 2 of 2',
          at: 'MS',
        },
      }),
    ],
  ],
  [
    'TV-14 TV-32 MS upgrades Port Huron to Sarnia for $60',
    [
      lay('B16', '619 r4', { after: { 'cash.MS': 10, step: 'run' } }),
      run(['2: C15-B16'], { after: { 'revenue.MS': 70, 'cash.Amy': 65, 'cash.MS': 45 } }),
    ],
  ],
  [
    'TV-15 BIG4 upgrades Terre Haute',
    [
      lay('G7', '14 r0', { after: { 'cash.BIG4': 0 } }),
      run(['2: G9-G7'], { after: { 'revenue.BIG4': 50, 'cash.Carlos': 75, 'cash.BIG4': 25, at: 'NYC' } }),
    ],
  ],
  [
    'TV-16 TV-17 TV-32 NYC builds to Detroit and runs four trains',
    [
      company('LSL', 41, refused('or.buyPrivate.PRICE')),
      company('LSL', 40, { after: { 'cash.NYC': 200, 'cash.Bob': 90 } }),
      lay('D14', '14 r2', { after: { 'cash.NYC': 200, 'tile.D14': '14 r2' } }, 'LSL'),
      lay('E15', '8 r2', { after: { 'cash.NYC': 180 } }),
      lay('C15', '294 r0', { after: { 'cash.NYC': 80 } }),
      token('C15', { after: { 'cash.NYC': 0 } }),
      run(['2: C15-C13-D14', '2: C15-B16', '2: C15-C17', '3/5: C15-D14, D14-E15-E17'], {
        after: { 'revenue.NYC': 370 },
        events: [{ type: 'ran', revenue: 370, runs: [80, 80, 90, 120].map((revenue) => ({ revenue })) }],
      }),
      pay('half', { after: { 'cash.Bob': 147, 'cash.Amy': 84, 'cash.Carlos': 94, 'cash.NYC': 199, 'price.NYC': 90 } }),
      company('MAIL', 80, { after: { 'cash.NYC': 119 } }),
      company('C&WI', 60, { after: { 'cash.NYC': 59, 'cash.Bob': 287, 'trains.NYC': ['2', '2', '2', '3/5'] } }),
      train('3/5', refused('or.buyTrain.AT_LIMIT')),
      pass({ after: { at: 'IC' } }),
    ],
  ],
  [
    'TV-19 IC runs to St. Louis with the meat marker',
    [
      token('G7', { after: { 'cash.IC': 140 } }),
      lay('G9', '14 r0'),
      lay('I3', '9 r1', { after: { 'cash.IC': 100 } }),
      company('MPC', 60, { after: { 'cash.IC': 40, 'cash.Carlos': 154 } }),
      assign('MPC', { hex: 'I1' }),
      run(['3/5: G9-G7, G7-H6-I5, I5-I3-I1'], { after: { 'revenue.IC': 140 } }),
      pay('full', {
        after: { 'cash.Carlos': 182, 'cash.IC': 124, 'price.IC': 90 },
        choices: { offers: [{ type: 'buyPrivate', company: 'BIG4', price: 40 }] },
      }),
      company('BIG4', 41, refused('or.buyPrivate.PRICE')),
      pass(),
      pass({ after: { at: 'GT' } }),
    ],
  ],
  [
    'TV-20 GT runs both tracks to Detroit and buys MS',
    [
      pass({ after: { step: 'run' } }),
      run(['2: D14-C15', '2: D14-C13-C15'], { after: { 'revenue.GT': 160 } }),
      pay('full', { after: { 'cash.Amy': 132, 'cash.GT': 80, 'price.GT': 70 } }),
      company('MS', 60, {
        after: {
          'cash.Amy': 192,
          'cash.GT': 65,
          'tokens.GT': ['B16', 'C15', 'D14'],
          'trains.GT': ['2', '2', '2 fresh'],
          'closed.MS': true,
          'charter.GT': 1,
        },
      }),
    ],
  ],
  [
    'TV-21 the cash of all',
    [
      pass({ after: { 'cash.Amy': 192, 'cash.Bob': 287, 'cash.Carlos': 182, 'cash.bank': 5566 } }),
      pass({ after: { round: 'stock', turn: 2, at: 'Bob', priority: 'Bob', 'trains.GT': ['2', '2', '2'] } }),
    ],
  ],
  [
    'TV-22 stock round 2',
    [
      buy('NYC', 'pool', { after: { 'cash.Bob': 197 } }),
      buy('NYC', 'pool', { after: { 'cash.Carlos': 92 } }),
      buy('NYC', 'pool', { after: { 'cash.Amy': 102 } }),
      buy('NYC', 'pool', { after: { 'cash.Bob': 107, 'shares.NYC.pool': null } }),
      buy('NYC', 'treasury', { after: { 'cash.Carlos': 2, 'cash.NYC': 149 } }),
      buy('GT', 'treasury', { after: { 'cash.Amy': 32, 'cash.GT': 135 } }),
      buy('GT', 'pool', { after: { 'cash.Bob': 37, 'cash.bank': 5996 } }),
      pass(undefined, 'Carlos'),
      pass(undefined, 'Amy'),
    ],
  ],
  [
    'TV-23 1846-SRD-14 1846-SRD-15 the end of stock round 2',
    [
      pass(
        {
          after: {
            'price.NYC': 100,
            'price.IC': 80,
            'price.GT': 60,
            priority: 'Carlos',
            'shares.NYC.Bob': 50,
            'shares.NYC.Carlos': 30,
            'shares.NYC.Amy': 20,
            'shares.GT.Amy': 40,
            'shares.GT.Bob': 10,
            'shares.GT.pool': 10,
            'shares.GT.treasury': 40,
            'shares.IC.Carlos': 20,
            'shares.IC.pool': 20,
            'shares.IC.treasury': 60,
          },
        },
        'Bob',
      ),
    ],
  ],
]

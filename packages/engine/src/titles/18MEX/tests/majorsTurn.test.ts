import { describe, it } from 'vitest'
import { NORTH, SHARES } from './northernTrack.js'
import { cash, gives, holds, lay, major, pass, pay, type Row, refused, run, sell, train, turnOf } from './table.js'

const held = { shares: { Bob: 60, Carlos: 40 } } as const

const rows: readonly Row[] = [
  [
    'MEX-4.3-1 MEX-4.3-2 a company that has not begun its turn has nothing to end (X-FT-3)',
    turnOf('TM', { operators: { TM: { cell: [0, 5], ...held, cash: 20 }, MC: { cell: [0, 4], ...held, cash: 20 } } }, [
      pass(refused('X-FT-3'), 'MC'),
      pass(gives({ at: 'MC' })),
    ]),
  ],
  [
    'MEX-4.3-1 the home station comes on the first turn, free',
    turnOf(
      'TM',
      {
        operators: {
          TM: { cell: [0, 5], ...held, cash: 20 },
          MC: { cell: [0, 4], ...held, cash: 20, tokens: [], operated: false },
        },
      },
      [pass(gives({ at: 'MC', 'tokens.MC': ['I8'] }, { 'cash.MC': 20, 'charter.MC': 1 }))],
    ),
  ],
  [
    'MEX-4.3-3 MEX-4.3-4 MEX-4.3-5 MEX-4.3-6 MEX-4.3-8 tiles, station, run, dividend, trains, in this order',
    turnOf(
      'TM',
      { phase: '3', tiles: NORTH, operators: { TM: major(75, { shares: SHARES, cash: 500, trains: ['2'] }) } },
      [
        lay('G12', '8 r4', refused('X-LT-8')),
        lay('K12', '8 r1', gives({ 'cash.TM': 480 }, { step: 'track' })),
        pass(gives({ step: 'token' })),
        { type: 'placeToken', hex: 'I10', city: 0, expect: gives({ 'cash.TM': 440, step: 'run' }) },
        run(['2: I12-J11-I10'], gives({ step: 'dividend', 'revenue.TM': 40 })),
        pay('withhold', gives({ step: 'buyTrains', 'cash.TM': 480, 'price.TM': 70 })),
        // The next round begins with the mail.
        train('3', gives({ 'cash.TM': 320, 'trains.TM': ['2', '3'], round: 'operating 2 of 2' })),
      ],
    ),
  ],
  [
    'MEX-4.3-7 obsolete trains leave after the dividend, before trains are bought',
    turnOf(
      'TM',
      {
        phase: '6½',
        tiles: NORTH,
        at: { step: 'run' },
        operators: { TM: major(75, { shares: SHARES, cash: 700, trains: ['4', '5'] }) },
      },
      [
        run(['5: I12-J11-I10, I10-H9-I8'], gives({ 'revenue.TM': 80 }, { 'trains.TM': ['4 obsolete', '5'] })),
        pay('full', gives({ 'trains.TM': ['5'], step: 'buyTrains' })),
      ],
    ),
  ],
  [
    'MEX-4.3-9 private companies may be bought at any time of the turn',
    turnOf(
      'TM',
      {
        phase: '3',
        tiles: NORTH,
        privates: { MCAR: 'Amy', 'KCM&O': 'Amy', MIR: 'Amy' },
        operators: { TM: major(75, { shares: SHARES, cash: 500, trains: ['2'] }) },
      },
      [
        { type: 'buyPrivate', company: 'MCAR', price: 30, expect: gives({ 'private.MCAR': 'TM' }, { step: 'track' }) },
        pass(gives({ step: 'token' })),
        pass(gives({ step: 'run' })),
        { type: 'buyPrivate', company: 'KCM&O', price: 20, expect: gives({ 'cash.Amy': 675 }, { step: 'run' }) },
      ],
    ),
  ],
  [
    'MEX-4.3-10 a new major has no train on its first turn: no mail, no run, its marker goes left',
    turnOf(
      'MC',
      {
        tiles: { I8: '57 r1' },
        operators: { MC: major(80, { shares: SHARES, cash: 20, tokens: [], operated: false }) },
      },
      [pass(gives({ 'price.MC': 75 }, { 'cash.MC': 20 }))],
    ),
  ],
  [
    'MEX-4-3 what happens in a turn may change who is next: a forced sale puts MC behind SPM',
    turnOf(
      'TM',
      {
        phase: '2',
        players: cash(0, 500, 500),
        tiles: NORTH,
        at: { step: 'buyTrains', facts: { declared: true } },
        operators: {
          TM: { cell: [0, 5], shares: SHARES },
          MC: { cell: [1, 5], shares: { Bob: 40, Amy: 20 }, cash: 20 },
          SPM: { cell: [0, 4], ...held, cash: 20 },
        },
      },
      [
        sell('MC', 20, gives({ 'price.MC': 70, 'cash.Amy': 160 }), 'Amy'),
        train('2', gives({ at: 'SPM' }), { help: 100 }),
      ],
    ),
  ],
]

describe('the turn of a major (18MEX 4.3)', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})

import { describe, it } from 'vitest'
import { gives, holds, major, pass, pay, type Row, run, sell, stockTurn, train, turnOf } from './table.js'

/** Track so that a company with a 2-train has something to run. */
const CHIHUAHUA = { C6: '9 r0' } as const

const rows: readonly Row[] = [
  [
    'MEX-1.1-1 MEX-4-1 MEX-4.1-1 a stock round is followed by operating rounds; first all privates pay, players and majors',
    stockTurn(
      'Amy',
      {
        phase: '3',
        privates: { MCAR: 'Amy', 'KCM&O': 'CHI', MIR: 'Bob', MNR: 'Carlos' },
        operators: { CHI: major(60, { cash: 100, shares: { Amy: 50 } }) },
        at: { memo: { passes: 2 } },
      },
      [
        pass(
          gives({ round: 'operating 1 of 2', 'cash.Amy': 630, 'cash.CHI': 110, 'cash.Bob': 645, 'cash.Carlos': 645 }),
        ),
      ],
    ),
  ],
  [
    'MEX-4-2 then the minors A, B, C',
    stockTurn(
      'Amy',
      {
        phase: '2',
        privates: { A: 'Amy', B: 'Bob', C: 'Carlos' },
        operators: { CHI: major(60, { cash: 100, shares: { Amy: 50 } }) },
        at: { memo: { passes: 2 } },
      },
      [
        pass(gives({ at: 'A' })),
        run(['2: M12'], gives({ at: 'B', 'cash.A': 15 })),
        run(['2: K6'], gives({ at: 'C', 'cash.B': 15 })),
        run(['2: S12-R13-Q14'], gives({ at: 'CHI', 'cash.C': 15 })),
      ],
    ),
  ],
  [
    'MEX-4-3 then majors: the dearest, further right, higher in the stack',
    turnOf(
      'TM',
      {
        phase: '2',
        operators: {
          CHI: { cell: [2, 5], par: 60, cash: 100, shares: { Amy: 50 } },
          MC: { cell: [1, 4], par: 60, cash: 100, shares: { Amy: 50 } },
          MEX: { cell: [2, 5], par: 60, cash: 100, shares: { Bob: 50 } },
          TM: { cell: [0, 4], par: 60, cash: 100, shares: { Bob: 50 } },
        },
      },
      [
        pass(gives({ step: 'buyTrains' })),
        pass(gives({ at: 'CHI' })),
        pass(),
        pass(gives({ at: 'MEX' })),
        pass(gives({ step: 'buyTrains' })),
        pass(gives({ at: 'MC' })),
      ],
    ),
  ],
  [
    'MEX-4-3 the order is looked at anew after every turn: a forced sale may change it',
    turnOf(
      'CHI',
      {
        phase: '4',
        players: [{ name: 'Amy', cash: 0 }, 'Bob', 'Carlos'],
        operators: {
          CHI: { cell: [0, 9], par: 60, cash: 200, shares: { Amy: 30, Carlos: 20 }, trains: [] },
          MC: { cell: [1, 5], par: 60, cash: 100, shares: { Bob: 40, Amy: 10 } },
          TM: { cell: [1, 4], par: 75, cash: 100, shares: { Bob: 50 } },
        },
        tiles: CHIHUAHUA,
        depot: { left: { 4: 1 } },
        at: { step: 'buyTrains', facts: { declared: true } },
      },
      [
        sell('MC', 10, gives({ 'cash.Amy': 80, 'price.MC': 75 }), 'Amy'),
        sell('CHI', 10, gives({ 'cash.Amy': 210, 'price.CHI': 120 }), 'Amy'),
        train('4', gives({ at: 'MC' }), { help: 100 }),
        pass(),
        pass(gives({ at: 'TM' })),
      ],
    ),
  ],
  [
    'MEX-4-4 a token that has operated lies under those that have not',
    turnOf(
      'CHI',
      {
        phase: '2',
        operators: {
          CHI: { cell: [0, 6], par: 60, cash: 0, shares: { Amy: 50 }, trains: [] },
          MC: { cell: [0, 5], par: 60, cash: 100, shares: { Bob: 30, Amy: 20 } },
        },
        at: { step: 'buyTrains', facts: { declared: true }, memo: { declared: ['CHI'] } },
        tiles: CHIHUAHUA,
        players: [{ name: 'Amy', cash: 10 }, 'Bob', 'Carlos'],
      },
      [sell('MC', 10, gives({ 'cash.Amy': 100, 'price.MC': 80 }), 'Amy')],
    ),
  ],
  [
    'MEX-4-4 one that drops into the cell goes under the face-up tokens and above the face-down ones',
    turnOf(
      'CHI',
      {
        phase: '2',
        operators: {
          TM: { cell: [1, 5], par: 60, shares: { Bob: 50 } },
          MEX: { cell: [1, 5], par: 60, shares: { Bob: 50 } },
          CHI: { cell: [0, 8], par: 60, cash: 0, shares: { Amy: 50 }, trains: [] },
          MC: { cell: [0, 5], par: 60, cash: 100, shares: { Bob: 30, Amy: 20 } },
        },
        tiles: CHIHUAHUA,
        players: [{ name: 'Amy', cash: 10 }, 'Bob', 'Carlos'],
        at: { step: 'buyTrains', facts: { declared: true }, memo: { declared: ['MEX', 'CHI'] }, done: ['MEX'] },
      },
      [sell('MC', 10, gives({ 'column.r1c5': ['TM', 'MC', 'MEX'] }), 'Amy')],
    ),
  ],
  [
    'switch stack: it goes to the bottom like any other',
    turnOf(
      'CHI',
      {
        phase: '2',
        switches: { stack: true },
        operators: {
          TM: { cell: [1, 5], par: 60, shares: { Bob: 50 } },
          MEX: { cell: [1, 5], par: 60, shares: { Bob: 50 } },
          CHI: { cell: [0, 8], par: 60, cash: 0, shares: { Amy: 50 }, trains: [] },
          MC: { cell: [0, 5], par: 60, cash: 100, shares: { Bob: 30, Amy: 20 } },
        },
        tiles: CHIHUAHUA,
        players: [{ name: 'Amy', cash: 10 }, 'Bob', 'Carlos'],
        at: { step: 'buyTrains', facts: { declared: true }, memo: { declared: ['MEX', 'CHI'] }, done: ['MEX'] },
      },
      [sell('MC', 10, gives({ 'column.r1c5': ['TM', 'MEX', 'MC'] }), 'Amy')],
    ),
  ],
  [
    'MEX-4-4 after its dividend a token goes under all in its new cell',
    turnOf(
      'CHI',
      {
        phase: '2',
        operators: {
          CHI: { cell: [0, 6], par: 60, cash: 100, shares: { Amy: 50 }, trains: ['2'] },
          MC: { cell: [0, 5], par: 60, cash: 100, shares: { Bob: 50 } },
        },
        tiles: CHIHUAHUA,
        at: { step: 'run' },
      },
      [run(['2: A6-C6-E6']), pay('withhold', gives({ 'column.r0c5': ['MC', 'CHI'] }))],
    ),
  ],
  ...(
    [
      ['2', 'operating'],
      ['3', 'operating 1 of 2'],
      ['4', 'operating 1 of 2'],
      ['5', 'operating 1 of 3'],
      ['4D', 'operating 1 of 3'],
    ] as const
  ).map(
    ([phase, round]): Row => [
      `MEX-7-2 in phase ${phase} a stock round is followed by as many rounds as the newest colour says`,
      stockTurn(
        'Amy',
        { phase, operators: { CHI: major(60, { cash: 300, shares: { Bob: 50 } }) }, at: { memo: { passes: 2 } } },
        [pass(gives({ round }))],
      ),
    ],
  ),
  [
    'MEX-7-2 by one if the game is about to end',
    stockTurn(
      'Amy',
      {
        phase: '5',
        ending: 'bank',
        operators: { CHI: major(60, { cash: 300, shares: { Bob: 50 } }) },
        at: { memo: { passes: 2 } },
      },
      [pass(gives({ round: 'operating' }))],
    ),
  ],
  [
    'MEX-7-2 MEX-1.2-1 a phase that begins in a set of rounds does not change their number',
    turnOf(
      'CHI',
      {
        phase: '2',
        depot: { left: { 2: 0 } },
        operators: { CHI: major(60, { cash: 400, shares: { Amy: 50 }, trains: ['2'] }) },
        at: { step: 'buyTrains', facts: { declared: true } },
      },
      [train('3', gives({ phase: '3', round: 'stock', turn: 3 }))],
    ),
  ],
]

describe('the order of an operating round (18MEX 4)', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})

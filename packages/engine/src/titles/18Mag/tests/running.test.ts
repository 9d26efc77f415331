import { describe, it } from 'vitest'
import { car, gives, holds, minor, type Row, refused, run, turnOf } from './table.js'

const at = { step: 'run' }
/** Fiume beside Trieszt. */
const FIUME = { at, tiles: { I2: '57 r2' } }

/** Kassa with a mine on the way round to the town beside it. */
const MINE = { B17: '6 r1', A16: '8 r4', B15: '3 r3' }

/** Two towns about Nagyszeben, a third on the way to Brassó and Isztambul. */
const NAGYSZEBEN = { G22: '4 r2', H23: '5 r2', G24: '58 r4', G26: '58 r5', H27: '6 r0' }

/** Kecskemét, a town and Szeged in a row: 20, 10, 20. */
const ROW = { F13: '57 r1', F15: '9 r1', F17: '4 r1', F19: '57 r1' }
const ten = (trains: readonly string[], more = {}) => ({ '10': minor(50, { tokens: ['H17', 'F13'], trains, ...more }) })

/** Two lines that meet in Kecskemét (40): 50, 20, 30 from Bécs and on to 10, 20; 30, 10 from Pécs and on to 30. */
const CROSS = {
  ...{ C8: '57 r1', C10: '8 r5', D11: '9 r2', E12: 'L33 r2', F11: '7 r3', F13: '611 r3', F15: '9 r1' },
  ...{ F17: '4 r1', F19: '57 r1', E14: '14 r0', G12: '9 r0', H11: '3 r2', G10: 'L32 r3' },
}
const four = ['4']

const examples: readonly Row[] = [
  [
    'MAG-RTE-7 MAG-INC-1 T8 a 4-train for 110 and a 6-train for 170, which meet in one stop',
    turnOf(
      '3',
      {
        at,
        phase: 'Brown',
        tiles: CROSS,
        operators: { '3': minor(0, { tokens: ['E10', 'F13'], trains: ['4', '6'] }) },
      },
      [
        run(
          ['4: G10.0-H11, H11-G12-F13, F13-E14', '6: C6-C8, C8-C10-D11-E12.1, E12.1-F11-F13, F13-F15-F17, F17-F19'],
          gives({ 'revenue.3': 280, 'cash.3': 140, 'cash.Amy': 140 }),
        ),
      ],
    ),
  ],
  [
    'MAG-RTE-2 T9 the same line from the other end with another’s 4-train: 110',
    turnOf(
      '11',
      {
        at,
        phase: 'Brown',
        tiles: CROSS,
        operators: {
          '11': minor(0, { tokens: ['D7', 'E14'], trains: four }),
          '8': minor(0, { tokens: ['H5', 'E12:1'] }, 'Bob'),
        },
      },
      [run(['4: E14-F13, F13-G12-H11, H11-G10.0'], gives({ 'revenue.11': 110, 'cash.11': 55, 'cash.Amy': 55 }))],
    ),
  ],
  [
    'MAG-RTE-6 T10 where all slots are others’ the train ends: 80; going on is refused (MAG-XRUN-3)',
    turnOf(
      '1',
      {
        at,
        phase: 'Brown',
        tiles: CROSS,
        operators: {
          '1': minor(0, { tokens: ['E12:0', 'G10:0'], trains: four }),
          '3': minor(0, { tokens: ['E10', 'F13'] }, 'Bob'),
          '8': minor(0, { tokens: ['H5', 'F13'] }, 'Carlos'),
        },
      },
      [
        run(['4: G10.0-H11, H11-G12-F13, F13-E14'], refused('MAG-XRUN-3')),
        run(['4: G10.0-H11, H11-G12-F13'], gives({ 'revenue.1': 80, 'cash.1': 40, 'cash.Amy': 40 })),
      ],
    ),
  ],
]

const routes: readonly Row[] = [
  [
    'MAG-RTE-1 two stops, one of them an own station (MAG-XRUN-1)',
    turnOf('10', { at, phase: 'Green', tiles: { ...ROW, E18: '57 r1', E20: '9 r1' }, operators: ten(['4']) }, [
      run(['4: F17-F19'], refused('MAG-XRUN-1')),
      run(['4: F13'], refused('MAG-XRUN-1')),
      run(['4: F13-F15-F17, F17-F19'], gives({ 'revenue.10': 50 })),
    ]),
  ],
  [
    'MAG-RTE-2 not more stops than its number, none left out (MAG-XRUN-1)',
    turnOf('10', { at, tiles: ROW, operators: ten(['2']) }, [
      run(['2: F13-F15-F17, F17-F19'], refused('MAG-XRUN-1')),
      run(['2: F13-F15-F17-F19'], refused('MAG-XRUN-1')),
      run(['2: F13-F15-F17 counts F17'], refused('MAG-XRUN-1')),
      run(['2: F13-F15-F17 counts F13'], refused('MAG-XRUN-1')),
      run(['2: F13-F15-F17 counts F13 F17 F19'], refused('MAG-RUN-2')),
      run(['2: F13-F15-F17'], gives({ 'revenue.10': 30, 'cash.10': 65, 'cash.Amy': 15 })),
    ]),
  ],
  [
    'MAG-RTE-3 no stop twice (MAG-XRUN-2), MAG-RTE-7 no track for both trains (MAG-XRUN-2)',
    turnOf('10', { at, phase: 'Green', tiles: ROW, operators: ten(['2', '3']) }, [
      run(['3: F13-F15-F17, F17-F15-F13'], refused('MAG-XRUN-2')),
      run(['2: F13-F15-F17', '3: F13-F15-F17, F17-F19'], refused('MAG-XRUN-2')),
      run(['3: F13-F15-F17, F17-F19'], gives({ 'revenue.10': 50 })),
    ]),
  ],
  [
    'MAG-RTE-7 two trains meet in a stop and both count it',
    turnOf('10', { at, tiles: { ...ROW, F11: '8 r2', E10: '57 r2' }, operators: ten(['2', '2']) }, [
      run(['2: E10-F11-F13', '2: F13-F15-F17'], gives({ 'revenue.10': 70, 'cash.10': 85, 'cash.Amy': 35 })),
    ]),
  ],
  [
    'MAG-RTE-4 no turning back between stops (MAG-XRUN-3)',
    turnOf('10', { at, phase: 'Green', tiles: ROW, operators: ten(['3']) }, [
      run(['3: F13-F15-F13'], refused('MAG-XRUN-3')),
      run(['3: F13-F15-F17, F17-F19'], gives({ 'revenue.10': 50 })),
    ]),
  ],
  [
    'MAG-RTE-5 a red hex is an end, never passed (MAG-XRUN-3)',
    turnOf(
      '13',
      { at, phase: 'Green', tiles: { I2: '57 r2', H3: '8 r1' }, operators: { '13': minor(50, { trains: ['3'] }) } },
      [run(['3: I2-H1, H1-H3'], refused('MAG-XRUN-1')), run(['3: I2-H1'], gives({ 'revenue.13': 50 }))],
    ),
  ],
  [
    'MAG-RTE-5 a route may join two red hexes',
    turnOf(
      '11',
      {
        at,
        tiles: { D7: '6 r0', E6: '4 r0', F5: '8 r3', G6: '58 r0', H5: '6 r1', H3: '9 r1' },
        operators: { '11': minor(50, { trains: ['6'] }) },
        phase: 'Green',
      },
      [run(['6: C6-D7, D7-E6, E6-F5-G6, G6-H5, H5-H3-H1'], gives({ 'revenue.11': 130 }))],
    ),
  ],
  [
    'MAG-RTE-6 T10 a city full of others is an end, not passed (MAG-XRUN-3)',
    turnOf(
      '10',
      {
        at,
        phase: 'Green',
        tiles: { F13: '57 r1', F15: '9 r1', F17: '4 r1', F19: '57 r1', F21: '9 r1', F23: '57 r1' },
        operators: { ...ten(['4']), '2': minor(0, { tokens: ['D19:0', 'F19'] }, 'Bob') },
      },
      [
        run(['4: F13-F15-F17, F17-F19, F19-F21-F23'], refused('MAG-XRUN-3')),
        run(['4: F13-F15-F17, F17-F19'], gives({ 'revenue.10': 50 })),
      ],
    ),
  ],
  [
    'MAG-RTE-8 MAG-CAR-7 a mine only with SNW’s car (MAG-XRUN-4)',
    turnOf('6', { at, tiles: MINE, operators: { '6': minor(50) } }, [
      run(['2: B17-A18, A18-A16-B15'], refused('MAG-XRUN-4')),
      run(['2: B17-B15'], gives({ 'revenue.6': 30 })),
    ]),
  ],
]

const income: readonly Row[] = [
  [
    'MAG-RUN-1 MAG-RUN-4 the best run and no other (MAG-XRUN-6)',
    turnOf('10', { at, phase: 'Green', tiles: ROW, operators: ten(['3']) }, [
      run([], refused('MAG-XRUN-6')),
      run(['3: F13-F15-F17'], refused('MAG-XRUN-6')),
      run(['3: F13-F15-F17, F17-F19'], gives({ 'revenue.10': 50 })),
    ]),
  ],
  [
    'MAG-RUN-2 MAG-MTK-3 10 more for each major’s station in the city, for every train',
    turnOf(
      '10',
      { at, phase: 'Green', tiles: ROW, operators: { ...ten(['3']), RABA: { price: 70, tokens: ['F19'] } } },
      [run(['3: F13-F15-F17, F17-F19'], gives({ 'revenue.10': 60, 'cash.10': 80, 'cash.Amy': 30 }))],
    ),
  ],
  [
    'MAG-RUN-2 several majors add 10 each; in the other city of the tile they add nothing',
    turnOf(
      '1',
      {
        at,
        tiles: { E12: 'L33 r2', F13: '14 r2' },
        phase: 'Green',
        operators: {
          '1': minor(50, { tokens: ['E12:0'] }),
          RABA: { price: 70, tokens: ['F13'] },
          SIK: { price: 65, tokens: ['F13'] },
          SNW: { price: 60, tokens: ['E12:1'] },
        },
      },
      [run(['2: E12.0-F13'], gives({ 'revenue.1': 80 }))],
    ),
  ],
  [
    'MAG-RUN-3 printed Budapest counts 20, red hexes by the phase',
    turnOf('1', { at, tiles: { D13: '4 r0' }, operators: { '1': minor(50) } }, [
      run(['2: E12.1-D13'], gives({ 'revenue.1': 30 })),
    ]),
  ],
  [
    'MAG-RUN-3 Trieszt counts 20, in green 30, in brown 40, in gray 50',
    turnOf('13', { ...FIUME, phase: 'Gray', operators: { '13': minor(50) } }, [
      run(['2: I2-H1'], gives({ 'revenue.13': 70 })),
    ]),
  ],
  [
    'MAG-RUN-5 without a train the turn goes on, MAG-TRN-4 nobody must own one',
    turnOf('3', { operators: { '3': minor(50, { trains: [] }), '8': minor(0, { trains: [] }, 'Bob') } }, [
      { type: 'pass', expect: gives({ at: '8', 'revenue.3': 0 }, { 'cash.3': 50, 'cash.Amy': 0 }) },
    ]),
  ],
  [
    'MAG-INC-1 MAG-INC-3 T12 MAG-CAR-5 half to the minor, half to its owner; no price moves',
    turnOf('13', { ...FIUME, operators: { '13': minor(50), RABA: { price: 70 } } }, [
      car('RABA', 10, gives({ 'cash.13': 40, 'cash.RABA': 10 })),
      run(['2: I2-H1'], gives({ 'revenue.13': 60, 'cash.13': 70, 'cash.Amy': 30 }, { 'price.RABA': 70 })),
    ]),
  ],
  [
    'MAG-RUN-3 T11 in green: 40, 10, 40 and Belgrád 20',
    turnOf(
      '9',
      {
        at,
        phase: 'Green',
        tiles: { G14: '8858 r0', H13: '58 r3', I14: '8859 r1' },
        operators: { '9': minor(50, { tokens: ['I14:0'], trains: ['4'] }) },
      },
      [run(['4: J15-I14.0, I14.0-H13, H13-G14.0'], gives({ 'revenue.9': 110, 'cash.9': 105, 'cash.Amy': 55 }))],
    ),
  ],
]

/** Kassa: over a mine to Galícia, and along two towns the other way. */
const KASSA = { B17: '6 r1', B19: '8 r2', B21: '9 r1', B15: '4 r1', B13: '9 r1', B11: '9 r1', B9: '58 r4' }
const KASSA_RUNS = ['2: B17-A18, A18-B19-B21-B23', '2: B17-B15, B15-B13-B11-B9']

/** Brassó, two towns and the mine beyond them: as far as a 2-train gets with G&C's car. */
const BRASSO = { H27: '6 r0', G26: '4 r2', F25: '58 r3' }

const cars: readonly Row[] = [
  ...(['rulebook', '18xx.games'] as const).flatMap((ruleset): readonly Row[] => [
    [
      `MAG-CAR-2 MAG-CAR-8 ${ruleset}: the order is free, also where only the second car makes the first useful; then it must be bought (MAG-XCAR-2)`,
      turnOf('5', { at, ruleset, tiles: BRASSO, operators: { '5': minor(60) } }, [
        car('SNW', 10, gives({ 'cash.SNW': 10 })),
        run(['2: H27-G26'], refused('MAG-XCAR-2')),
        car('G&C', 20, gives({ 'cash.G&C': 20 })),
        run(['2: I26-H27, H27-G26, G26-F25, F25-E26'], gives({ 'cash.5': 90, 'revenue.5': 60 })),
      ]),
    ],
    [
      `MAG-CAR-8 ${ruleset}: not where the treasury has no money for the second (MAG-XCAR-3)`,
      turnOf('5', { at, ruleset, tiles: BRASSO, operators: { '5': minor(29) } }, [
        car('SNW', 10, refused('MAG-XCAR-3')),
        car('G&C', 10, gives({ 'cash.G&C': 10 })),
      ]),
    ],
  ]),
  [
    'MAG-CAR-2 MAG-CAR-4 T18 three cars for 10, 20 and 30, each to the major that sells it, for different trains',
    turnOf('6', { at, tiles: KASSA, operators: { '6': minor(60, { trains: ['2', '2'] }) } }, [
      car('SNW', 10, gives({ 'cash.SNW': 10 })),
      car('RABA', 20, gives({ 'cash.RABA': 20 })),
      car('G&C', 30, gives({ 'cash.G&C': 30, 'cash.6': 0 })),
      run(KASSA_RUNS, gives({ 'revenue.6': 110, 'cash.6': 85, 'cash.Amy': 55 })),
    ]),
  ],
  [
    'MAG-CAR-2 T18 in brown 20, 30 and 40; the mine is worth 50, Galícia 50 and 30 more',
    turnOf('6', { at, phase: 'Brown', tiles: KASSA, operators: { '6': minor(90, { trains: ['2', '2'] }) } }, [
      car('SNW', 20),
      car('RABA', 30),
      car('G&C', 40, gives({ 'cash.6': 0, 'cash.G&C': 40 })),
      run(KASSA_RUNS, gives({ 'revenue.6': 140, 'cash.6': 120, 'cash.Amy': 70 })),
    ]),
  ],
  [
    'MAG-CAR-8 without the last 40 no third car (MAG-XCAR-1)',
    turnOf('6', { at, phase: 'Brown', tiles: KASSA, operators: { '6': minor(89, { trains: ['2', '2'] }) } }, [
      car('SNW', 20),
      car('RABA', 30),
      car('G&C', 40, refused('MAG-XCAR-1')),
    ]),
  ],
  [
    'MAG-CAR-6 T13 a 3-train: 40 by itself',
    turnOf('12', { at, phase: 'Gray', tiles: NAGYSZEBEN, operators: { '12': minor(50, { trains: ['3'] }) } }, [
      run(['3: G22-H23, H23-G24'], gives({ 'revenue.12': 40, 'cash.12': 70 })),
    ]),
  ],
  [
    'MAG-CAR-6 T13 with G&C’s car 120: two cities, three towns and a red hex',
    turnOf('12', { at, phase: 'Gray', tiles: NAGYSZEBEN, operators: { '12': minor(50, { trains: ['3'] }) } }, [
      car('G&C', 20),
      run(
        ['3: G22-H23, H23-G24, G24-G26, G26-H27, H27-I26'],
        gives({ 'revenue.12': 120, 'cash.12': 90, 'cash.Amy': 60 }),
      ),
    ]),
  ],
  [
    'MAG-CAR-7 a route may end at a mine, which is no second stop (MAG-XRUN-1)',
    turnOf('6', { at, tiles: { B17: '6 r1', B15: '4 r1' }, operators: { '6': minor(50) } }, [
      car('SNW', 10),
      run(['2: B17-A18'], refused('MAG-XRUN-1')),
      run(['2: B15-B17, B17-A18'], gives({ 'revenue.6': 30, 'cash.6': 85, 'cash.Amy': 15 })),
    ]),
  ],
  [
    'MAG-CAR-1 MAG-CAR-2 T18 one of each kind a turn; 10, 20, 30 in the order they are bought (MAG-XCAR-1)',
    turnOf('13', { ...FIUME, operators: { '13': minor(100) } }, [
      car('RABA', 20, refused('MAG-XCAR-1')),
      car('RABA', 10, gives({ 'cash.RABA': 10 })),
      car('RABA', 20, refused('MAG-XCAR-1')),
    ]),
  ],
  [
    'MAG-CAR-2 T18 MAG-PHS-2 from brown on 20, 30, 40',
    turnOf('13', { ...FIUME, phase: 'Brown', operators: { '13': minor(100) } }, [
      car('RABA', 10, refused('MAG-XCAR-1')),
      car('RABA', 20, gives({ 'cash.RABA': 20 })),
      run(['2: I2-H1'], gives({ 'revenue.13': 90 })),
    ]),
  ],
  [
    'MAG-CAR-1 not without a train, MAG-CAR-3 not with the income to come (MAG-XCAR-1)',
    turnOf('13', { ...FIUME, operators: { '13': minor(9) } }, [car('RABA', 10, refused('MAG-XCAR-1'))]),
  ],
  [
    'MAG-CAR-1 without a train (MAG-XCAR-1)',
    turnOf(
      '13',
      { tiles: { I2: '57 r2' }, at: { step: 'buyTrains', facts: {} }, operators: { '13': minor(90, { trains: [] }) } },
      [car('RABA', 10, refused('MAG-XCAR-1'))],
    ),
  ],
  [
    'MAG-CAR-8 a car that no routes can use is not sold (MAG-XCAR-3)',
    turnOf('10', { at, tiles: ROW, operators: ten(['2']) }, [
      car('RABA', 10, refused('MAG-XCAR-3')),
      car('SNW', 10, refused('MAG-XCAR-3')),
      car('G&C', 10, gives({ 'cash.G&C': 10 })),
    ]),
  ],
  [
    'MAG-CAR-8 a car bought must be used (MAG-XCAR-2)',
    turnOf('10', { at, tiles: ROW, operators: ten(['2']) }, [
      car('G&C', 10),
      run(['2: F13-F15-F17'], refused('MAG-XCAR-2')),
      run(['2: F13-F15-F17, F17-F19'], gives({ 'revenue.10': 50 })),
    ]),
  ],
  [
    'MAG-CAR-6 T15 as many towns again; a third city is refused (MAG-XRUN-5)',
    turnOf(
      '10',
      {
        at,
        tiles: { ...ROW, F21: '9 r1', F23: '57 r1' },
        operators: ten(['2']),
      },
      [
        car('G&C', 10),
        run(['2: F13-F15-F17, F17-F19, F19-F21-F23'], refused('MAG-XRUN-5')),
        run(['2: F13-F15-F17, F17-F19'], gives({ 'revenue.10': 50 })),
      ],
    ),
  ],
  [
    'MAG-CAR-4 one car makes one plus-train, not two (MAG-XRUN-5)',
    turnOf(
      '10',
      {
        at,
        phase: 'Green',
        tiles: { ...ROW, F13: '14 r0', F11: '9 r1' },
        operators: ten(['2', '2']),
      },
      [car('G&C', 10), run(['2: F13-F15-F17, F17-F19', '2: F13-F15-F17, F17-F19'], refused('MAG-XRUN-5'))],
    ),
  ],
  [
    'MAG-CAR-7 MAG-INC-2 T14 the mine’s value goes whole to the minor after the split',
    turnOf('6', { at, tiles: MINE, operators: { '6': minor(50) } }, [
      car('SNW', 10, gives({ 'cash.6': 40, 'cash.SNW': 10 })),
      run(['2: B17-B15'], refused('MAG-XCAR-2')),
      run(['2: B17-A18, A18-A16-B15'], gives({ 'revenue.6': 30, 'cash.6': 85, 'cash.Amy': 15 })),
    ]),
  ],
]

describe('routes', () => {
  it.each([...examples, ...routes])('%s', (_, scenario) => holds(scenario))
})
describe('income', () => {
  it.each(income)('%s', (_, scenario) => holds(scenario))
})
describe('rail-cars', () => {
  it.each(cars)('%s', (_, scenario) => holds(scenario))
})

import { describe, it } from 'vitest'
import { car, gives, holds, minor, type Row, refused, run, turnOf } from './table.js'

const at = { step: 'run' }
/** Fiume beside Trieszt. */
const FIUME = { at, tiles: { I2: '57 r2' } }

/** Kassa with a mine on the way round to the town beside it. */
const MINE = { B17: '6 r1', A16: '8 r4', B15: '3 r3' }

/** Kecskemét, a town and Szeged in a row: 20, 10, 20. */
const ROW = { F13: '57 r1', F15: '9 r1', F17: '4 r1', F19: '57 r1' }
const ten = (trains: readonly string[], more = {}) => ({ '10': minor(50, { tokens: ['H17', 'F13'], trains, ...more }) })

const routes: readonly Row[] = [
  [
    'MAG-RTE-1 two stops, one of them an own station (MAG-XRUN-1)',
    turnOf('10', { at, tiles: { ...ROW, E18: '57 r1', E20: '9 r1' }, operators: ten(['4']) }, [
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
      run(['2: F13-F15-F17'], gives({ 'revenue.10': 30, 'cash.10': 65, 'cash.Amy': 15 })),
    ]),
  ],
  [
    'MAG-RTE-3 no stop twice (MAG-XRUN-2), MAG-RTE-7 no track for both trains (MAG-XRUN-2)',
    turnOf('10', { at, tiles: ROW, operators: ten(['2', '3']) }, [
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
    turnOf('10', { at, tiles: ROW, operators: ten(['3']) }, [
      run(['3: F13-F15-F13'], refused('MAG-XRUN-3')),
      run(['3: F13-F15-F17, F17-F19'], gives({ 'revenue.10': 50 })),
    ]),
  ],
  [
    'MAG-RTE-5 a red hex is an end, never passed (MAG-XRUN-3)',
    turnOf('13', { at, tiles: { I2: '57 r2', H3: '8 r1' }, operators: { '13': minor(50, { trains: ['3'] }) } }, [
      run(['3: I2-H1, H1-H3'], refused('MAG-XRUN-1')),
      run(['3: I2-H1'], gives({ 'revenue.13': 40 })),
    ]),
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
    turnOf('10', { at, tiles: ROW, operators: ten(['3']) }, [
      run([], refused('MAG-XRUN-6')),
      run(['3: F13-F15-F17'], refused('MAG-XRUN-6')),
      run(['3: F13-F15-F17, F17-F19'], gives({ 'revenue.10': 50 })),
    ]),
  ],
  [
    'MAG-RUN-2 MAG-MTK-3 10 more for each major’s station in the city, for every train',
    turnOf('10', { at, tiles: ROW, operators: { ...ten(['3']), RABA: { price: 70, tokens: ['F19'] } } }, [
      run(['3: F13-F15-F17, F17-F19'], gives({ 'revenue.10': 60, 'cash.10': 80, 'cash.Amy': 30 })),
    ]),
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
      { type: 'pass', expect: gives({ at: '8' }, { 'cash.3': 50, 'cash.Amy': 0 }) },
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

const cars: readonly Row[] = [
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
  it.each(routes)('%s', (_, scenario) => holds(scenario))
})
describe('income', () => {
  it.each(income)('%s', (_, scenario) => holds(scenario))
})
describe('rail-cars', () => {
  it.each(cars)('%s', (_, scenario) => holds(scenario))
})

import { describe, it } from 'vitest'
import type { OperatorEntry } from '../../../scenario/format.js'
import { EARLY_SHARES, NORTH, SHARES, TO_EL_PASO } from './northernTrack.js'
import { gives, holds, lay, major, pass, type Row, refused, run, type TurnPosition, token, turnOf } from './table.js'

type Actions = Parameters<typeof turnOf>[2]

/** The company has $500 and, with a train, no wish to use it. */
const laying = (
  name: string,
  at: string,
  phase: string,
  tiles: NonNullable<TurnPosition['tiles']>,
  actions: Actions,
  entry: OperatorEntry = {},
  more: TurnPosition = {},
): Row => [
  name,
  turnOf(
    at,
    {
      phase,
      tiles,
      ...more,
      operators: { [at]: major(75, { shares: SHARES, cash: 500, ...entry }), ...more.operators },
    },
    actions,
  ),
]

const allowance: readonly Row[] = [
  laying('MEX-4.3-3 two yellow tiles', 'MC', '2', NORTH, [
    lay('J7', '4 r1', gives({ 'cash.MC': 440, 'tile.J7': '4 r1' }, { step: 'track' })),
    lay('K12', '9 r0', gives({ 'cash.MC': 400 })),
    lay('H11', '9 r2', refused('X-LT-3')),
  ]),
  laying('MEX-4.3-3 or one upgrade', 'MC', '3', NORTH, [
    lay('I8', '14 r0', gives({ 'tile.I8': '14 r0' }, { 'cash.MC': 500 })),
    lay('J7', '4 r1', refused('X-LT-3')),
  ]),
  laying('MEX-4.3-3 no upgrade beside a yellow tile (X-LT-3)', 'MC', '3', NORTH, [
    lay('J7', '4 r1', gives({ 'cash.MC': 440 })),
    lay('I8', '14 r0', refused('X-LT-3')),
  ]),
  laying(
    'MEX-4.3-3 no third yellow tile (X-LT-3)',
    'CHI',
    '3',
    {},
    [
      lay('C6', '9 r0', gives({ 'cash.CHI': 480 })),
      lay('G6', '9 r0', gives({ 'cash.CHI': 460 })),
      lay('F5', '9 r1', refused('X-LT-3')),
      lay('E6', '15 r0', refused('X-LT-3')),
    ],
    {},
    { privates: { 'KCM&O': 'CHI' } },
  ),
  laying(
    'MEX-4.3-3 nothing after an upgrade, also of printed yellow, neither yellow nor a second (X-LT-3)',
    'CHI',
    '3',
    { G6: '9 r0' },
    [
      lay('E6', '15 r0', gives({ 'tile.E6': '15 r0' }, { 'cash.CHI': 500 })),
      lay('C6', '9 r0', refused('X-LT-3')),
      lay('G6', '24 r0', refused('X-LT-3')),
    ],
    {},
    { privates: { 'KCM&O': 'CHI' } },
  ),
  laying('MEX-4.3-3 only in the tile step (X-LT-13)', 'MC', '3', NORTH, [
    pass(gives({ step: 'token' })),
    token('I10', gives({ 'cash.MC': 460 })),
    lay('J7', '4 r1', refused('X-LT-13')),
  ]),
]

const colours: readonly Row[] = [
  laying('MEX-4.4.1-1 yellow first, then green, brown, grey (X-LT-1)', 'MC', '4D', { ...NORTH, I8: '14 r0' }, [
    lay('J7', '141 r1', refused('X-LT-1')),
    lay('I8', '57 r1', refused('X-LT-1')),
    lay('I8', '455 r0', refused('X-LT-1')),
    lay('I8', '63 r0', gives({ 'tile.I8': '63 r0' })),
  ]),
  laying('MEX-4.4.1-1 never on red or grey hexes (X-LT-11)', 'TM', '2', NORTH, [
    lay('I12', '57 r0', refused('X-LT-11')),
    lay('A6', '57 r0', refused('X-LT-11')),
  ]),
  ...(
    [
      ['2', '57 r1', '14 r0', false],
      ['3', '57 r1', '14 r0', true],
      ['4', '14 r0', '63 r0', false],
      ['5', '14 r0', '63 r0', true],
      ['6½', '63 r0', '455 r0', false],
      ['4D', '63 r0', '455 r0', true],
    ] as const
  ).map(([phase, old, tile, fine]) =>
    laying(
      `MEX-4.4.1-2 phase ${phase}: tile ${tile} on ${old} is ${fine ? 'allowed' : 'refused (X-LT-1)'}`,
      'MC',
      phase,
      { ...NORTH, I8: old },
      [lay('I8', tile, fine ? gives({ 'tile.I8': tile }) : refused('X-LT-1'))],
    ),
  ),
  laying('MEX-4.4.1-2 what is not in stock is not laid (X-LT-4)', 'TM', '3', { I8: '5 r4', I10: '5 r1', H11: '9 r2' }, [
    lay('G10', '5 r5', refused('X-LT-4')),
    lay('G10', '57 r2', gives({ 'cash.TM': 480 })),
  ]),
  laying(
    'MEX-4.4.1-2 a replaced tile is in stock again, for everybody',
    'MC',
    '3',
    { I8: '5 r4', I10: '5 r1', H11: '9 r2' },
    [
      lay('I8', '15 r2', gives({ 'tile.I8': '15 r2' })),
      pass(gives({ at: 'TM' })),
      lay('G10', '5 r5', gives({ 'tile.G10': '5 r5' })),
    ],
    { cell: [0, 9] },
    { operators: { TM: major(75, { shares: SHARES, cash: 500 }) } },
  ),
]

const places: readonly Row[] = [
  laying(
    'MEX-4.4.1-3 city tiles where a city is, town tiles where a town is (X-LT-5)',
    'MC',
    '2',
    { I8: '57 r1', H9: '8 r5' },
    [
      lay('I10', '9 r2', refused('X-LT-5')),
      lay('I10', '4 r2', refused('X-LT-5')),
      lay('J7', '57 r1', refused('X-LT-5')),
      lay('J7', '9 r1', refused('X-LT-5')),
      lay('J7', '4 r1', gives({ 'tile.J7': '4 r1' })),
      lay('I10', '57 r2', gives({ 'tile.I10': '57 r2' })),
    ],
  ),
  laying('MEX-4.4.1-3 nor a town or a city on plain land', 'CHI', '2', {}, [
    lay('C6', '57 r0', refused('X-LT-5')),
    lay('C6', '4 r0', refused('X-LT-5')),
  ]),
  [
    'MEX-4.4.1-4 a port ends a route: Culiacán and Zacatecas with Mazatlán, or one of them with its port',
    turnOf(
      'B',
      { privates: { B: 'Bob' }, tiles: { J5: '4 r2', K6: '471 r2', L7: '8 r2', K8: '4 r1' }, at: { step: 'run' } },
      [run(['2: J5-K6, K6'], gives({ 'revenue.B': 40 }))],
    ),
  ],
  laying(
    'MEX-4.4.1-6 named tiles only in their hex, and no other there (X-LT-6)',
    'PAC',
    '3',
    { I4: '5 r3' },
    [
      lay('I4', '15 r3', refused('X-LT-6')),
      lay('I4', '476 r3', refused('X-LT-6')),
      lay('I4', '475 r4', gives({ 'tile.I4': '475 r4' }, { 'cash.PAC': 500, 'tokens.PAC': ['B3', 'I4'] })),
    ],
    { tokens: ['B3', 'I4'] },
  ),
  laying('MEX-4.4.1-6 Guadalajara has a brown tile of its own', 'SPM', '5', { O8: '15 r2' }, [
    lay('O8', '63 r0', refused('X-LT-6')),
    lay('O8', '480 r0', gives({ 'tile.O8': '480 r0' })),
  ]),
  laying('MEX-4.4.1-6 no other hex takes it', 'MC', '5', { I8: '14 r0' }, [lay('I8', '480 r0', refused('X-LT-6'))]),
  laying(
    'MEX-4.4.1-6 Mexico City takes only its double tiles',
    'NdM',
    '3',
    {},
    [
      lay('O10', '14 r0', refused('X-LT-6')),
      lay('P11', '479P r0', refused('X-LT-6')),
      lay('P11', '142 r0', refused('X-LT-6')),
      lay('O10', '479MC r3', refused('X-LT-7')),
      lay('O10', '479MC r0', gives({ 'tile.O10': '479MC r0', 'tile.P11': '479P r0' }, { 'tokens.NdM': ['O10'] })),
    ],
    { shares: EARLY_SHARES },
  ),
]

const costs: readonly Row[] = [
  laying('MEX-4.4.1-5 terrain is paid with the first tile only', 'CHI', '3', {}, [
    lay('F5', '9 r1', gives({ 'cash.CHI': 380 })),
  ]),
  laying('MEX-4.4.1-5 an upgrade there is free', 'CHI', '3', { F5: '9 r1' }, [
    lay('F5', '24 r4', gives({ 'tile.F5': '24 r4' }, { 'cash.CHI': 500 })),
  ]),
  laying('MEX-4.4.1-5 land without terrain is free', 'MC', '2', {}, [
    lay('I8', '57 r1', gives({ 'tile.I8': '57 r1' }, { 'cash.MC': 500 })),
  ]),
  laying(
    'MEX-4.4.1-5 printed yellow costs with its first upgrade',
    'UdY',
    '3',
    {},
    [lay('R13', '23 r4', gives({ 'cash.UdY': 440 }))],
    { shares: EARLY_SHARES },
  ),
  laying(
    'MEX-4.4.1-5 and no more with the second',
    'UdY',
    '5',
    { R13: '23 r4' },
    [lay('R13', '41 r1', gives({ 'tile.R13': '41 r1' }, { 'cash.UdY': 500 }))],
    { tokens: ['Q14', 'S12'] },
    { operators: { C: { closed: true } } },
  ),
  laying(
    'MEX-4.4.1-5 Mexico City: $60 for the green tile',
    'NdM',
    '3',
    {},
    [lay('O10', '479MC r0', gives({ 'cash.NdM': 440 }))],
    { shares: EARLY_SHARES },
  ),
  ...['485', '486'].map((tile) =>
    laying(`MEX-4.4.1-5 Mexico City: $40 for ${tile}`, 'NdM', '5', { O10: '479MC r0', P11: '479P r0' }, [
      lay('O10', `${tile}MC r0`, gives({ 'cash.NdM': 460, 'tile.P11': `${tile}P r0` })),
    ]),
  ),
  laying(
    'MEX-4.4.1-5 the treasury must have it (X-LT-10)',
    'CHI',
    '3',
    {},
    [lay('F5', '9 r1', refused('X-LT-10')), lay('C6', '9 r0', gives({ 'cash.CHI': 99 }))],
    { cash: 119 },
  ),
]

const fitting: readonly Row[] = [
  laying(
    'MEX-4.4.1-7 an upgrade keeps the track there is (X-LT-7), and stations stay in their city',
    'MC',
    '3',
    NORTH,
    [
      lay('H9', '23 r0', refused('X-LT-7')),
      lay('I8', '15 r2', refused('X-LT-7')),
      lay('I8', '14 r0', gives({ 'tile.I8': '14 r0' }, { 'tokens.MC': ['I8'] })),
    ],
  ),
  laying('MEX-4.4.1-7 edges that meet again another way are not enough', 'MC', '3', NORTH, [
    lay('H9', '20 r1', refused('X-LT-7')),
    lay('H9', '23 r1', gives({ 'tile.H9': '23 r1' })),
  ]),
  laying(
    'MEX-4.4.1-8 not into an impassable side (X-LT-8)',
    'NdM',
    '2',
    { M12: '472 r0' },
    [
      lay('N11', '9 r1', refused('X-LT-8')),
      lay('N11', '8 r4', refused('X-LT-8')),
      lay('N11', '7 r3', gives({ 'cash.NdM': 440 })),
    ],
    { shares: EARLY_SHARES, tokens: ['O10', 'M12'] },
    { operators: { A: { closed: true } } },
  ),
  laying(
    'MEX-4.4.1-8 not into a blank side of a grey hex or off the map, but to grey track',
    'PAC',
    '2',
    { D3: '57 r1' },
    [
      lay('C4', '7 r1', refused('X-LT-8')),
      lay('C2', '9 r1', refused('X-LT-8')),
      lay('C2', '7 r3', refused('X-LT-8')),
      lay('C2', '8 r4', gives({ 'tile.C2': '8 r4' })),
    ],
    { tokens: ['B3', 'D3'] },
  ),
  laying('MEX-4.4.1-8 to the arrow of a red area', 'CHI', '2', {}, [lay('C6', '9 r0', gives({ 'tile.C6': '9 r0' }))]),
  laying('MEX-4.4.1-9 the tile must be connected to a station (X-LT-9)', 'MC', '2', NORTH, [
    lay('M8', '9 r0', refused('X-LT-9')),
    lay('J9', '9 r0', refused('X-LT-9')),
    lay('J7', '4 r1', gives({ 'cash.MC': 440 })),
  ]),
  laying('V-21 MEX-4.4.1-9 connected by old track only (X-LT-9); new track or a city is enough', 'MC', '3', NORTH, [
    lay('H9', '17 r4', refused('X-LT-9')),
    lay('H9', '24 r5', refused('X-LT-9')),
    lay('I10', '14 r1', gives({ 'tile.I10': '14 r1' })),
  ]),
  laying(
    'MEX-4.4.1-9 not past a city full of others',
    'MC',
    '2',
    { I8: '57 r1', H9: '8 r5', I10: '57 r2' },
    [lay('J11', '8 r2', refused('X-LT-9')), lay('J7', '4 r1', gives({ 'cash.MC': 440 }))],
    { cell: [0, 9] },
    { operators: { TM: major(60, { tokens: ['I12', 'I10'], shares: SHARES }) } },
  ),
  laying(
    'MEX-4.4.1-10 tile 470 is final (X-LT-12)',
    'CHI',
    '3',
    TO_EL_PASO,
    [
      lay('F5', '470 r0', gives({ 'tile.F5': '470 r0' }), 'KCM&O'),
      lay('F5', '141 r0', refused('X-LT-12')),
      lay('F5', '23 r0', refused('X-LT-12')),
    ],
    {},
    { privates: { 'KCM&O': 'CHI' } },
  ),
  laying('MEX-4.4.1-10 grey tiles too', 'MC', '4D', { ...NORTH, I8: '455 r0' }, [
    lay('I8', '63 r0', refused('X-LT-12')),
    lay('I8', '455 r1', refused('X-LT-12')),
  ]),
]

describe('tiles (18MEX 4.4.1)', () => {
  it.each([...allowance, ...colours, ...places, ...costs, ...fitting])('%s', (_, scenario) => holds(scenario))
})

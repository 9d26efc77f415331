import { describe, it } from 'vitest'
import {
  assign,
  corp,
  gives,
  holds,
  lay,
  pass,
  type Row,
  refused,
  row,
  run,
  type TurnPosition,
  token,
  turnOf,
} from './table.js'

/** The board of the rulebook's example (TV-11). */
const EXAMPLE = {
  C5: '651 r5',
  B4: '7 r5',
  D4: '682 r1',
  C3: '3 r5',
  E3: '713 r0',
  G3: '3 r2',
  F2: '8 r5',
  G1: '3 r3',
  D2: '78 r5',
}
const STANDARD = 'C5-B4-D4, D4-C3, C3-E3-G3, G3-F2-G1, G1-E1'
const NARROW = 'C5-D4, D4-E3-D2-E1'

/** CTL about to run these trains on the board of the example. */
const example = (phase: string, trains: readonly string[], more: TurnPosition = {}): TurnPosition => ({
  phase,
  tiles: EXAMPLE,
  ...more,
  operators: { CTL: corp(68, { cash: 500, shares: { Amy: 40 }, trains: [...trains] }), ...more.operators },
  at: { step: 'run', ...more.at },
})
const runs = (name: string, position: TurnPosition, lines: readonly string[], revenue: number): Row =>
  row(name, turnOf('CTL', position, [run(lines, gives({ 'revenue.CTL': revenue }))]))
const wrong = (name: string, position: TurnPosition, lines: readonly string[], code: string): Row =>
  row(name, turnOf('CTL', position, [run(lines, refused(code))]))

const vector: readonly Row[] = [
  runs('TV-11 1849-10.5.1-2 a) along the standard line: length 8', example('10', ['8H']), [`8H: ${STANDARD}`], 160),
  runs('TV-11 1849-10.5.1-2 b) along the narrow one: length 8', example('10', ['8H']), [`8H: ${NARROW}`], 130),
  runs(
    'TV-11 1849-10.5.1-5 both in one turn: they share stations, but no track, though they cross in E3',
    example('10', ['8H', '8H']),
    [`8H: ${STANDARD}`, `8H: ${NARROW}`],
    290,
  ),
  wrong(
    'TV-11 1849-10.5.1-2 one border more is too long for an 8H, on narrow two (RU3)',
    example('10', ['8H']),
    [`8H: ${STANDARD}, E1-C1`],
    'RU3',
  ),
  wrong(
    'TV-11 1849-10.5.1-2 and on the narrow line as well (RU3)',
    example('10', ['8H']),
    [`8H: ${NARROW}, E1-C1`],
    'RU3',
  ),
  runs(
    'TV-11 1849-10.5.1-6 c) R6H: narrow counts one, so the narrow line and Trapani have length 5',
    example('16', ['R6H']),
    [`R6H: ${NARROW}, E1-C1`],
    90 + 10 + 40 + 40,
  ),
  ...(
    [
      ['4H', 'A5-C5, C5-D4, D4-C3', 120],
      ['4H', 'A5-C5, C5-B4-D4, D4-C3', 120],
      ['R6H', 'A5-C5, C5-D4, D4-C3', 120],
      ['R6H', 'A5-C5, C5-B4-D4', 110],
      ['R6H', 'A5-C5, C5-B4-D4, D4-C3', 'RU3'],
      ['4H', 'A5-C5, C5-D4, D4-C3, C3-E3-G3', 'RU3'],
    ] as const
  ).map(([name, way, expected]) =>
    row(
      `TV-11 1849-10.5.1-6 d) Palermo–Partinico is 2 for an H train; for an R6H 4 on standard, 1 on narrow: ${name} ${way}`,
      turnOf(
        'RCS',
        {
          phase: name === 'R6H' ? '16' : '6',
          tiles: EXAMPLE,
          operators: { RCS: corp(68, { shares: { Amy: 40 }, trains: [name] }) },
          at: { step: 'run' },
        },
        [
          run(
            [`${name}: ${way}`],
            typeof expected === 'number' ? gives({ 'revenue.RCS': expected }) : refused(expected),
          ),
        ],
      ),
    ),
  ),
]

/** CTL and AFG around Messina. */
const messina = (phase: string, trains: readonly string[], tile: string): TurnPosition => ({
  phase,
  tiles: { B14: tile },
  operators: { AFG: corp(68, { cash: 500, shares: { Amy: 40 }, trains: [...trains], tokens: ['B14'] }) },
  at: { step: 'run' },
})
const afg = (name: string, position: TurnPosition, lines: readonly string[], expect: number | string): Row =>
  row(
    name,
    turnOf('AFG', position, [
      run(lines, typeof expect === 'number' ? gives({ 'revenue.AFG': expect }) : refused(expect)),
    ]),
  )

const strait: readonly Row[] = [
  afg(
    'TV-13 1849-10.5.1-4 Messina–Calabria is three borders: one more fits a 4H',
    messina('6', ['4H'], '655 r0'),
    ['4H: A13-B14, B14-A15-C15'],
    70,
  ),
  afg(
    'TV-13 1849-10.5.1-4 two more do not (RU3)',
    messina('6', ['4H'], '655 r0'),
    ['4H: a12-A13, A13-B14, B14-A15-C15'],
    'RU3',
  ),
  afg(
    '1849-10.5.1-6 with the standard exit of 655 an R6H pays six for it',
    messina('16', ['R6H'], '655 r0'),
    ['R6H: B14-A15-C15'],
    50 + 90,
  ),
  afg(
    '1849-10.5.1-6 and not one border more (RU3)',
    messina('16', ['R6H'], '655 r0'),
    ['R6H: A13-B14, B14-A15-C15'],
    'RU3',
  ),
  afg(
    '1849-10.5.1-6 with 656 it is dual all the way: three, and two for Milazzo',
    messina('16', ['R6H'], '656 r4'),
    ['R6H: A13-B14, B14-A15-C15'],
    80 + 10 + 90,
  ),
  afg(
    '1849-10.5.1-1 OP-13 Calabria counts as a city for the two stations',
    messina('6', ['4H'], '655 r0'),
    ['4H: B14-A15-C15'],
    60,
  ),
  afg(
    '1849-10.1-5 a port only ends a route, two of them both ends (RU5)',
    messina('6', ['6H'], '655 r0'),
    ['6H: a12-A13, A13-B14, B14-A15-C15'],
    90,
  ),
]

const values: readonly Row[] = [
  ...(
    [
      ['4', '4H', 40],
      ['6', '4H', 40],
      ['8', '8H', 60],
      ['10', '10H', 60],
      ['12', '10H', 80],
      ['16', '10H', 80],
    ] as const
  ).map(([phase, train, revenue]) =>
    runs(
      `1849-10.5.2-1 in phase ${phase} Marsala and Trapani bring ${revenue} together`,
      { phase, operators: { CTL: corp(68, { shares: { Amy: 40 }, trains: [train] }) }, at: { step: 'run' } },
      [`${train}: E1-C1`],
      revenue,
    ),
  ),
  wrong(
    '1849-10.5.2-1 no station on the way is left out',
    example('10', ['8H']),
    [`8H: ${NARROW} counts E1`],
    'any.COUNTS_ALL',
  ),
  wrong(
    '1849-10.5.2-1 and none counted that the train does not come to',
    example('10', ['8H']),
    [`8H: ${NARROW} counts C1`],
    'any.COUNTED_OFF_ROUTE',
  ),
  row(
    '1849-7.1-8 CNM’s marker brings 20 more at its port, for the corporation that put it there alone',
    turnOf(
      'AFG',
      {
        phase: '6',
        tiles: { B14: '655 r0' },
        privates: { CNM: 'AFG' },
        operators: {
          AFG: corp(100, { shares: { Amy: 40 }, trains: ['4H'], tokens: ['B14'] }),
          CTL: corp(68, { shares: { Bob: 40 }, trains: ['4H'], tokens: ['E1', 'B14'] }),
        },
        at: { step: 'run' },
      },
      [
        assign('CNM', { hex: 'C5' }, refused('PR3')),
        assign('CNM', { hex: 'a12' }, gives({ 'private.CNM': 'closed', 'markers.a12': ['CNM'] })),
        run(['4H: a12-A13, A13-B14'], gives({ 'revenue.AFG': 100 })),
      ],
    ),
  ),
  row(
    '1849-7.1-8 another corporation gets nothing by it',
    turnOf(
      'CTL',
      {
        phase: '6',
        tiles: { B14: '655 r0' },
        markers: { a12: ['CNM'] },
        privates: { CNM: { owner: 'AFG', closed: true } },
        operators: {
          AFG: corp(68, { shares: { Amy: 40 }, tokens: ['M9'] }),
          CTL: corp(100, { shares: { Bob: 40 }, trains: ['4H'], tokens: ['E1', 'B14'] }),
        },
        at: { step: 'run' },
      },
      [run(['4H: a12-A13, A13-B14'], gives({ 'revenue.CTL': 80 }))],
    ),
  ),
]

const legality: readonly Row[] = [
  row(
    '1849-10.5.1-5 where two branches share a side, it is one track there: used once (RU7)',
    turnOf(
      'RCS',
      {
        phase: '6',
        tiles: { D6: '28 r2', E5: '3 r3', F6: '9 r0', H6: '8 r3', I7: '3 r2' },
        operators: { RCS: corp(68, { shares: { Amy: 40 }, trains: ['6H', '6H'] }) },
        at: { step: 'run' },
      },
      [
        run(['6H: C5-D6-E5', '6H: C5-D6-F6-H6-I7'], refused('RU7')),
        run(['6H: C5-D6-F6-H6-I7'], gives({ 'revenue.RCS': 60 })),
      ],
    ),
  ),
  row(
    '1849-10.1-4 dual track goes on in either gauge, standard and narrow never meet in a segment',
    turnOf(
      'CTL',
      {
        phase: '6',
        tiles: { D2: '78 r0', F2: '78 r3', G3: '3 r1' },
        operators: { CTL: corp(68, { shares: { Amy: 40 }, trains: ['6H'], tokens: ['C1'] }) },
        at: { step: 'run' },
      },
      [run(['6H: C1-E1'], gives({ 'revenue.CTL': 40 }))],
    ),
  ),
  row(
    'TV-12 1849-10.5.1-1 Palermo and its port alone are no route (RU1)',
    turnOf(
      'RCS',
      {
        phase: '6',
        tiles: EXAMPLE,
        operators: { RCS: corp(68, { shares: { Amy: 40 }, trains: ['6H'] }) },
        at: { step: 'run' },
      },
      [run(['6H: C5-A5'], refused('RU1')), run(['6H: A5-C5, C5-B4-D4'], gives({ 'revenue.RCS': 110 }))],
    ),
  ),
  wrong(
    '1849-10.5.1-1 a route needs a station of its own (RU2)',
    example('10', ['8H']),
    ['8H: C5-B4-D4, D4-C3'],
    'RU2',
  ),
  wrong('1849-10.1-2 no station twice (RU6)', example('10', ['10H']), ['10H: E1-D2-E3-D4, D4-C5, C5-B4-D4'], 'RU6'),
  wrong(
    '1849-10.5.1-5 no track twice, not by two trains either (RU7)',
    example('10', ['8H', '8H']),
    [`8H: ${STANDARD}`, '8H: E1-G1'],
    'RU7',
  ),
  runs(
    '1849-10.5.1-3 1849-10.5.2-3 OP-14 a shorter route is allowed, though a better one could be run',
    example('10', ['8H']),
    ['8H: E1-G1'],
    40,
  ),
  wrong('1849-10.5-1 only trains it owns, each once (RU8)', example('10', ['8H']), ['8H: E1-G1', '8H: E1-C1'], 'RU8'),
  wrong('1849-10.5-1 OP-32 who has a train with a route runs it (RU10)', example('10', ['8H']), [], 'RU10'),
  row('1849-10.5-1 OP-32 nor does it pass (RU10)', turnOf('CTL', example('10', ['8H']), [pass(refused('RU10'))])),
  wrong(
    '1849-10.1-4 no change of the gauge between stations (RU4)',
    example('10', ['10H'], { tiles: { ...EXAMPLE, G1: '679 r3' } }),
    ['10H: E1-G1, G1-F2-G3'],
    'RU4',
  ),
  wrong(
    '1849-10.1-3 a city full of others only ends a route (RU5)',
    example('10', ['10H'], {
      operators: {
        IFT: corp(100, { shares: { Bob: 40 }, tokens: ['H12', 'C5'] }),
        SFA: corp(100, { shares: { Bob: 40 }, tokens: ['J6', 'C5'] }),
      },
    }),
    ['10H: E1-D2-E3-D4, D4-C5, C5-A5'],
    'RU5',
  ),
  row(
    '1849-10.1-5 1849-10.1-1 a port may end a route, and nothing goes on behind it (any.NO_TRACK, RU6)',
    turnOf('AFG', messina('6', ['6H'], '655 r0'), [
      run(['6H: B14-A13, A13-a12, a12-A13'], refused('RU6')),
      run(['6H: B14-D14'], refused('any.NO_TRACK')),
    ]),
  ),
  row(
    '1849-10.1-2 no turning back where tracks part (any.REVERSAL)',
    turnOf(
      'RCS',
      {
        phase: '6',
        tiles: { D6: '28 r2', E5: '3 r3', F6: '8 r3' },
        operators: { RCS: corp(68, { shares: { Amy: 40 }, trains: ['6H'] }) },
        at: { step: 'run' },
      },
      [
        run(['6H: E5-D6-F6'], refused('any.REVERSAL')),
        run(['6H: C5-D6-C5'], refused('any.REVERSAL')),
        run(['6H: C5-D6-E5'], gives({ 'revenue.RCS': 60 })),
      ],
    ),
  ),
]

describe('running trains (§10.5)', () => {
  it.each([...vector, ...strait, ...values, ...legality])('%s', (_, scenario) => holds(scenario))
})

describe('stations and routes (§10.1, 10.4)', () => {
  const rows: readonly Row[] = [
    row(
      '1849-10.4-2 with one slot left in the home of a corporation to come it is kept for it (ST5)',
      turnOf(
        'CTL',
        {
          ...example('6', []),
          tiles: { ...EXAMPLE },
          operators: {
            CTL: corp(68, { shares: { Amy: 40 }, trains: ['4H'] }),
            IFT: corp(100, { shares: { Bob: 40 }, tokens: ['H12', 'C5'] }),
          },
          at: { step: 'token' },
        },
        [token('C5', refused('ST5')), token('C1', gives({ 'tokens.CTL': ['C1', 'E1'] }))],
      ),
    ),
    row(
      '1849-10.4-2 with two it may have one',
      turnOf('CTL', { ...example('6', ['4H']), at: { step: 'token' } }, [
        token('C5', gives({ 'tokens.CTL': ['C5', 'E1'], 'charter.CTL': 1 }, { 'cash.CTL': 500 })),
      ]),
    ),
    row(
      '1849-10.1-3 1849-10.1-6 nothing behind a city full of others is reached (TL6)',
      turnOf(
        'CTL',
        {
          phase: '6',
          operators: {
            CTL: corp(68, { cash: 500, shares: { Amy: 40 }, trains: ['4H'], tokens: ['C1'] }),
            IFT: corp(100, { shares: { Bob: 40 }, tokens: ['H12', 'E1'] }),
          },
        },
        [lay('G1', '3 r3', refused('TL6')), lay('D2', '78 r0', gives({ 'cash.CTL': 460 }))],
      ),
    ),
  ]
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})

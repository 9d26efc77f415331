import { describe, it } from 'vitest'
import type { Scenario } from '../../../scenario/format.js'
import {
  company,
  gives,
  holds,
  lay,
  pass,
  pay,
  type Row,
  refused,
  run,
  running,
  type TurnPosition,
  turnOf,
} from './table.js'

const runs = (name: string, at: string, position: TurnPosition, actions: Scenario['actions']): Row => [
  name,
  turnOf(at, position, actions ?? []),
]

/** Terre Haute – Indianapolis – Dayton – Columbus. */
const midland = { G7: '57 r1', G9: '57 r1', G11: '9 r1', G13: '57 r1', G15: '57 r1' } as const
const inMidland = (trains: readonly string[], more: TurnPosition = {}) =>
  running('GT', trains, ['B16', 'G9'], { tiles: midland, ...more })

/** Chicago – Springfield – St. Louis. */
const west = { D6: '298 r0', E5: '9 r0', F4: '9 r0', G3: '57 r0', H2: '9 r0' } as const

const shapes: readonly Row[] = [
  runs('1846-RUN-1 two locations, one with an own token', 'GT', inMidland(['2']), [
    run(['2: G9-G7'], gives({ 'revenue.GT': 40 })),
  ]),
  runs('1846-RUN-1 without a token of its own no train runs (or.run.NO_OWN_TOKEN)', 'GT', inMidland(['2']), [
    run(['2: G13-G15'], refused('or.run.NO_OWN_TOKEN')),
  ]),
  runs('1846-RUN-1 one location is no route (or.run.TOO_SHORT)', 'GT', inMidland(['2']), [
    run(['2:'], refused('or.run.TOO_SHORT')),
  ]),
  runs('1846-RUN-1 no reversal (or.run.REVERSAL)', 'GT', inMidland(['2']), [
    run(['2: G9-G11-G9'], refused('or.run.REVERSAL')),
  ]),
  runs(
    '1846-RUN-1 no reversal at a junction',
    'GT',
    inMidland(['2'], { tiles: { ...midland, G11: '23 r4', F10: '9 r2', E9: '9 r2' } }),
    [run(['2: G9-G11-F10'], refused('or.run.REVERSAL'))],
  ),
  runs('1846-RUN-1 a route follows the track (or.run.NO_TRACK)', 'GT', inMidland(['2']), [
    run(['2: G9-F8'], refused('or.run.NO_TRACK')),
  ]),
  runs('1846-RUN-1 no location twice (or.run.REPEATED_LOCATION)', 'GT', inMidland(['4']), [
    run(['4: G9-G7, G7-G9'], refused('or.run.REPEATED_LOCATION')),
  ]),
  runs(
    '1846-RUN-1 not through a city full of others (or.run.BLOCKED_CITY), but up to it',
    'GT',
    running('GT', ['4'], ['B16', 'G7'], { tiles: midland, operators: { NYC: { price: 40, tokens: ['D20', 'G9'] } } }),
    [run(['4: G7-G9, G9-G11-G13'], refused('or.run.BLOCKED_CITY')), run(['4: G7-G9'], gives({ 'revenue.GT': 40 }))],
  ),
  runs(
    '1846-RUN-1 not through an off-board area (or.run.THROUGH_OFFBOARD), but up to it',
    'GT',
    running('GT', ['4'], ['B16', 'G3'], { tiles: { G3: '57 r0', H2: '9 r0', I3: '9 r1' } }),
    [
      run(['4: G3-H2-I1, I1-I3-I5'], refused('or.run.THROUGH_OFFBOARD')),
      run(['4: G3-H2-I1'], gives({ 'revenue.GT': 70 })),
    ],
  ),
  runs(
    '1846-RUN-2 Chicago is one location (or.run.ONE_LOCATION)',
    'GT',
    // With a route elsewhere: without any the trains would not be asked to run.
    running('GT', ['2'], ['B16', 'D6:0', 'D20'], { tiles: { E5: '7 r3', E7: '7 r1', D20: '14 r0' } }),
    [run(['2: D6.0-E5-E7-D6.3'], refused('or.run.ONE_LOCATION'))],
  ),
  runs('1846-RUN-2 Pittsburgh is one area on two hexes', 'PRR', running('PRR', ['4'], ['F20'], {}), [
    run(['4: F22-F20, F20-G21'], refused('or.run.REPEATED_LOCATION')),
    run(['4: F22-F20'], gives({ 'revenue.PRR': 40 })),
  ]),
  runs('1846-RUN-2 so is Buffalo', 'NYC', running('NYC', ['4'], ['D20'], { tiles: { D20: '14 r0' } }), [
    run(['4: C21-D20, D20-D22'], refused('or.run.REPEATED_LOCATION')),
    run(['4: C21-D20'], gives({ 'revenue.NYC': 60 })),
  ]),
  runs(
    '1846-RUN-3 a route joins no two East areas (or.run.ONE_OF_GROUP)',
    'NYC',
    running('NYC', ['4'], ['D20'], { players: ['Amy', 'Bob', 'Carlos', 'Dora', 'Eve'], tiles: { E19: '7 r3' } }),
    [
      run(['4: C21-D20, D20-E19-E21, E21-E23'], refused('or.run.ONE_OF_GROUP')),
      run(['4: C21-D20, D20-E19-E21'], gives({ 'revenue.NYC': 50 })),
    ],
  ),
  runs(
    '1846-RUN-3 West and West may be joined, without bonus',
    'GT',
    running('GT', ['4'], ['B16', 'G3'], { tiles: west }),
    [run(['4: C5-D6.0, D6.0-E5-F4-G3, G3-H2-I1'], gives({ 'revenue.GT': 130 }))],
  ),
  runs(
    '1846-RUN-3 Louisville is neither East nor West',
    'NYC',
    running('NYC', ['2'], ['D20', 'H12'], { tiles: { H12: '293 r0', I11: '9 r0' } }),
    [run(['2: H12-I11-J10'], gives({ 'revenue.NYC': 90 }))],
  ),
  runs('1846-RUN-4 trains share no track (or.run.TRACK_REUSED)', 'GT', inMidland(['2', '2']), [
    run(['2: G9-G7', '2: G7-G9'], refused('or.run.TRACK_REUSED')),
    run(['2: G9-G7', '2: G9-G11-G13'], gives({ 'revenue.GT': 80 })),
  ]),
  runs(
    '1846-RUN-4 only one train enters the Chicago Connections',
    'GT',
    running('GT', ['4', '4'], ['B16', 'G3', 'E11'], { tiles: { ...west, E11: '57 r1', E9: '9 r1', E7: '8 r2' } }),
    [
      run(['4: G3-F4-E5-D6.0, D6.0-C5', '4: E11-E9-E7-D6.3, D6.3-C5'], refused('or.run.TRACK_REUSED')),
      run(['4: G3-F4-E5-D6.0, D6.0-C5', '4: E11-E9-E7-D6.3'], gives({ 'revenue.GT': 140 })),
    ],
  ),
  runs(
    '1846-RUN-4 other railroads use the same track',
    'GT',
    inMidland(['2'], {
      operators: { NYC: { price: 50, trains: ['2'], tokens: ['D20', 'G7'], cash: 0, shares: { Bob: 60, Amy: 40 } } },
    }),
    [
      run(['2: G9-G7'], gives({ 'revenue.GT': 40 })),
      pay('full', gives({ at: 'NYC', step: 'run' })),
      run(['2: G7-G9'], gives({ 'revenue.NYC': 40 })),
    ],
  ),
]

/** The whole line, with these of its cities counted. */
const counting = (counts: readonly string[]) => ({
  train: '4-0',
  chains: [
    ['G7', 'G9'],
    ['G9', 'G11', 'G13'],
    ['G13', 'G15'],
  ],
  stops: [],
  counts,
})

const lengths: readonly Row[] = [
  runs('1846-RUN-5 an N train visits N locations and counts all (or.run.TOO_LONG)', 'GT', inMidland(['2', '4']), [
    run(['2: G7-G9, G9-G11-G13'], refused('or.run.TOO_LONG')),
    run(['4: G7-G9, G9-G11-G13'], gives({ 'revenue.GT': 60 })),
  ]),
  runs('1846-RUN-5 an N train leaves none out, and counts none that it does not visit', 'GT', inMidland(['2']), [
    run(['2: G7-G9 counts G7'], refused('or.run.COUNTS_ALL')),
    run(['2: G7-G9 counts G7 G9 B8'], refused('or.run.COUNTED_OFF_ROUTE')),
    run(['2: G7-G9 counts G9 G7'], gives({ 'revenue.GT': 40 })),
  ]),
  runs('1846-RUN-5 it skips no city on its way', 'GT', inMidland(['2']), [
    run(['2: G7-G9-G11-G13'], refused('1846-RUN-1')),
  ]),
  runs(
    '1846-RUN-6 an N/M train visits M and counts the N best (or.run.TOO_LONG)',
    'GT',
    running('GT', ['3/5'], ['B16', 'G9'], { tiles: { ...midland, G5: '9 r1', G3: '15 r3', H2: '9 r0' } }),
    [
      run(['3/5: I1-H2-G3, G3-G5-G7, G7-G9, G9-G11-G13, G13-G15'], refused('or.run.TOO_LONG')),
      run(['3/5: I1-H2-G3, G3-G5-G7, G7-G9, G9-G11-G13'], gives({ 'revenue.GT': 100 })),
    ],
  ),
  runs(
    '1846-RUN-6 TV-27 a 3/5 counts the three best of five, one of them with an own token',
    'GT',
    running('GT', ['3/5'], ['B16', 'G7'], {
      tiles: { G3: '15 r3', G5: '9 r1', G7: '57 r1', G9: '14 r0', G11: '9 r1', G13: '14 r0', G15: '14 r0' },
    }),
    [run(['3/5: G3-G5-G7, G7-G9, G9-G11-G13, G13-G15'], gives({ 'revenue.GT': 80 }))],
  ),
  runs(
    '1846-RUN-6 TV-27 with a token in a better city it counts that instead',
    'GT',
    running('GT', ['3/5'], ['B16', 'G7', 'G13'], {
      tiles: { G3: '15 r3', G5: '9 r1', G7: '57 r1', G9: '14 r0', G11: '9 r1', G13: '14 r0', G15: '14 r0' },
    }),
    [run(['3/5: G3-G5-G7, G7-G9, G9-G11-G13, G13-G15'], gives({ 'revenue.GT': 90 }))],
  ),
  runs(
    '1846-RUN-6 one of the counted locations has an own token (or.run.COUNTED_WITHOUT_TOKEN), and no more are counted than N',
    'GT',
    running('GT', ['3/5'], ['B16', 'G7'], {
      tiles: { G7: '57 r1', G9: '14 r0', G11: '9 r1', G13: '14 r0', G15: '14 r0' },
    }),
    [
      { type: 'runRoutes', runs: [counting(['G9', 'G13', 'G15'])], expect: refused('or.run.COUNTED_WITHOUT_TOKEN') },
      { type: 'runRoutes', runs: [counting(['G7', 'G9', 'G13', 'G15'])], expect: refused('or.run.TOO_LONG') },
      { type: 'runRoutes', runs: [counting(['G7', 'G9'])], expect: gives({ 'revenue.GT': 50 }) },
    ],
  ),
  runs('1846-RUN-6 an N/M train counts only what it visits', 'GT', inMidland(['3/5']), [
    run(['3/5: G7-G9 counts Z99'], refused('or.run.COUNTED_OFF_ROUTE')),
    run(['3/5: G7-G9 counts G9 B8'], refused('or.run.COUNTED_OFF_ROUTE')),
    run(['3/5: G7-G9 counts G9'], gives({ 'revenue.GT': 20 })),
  ]),
  runs(
    '1846-RUN-6 it too needs a way through every city (or.run.BLOCKED_CITY)',
    'GT',
    running('GT', ['3/5'], ['B16', 'G7'], { tiles: midland, operators: { NYC: { price: 40, tokens: ['D20', 'G9'] } } }),
    [run(['3/5: G7-G9, G9-G11-G13'], refused('or.run.BLOCKED_CITY'))],
  ),
]

const claims: readonly Row[] = [
  [
    '1846-RUN-11 a train that came with an independent does not run this turn (or.run.TRAIN_NOT_USABLE)',
    turnOf(
      'GT',
      { operators: { GT: { price: 60, cash: 100, trains: ['2'] }, MS: { owner: 'Amy' } }, tiles: { B16: '5 r0' } },
      [
        company('MS', 60, gives({ 'trains.GT': ['2', '2 fresh'] })),
        pass(gives({ step: 'run' })),
        run(['2-0: C15-B16'], refused('or.run.TRAIN_NOT_USABLE')),
        run(['2: C15-B16'], gives({ 'revenue.GT': 60 })),
      ],
    ),
  ],
  runs(
    '1846-RUN-1 no train runs twice, nor one of another',
    'GT',
    inMidland(['2'], { operators: { NYC: { price: 50, trains: ['4'] } } }),
    [
      run(['2: G9-G7', '2: G9-G11-G13'], refused('or.run.TRAIN_TWICE')),
      run(['4: G9-G7'], refused('or.run.NO_SUCH_TRAIN')),
    ],
  ),
  runs('1846-RUN-12 any legal set of runs is taken, even none, but it can be claimed against', 'GT', inMidland(['2']), [
    run([], gives({ step: 'dividend' })),
    pay('full', refused('or.dividend.NO_REVENUE')),
    { type: 'claimRoutes', by: 'Bob', runs: ['2: G9-G7'], expect: gives({ 'revenue.GT': 40 }) },
    pay('full', gives({ 'cash.Amy': 424, 'cash.Bob': 416 })),
  ]),
  runs(
    '1846-RUN-12 a player who shows a better run binds the president until the dividend is declared (or.claim.NOT_BETTER)',
    'GT',
    inMidland(['4']),
    [
      run(['4: G9-G7'], gives({ 'revenue.GT': 40, step: 'dividend' })),
      { type: 'claimRoutes', by: 'Carlos', runs: ['4: G9-G11-G13'], expect: refused('or.claim.NOT_BETTER') },
      { type: 'claimRoutes', by: 'Carlos', runs: ['4: G13-G15'], expect: refused('or.run.NO_OWN_TOKEN') },
      {
        type: 'claimRoutes',
        by: 'Carlos',
        runs: ['4: G7-G9, G9-G11-G13, G13-G15'],
        expect: gives({ 'revenue.GT': 80 }),
      },
      pay('full', gives({ 'cash.Amy': 448, 'cash.Bob': 432 })),
    ],
  ),
  runs(
    '1846-RUN-12 a corporation without president must run the maximum (or.run.NOT_MAXIMUM)',
    'GT',
    running('GT', ['4'], ['B16', 'G9'], { tiles: midland }, { president: 'pool', shares: { pool: 50 } }),
    [
      run(['4: G9-G7'], refused('or.run.NOT_MAXIMUM')),
      run(['4: G7-G9, G9-G11-G13, G13-G15'], gives({ 'revenue.GT': 80 })),
    ],
  ),
  runs(
    '1846-RUN-13 phased-out trains go after the run, run or not',
    'GT',
    inMidland(['2', '2', '4'], { phase: 'III' }),
    [
      run(['2: G9-G7'], gives({ 'revenue.GT': 40 }, { 'trains.GT': ['2 obsolete', '2 obsolete', '4'] })),
      pay('withhold', { changes: { 'trains.GT': ['4'] }, events: [{ type: 'trainsRemoved', rule: '1846-RUN-13' }] }),
    ],
  ),
  [
    '1846-RUN-13 also when nothing ran',
    turnOf('GT', { phase: 'III', operators: { GT: { price: 60, cash: 600, trains: ['2', '4'] } } }, [
      pass(gives({ 'trains.GT': ['4'] })),
    ]),
  ],
  [
    '1846-RUN-1 a track laid in this turn is used in it',
    turnOf(
      'GT',
      { operators: { GT: { price: 60, cash: 100, trains: ['2'], tokens: ['B16', 'G9'] } }, tiles: { G9: '57 r1' } },
      [lay('G7', '57 r1'), pass(gives({ step: 'run' })), run(['2: G9-G7'], gives({ 'revenue.GT': 40 }))],
    ),
  ],
]

describe('routes (1846 §6.6)', () => {
  it.each([...shapes, ...lengths, ...claims])('%s', (_, scenario) => holds(scenario))
})

import { describe, it } from 'vitest'
import type { Scenario } from '../../../scenario/format.js'
import { gives, holds, type Row, run, running, type TurnPosition, turnOf } from './table.js'

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
/** Windsor – Detroit – South Bend – Chicago – Chicago Connections. */
const eastWest = { C15: '294 r0', C13: '9 r1', C11: '9 r1', C9: '6 r4', D8: '8 r1', D6: '298 r0' } as const
const EAST_WEST = '3/5: C17-C15, C15-C13-C11-C9, C9-D8-D6.2, D6.2-C5'
const detroit = (trains: readonly string[], more: TurnPosition = {}) =>
  running('GT', trains, ['B16', 'C15'], { tiles: eastWest, ...more })

const bonuses: readonly Row[] = [
  runs('1846-RUN-7 East–West adds both figures when both ends are counted', 'GT', detroit(['3/5']), [
    run([EAST_WEST], gives({ 'revenue.GT': 190 })),
  ]),
  runs('1846-RUN-7 without the West end there is none', 'GT', detroit(['3/5']), [
    run(['3/5: C17-C15, C15-C13-C11-C9, C9-D8-D6.2'], gives({ 'revenue.GT': 130 })),
  ]),
  runs(
    '1846-RUN-8 MAIL: $10 for every location one train visits, counted or not',
    'GT',
    detroit(['3/5'], { privates: { MAIL: 'GT' } }),
    [run([EAST_WEST], gives({ 'revenue.GT': 240 }))],
  ),
  runs('1846-RUN-8 for one train only', 'GT', inMidland(['2', '4'], { privates: { MAIL: 'GT' } }), [
    run(['2: G9-G7', '4: G9-G11-G13, G13-G15'], gives({ 'revenue.GT': 130 })),
  ]),
  runs('1846-RUN-8 not while a player owns it', 'GT', inMidland(['2'], { privates: { MAIL: 'Amy' } }), [
    run(['2: G9-G7'], gives({ 'revenue.GT': 40 })),
  ]),
  runs(
    '1846-RUN-9 the meat marker adds $30 in any city of Chicago for each route that counts it, not in C5',
    'GT',
    detroit(['3/5'], { privates: { MPC: { owner: 'GT', used: 1 } }, markers: { D6: 'MPC' } }),
    [run(['3/5: C15-C13-C11-C9, C9-D8-D6.2, D6.2-C5'], gives({ 'revenue.GT': 140 }))],
  ),
  runs(
    '1846-RUN-9 a route that visits Chicago without counting it gets nothing',
    'GT',
    detroit(['3/5'], { privates: { MPC: { owner: 'GT', used: 1 } }, markers: { D6: 'MPC' } }),
    [run([EAST_WEST], gives({ 'revenue.GT': 190 }))],
  ),
  runs(
    '1846-RUN-9 for every route of the owner',
    'GT',
    running('GT', ['2', '2'], ['B16', 'G3', 'I5'], {
      tiles: { G3: '57 r0', H2: '9 r0', I3: '9 r1' },
      privates: { MPC: { owner: 'GT', used: 1 } },
      markers: { I1: 'MPC' },
    }),
    [run(['2: G3-H2-I1', '2: I5-I3-I1'], gives({ 'revenue.GT': 190 }))],
  ),
  runs(
    '1846-RUN-9 not for others',
    'GT',
    running('GT', ['2'], ['B16', 'G3'], {
      tiles: west,
      privates: { MPC: { owner: 'NYC', used: 1 } },
      markers: { I1: 'MPC' },
      operators: { NYC: { price: 40 } },
    }),
    [run(['2: G3-H2-I1'], gives({ 'revenue.GT': 70 }))],
  ),
  runs(
    '1846-RUN-9 the port marker adds $20 a port, for the company it is lent to',
    'GT',
    running('GT', ['2'], ['B16', 'G3'], {
      tiles: west,
      privates: { SC: { owner: 'Bob', lent: 'GT' } },
      markers: { I1: 'SC' },
    }),
    [run(['2: G3-H2-I1'], gives({ 'revenue.GT': 90 }))],
  ),
  runs(
    '1846-RUN-9 $40 in Holland',
    'GT',
    running('GT', ['2'], ['B16'], {
      tiles: { B16: '57 r1', B14: '9 r1', B12: '9 r1', B10: '9 r1' },
      privates: { SC: 'GT' },
      markers: { B8: 'SC' },
    }),
    [run(['2: B16-B14-B12-B10-B8'], gives({ 'revenue.GT': 100 }))],
  ),
  runs(
    '1846-RUN-9 $40 in Wheeling',
    'B&O',
    running('B&O', ['2'], ['G19'], { privates: { SC: 'B&O' }, markers: { G19: 'SC' } }),
    [run(['2: G19-H20'], gives({ 'revenue.B&O': 70 }))],
  ),
  runs(
    '1846-RUN-10 the revenue is the sum over the trains; private income is no part of it',
    'GT',
    inMidland(['2', '2'], { privates: { MC: 'GT' } }),
    [run(['2: G9-G7', '2: G9-G11-G13'], gives({ 'revenue.GT': 80 }, { 'cash.GT': 0 }))],
  ),
]

describe('bonuses of routes (1846 §6.65–6.66)', () => {
  it.each([...bonuses])('%s', (_, scenario) => holds(scenario))
})

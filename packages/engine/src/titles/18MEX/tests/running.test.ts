import { describe, it } from 'vitest'
import { EARLY_SHARES, NORTH, running, SHARES, TO_EL_PASO } from './northernTrack.js'
import { choose, gives, holds, major, type Row, refused, run, type TurnPosition, turnOf } from './table.js'

type Actions = Parameters<typeof turnOf>[2]

const PLAYERS = ['Amy', 'Bob', 'Carlos']

/** These do not insist on the best run; if nobody does, any legal one is accepted. */
const easygoing = (names: readonly string[]): Pick<TurnPosition, 'players'> => ({
  players: PLAYERS.map((name) => (names.includes(name) ? { name, facts: { easygoing: true } } : name)),
})

const runs = (
  name: string,
  at: string,
  trains: readonly string[],
  actions: Actions,
  more: TurnPosition = {},
  operator: object = {},
): Row => [name, turnOf(at, running(at, trains, { ...easygoing(PLAYERS), ...more }, operator), actions)]

const revenue = (at: string, amount: number) => gives({ [`revenue.${at}`]: amount })

/** The track at Chihuahua that leads to El Paso twice. */
const AROUND = { C6: '9 r0', B5: '8 r4', D5: '9 r0', F5: '7 r3' } as const

/** El Paso – Chihuahua – Torreón – Monterrey – Matamoros. */
const ACROSS = { ...NORTH, ...TO_EL_PASO, G6: '9 r0', I6: '7 r3', H7: '8 r5', I8: '14 r1' } as const

const shapes: readonly Row[] = [
  runs(
    'MEX-4.4.2-1 at least two places along continuous track (X-RT-1)',
    'MC',
    ['2'],
    [
      run(['2:'], refused('X-RT-1')),
      run(['2: I8-J9-I10'], refused('X-RT-1')),
      run(['2: I8-H9-I10'], revenue('MC', 40)),
    ],
  ),
  runs('MEX-4.4.2-1 a city and a town are enough', 'MC', ['2'], [run(['2: I8-J7'], revenue('MC', 30))], {
    tiles: { ...NORTH, J7: '4 r1' },
  }),
  runs(
    'MEX-4.4.2-2 no track twice in the routes of a turn (X-RT-2), but places',
    'MC',
    ['2', '3'],
    [
      run(['2: I10-H9-I8', '3: I8-H9-I10, I10-J11-I12'], refused('X-RT-2')),
      run(['2: I8-J7', '3: I8-H9-I10, I10-J11-I12'], revenue('MC', 90)),
    ],
    { tiles: { ...NORTH, J7: '4 r1' } },
  ),
  runs(
    'MEX-4.4.2-3 no reversing at a junction (X-RT-3)',
    'MC',
    ['3'],
    [run(['3: I8-H9-F9-G10'], refused('X-RT-3')), run(['3: I8-H9-I10'], revenue('MC', 40))],
    { tiles: { ...NORTH, H9: '25 r5', F9: '7 r5', G10: '57 r2' } },
  ),
  runs(
    'MEX-4.4.2-4 not through a blocked city (X-RT-4), but up to it',
    'MC',
    ['3'],
    [run(['3: I8-H9-I10, I10-J11-I12'], refused('X-RT-4')), run(['3: I8-H9-I10'], revenue('MC', 40))],
    { operators: { PAC: major(60, { shares: SHARES, tokens: ['B3', 'I10'] }) } },
  ),
  runs(
    'MEX-4.4.2-4 a free circle or an own station opens it',
    'MC',
    ['3'],
    [run(['3: I8-H9-I10, I10-J11-I12'], revenue('MC', 70))],
    {
      tiles: { ...NORTH, I10: '14 r1' },
      operators: { PAC: major(60, { shares: SHARES, tokens: ['B3', 'I10'] }) },
    },
  ),
  runs(
    'MEX-4.4.2-5 a station of its own is on the route (X-RT-5)',
    'MC',
    ['2'],
    [run(['2: I10-J11-I12'], refused('X-RT-5')), run(['2: I10-H9-I8'], revenue('MC', 40))],
  ),
  runs('MEX-4.4.2-6 no place twice (X-RT-6)', 'MC', ['3'], [run(['3: I8-H9-I10, I10-H9-I8'], refused('X-RT-6'))]),
  runs(
    'MEX-4.4.2-6 El Paso is one place with two arrows (X-RT-6)',
    'CHI',
    ['3'],
    [run(['3: A6-C6-E6, E6-F5-D5-B5-A6'], refused('X-RT-6')), run(['3: A6-C6-E6'], revenue('CHI', 50))],
    { tiles: AROUND },
  ),
  runs(
    'MEX-4.4.2-6 but two trains may each use an arrow',
    'CHI',
    ['2', '2'],
    [run(['2: A6-C6-E6', '2: E6-F5-D5-B5-A6'], revenue('CHI', 100))],
    { tiles: AROUND },
  ),
  runs(
    'MEX-4.4.2-7 not through a red area (X-RT-7)',
    'CHI',
    ['4'],
    [run(['4: E6-C6-A6, A6-B5-C4-D3'], refused('X-RT-7')), run(['4: E6-C6-A6'], revenue('CHI', 50))],
    { phase: '4', tiles: { C6: '9 r0', B5: '9 r1', C4: '9 r1', D3: '57 r1' } },
  ),
  runs(
    'MEX-4.4.2-7 also with a station of its own there: Mérida ends a route (X-RT-7)',
    'UdY',
    ['3'],
    [run(['3: P13-Q14, Q14-R13-S12'], refused('X-RT-7')), run(['3: Q14-R13-S12'], revenue('UdY', 30))],
    { tiles: { P13: '473 r5' } },
    { shares: EARLY_SHARES },
  ),
]

const lengths: readonly Row[] = [
  runs(
    'MEX-4.4.2-8 no more cities and red areas than the reach (X-RT-8)',
    'MC',
    ['2'],
    [run(['2: I8-H9-I10, I10-J11-I12'], refused('X-RT-8')), run(['2: I8-H9-I10'], revenue('MC', 40))],
  ),
  runs('MEX-4.4.2-8 a 3-train has one more', 'MC', ['3'], [run(['3: I8-H9-I10, I10-J11-I12'], revenue('MC', 60))]),
  runs(
    'V-10 MEX-4.4.2-8 two cities with towns, also beyond the last city',
    'MC',
    ['2'],
    [run(['2: J7-I8, I8-H9-I10'], revenue('MC', 50))],
    { tiles: { ...NORTH, J7: '4 r1' } },
  ),
  runs(
    'V-10 MEX-4.4.2-8 a red area counts as a city (X-RT-8)',
    'CHI',
    ['2'],
    [run(['2: A6-C6-E6, E6-G6-I6-H7-I8'], refused('X-RT-8')), run(['2: A6-C6-E6'], revenue('CHI', 50))],
    { tiles: ACROSS },
  ),
  runs(
    'MEX-4.4.2-8 a 4D reaches four (X-RT-8)',
    'CHI',
    ['4D'],
    [
      run(['4D: A6-C6-E6, E6-G6-I6-H7-I8, I8-H9-I10, I10-J11-I12'], refused('X-RT-8')),
      run(['4D: A6-C6-E6, E6-G6-I6-H7-I8, I8-H9-I10'], revenue('CHI', 260)),
    ],
    { phase: '4D', tiles: ACROSS },
  ),
]

const money: readonly Row[] = [
  runs(
    'MEX-4.4.2.1-1 the sum of all places; Matamoros is 20 before phase 5',
    'TM',
    ['3'],
    [run(['3: I12-J11-I10, I10-H9-I8, I8-J7'], revenue('TM', 70))],
    { tiles: { ...NORTH, J7: '4 r1' } },
  ),
  runs(
    'MEX-4.4.2.1-1 no place is left out and none counted that the train does not come to',
    'TM',
    ['3'],
    [
      run(['3: I12-J11-I10, I10-H9-I8, I8-J7 counts I12'], refused('any.COUNTS_ALL')),
      run(['3: I12-J11-I10, I10-H9-I8, I8-J7 counts I10 I8 J7'], refused('any.COUNTS_ALL')),
      run(['3: I12-J11-I10, I10-H9-I8, I8-J7 counts I12 I10 I8'], refused('any.COUNTS_ALL')),
      run(['3: I12-J11-I10, I10-H9-I8, I8-J7 counts I12 I10 I8 J7 A6'], refused('any.COUNTED_OFF_ROUTE')),
      run(['3: I12-J11-I10, I10-H9-I8, I8-J7 counts I12 I10 I8 J7'], revenue('TM', 70)),
    ],
    { tiles: { ...NORTH, J7: '4 r1' } },
  ),
  runs(
    'MEX-4.4.2.1-1 and 40 from then on',
    'TM',
    ['5'],
    [run(['5: I12-J11-I10, I10-H9-I8, I8-J7'], revenue('TM', 90))],
    { phase: '5', tiles: { ...NORTH, J7: '4 r1' } },
  ),
  runs(
    'MEX-4.4.2.1-1 a 4D doubles cities and red areas, not towns',
    'TM',
    ['4D'],
    [run(['4D: I12-J11-I10, I10-H9-I8, I8-J7'], revenue('TM', 170))],
    { phase: '4D', tiles: { ...NORTH, J7: '4 r1' } },
  ),
  runs('MEX-4.4.2.1-1 red areas doubled', 'CHI', ['4D'], [run(['4D: A6-C6-E6'], revenue('CHI', 160))], {
    phase: '4D',
    tiles: TO_EL_PASO,
  }),
  runs(
    'MEX-4.3-5 each train once, and only its own (X-RT-9)',
    'MC',
    ['2'],
    [
      run(['2: I8-H9-I10', '2: I8-J7'], refused('X-RT-9')),
      run(['3: I8-H9-I10'], refused('X-RT-9')),
      run(['2: I8-H9-I10'], revenue('MC', 40)),
    ],
    { tiles: { ...NORTH, J7: '4 r1' } },
  ),
  runs(
    'MEX-4.3-5 MEX-4.4.2.1-2 any shareholder may insist on the best run (X-RT-11)',
    'MC',
    ['3'],
    [
      run(['3: I8-H9-I10'], refused('X-RT-11')),
      run([], refused('X-RT-11')),
      choose('easygoing', undefined, 'Amy'),
      run(['3: I8-H9-I10'], refused('X-RT-11')),
      choose('easygoing', undefined, 'Bob'),
      run(['3: I8-H9-I10'], revenue('MC', 40)),
    ],
    easygoing([]),
  ),
  runs('MEX-4.4.2.1-2 who holds no share has no say', 'MC', ['3'], [run([], gives({ 'price.MC': 70 }))], {
    ...easygoing(['Amy', 'Bob']),
  }),
  runs(
    'MEX-4.4.2.1-2 the best run itself is always accepted',
    'MC',
    ['3'],
    [run(['3: I8-H9-I10, I10-J11-I12'], revenue('MC', 60))],
    easygoing([]),
  ),
  ...['485', '486'].map((tile) =>
    runs(
      `V-16 MEX-A1-2 on ${tile} one train leaves to O12, another through Puebla to Q12`,
      'NdM',
      ['5', '5'],
      [run(['5: O10-P11-O12-M12', '5: O10-P11, P11-Q12-P13'], revenue('NdM', tile === '485' ? 170 : 150))],
      {
        phase: '5',
        tiles: { O10: `${tile}MC`, P11: `${tile}P`, O12: '8 r1', M12: '472 r0', Q12: '8 r2', P13: '473 r5' },
      },
    ),
  ),
]

describe('running (18MEX 4.4.2)', () => {
  it.each([...shapes, ...lengths, ...money])('%s', (_, scenario) => holds(scenario))
})

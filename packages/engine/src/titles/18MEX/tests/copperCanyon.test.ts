import { describe, expect, it } from 'vitest'
import { play } from '../../../game.js'
import { readScenario } from '../../../scenario/read.js'
import { titles } from '../../index.js'
import { running, SHARES } from './northernTrack.js'
import {
  gives,
  holds,
  lay,
  major,
  pass,
  pay,
  type Row,
  refused,
  run,
  type TurnPosition,
  token,
  turnOf,
} from './table.js'

const KCMO = 'KCM&O'
const canyon = (turned: number, expect: Parameters<typeof lay>[2]) => lay('F5', `470 r${turned}`, expect, KCMO)

/** CHI owns KCM&O and has $200. */
const owning = (entry: object = {}, more: TurnPosition = {}): TurnPosition => ({
  phase: '3',
  privates: { [KCMO]: 'CHI' },
  ...more,
  operators: { CHI: major(60, { shares: SHARES, cash: 200, ...entry }), ...more.operators },
})

const rows: readonly Row[] = [
  [
    'MEX-T3-1 only the major that owns KCM&O (X-CC-1), not its player',
    turnOf('CHI', owning({}, { privates: { [KCMO]: 'Amy' } }), [
      canyon(0, refused('X-CC-1')),
      { type: 'buyPrivate', company: KCMO, price: 60, expect: gives({ 'private.KCM&O': 'CHI', 'cash.CHI': 140 }) },
      canyon(0, gives({ 'cash.CHI': 80, 'tile.F5': '470 r0' })),
    ]),
  ],
  [
    'MEX-T3-1 nor another major (X-CC-1)',
    turnOf('MC', owning({}, { operators: { MC: major(90, { shares: SHARES, cash: 200 }) } }), [
      canyon(0, refused('X-CC-1')),
    ]),
  ],
  [
    'MEX-T3-1 nor as a part of the usual track (X-LT-6)',
    turnOf('CHI', owning(), [lay('F5', '470 r0', refused('X-LT-6'))]),
  ],
  [
    'MEX-T3-1 no other company lays tiles or places stations, and KCM&O lays no other tile (any.NO_POWER)',
    turnOf('CHI', owning({}, { privates: { [KCMO]: 'CHI', MCAR: 'CHI' } }), [
      lay('F5', '470 r0', refused('any.NO_POWER'), 'MCAR'),
      lay('F5', '9 r1', refused('any.NO_POWER'), KCMO),
      token('F5', refused('any.NO_POWER'), 'MCAR'),
    ]),
  ],
  [
    'MEX-T3-1 in the tile step (X-CC-5)',
    turnOf('CHI', owning(), [pass(gives({ step: 'buyTrains' })), canyon(0, refused('X-CC-5'))]),
  ],
  [
    'MEX-T3-2 in F5 only (X-LT-6), which must have no tile (X-CC-2)',
    turnOf('CHI', owning(), [
      lay('E4', '470 r0', refused('X-LT-6'), KCMO),
      lay('F5', '9 r1', gives({ 'cash.CHI': 80, 'tile.F5': '9 r1' })),
      canyon(0, refused('X-CC-2')),
    ]),
  ],
  [
    'MEX-T3-3 without connection',
    turnOf(
      'MC',
      { phase: '3', privates: { [KCMO]: 'MC' }, operators: { MC: major(60, { shares: SHARES, cash: 60 }) } },
      [canyon(2, gives({ 'tile.F5': '470 r2', 'cash.MC': 0 }))],
    ),
  ],
  [
    'MEX-T3-3 beside two yellow tiles',
    turnOf('CHI', owning(), [
      lay('C6', '9 r0', gives({ 'cash.CHI': 180 })),
      lay('G6', '9 r0', gives({ 'cash.CHI': 160 }, { step: 'track' })),
      canyon(0, gives({ 'cash.CHI': 100 })),
    ]),
  ],
  [
    'MEX-T3-3 before them',
    turnOf('CHI', owning(), [
      canyon(0, gives({ 'cash.CHI': 140 })),
      lay('C6', '9 r0', gives({ 'cash.CHI': 120 })),
      lay('G6', '9 r0', gives({ 'cash.CHI': 100 })),
    ]),
  ],
  [
    'MEX-T3-3 and beside an upgrade',
    turnOf('CHI', owning(), [lay('E6', '15 r0', gives({ 'tile.E6': '15 r0' })), canyon(0, gives({ 'cash.CHI': 140 }))]),
  ],
  [
    'MEX-4.3-9 MEX-4.3-3 MEX-T3-3 after two yellow tiles KCM&O can still be bought, and the tile laid',
    turnOf('CHI', owning({}, { privates: { [KCMO]: 'Amy' } }), [
      lay('C6', '9 r0'),
      lay('G6', '9 r0', gives({ 'cash.CHI': 160 }, { step: 'track' })),
      { type: 'buyPrivate', company: KCMO, price: 60, expect: gives({ 'cash.CHI': 100 }, { step: 'track' }) },
      canyon(0, gives({ 'cash.CHI': 40, step: 'buyTrains' })),
    ]),
  ],
  [
    'MEX-4.3-9 MEX-T3-3 after an upgrade too, from another who agrees',
    turnOf('CHI', owning({}, { privates: { [KCMO]: 'Bob' } }), [
      lay('E6', '15 r0', gives({ 'tile.E6': '15 r0' }, { step: 'track' })),
      { type: 'buyPrivate', company: KCMO, price: 20, expect: gives({ step: 'consent' }) },
      { type: 'answer', by: 'Bob', accept: true, expect: gives({ step: 'track', 'private.KCM&O': 'CHI' }) },
      canyon(0, gives({ 'cash.CHI': 120 })),
    ]),
  ],
  [
    'MEX-4.3-9 MEX-T3-3 one who has said no once may be offered more; nobody is asked when nothing is left to offer',
    turnOf('CHI', owning({ cash: 81 }, { privates: { [KCMO]: 'Bob' } }), [
      lay('E6', '15 r0', gives({ 'tile.E6': '15 r0' }, { step: 'track' })),
      { type: 'buyPrivate', company: KCMO, price: 20 },
      { type: 'answer', by: 'Bob', accept: false, expect: gives({ step: 'track' }) },
      { type: 'buyPrivate', company: KCMO, price: 21 },
      { type: 'answer', by: 'Bob', accept: false, expect: gives({ round: 'operating 2 of 2' }) },
    ]),
  ],
  [
    'MEX-T3-4 without the money for both the step is over',
    turnOf('CHI', owning({ cash: 79 }, { privates: { [KCMO]: 'Amy' } }), [
      lay('E6', '15 r0', gives({ 'tile.E6': '15 r0', step: 'buyPrivates' })),
    ]),
  ],
  [
    'MEX-8-2 MEX-T3-3 bought early, it may be laid in phase 2 too',
    turnOf('CHI', owning({}, { phase: '2', options: ['earlyKcmo'], privates: { [KCMO]: 'Amy' } }), [
      lay('C6', '9 r0'),
      lay('G6', '9 r0', gives({ 'cash.CHI': 160 }, { step: 'track' })),
      { type: 'buyPrivate', company: KCMO, price: 40, expect: gives({ 'cash.CHI': 120 }, { step: 'track' }) },
      canyon(0, gives({ 'cash.CHI': 60 })),
    ]),
  ],
  [
    'MEX-T3-4 it costs $60 (X-CC-4)',
    turnOf('CHI', owning({ cash: 59 }), [canyon(0, refused('X-CC-4')), lay('C6', '9 r0', gives({ 'cash.CHI': 39 }))]),
  ],
  ['MEX-T3-4 and not more', turnOf('CHI', owning({ cash: 60 }), [canyon(0, gives({ 'cash.CHI': 0 }))])],
  [
    'MEX-T3-5 KCM&O stays open',
    turnOf('CHI', owning(), [canyon(0, gives({ 'tile.F5': '470 r0', 'used.KCM&O': 1 }, { 'private.KCM&O': 'CHI' }))]),
  ],
  [
    'switch kcmoCloses: KCM&O closes on 18xx.games',
    turnOf('CHI', owning({}, { ruleset: '18xx.games' }), [canyon(0, gives({ 'private.KCM&O': 'closed' }))]),
  ],
  [
    'MEX-T3-6 another tile in F5 costs $120, closes nothing, and 470 is out',
    turnOf('CHI', owning(), [
      lay('F5', '8 r2', gives({ 'cash.CHI': 80 }, { 'private.KCM&O': 'CHI' })),
      canyon(0, refused('X-CC-2')),
    ]),
  ],
  [
    'MEX-T3-6 after the first 5-train it is out of the game (X-CC-3)',
    turnOf('CHI', owning({ trains: ['5'] }, { phase: '5', privates: { [KCMO]: { closed: true } } }), [
      canyon(0, refused('X-CC-3')),
    ]),
  ],
  [
    'MEX-T3-7 once laid every company runs over it: $20 in Copper Canyon',
    turnOf(
      'CHI',
      owning(
        { cell: [0, 9], trains: ['3'] },
        {
          tiles: { E6: '15 r0' },
          operators: { MC: major(60, { shares: SHARES, tokens: ['I8', 'E6'], trains: ['2'] }) },
        },
      ),
      [
        canyon(0, gives({ 'cash.CHI': 170 })),
        pass(gives({ step: 'run' })),
        run(['3: E6-F5'], gives({ 'revenue.CHI': 50 })),
        pay('withhold', gives({ step: 'buyTrains' })),
        pass(gives({ at: 'MC' })),
        pass(gives({ step: 'run' })),
        run(['2: E6-F5'], gives({ 'revenue.MC': 50 })),
        pay('full', gives({ 'cash.Amy': 655, 'cash.Bob': 645 })),
      ],
    ),
  ],
  [
    'MEX-4.4.2-2 in by one side of the direct track and out by the other, through the town between: each piece once (X-RT-2)',
    turnOf(
      'CHI',
      running('CHI', ['2', '3'], { tiles: { F5: '470 r0', C6: '8 r1', D5: '8 r4', E6: '15 r0' } }, { tokens: ['E6'] }),
      [
        run(['2: A6-C6-D5-F5, F5-E6', '3: A6-C6-D5-F5-E6'], refused('X-RT-2')),
        run(['2: A6-C6-D5-F5-E6'], refused('X-RT-11')),
        run(['2: A6-C6-D5-F5, F5-E6'], gives({ 'revenue.CHI': 80 })),
      ],
    ),
  ],
]

describe('Copper Canyon, tile 470 (18MEX T3)', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))

  // On the printed map every side of F5 is open; here the northern one is closed.
  it.each([
    [0, false],
    [1, true],
  ])('MEX-4.4.1-8 MEX-T3-2 turned by %d it leads into no forbidden side: %s (X-CC-6)', (rotation, fine) => {
    const read = readScenario(turnOf('CHI', owning(), []), titles)
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const { board } = read.game.rules
    const { 3: _north, ...open } = board.neighbours.F5 ?? {}
    const closed = { ...board, neighbours: { ...board.neighbours, F5: open } }
    const game = { ...read.game, rules: { ...read.game.rules, board: closed } }
    const played = play(game, { type: 'layTile', by: 'CHI', hex: 'F5', tile: '470', rotation, power: KCMO })
    expect(played.ok ? 'laid' : played.refusal.code).toBe(fine ? 'laid' : 'X-CC-6')
  })
})

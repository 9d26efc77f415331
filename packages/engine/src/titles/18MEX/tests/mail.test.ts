import { describe, it } from 'vitest'
import type { OperatorEntry, Scenario } from '../../../scenario/format.js'
import { EARLY_SHARES, NORTH, SHARES } from './northernTrack.js'
import {
  choose,
  gives,
  holds,
  lay,
  major,
  pass,
  pay,
  type Row,
  run,
  type TurnPosition,
  train,
  turnOf,
} from './table.js'

/** TM has its turn before the company in question and is about to end it. */
const TM: OperatorEntry = { cell: [0, 9], shares: { Bob: 60, Carlos: 40 }, cash: 1000 }
const ENDING = { step: 'buyTrains', facts: { declared: true } } as const

/** What the company has got when its turn begins; it had $100. */
const mail = (at: string, trains: readonly string[], amount: number, more: TurnPosition = {}, entry = {}): Scenario => {
  const has = 100 + amount
  const position = {
    phase: '2',
    ...more,
    at: ENDING,
    operators: { TM, [at]: major(60, { shares: SHARES, cash: 100, trains, ...entry }), ...more.operators },
  }
  return turnOf('TM', position, [
    pass(
      amount === 0
        ? gives({ at }, { [`cash.${at}`]: has })
        : gives({ at, [`cash.${at}`]: has }, { [`price.${at}`]: 60 }),
    ),
  ])
}

const amounts: readonly Row[] = [
  ['MEX-4.3.1-1 with a train the printed value of its home, also without a route', mail('CHI', ['2'], 20)],
  ['MEX-4.3.1-1 nothing without a train', mail('CHI', [], 0)],
  ['MEX-4.3.1-1 nothing for a home without a value yet', mail('MC', ['2'], 0)],
  ['MEX-4.3.1-1 the value of the tile', mail('MC', ['2'], 20, { tiles: { I8: '57 r1' } })],
  ['MEX-4.3.1-1 of a brown one', mail('MC', ['5'], 40, { phase: '5', tiles: { I8: '63 r0' } })],
  ['MEX-4.3.1-1 once, however many trains', mail('CHI', ['2', '2', '2'], 20)],
  ['MEX-4.3.1-1 an obsolete train is a train', mail('MC', ['4'], 20, { phase: '6½', tiles: { I8: '57 r1' } })],
  ['MEX-4.3.1-1 a 4D does not double it', mail('MC', ['4D'], 40, { phase: '4D', tiles: { I8: '63 r0' } })],
  ['MEX-4.3.1-1 two-value cities before phase 5', mail('PAC', ['3'], 30, { phase: '3½' })],
  ['MEX-4.3.1-1 and after', mail('PAC', ['5'], 50, { phase: '5' })],
  ['MEX-4.3.1-1 without the port of Veracruz', mail('MEX', ['2'], 20, { tiles: { P13: '473 r5' } })],
  [
    'MEX-4.3.1-2 UdY gets the value of Mérida only',
    mail('UdY', ['2'], 10, { tiles: { I8: '57 r1' } }, { shares: EARLY_SHARES, tokens: ['Q14', 'I8'] }),
  ],
  [
    'MEX-4.3.1-2 NdM that of Mexico City only, never that of a home it has taken over',
    mail('NdM', ['5'], 20, { phase: '5', tiles: { I8: '63 r0' } }, { tokens: ['O10', 'I8 extra'] }),
  ],
  [
    'MEX-4.3.1-2 Mexico City grown to tile 485',
    mail('NdM', ['5'], 60, { phase: '5', tiles: { O10: '485MC', P11: '485P' } }),
  ],
]

const turns: readonly Row[] = [
  [
    'MEX-4.3-2 MEX-4.3.1-2 mail is no revenue: without a run the marker goes left and the treasury keeps it',
    turnOf(
      'TM',
      { phase: '2', at: ENDING, operators: { TM, PAC: major(75, { shares: SHARES, cash: 20, trains: ['2'] }) } },
      [pass(gives({ 'cash.PAC': 50, 'price.PAC': 70, round: 'stock' }, { 'cash.Amy': 625, 'cash.Bob': 625 }))],
    ),
  ],
  [
    'MEX-4.3.1-2 and a dividend pays the revenue without it',
    turnOf(
      'MC',
      {
        phase: '2',
        tiles: NORTH,
        operators: { MC: major(75, { shares: SHARES, trains: ['2'] }) },
      },
      [
        pass(gives({ step: 'run' })),
        run(['2: I8-H9-I10'], gives({ 'revenue.MC': 40 }, { 'cash.MC': 20 })),
        pay('full', gives({ 'cash.Amy': 649, 'cash.Bob': 641 }, { 'cash.MC': 20 })),
      ],
    ),
  ],
  [
    'V-02 MEX-4.3.1-1 MC tiles Torreón and buys a 2-train after the mail of its first turn; on the second it gets $20',
    turnOf(
      'MC',
      { turn: 1, operators: { MC: major(75, { shares: { Amy: 60 }, cash: 200, tokens: [], operated: false }) } },
      [
        lay('I8', '57 r1', gives({ 'tile.I8': '57 r1' }, { 'cash.MC': 200 })),
        pass(gives({ step: 'buyTrains', 'price.MC': 70 })),
        train('2', gives({ 'cash.MC': 100, phase: '2', round: 'stock' })),
        pass(),
        pass(),
        pass(gives({ round: 'operating', 'cash.MC': 120, at: 'MC' })),
        pass(gives({ 'price.MC': 65 })),
      ],
    ),
  ],
  [
    'V-22 MEX-4.3-10 a merger gives NdM a train before its first turn: home station, mail, run',
    turnOf(
      'MC',
      {
        phase: '4',
        depot: { left: { '4': 0 } },
        tiles: { M10: '57 r0' },
        at: { step: 'buyTrains', facts: { declared: true } },
        operators: {
          MC: major(90, { shares: { Amy: 60, Carlos: 40 }, cash: 450 }),
          SPM: major(70, { shares: { Carlos: 60, Amy: 40 }, trains: ['4'], cash: 30 }),
          NdM: major(60, { shares: { Bob: 40, Amy: 20 }, tokens: [], operated: false }),
        },
      },
      [
        train('5', gives({ phase: '5', step: 'mergerOffer' }, { at: 'Carlos' })),
        choose(
          'SPM',
          gives({ 'closed.SPM': true, at: 'NdM', 'tokens.NdM': ['O10', 'O8'], 'trains.NdM': ['4'], 'cash.NdM': 50 }),
        ),
        pass(gives({ step: 'token' })),
        pass(gives({ step: 'run' })),
        run(['4: M10-O10, O10-P11'], gives({ 'revenue.NdM': 50 })),
      ],
    ),
  ],
]

describe('mail (18MEX 4.3.1)', () => {
  it.each([...amounts, ...turns])('%s', (_, scenario) => holds(scenario))
})

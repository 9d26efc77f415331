import { describe, it } from 'vitest'
import type { OperatorEntry } from '../../../scenario/format.js'
import { TO_EL_PASO } from './northernTrack.js'
import {
  company,
  gives,
  holds,
  lay,
  major,
  pass,
  type Row,
  refused,
  type TurnPosition,
  token,
  train,
  turnOf,
} from './table.js'
import { theirs } from './theirs.js'

/** One tile left to lay, KCM&O with a player. */
const oneTile = (phase: string): TurnPosition => ({
  ...theirs,
  phase,
  options: ['earlyKcmo'],
  operators: { MC: major(60, { cash: 500, shares: { Amy: 50 } }) },
  privates: { 'KCM&O': 'Bob' },
  at: { facts: { laid: 1 } },
})

/** The Baja variant: Santa Rosalía is H3, and CdB may bring a station there. */
const baja = (chi: Partial<OperatorEntry>, more: Partial<TurnPosition>): TurnPosition => ({
  ...theirs,
  options: ['baja'],
  operators: {
    CHI: major(90, { cash: 900, shares: { Amy: 50 }, ...chi }),
    MC: major(60, { shares: { Bob: 50 } }),
  },
  ...more,
})

/** CHI, with a way to the home of B, is about to buy the train that closes it, and operates again. */
const beforeClosing: TurnPosition = {
  ...theirs,
  phase: '3',
  operators: {
    B: { owner: 'Bob', cash: 0 },
    CHI: major(90, { cash: 500, shares: { Amy: 50 }, tokens: ['E6', 'I4'] }),
    NdM: major(75, { floated: false, operated: false, shares: { Carlos: 20 } }),
  },
  tiles: { I4: '6 r3', J5: '4 r2', K6: '471 r2' },
  depot: { left: { '3': 0 } },
  at: { done: ['B'] },
}
const closing = [pass(gives({ step: 'buyTrains' })), train('3', gives({ phase: '3½', step: 'track' }, { at: 'CHI' }))]

const rows: readonly Row[] = [
  [
    'switch staleReach: a circle that came free by the closing of a minor is not seen by who looked before',
    turnOf('CHI', beforeClosing, [...closing, pass(gives({ step: 'run' }))]),
  ],
  [
    'switch staleReach: it is after the next tile',
    turnOf('CHI', beforeClosing, [
      ...closing,
      lay('G4', '9 r0', gives({})),
      pass(gives({ step: 'token' })),
      token('K6', gives({ 'tokens.CHI': ['E6', 'I4', 'K6'] })),
    ]),
  ],
  ...(
    [
      ['is', 'with a station left', ['E6'], true],
      ['is not', 'with one in Santa Rosalía', ['E6', 'H3'], false],
      ['is not', 'with none left', ['E6', 'I4', 'O8', 'O10'], false],
    ] as const
  ).map(([how, when, tokens, asked]): Row => {
    const chi = { tokens }
    return [
      `BAJA CHI ${how} asked about CdB at the end of its turn ${when}`,
      turnOf('CHI', baja(chi, { phase: '2', privates: { CdB: 'CHI' }, at: { step: 'buyTrains' } }), [
        train('2', gives({ 'trains.CHI': ['2'], ...(asked ? { step: 'buyPrivates' } : { at: 'MC' }) })),
      ]),
    ]
  }),
  [
    'BAJA CdB brings a station to Santa Rosalía in its own name; in that of the railway the station of the turn wants a way',
    turnOf('CHI', baja({ tokens: ['E6'] }, { phase: '2', privates: { CdB: 'CHI' }, at: { step: 'token' } }), [
      token('H3', refused('X-ST-2')),
      { ...token('H3', gives({ 'tokens.CHI': ['E6', 'H3'] })), power: 'CdB' },
    ]),
  ],
  [
    'BAJA with CdB closed a way to Santa Rosalía counts as one to any city',
    turnOf('CHI', baja({ tokens: ['E6', 'I4'] }, { phase: '5', tiles: { F5: '9 r1', G4: '8 r4' } }), [
      pass(gives({ step: 'token' })),
      token('H3', gives({ 'tokens.CHI': ['E6', 'H3', 'I4'] })),
    ]),
  ],
  [
    'MEX-4.3-9 with all tiles laid the step waits for KCM&O from phase 3 on',
    turnOf('MC', oneTile('3'), [lay('I8', '57 r1', gives({}, { step: 'track', at: 'MC' }))]),
  ],
  ...([19, 20] as const).map((left): Row => {
    const TM = major(60, { cash: 0, shares: { Bob: 50 } })
    const operators = { MC: major(60, { cash: left, shares: { Amy: 50 } }), TM }
    return [
      `MEX-4.3-9 with $${left} left, where it costs at least $20, the step ${left < 20 ? 'does not wait' : 'waits'}`,
      turnOf('MC', { ...oneTile('3'), operators }, [
        lay('I8', '57 r1', left < 20 ? gives({}, { step: 'track', at: 'TM' }) : gives({}, { step: 'track', at: 'MC' })),
      ]),
    ]
  }),
  [
    'MEX-8-2 but not before, though it may be bought early',
    turnOf('MC', oneTile('2'), [lay('I8', '57 r1', gives({ step: 'buyTrains' }))]),
  ],
  ...(
    [
      ['3', 'Bob', true],
      ['2', 'Bob', false],
      ['2', 'CHI', true],
    ] as const
  ).map(([phase, owner, waits]): Row => {
    return [
      `switch canyonWait: with KCM&O of ${owner} the last tile in F5 ${waits ? 'leaves' : 'does not leave'} the marker where it is until the next action in phase ${phase}`,
      turnOf(
        'CHI',
        {
          ...theirs,
          phase,
          operators: { CHI: major(90, { cash: 900, shares: { Amy: 50 } }) },
          tiles: { G6: '8 r1' },
          privates: { 'KCM&O': owner },
          at: { facts: { laid: 1 } },
        },
        [
          lay('F5', '9 r1', gives(waits ? {} : { 'price.CHI': 80 }, { step: waits ? 'track' : 'buyTrains' })),
          train(phase, gives({ 'trains.CHI': [phase] }, { 'price.CHI': 80 })),
        ],
      ),
    ]
  }),
  [
    'switch canyonWait: a train bought there runs, where there is a way for it',
    turnOf(
      'CHI',
      {
        ...theirs,
        phase: '3',
        operators: { CHI: major(90, { cash: 900, shares: { Amy: 50 } }) },
        tiles: { G6: '8 r1', ...TO_EL_PASO },
        privates: { 'KCM&O': 'Bob' },
        at: { facts: { laid: 1 } },
      },
      [
        lay('F5', '9 r1', gives({}, { step: 'track' })),
        train('3', gives({ 'trains.CHI': ['3'], step: 'run' }, { 'price.CHI': 90 })),
      ],
    ),
  ],
  ...(
    [
      ['without a train passes the trains', [], { step: 'buyPrivates', 'price.CHI': 80 }],
      ['that can buy none passes the companies', ['2', '2', '3'], { at: 'MC', 'price.CHI': 80 }],
    ] as const
  ).map(
    ([who, trains, expected]): Row => [
      `switch canyonWait: who waits there ${who}`,
      turnOf(
        'CHI',
        {
          ...theirs,
          phase: '3',
          operators: {
            CHI: major(90, { cash: 900, shares: { Amy: 50 }, trains }),
            MC: major(60, { shares: { Bob: 50 } }),
          },
          tiles: { G6: '8 r1' },
          privates: { 'KCM&O': 'Bob' },
          at: { facts: { laid: 1 } },
        },
        [lay('F5', '9 r1', gives({}, { step: 'track' })), pass(gives(expected))],
      ),
    ],
  ),
  ...(['KCM&O', 'MIR'] as const).map(
    (bought): Row => [
      `switch canyonWait: once ${bought} is bought there the turn goes on`,
      turnOf(
        'CHI',
        {
          ...theirs,
          phase: '3',
          operators: { CHI: major(90, { cash: 900, shares: { Amy: 50 } }) },
          tiles: { G6: '8 r1' },
          privates: { 'KCM&O': 'Amy', MIR: 'Amy' },
          at: { facts: { laid: 1 } },
        },
        [
          lay('F5', '9 r1', gives({}, { step: 'track' })),
          company(bought, 60, gives({ 'price.CHI': 80, step: 'buyTrains' })),
        ],
      ),
    ],
  ),
  [
    'switch canyonWait: an upgrade there waits for nothing',
    turnOf(
      'CHI',
      {
        ...theirs,
        phase: '3',
        operators: { CHI: major(90, { cash: 900, shares: { Amy: 50 } }) },
        tiles: { F5: '9 r1' },
        privates: { 'KCM&O': 'Bob' },
      },
      [lay('F5', '23 r4', gives({ 'price.CHI': 80, step: 'buyTrains' }))],
    ),
  ],
]

describe('tiles and stations of 18MEX as on 18xx.games', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})

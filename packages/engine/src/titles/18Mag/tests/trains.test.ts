import { describe, it } from 'vitest'
import {
  answer,
  car,
  dividend,
  gives,
  holds,
  lay,
  minor,
  pass,
  type Row,
  refused,
  run,
  train,
  turnOf,
  two,
} from './table.js'

const at = { step: 'buyTrains', facts: { ran: true } }
/** With something to do in the stock round after it. */
const RICH = [
  { name: 'Amy', cash: 500 },
  { name: 'Bob', cash: 500 },
  { name: 'Carlos', cash: 500 },
] as const

const trains: readonly Row[] = [
  [
    'MAG-TRN-1 MAG-TRN-2 T17 a 2 from LdStEG, a 3 from MÁVAG: half the price to each; not a third train (MAG-XTRN-1)',
    turnOf('3', { at, operators: { '3': minor(300, { trains: [] }), '8': minor(0, {}, 'Bob') } }, [
      train('2', gives({ 'cash.3': 220, 'cash.LdStEG': 40, 'trains.3': ['2'] }, { phase: 'Yellow' })),
      train('3', gives({ 'cash.3': 100, 'cash.MAVAG': 60, 'trains.3': ['2', '3'] })),
      train('2', refused('MAG-XTRN-1'), { by: '3' }),
    ]),
  ],
  [
    'MAG-TRN-2 T17 a 4 from LdStEG, a 6 from MÁVAG',
    turnOf('3', { at, operators: { '3': minor(600, { trains: [] }), '8': minor(0, {}, 'Bob') } }, [
      train('4', gives({ 'cash.3': 400, 'cash.LdStEG': 100 })),
      train('6', gives({ 'cash.3': 80, 'cash.MAVAG': 160 })),
    ]),
  ],
  [
    'MAG-TRN-2 MAG-GEN-3 MAG-GEN-2 the treasury pays; the owner’s cash cannot help (MAG-XTRN-2)',
    turnOf('3', { at, players: RICH, operators: { '3': minor(119) } }, [
      train('3', refused('MAG-XTRN-2')),
      train('3', refused('MAG-XTRN-2'), { help: 1 }),
      train('3', refused('MAG-XTRN-2'), { price: 100 }),
    ]),
  ],
  [
    'MAG-TRN-2 MAG-DIS-1 a train given back is sold again at full price',
    turnOf(
      '3',
      {
        at: { step: 'giveBack' },
        tiles: { E10: '57 r2', D9: '57 r2' },
        operators: { '3': minor(80, { trains: ['2'] }), '8': minor(0, {}, 'Bob') },
      },
      [{ type: 'discardTrain', train: '2' }, train('2', gives({ 'cash.3': 0, 'trains.3': ['2'], 'cash.LdStEG': 40 }))],
    ),
  ],
  [
    'MAG-TRN-3 a train of another minor of the same owner, no phase and no sale; MAG-TRN-4 its last one too',
    turnOf(
      '3',
      { at, phase: 'Green', operators: { '3': minor(50, { trains: [] }), '8': minor(0, { trains: ['3'] }) } },
      [
        train('3', refused('MAG-XTRN-3'), { from: '8', price: 0 }),
        train('3', refused('MAG-XTRN-2'), { from: '8', price: 51 }),
        train('3', gives({ 'cash.3': 40, 'cash.8': 10, 'trains.8': [], 'trains.3': ['3'] }, { phase: 'Green' }), {
          from: '8',
          price: 10,
        }),
      ],
    ),
  ],
  [
    'MAG-TRN-3 another owner must agree (MAG-XTRN-3)',
    turnOf('3', { at, phase: 'Green', operators: { '3': minor(50), '8': minor(0, { trains: ['3'] }, 'Bob') } }, [
      train('3', gives({ at: 'Bob' }, { 'trains.3': ['2'] }), { from: '8', price: 10 }),
      answer('Bob', false),
      train('3', refused('MAG-XTRN-3'), { from: '8', price: 10 }),
      train('3', {}, { from: '8', price: 20 }),
      answer('Bob', true, gives({ 'trains.3': ['2', '3'], 'cash.8': 20 })),
    ]),
  ],
  [
    'MAG-TRN-3 whole money only, and never from itself (MAG-XTRN-3)',
    turnOf('3', { at, operators: { '3': minor(50, { trains: ['2'] }), '8': minor(0) } }, [
      { type: 'buyTrain', from: '8', train: '2-1', name: '2', price: 1.5, expect: refused('MAG-XTRN-3') },
      { type: 'buyTrain', from: '3', train: '2-0', name: '2', price: 10, expect: refused('MAG-XTRN-3') },
    ]),
  ],
  [
    'MAG-TRN-5 nothing is traded in: with two trains no purchase (MAG-XTRN-1)',
    turnOf('3', { at: { step: 'giveBack' }, operators: { '3': minor(500, { trains: ['2', '2'] }) } }, [
      train('4', refused('MAG-XTRN-1')),
    ]),
  ],
  [
    'MAG-MAJ-1 a major neither buys nor sells trains of its own (MAG-XTRN-4)',
    turnOf('SIK', { operators: { SIK: { price: 70, cash: 200, shares: { Amy: 20 } }, '3': minor(0) } }, [
      train('2', refused('MAG-XTRN-4')),
    ]),
  ],
  [
    'MAG-TRN-1 a train just bought runs in a later round',
    turnOf(
      '3',
      {
        at: { step: 'giveBack' },
        tiles: { E10: '57 r2', D9: '57 r2' },
        operators: { '3': minor(100), '8': minor(0, {}, 'Bob') },
      },
      [pass(), run(['2: E10-D9']), train('2', gives({ 'trains.3': ['2', '2'], at: '8' }))],
    ),
  ],
]

const phases: readonly Row[] = [
  [
    'MAG-PHS-1 MAG-PHS-4 T19 any of 3, 4 and 6 brings green, another of them brown, also in one turn',
    turnOf('3', { at, operators: { '3': minor(600, { trains: [] }), '8': minor(0, {}, 'Bob') } }, [
      train('6', gives({ phase: 'Green' })),
      train('4', gives({ phase: 'Brown' })),
    ]),
  ],
  [
    'MAG-PHS-5 2-trains and stacks without a round tile change nothing; no train goes',
    turnOf('3', { at, phase: 'Green', operators: { '3': minor(500, { trains: [] }), '8': minor(0, {}, 'Bob') } }, [
      train('2', gives({ 'cash.LdStEG': 40 }, { phase: 'Green', 'trains.8': ['2'] })),
      train('3', gives({ 'cash.MAVAG': 60 }, { phase: 'Green' })),
    ]),
  ],
  [
    'MAG-PHS-1 the last of the three brings gray',
    turnOf('3', { at, phase: 'Brown', operators: { '3': minor(500, { trains: [] }), '8': minor(0, {}, 'Bob') } }, [
      train('6', gives({ phase: 'Gray', ending: 'final_phase' })),
    ]),
  ],
  [
    'MAG-PHS-2 MAG-TRK-14 at once for the next company: green tiles in the same round',
    turnOf(
      '3',
      {
        at,
        tiles: { H5: '57 r1' },
        operators: { '3': minor(120, { trains: ['2'] }), '8': minor(50, {}, 'Bob') },
      },
      [train('3', gives({ phase: 'Green', at: '8' })), lay('H5', '14 r1', gives({ 'tile.H5': '14 r1' }))],
    ),
  ],
  [
    'MAG-PHS-2 a change in brown: the next minor pays 20 for a car, RÁBA adds 30',
    turnOf(
      '3',
      {
        at,
        phase: 'Green',
        tiles: { I2: '57 r2' },
        operators: { '3': minor(200, { trains: ['2'] }), '13': minor(50, { facts: { terrainTokens: 0 } }, 'Bob') },
      },
      [
        train('4', gives({ phase: 'Brown', at: '13' })),
        pass(),
        pass(),
        car('RABA', 10, refused('MAG-XCAR-1')),
        car('RABA', 20),
        run(['2: I2-H1'], gives({ 'revenue.13': 90 })),
      ],
    ),
  ],
  [
    'MAG-RND-4 MAG-PHS-3 T19 a phase change makes this round the last of its set',
    turnOf(
      '3',
      {
        at: { ...at, num: 1, of: 2 },
        phase: 'Green',
        players: RICH,
        operators: { '3': minor(320, { trains: ['2'] }) },
      },
      [train('6', gives({ phase: 'Brown', round: 'stock' }))],
    ),
  ],
  [
    'MAG-RND-1 without a change the second round of the set follows',
    turnOf(
      '3',
      { at: { ...at, num: 1, of: 2 }, phase: 'Green', players: RICH, operators: { '3': minor(80, { trains: ['2'] }) } },
      [train('2', gives({ round: 'operating 2 of 2' }))],
    ),
  ],
  [
    'MAG-RND-1 MAG-PHS-3 after the stock round the set has the length of the new phase',
    turnOf(
      '3',
      { at, players: [{ name: 'Amy', cash: 100 }, 'Bob', 'Carlos'], operators: { '3': minor(120, { trains: ['2'] }) } },
      [train('3', gives({ phase: 'Green', round: 'stock' })), pass(gives({ round: 'operating 1 of 2' }))],
    ),
  ],
]

const markers: readonly Row[] = [
  [
    'MAG-NTS-1 MAG-NTS-2 no train sold: a marker, before the majors act',
    turnOf('3', { at, players: RICH, operators: { '3': minor(80) } }, [
      pass({
        ...gives({ round: 'stock' }),
        events: [
          { type: 'trainNotSold', stack: '3', count: 1, of: 3, last: false, rule: 'MAG-NTS-1' },
          { type: 'operates', operator: 'SIK' },
        ],
      }),
    ]),
  ],
  [
    'MAG-NTS-3 markers stay when a sale changes no phase',
    turnOf('3', { at, memo: { notSold: 2 }, players: RICH, operators: { '3': minor(80, { trains: ['2'] }) } }, [
      train('2', gives({ round: 'stock' }, { phase: 'Yellow' })),
    ]),
  ],
  [
    'MAG-NTS-5 the third marker begins the next phase, then a stock round',
    turnOf('3', { at, memo: { notSold: 2 }, players: RICH, operators: { '3': minor(80) } }, [
      pass({
        ...gives({ phase: 'Green', round: 'stock' }),
        events: [
          { type: 'trainNotSold', stack: '3', count: 3, last: true, rule: 'MAG-NTS-5' },
          { type: 'phase', phase: 'Green', rule: 'MAG-NTS-5' },
        ],
      }),
    ]),
  ],
  [
    'switch noTrainStack: on 18xx.games no stack is marked',
    turnOf('3', { at, ruleset: '18xx.games', memo: { notSold: 2 }, players: RICH, operators: { '3': minor(80) } }, [
      pass({
        ...gives({ phase: 'Green', round: 'stock' }),
        events: [{ type: 'trainNotSold', stack: null, count: 3, last: true }],
      }),
    ]),
  ],
  [
    'MAG-NTS-5 the marked stack has lost its round tile: its first train changes nothing',
    turnOf(
      '3',
      {
        at,
        phase: 'Green',
        memo: { opened: ['3'] },
        operators: { '3': minor(400, { trains: [] }), '8': minor(0, {}, 'Bob') },
      },
      [train('3', gives({ 'cash.MAVAG': 60 }, { phase: 'Green' })), train('4', gives({ phase: 'Brown' }))],
    ),
  ],
  [
    'MAG-NTS-4 a sale that moves a round tile removes all markers',
    turnOf(
      '3',
      {
        at: { ...at, num: 1, of: 1 },
        memo: { notSold: 2 },
        players: RICH,
        operators: { '3': minor(120, { trains: ['2'] }), '8': minor(80, {}, 'Bob') },
      },
      [train('3', gives({ phase: 'Green' })), pass(), pass({ after: { phase: 'Green' } })],
    ),
  ],
  [
    'MAG-NTS-3 a deal between minors is no sale of a major',
    turnOf(
      '3',
      {
        at,
        memo: { notSold: 2 },
        players: RICH,
        operators: { '3': minor(10, { trains: [] }), '8': minor(0, { trains: ['2'] }) },
      },
      [train('2', gives({ 'trains.3': ['2'] }), { from: '8', price: 1 }), pass(), pass(gives({ phase: 'Green' }))],
    ),
  ],
  [
    'MAG-NTS-6 in gray no markers are placed',
    turnOf(
      '3',
      { at: { ...at, num: 1, of: 3 }, phase: 'Gray', memo: { opened: ['3', '4', '6'] }, operators: { '3': minor(80) } },
      [pass(gives({ round: 'operating 2 of 3' }, { phase: 'Gray' }))],
    ),
  ],
  [
    'MAG-END-2 gray by markers: the same end',
    turnOf(
      '3',
      {
        at: { ...at, num: 1, of: 2 },
        phase: 'Brown',
        memo: { opened: ['3', '4'], notSold: 2 },
        players: RICH,
        operators: { '3': minor(80) },
      },
      [pass(gives({ phase: 'Gray', ending: 'final_phase', round: 'stock' }))],
    ),
  ],
  [
    'MAG-V2-7 MAG-V2-2 two players: no 6-trains (MAG-XTRN-5); LdStEG gets a quarter; the second tile brings brown and the end',
    turnOf('3', { at, players: two, operators: { '3': minor(400, { trains: [] }), '11': minor(0, {}, 'Bob') } }, [
      train('6', refused('MAG-XTRN-5')),
      train('3', gives({ 'cash.3': 280, 'cash.LdStEG': 30, phase: 'Green' })),
      train('4', gives({ 'cash.3': 80, 'cash.LdStEG': 80, phase: 'Brown', ending: 'final_phase' })),
    ]),
  ],
]

describe('trains', () => {
  it.each(trains)('%s', (_, scenario) => holds(scenario))
})
describe('phases', () => {
  it.each(phases)('%s', (_, scenario) => holds(scenario))
})
describe('trains not sold', () => {
  it.each(markers)('%s', (_, scenario) => holds(scenario))
})
describe('dividends out of an income of trains', () => {
  it.each<Row>([
    [
      'MAG-DIV-3 a director keeps what is not paid',
      turnOf(
        'LdStEG',
        { operators: { LdStEG: { price: 70, cash: 100, shares: { Amy: 20 } } }, at: { step: 'dividend' } },
        [dividend(30, gives({ 'cash.Amy': 6, 'price.LdStEG': 75, 'cash.LdStEG': 70 }))],
      ),
    ],
  ])('%s', (_, scenario) => holds(scenario))
})

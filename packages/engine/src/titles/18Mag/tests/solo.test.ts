import { describe, expect, it } from 'vitest'
import { choices } from '../../../choices.js'
import { type Game, play } from '../../../game.js'
import type { Scenario } from '../../../scenario/format.js'
import { newTable, playAll } from '../../../testing/table.js'
import { buy, car, gives, holds, lay, minor, pass, type Row, refused, run, stockTurn, turnOf, two } from './table.js'

const solo: Scenario['players'] = ['Amy', { name: 'István', automaton: true }]
const rich: Scenario['players'] = [
  { name: 'Amy', cash: 500 },
  { name: 'István', automaton: true, cash: 0 },
]
const his = (cash: number, entry = {}) => minor(cash, entry, 'István')
const last = { step: 'buyTrains', facts: { ran: true } }
/** Sopron between Bécs and Trieszt. */
const WEST = { B3: '6 r0', C2: '4 r0', D1: '8 r3', E2: '4 r2' }

const carOfTwo: readonly Row[] = [
  [
    'MAG-V2-4 RÁBA’s car is either the bonus or a plus-train, never both; one a turn (MAG-XCAR-1)',
    turnOf('11', { at: { step: 'run' }, players: two, tiles: WEST, operators: { '11': minor(50) } }, [
      car('RABA', 10, gives({ 'cash.11': 40, 'cash.RABA': 10 })),
      car('RABA', 20, refused('MAG-XCAR-1')),
      run(['2: A2-B3, B3-C2'], refused('MAG-XRUN-6')),
      run(['2: A2-B3, B3-C2, C2-D1-E2'], gives({ 'revenue.11': 70 })),
    ]),
  ],
  [
    'MAG-V2-4 the bonus on the red hex',
    turnOf('11', { at: { step: 'run' }, players: two, tiles: WEST, operators: { '11': minor(50) } }, [
      car('RABA', 10),
      run(['2: A2-B3'], gives({ 'revenue.11': 70 })),
    ]),
  ],
  [
    'MAG-V2-9 no mines, no SNW, no G&C (MAG-XALL-1)',
    turnOf('11', { at: { step: 'run' }, players: two, tiles: WEST, operators: { '11': minor(50) } }, [
      car('G&C', 10, refused('MAG-XALL-1')),
      car('SNW', 10, refused('MAG-XALL-1')),
    ]),
  ],
]

/** The human is asked about this hex alone. */
const upgradeOf = (hex: string, others: readonly string[]): Scenario['expect'] => ({
  choices: {
    offers: [{ type: 'layTile', hex }],
    lacks: others.map((other) => ({ type: 'layTile', hex: other })),
  },
})

const upgrades: readonly Row[] = [
  [
    'MAG-V1-5 T21 his home first; the human chooses among tiles that join as much, and must choose (MAG-XALL-1)',
    turnOf('4', { phase: 'Green', players: solo, tiles: { E10: '57 r2', D9: '57 r2' }, operators: { '4': his(50) } }, [
      pass({
        refusal: 'MAG-XALL-1',
        choices: { step: 'track', offers: [{ type: 'layTile', hex: 'E10' }], lacks: [{ type: 'layTile', hex: 'D9' }] },
      }),
      lay('D9', '14 r1', refused('MAG-XALL-1')),
    ]),
  ],
  [
    'MAG-V1-5 T21 then the nearest city he reaches',
    turnOf('4', { phase: 'Green', players: solo, tiles: { E10: '14 r1', D9: '57 r2' }, operators: { '4': his(50) } }, [
      lay('E10', '611 r0', {
        refusal: 'MAG-XALL-1',
        choices: { offers: [{ type: 'layTile', hex: 'D9' }], lacks: [{ type: 'layTile', hex: 'E10' }] },
      }),
    ]),
  ],
  ...(
    [
      ['the home to brown', { E10: '14 r1', D9: '57 r2', C8: '209 r2' }, 'E10', ['D9', 'C8']],
      ['the next to green', { E10: '611 r2', D9: '57 r2', C8: '209 r2' }, 'D9', ['E10', 'C8']],
      ['the next to brown', { E10: '611 r2', D9: '14 r1', C8: '209 r2' }, 'D9', ['E10', 'C8']],
    ] as const
  ).map(
    ([what, tiles, hex, others]): Row => [
      `MAG-V1-5 T21 in brown: ${what}`,
      turnOf(
        '4',
        {
          phase: 'Brown',
          players: rich,
          tiles,
          operators: { '4': his(50, { trains: [] }), '6': minor(0) },
          expect: upgradeOf(hex, others),
        },
        [{ type: 'pass', by: 'Amy', expect: refused('MAG-XALL-1') }],
      ),
    ],
  ),
  [
    'MAG-V1-5 T21 in brown: then the one after it, by himself where there is one way',
    turnOf(
      '3',
      {
        at: last,
        phase: 'Brown',
        players: rich,
        tiles: { E10: '611 r2', D9: '611 r2', C8: '209 r2' },
        operators: { '3': minor(80), '4': his(0, { trains: [] }), '6': minor(0) },
      },
      [pass(gives({ 'tile.C8': 'L35 r0', at: '6' }))],
    ),
  ],
  [
    'MAG-V1-5 T22 two cities equally far: the human chooses',
    turnOf(
      '1',
      {
        phase: 'Green',
        players: solo,
        tiles: { C8: '209 r2', D9: '57 r2', C10: '6 r2', B9: '3 r5', D7: '7 r2', C6: '57 r2' },
        operators: { '1': his(50, { tokens: ['C8'] }) },
      },
      [
        lay('C8', 'L35 r0', {
          refusal: 'MAG-XALL-1',
          choices: {
            step: 'track',
            offers: ['D9', 'C10', 'C6'].map((hex) => ({ type: 'layTile', hex })),
            lacks: [{ type: 'layTile', hex: 'C8' }],
          },
        }),
      ],
    ),
  ],
  [
    'MAG-V1-6 the bank pays his terrain to SIK',
    turnOf(
      '7',
      {
        phase: 'Green',
        players: rich,
        tiles: { E6: 'L32 r1' },
        operators: { '7': his(0, { tokens: ['E6:0'], trains: [] }), '11': minor(0) },
      },
      [lay('E6', '8858 r1', gives({ 'cash.SIK': 20, at: '11' }, { 'cash.7': 0 }))],
    ),
  ],
]

const turns: readonly Row[] = [
  [
    'MAG-V1-7 in yellow his minor with a train pays 10 to SzKÉV',
    turnOf('2', { at: last, players: solo, operators: { '2': minor(80), '3': his(50), '6': minor(50) } }, [
      pass(gives({ 'cash.3': 40, 'cash.SKEV': 10, at: '6' })),
    ]),
  ],
  [
    'MAG-V1-7 without a train, or without the money, he pays nothing',
    turnOf(
      '2',
      {
        at: last,
        players: solo,
        operators: { '2': minor(80), '3': his(50, { trains: [] }), '4': his(9), '6': minor(50) },
      },
      [pass(gives({ at: '6' }, { 'cash.3': 50, 'cash.4': 9, 'cash.SKEV': 0 }))],
    ),
  ],
  [
    'MAG-V1-10 MAG-V1-15 RÁBA’s car when it is of use, the best run, half of it for each',
    turnOf(
      '2',
      {
        at: last,
        players: solo,
        tiles: WEST,
        operators: { '2': minor(80), '11': his(50, { trains: ['2'] }), RABA: { price: 300, cash: 0 } },
      },
      [
        pass({
          events: [
            { type: 'equipmentBought', by: '11' },
            { type: 'ran', operator: '11', revenue: 70 },
          ],
        }),
      ],
    ),
  ],
  [
    'MAG-V1-10 not where the run becomes worse by it: 60 by Budapest, 50 by Belgrád and the bonus',
    turnOf(
      '3',
      {
        at: last,
        players: solo,
        tiles: { E10: '6 r5', E8: '8 r2', D7: '8 r3', C8: 'L33 r2' },
        operators: {
          '3': minor(80),
          '4': his(60),
          '6': minor(0),
          RABA: { price: 70, cash: 0 },
          SIK: { price: 65, cash: 0, tokens: ['C8:1'], shares: { Amy: 20 } },
        },
      },
      [
        pass({
          events: [{ type: 'ran', operator: '4', revenue: 60 }],
          after: { 'cash.RABA': 0, 'cash.4': 80, at: '6' },
        }),
      ],
    ),
  ],
  [
    'MAG-V1-10 nor where it stays the same',
    turnOf(
      '3',
      {
        at: last,
        players: solo,
        tiles: { E10: '6 r5', E8: '8 r2', D7: '8 r3', C8: 'L33 r2' },
        operators: { '3': minor(80), '4': his(60), '6': minor(0), RABA: { price: 70, cash: 0 } },
      },
      [
        pass({
          events: [{ type: 'ran', operator: '4', revenue: 50 }],
          after: { 'cash.RABA': 0, 'cash.4': 75, at: '6' },
        }),
      ],
    ),
  ],
  [
    'MAG-V1-9 D-28 what cannot be done is left out, and told',
    turnOf(
      '1',
      {
        at: last,
        options: ['solo_red'],
        players: solo,
        operators: { '1': minor(80), '2': his(50), '3': minor(0), '7': his(0, { trains: [] }) },
      },
      [
        pass({
          events: [
            { type: 'itemLeftOut', by: '2', card: '16', item: 1, train: '2', why: 'noSeller', rule: 'MAG-V1-9' },
          ],
          after: { 'itemsDone.2': 1 },
        }),
      ],
    ),
  ],
  [
    'MAG-V1-9 D-28 so is a train there is no room for',
    turnOf(
      '3',
      {
        at: last,
        players: solo,
        operators: { '3': minor(80), '6': his(50, { trains: ['2', '2'] }), '11': minor(0) },
      },
      [
        pass({
          events: [
            { type: 'itemLeftOut', by: '6', item: 1, train: '2', why: 'noRoom' },
            { type: 'operates', operator: '11' },
          ],
          after: { 'itemsDone.6': 1 },
        }),
      ],
    ),
  ],
  [
    'MAG-V1-8 MAG-V1-9 his list: a station first, then a train, in their steps of one turn',
    turnOf(
      '3',
      {
        at: last,
        players: solo,
        tiles: { E10: '57 r2', D9: '57 r2' },
        operators: { '3': minor(80), '4': his(140), '6': minor(0) },
      },
      [pass(gives({ 'tokens.4': ['D9', 'E10'], 'trains.4': ['2', '2'], 'itemsDone.4': 2, at: '6' }))],
    ),
  ],
  [
    'MAG-V1-9 D-27 above 95 a 2-train goes, the other runs, a 3-train comes',
    turnOf(
      '3',
      {
        at: last,
        players: solo,
        tiles: { E10: '57 r2', D9: '57 r2' },
        operators: {
          '3': minor(80),
          '4': his(120, { trains: ['2', '2'], tokens: ['E10', 'D9'], facts: { itemsDone: 2 } }),
          '6': minor(0),
        },
      },
      [pass(gives({ 'trains.4': ['2', '3'], phase: 'Green', 'itemsDone.4': 3 }))],
    ),
  ],
  [
    'MAG-V1-9 D-27 where the money falls short after the run, the train stays due',
    turnOf(
      '3',
      {
        at: last,
        players: solo,
        tiles: { E10: '57 r2', D9: '57 r2' },
        operators: {
          '3': minor(80),
          '4': his(110, { trains: ['2', '2'], tokens: ['E10', 'D9'], facts: { itemsDone: 2 } }),
          '6': minor(0),
        },
      },
      [pass(gives({ 'trains.4': ['2'], 'trainDue.4': '3', 'cash.4': 115 }, { phase: 'Yellow', 'itemsDone.4': 2 }))],
    ),
  ],
  [
    'MAG-V1-9 D-28 red card of minor 2: a 2-train of his next minor for 30',
    turnOf(
      '1',
      {
        at: last,
        options: ['solo_red'],
        players: solo,
        operators: { '1': minor(80), '2': his(50), '3': minor(0), '7': his(0) },
      },
      [pass(gives({ 'trains.2': ['2', '2'], 'trains.7': [], 'cash.7': 30, 'cash.2': 10, at: '3' }))],
    ),
  ],
  [
    'MAG-V1-12 his majors place no station and pay out everything',
    turnOf(
      '3',
      {
        at: last,
        players: rich,
        operators: { '3': minor(80), RABA: { price: 70, cash: 100, shares: { István: 20 } } },
      },
      [pass(gives({ 'cash.RABA': 0, 'price.RABA': 85, round: 'stock' }, { 'tokens.RABA': null }))],
    ),
  ],
  [
    'MAG-TRN-3 he sells no train to the human (MAG-XTRN-3)',
    turnOf('3', { at: last, players: solo, operators: { '3': minor(80), '4': his(50) } }, [
      { type: 'buyTrain', from: '4', name: '2', price: 10, expect: refused('MAG-XTRN-3') },
    ]),
  ],
]

const shares: readonly Row[] = [
  [
    'MAG-V1-13 one share a turn from the top of his card',
    stockTurn(
      'Amy',
      {
        players: [
          { name: 'Amy', cash: 500 },
          { name: 'István', automaton: true, cash: 150 },
        ],
        memo: { shareCard: 'B' },
        operators: { LdStEG: { price: 70, shares: { István: 50 } }, SKEV: { price: 75 } },
      },
      [
        pass(gives({ 'shares.LdStEG.István': 60, 'cash.István': 80 }, { at: 'Amy' })),
        pass(gives({ 'shares.SKEV.István': 10, 'cash.István': 5 })),
      ],
    ),
  ],
  [
    'MAG-V1-13 D-29 eight certificates bind him, and he never sells',
    stockTurn(
      'Amy',
      {
        players: [
          { name: 'Amy', cash: 500 },
          { name: 'István', automaton: true, cash: 500 },
        ],
        operators: {
          '3': minor(0),
          SKEV: { price: 70, shares: { István: 50 } },
          SIK: { price: 75, shares: { István: 50 } },
        },
      },
      [pass(gives({ round: 'operating' }, { 'cash.István': 530 }))],
    ),
  ],
  [
    'MAG-V1-13 the limit is 8 for the human too (MAG-XBUY-3)',
    stockTurn(
      'Amy',
      {
        players: rich,
        operators: { SKEV: { price: 70, shares: { Amy: 50 } }, SIK: { price: 75, shares: { Amy: 50 } } },
      },
      [buy('LdStEG', 'treasury', refused('MAG-XBUY-3'))],
    ),
  ],
  [
    'MAG-V1-2 in the short game both get 30 at the start of every operating round',
    stockTurn('Amy', { players: rich, operators: { '3': minor(0) } }, [
      pass(gives({ 'cash.Amy': 530, 'cash.István': 30 })),
    ]),
  ],
  [
    'MAG-V1-2 60 in green',
    stockTurn('Amy', { phase: 'Green', players: rich, operators: { '3': minor(0) } }, [
      pass(gives({ 'cash.Amy': 560 })),
    ]),
  ],
  [
    'MAG-V1-2 nothing in the long game',
    stockTurn('Amy', { options: ['solo_long'], players: rich, operators: { '3': minor(0) } }, [
      pass(gives({ round: 'operating' }, { 'cash.Amy': 500 })),
    ]),
  ],
]

describe('the car of two players', () => {
  it.each(carOfTwo)('%s', (_, scenario) => holds(scenario))
})
describe('turns of István', () => {
  it.each([...upgrades, ...turns, ...shares])('%s', (_, scenario) => holds(scenario))
})

const begun = (options: readonly string[]): Game =>
  newTable('18Mag', { players: [{ name: 'Amy' }, { name: 'István', automaton: true }], options })

const drafted = (from: Game): Game => {
  let game = from
  while (game.state.round.kind === 'draft') {
    const [offer] = choices(game, 'p1').offers
    if (!offer) throw new Error('nothing to take')
    game = playAll(game, [offer.action])
  }
  return game
}

describe('MAG-V1-1 MAG-V1-3 MAG-V1-14 the set-up', () => {
  it.each([
    [2, 3, []],
    [3, 1, ['solo_long']],
  ])('%i minors a side, %i leave the game; István has the Priority Deal', (each, gone, options) => {
    const game = drafted(begun(options))
    const owned = (by: string) => Object.values(game.state.operators).filter(({ owner }) => owner === by).length
    expect([owned('p1'), owned('p2')]).toEqual([each, each])
    expect(Object.values(game.state.operators).filter(({ closed }) => closed === 'setup')).toHaveLength(gone)
    expect(
      Object.values(game.state.shares)
        .flat()
        .filter((holder) => holder === 'p1' || holder === 'p2'),
    ).toHaveLength(2)
    expect(game.state.priority).toBe('p2')
  })

  it('MAG-V1-4 MAG-V1-9 the track of his cards lies there, a start station uses up the place of 40', () => {
    let game = begun(['solo_choose', 'solo_red'])
    game = playAll(game, [
      { type: 'choose', by: 'p1', choice: '4' },
      { type: 'choose', by: 'p1', choice: '7' },
    ])
    game = drafted(game)
    expect(game.state.board.tiles.E10).toEqual({ tile: '57', rotation: 2 })
    expect(game.state.board.tokens.D9).toEqual([{ by: '4', city: 0 }])
    expect(game.state.operators['4']?.tokens).toEqual([80])
    expect(game.state.board.tokens.E6).toEqual([{ by: '7', city: 0 }])
  })

  it('MAG-V1-3 the share István has taken is not in the kit (MAG-XDRF-4)', () => {
    const game = begun([])
    const his = Object.entries(game.state.shares).find(([, holders]) => holders.includes('p2'))?.[0] ?? ''
    const again = play(game, { type: 'bid', by: 'p1', company: his, price: 0 })
    expect(again.ok ? null : again.refusal.code).toBe('MAG-XDRF-4')
  })
})

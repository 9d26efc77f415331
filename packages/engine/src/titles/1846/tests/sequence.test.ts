import { describe, expect, it } from 'vitest'
import { choices } from '../../../choices.js'
import type { Action } from '../../../core/action.js'
import { play } from '../../../game.js'
import { readScenario } from '../../../scenario/read.js'
import { titles } from '../../index.js'
import {
  assign,
  company,
  four,
  gives,
  holds,
  issue,
  lay,
  pass,
  pay,
  type Row,
  refused,
  run,
  stockTurn,
  token,
  train,
  turnOf,
} from './table.js'

const midland = { G9: '57 r1', G7: '57 r1' } as const
/** Nothing to do but its run: four trains, no money, no room for more. */
const idle = { trains: ['2'], shares: { Amy: 60, Bob: 40 } }

const turns: readonly Row[] = [
  [
    '1846-SEQ-1 a turn is a stock round and two operating rounds',
    stockTurn('Amy', { turn: 3, operators: { GT: { price: 60, cash: 100, ...idle } }, at: { memo: { passes: 2 } } }, [
      pass(gives({ round: 'operating 1 of 2', at: 'GT' }, { turn: 3 })),
      pass(gives({ step: 'buyTrains' })),
      pass(gives({ round: 'operating 2 of 2', step: 'trackToken' }, { turn: 3 })),
      pass(gives({ step: 'buyTrains' })),
      pass(gives({ round: 'stock', turn: 4, at: 'Amy' })),
    ]),
  ],
  [
    '1846-SEQ-1 in phase IV too',
    {
      ...turnOf('GT', { phase: 'IV', operators: { GT: { price: 60, cash: 100, trains: ['6'] } } }, []),
      expect: { after: { round: 'operating 1 of 2' } },
    },
  ],
  [
    '1846-SEQ-2 income, then MS, then BIG4, then corporations',
    stockTurn(
      'Amy',
      {
        players: ['Amy', 'Bob', 'Carlos'],
        operators: { GT: { price: 60, cash: 100, ...idle } },
        privates: { BIG4: 'Bob', MS: 'Amy', LSL: 'Carlos', 'C&WI': 'GT' },
        at: { memo: { passes: 2 } },
      },
      [
        pass({
          changes: { at: 'MS', 'cash.Carlos': 415, 'cash.GT': 110 },
          events: [
            { type: 'income', company: 'C&WI', to: 'GT', amount: 10 },
            { type: 'operates', operator: 'MS' },
          ],
        }),
        pass(gives({ at: 'BIG4' })),
        pass(gives({ at: 'GT' })),
      ],
    ),
  ],
  [
    '1846-SEQ-3 from the highest price down, the upper marker first',
    turnOf(
      'IC',
      {
        operators: {
          GT: { price: 60, cash: 100, ...idle },
          NYC: { price: 60, cash: 100, ...idle },
          IC: { price: 80, cash: 100, ...idle },
        },
      },
      [pass(gives({ step: 'buyTrains' })), pass(gives({ at: 'GT' })), pass(), pass(gives({ at: 'NYC' }))],
    ),
  ],
  [
    '1846-SEQ-3 the next one is found anew after every turn: each operates once',
    turnOf(
      'GT',
      {
        operators: {
          GT: { price: 80, cash: 0, trains: ['2', '2', '2', '2'], tokens: ['B16', 'G9'], shares: { Amy: 60, Bob: 40 } },
          NYC: { price: 70, cash: 100, ...idle },
          IC: { price: 60, cash: 100, ...idle },
        },
        tiles: midland,
        at: { step: 'run' },
      },
      [
        run(['2: G9-G7']),
        pay('withhold', gives({ 'price.GT': 70, 'column.70': ['NYC', 'GT'], at: 'NYC' })),
        pass(),
        run([]),
        pay('withhold'),
        pass(gives({ at: 'IC' })),
      ],
    ),
  ],
  [
    '1846-SEQ-4 in the very first operating round from the lowest up, the upper marker first',
    stockTurn(
      'Amy',
      {
        turn: 1,
        operators: { NYC: { price: 80, cash: 100 }, IC: { price: 80, cash: 100 }, GT: { price: 60, cash: 100 } },
        at: { memo: { passes: 2 } },
      },
      [
        pass(gives({ at: 'GT' })),
        pass(),
        train('2', gives({ at: 'NYC' })),
        pass(),
        train('2'),
        pass(gives({ at: 'IC' })),
        pass(),
        train('2'),
        pass(gives({ at: 'NYC', round: 'operating 2 of 2' })),
      ],
    ),
  ],
]

const frame: readonly Row[] = [
  [
    '1846-ORD-1 private income goes to the player or to the treasury that owns it',
    stockTurn(
      'Amy',
      {
        players: four,
        operators: { GT: { price: 60, cash: 100, ...idle } },
        privates: { TBC: 'Bob', LSL: 'GT', MAIL: 'Carlos', MPC: 'Dora', 'C&WI': 'Dora' },
        at: { memo: { passes: 3 } },
      },
      [pass(gives({ 'cash.Bob': 420, 'cash.GT': 115, 'cash.Dora': 425 }, { 'cash.Carlos': 400 }))],
    ),
  ],
  [
    '1846-ORD-2 the player who owns SC may assign its marker at that step',
    stockTurn(
      'Amy',
      { operators: { GT: { price: 60, cash: 100, ...idle } }, privates: { SC: 'Bob' }, at: { memo: { passes: 2 } } },
      [
        pass(gives({ at: 'SC', step: 'assign', 'cash.Bob': 410 })),
        assign('SC', { hex: 'D14' }, gives({ 'markers.D14': ['SC'] })),
        assign('SC', { to: 'GT' }, gives({ 'lent.SC': 'GT', at: 'GT', step: 'trackToken' })),
      ],
    ),
  ],
  [
    '1846-ORD-3 tiles and the token in any order; issue before; then run, dividend, trains',
    turnOf(
      'GT',
      {
        operators: { GT: { price: 60, cash: 100, trains: ['2'], tokens: ['B16', 'G9'], shares: { Amy: 40 } } },
        tiles: midland,
      },
      [
        issue(30, gives({ 'cash.GT': 250 })),
        lay('G11', '9 r1', gives({ 'cash.GT': 230 })),
        token('G7', gives({ 'cash.GT': 150 })),
        lay('G13', '57 r1', gives({ 'cash.GT': 130, step: 'run' })),
        train('2', refused('any.WRONG_STEP')),
        pay('full', refused('any.WRONG_STEP')),
        run(['2: G7-G9'], gives({ step: 'dividend' })),
        pay('withhold', gives({ step: 'buyTrains', 'cash.GT': 170 })),
        lay('G15', '57 r1', refused('or.tile.WRONG_STEP')),
        train('2', gives({ 'cash.GT': 90 })),
      ],
    ),
  ],
  [
    '1846-ORD-3 privates are bought and used at any moment',
    turnOf(
      'GT',
      {
        operators: { GT: { price: 60, cash: 200, trains: ['2'], tokens: ['B16', 'G9'], shares: { Amy: 60 } } },
        privates: { MAIL: 'Amy', 'C&WI': 'Amy', LSL: 'Amy' },
        tiles: { ...midland },
      },
      [
        company('MAIL', 1, gives({ 'private.MAIL': 'GT' }, { step: 'trackToken' })),
        pass(),
        company('LSL', 1, gives({ 'private.LSL': 'GT' }, { step: 'run' })),
        run(['2: G7-G9'], gives({ 'revenue.GT': 60, step: 'dividend' })),
        pay('full'),
        company('C&WI', 1, gives({ 'private.C&WI': 'GT' }, { step: 'buyTrains' })),
        token('D6:3', gives({ 'tokens.GT': ['B16', 'D6:3', 'G9'] }), 'C&WI'),
      ],
    ),
  ],
  [
    '1846-ORD-4 an independent builds from its own treasury, runs and is split; it buys no trains',
    turnOf(
      'BIG4',
      { operators: { BIG4: { owner: 'Amy', cash: 100 }, GT: { price: 60, cash: 100, ...idle } }, tiles: midland },
      [
        lay('G11', '9 r1', gives({ 'cash.BIG4': 80 }, { 'cash.Amy': 400 })),
        pass(),
        train('2', refused('any.WRONG_STEP')),
        run(['2: G7-G9'], gives({ 'cash.BIG4': 100, 'cash.Amy': 420, at: 'GT' })),
      ],
    ),
  ],
  [
    '1846-ORD-5 nobody else acts for the company (any.NOT_YOUR_TURN), and a president lends it no money',
    turnOf(
      'GT',
      {
        operators: {
          GT: { price: 60, cash: 10, trains: ['2'], shares: { Amy: 30 } },
          NYC: { price: 50, cash: 500, shares: { Bob: 20 } },
        },
      },
      [
        { ...lay('B16', '5 r0', refused('any.NOT_YOUR_TURN')), by: 'NYC' },
        { ...lay('B16', '5 r0', refused('any.NOT_YOUR_TURN')), by: 'Amy' },
        lay('B16', '5 r0', refused('or.tile.NO_CASH')),
      ],
    ),
  ],
]

const input: readonly Row[] = [
  [
    'there is no such action (any.UNKNOWN_ACTION)',
    stockTurn('Amy', {}, [{ type: 'fly', expect: refused('any.UNKNOWN_ACTION') }]),
  ],
  [
    'an action of the wrong shape (any.BAD_SHAPE)',
    stockTurn('Amy', {}, [
      { type: 'par', corporation: 'GT', expect: refused('any.BAD_SHAPE') },
      { type: 'par', corporation: 'GT', price: 60.5, expect: refused('any.BAD_SHAPE') },
      { type: 'par', corporation: 7, price: 60, expect: refused('any.BAD_SHAPE') },
    ]),
  ],
  [
    '1846-INF-1 nothing changes hands but by the rules: no gifts, no loans (any.WRONG_STEP)',
    stockTurn('Bob', { privates: { MAIL: 'Amy' } }, [
      { type: 'buyPrivate', company: 'MAIL', price: 10, expect: refused('any.WRONG_STEP') },
      { type: 'buyPrivate', by: 'Carlos', company: 'MAIL', price: 10, expect: refused('any.NOT_YOUR_TURN') },
      { type: 'answer', accept: true, expect: refused('any.WRONG_STEP') },
    ]),
  ],
  [
    'there is no such thing (any.UNKNOWN_ENTITY)',
    turnOf('GT', { operators: { GT: { price: 60, cash: 100 } } }, [
      lay('Z9', '57', refused('any.UNKNOWN_ENTITY')),
      lay('B16', '999', refused('any.UNKNOWN_ENTITY')),
    ]),
  ],
  [
    'what is there, but nothing of the kind (any.NO_PRIVATE, any.NO_SELLER)',
    turnOf('GT', { phase: 'II', operators: { GT: { price: 60, cash: 100 } }, privates: { MAIL: 'Amy' } }, [
      { type: 'buyPrivate', company: 'IC', price: 10, expect: refused('any.NO_PRIVATE') },
      { type: 'assign', company: 'GT', hex: 'D14', expect: refused('any.NO_PRIVATE') },
      { type: 'buyTrain', from: 'MAIL', train: '2-3', name: '2', price: 10, expect: refused('any.NO_SELLER') },
    ]),
  ],
]

describe('sequence of play (1846 §4, §6.1–6.2)', () => {
  it.each([...turns, ...frame, ...input])('%s', (_, scenario) => holds(scenario))

  it('1846-ORD-5 the president decides for a corporation, the owner for an independent', () => {
    const operators = { GT: { price: 60, cash: 100, shares: { Bob: 30, Amy: 20 } }, MS: { owner: 'Carlos' } }
    for (const [at, seat] of [
      ['GT', 'p2'],
      ['MS', 'p3'],
    ] as const) {
      const read = readScenario(turnOf(at, { operators }, []), titles)
      if (!read.ok) throw new Error(JSON.stringify(read.problems))
      expect(choices(read.game)).toMatchObject({ actor: at, seat })
      expect(choices(read.game, seat).offers.length).toBeGreaterThan(0)
      expect(choices(read.game, 'p1').offers).toEqual([])
    }
  })

  it('1846-INF-1 a refusal leaves the position untouched', () => {
    const read = readScenario(stockTurn('Amy', {}, []), titles)
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const before = JSON.stringify(read.game.state)
    const played = play(read.game, { type: 'par', by: 'p1', corporation: 'GT', price: 61 } satisfies Action)
    expect(played).toMatchObject({
      ok: false,
      refusal: { code: 'sr.start.BAD_PRICE', rule: '1846-SRD-9', params: { price: 61 } },
    })
    expect(JSON.stringify(read.game.state)).toBe(before)
  })
})

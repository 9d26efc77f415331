import { describe, expect, it } from 'vitest'
import { audit } from '../core/invariant.js'
import { operated } from '../steps/operating.js'
import { titles } from '../titles/index.js'
import { factsOf } from './facts.js'
import type { Scenario } from './format.js'
import { readScenario } from './read.js'

const three = { title: '1846', players: ['Amy', 'Bob', 'Carlos'] } as const

const positionOf = (scenario: Scenario) => {
  const read = readScenario(scenario, titles)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  expect(audit(read.game)).toEqual([])
  return read.game
}

it('numbers the cards of an endless stack by themselves', () => {
  const game = positionOf({
    ...three,
    phase: 'IV',
    operators: { GT: { price: 60, trains: ['5', '6'] }, IC: { price: 60, trains: ['6'] } },
  })
  expect(game.state.operators.GT?.trains.map(({ id }) => id)).toEqual(['5-0', '6-0'])
  expect(game.state.operators.IC?.trains.map(({ id }) => id)).toEqual(['6-1'])
  expect(game.state.depot.upcoming).toEqual(['6-2'])
})

it('knows a phase by its name in small letters too', () => {
  expect(factsOf(positionOf({ ...three, phase: 'iii' }))).toMatchObject({ phase: 'III' })
})

it.each<[string, Scenario, string | undefined]>([
  ['a broken bank', { ...three, bank: -1300, players: ['Amy', 'Bob', { name: 'Carlos', cash: 7000 }] }, 'bank'],
  ['a bank that is not', { ...three, players: ['Amy', 'Bob', { name: 'Carlos', cash: 5699 }] }, undefined],
  [
    'the last phase',
    { title: '18Mag', players: ['Amy', 'Bob', { name: 'Carlos', cash: 100 }], phase: 'Gray' },
    'final_phase',
  ],
  [
    'the phase before it',
    { title: '18Mag', players: ['Amy', 'Bob', { name: 'Carlos', cash: 100 }], phase: 'Brown' },
    undefined,
  ],
])('the end that follows from the position: %s', (_, scenario, ending) =>
  expect(positionOf(scenario).state.ending).toBe(ending),
)

describe('defaults', () => {
  it('are those of a table without companies in stock round 2', () => {
    expect(factsOf(positionOf(three))).toMatchObject({
      turn: 2,
      phase: 'I',
      round: 'stock',
      at: 'Amy',
      priority: 'Amy',
      'cash.Amy': 400,
      'cash.bank': 5300,
      'depot.2': 5,
      'depot.4': 4,
      'depot.5': 3,
      limit: 14,
      'private.MAIL': 'closed',
      'closed.MS': true,
    })
  })

  it('leave out of play what nothing is said about', () => {
    const game = positionOf({ ...three, operators: { PRR: { price: 80 } }, privates: { SC: 'Bob' } })
    expect(Object.keys(game.state.shares).sort()).toEqual(['B&O', 'GT', 'IC', 'NYC', 'PRR'])
    expect(Object.keys(game.state.privates).sort()).toEqual(['BIG4', 'C&WI', 'LSL', 'MAIL', 'MS', 'SC'])
    expect(game.state.board.tokens.E21).toEqual([{ by: 'ERIE', city: 0, blocker: true }])
  })

  it('give a started corporation its president, home token and treasury', () => {
    const facts = factsOf(positionOf({ ...three, operators: { GT: { price: 60 } } }))
    expect(facts).toMatchObject({
      'price.GT': 60,
      'president.GT': 'Amy',
      'shares.GT.Amy': 20,
      'shares.GT.treasury': 80,
      'cash.GT': 0,
      'trains.GT': [],
      'tokens.GT': ['B16'],
      'charter.GT': 2,
      'operated.GT': true,
    })
  })

  it('give an independent its money, train and token', () => {
    const facts = factsOf(positionOf({ ...three, privates: { MS: 'Bob' } }))
    expect(facts).toMatchObject({
      'cash.MS': 60,
      'trains.MS': ['2'],
      'tokens.MS': ['C15'],
      'owner.MS': 'Bob',
      'cash.bank': 5240,
    })
  })

  it('know that an independent bought by a corporation is gone', () => {
    const facts = factsOf(positionOf({ ...three, operators: { GT: { price: 60 } }, privates: { MS: 'GT' } }))
    expect(facts).toMatchObject({ 'private.MS': 'GT', 'closed.MS': true })
    expect(facts).not.toHaveProperty(['tokens.MS'])
  })

  it('stack markers in the order they are written', () => {
    const operators = { NYC: { price: 70 }, GT: { price: 60 }, IC: { price: 70 } }
    expect(factsOf(positionOf({ ...three, operators }))).toMatchObject({
      'column.70': ['NYC', 'IC'],
      'column.60': ['GT'],
    })
  })

  it.each([
    ['phase I: all that nobody has', { operators: { GT: { price: 60, trains: ['2', '2'] } } }, [3, 4, 3]],
    ['phase II: the 2-trains are sold, one card of the phase is out', { phase: 'II' }, [0, 3, 3]],
    [
      'phase II: two cards are with somebody',
      { phase: 'II', operators: { GT: { price: 60, trains: ['4', '3/5'] } } },
      [0, 2, 3],
    ],
    ['as written', { phase: 'II', depot: { left: { '4': 1 } } }, [0, 1, 3]],
    ['phase IV: only endless cards', { phase: 'IV' }, [0, 0, 0]],
  ])('fill the bank with trains, %s', (_, more, [twos, fours, fives]) => {
    const facts = factsOf(positionOf({ ...three, ...more } as Scenario))
    expect(facts).toMatchObject({ 'depot.2': twos, 'depot.4': fours, 'depot.5': fives })
  })

  it('know which trains are phased out', () => {
    const operators = { GT: { price: 60, trains: ['2', '4', '4/6'] } }
    expect(factsOf(positionOf({ ...three, phase: 'III', operators }))['trains.GT']).toEqual(['2 obsolete', '4', '4/6'])
  })

  it('put a turn after all turns that come before it', () => {
    const operators = { NYC: { price: 70 }, GT: { price: 60 }, IC: { price: 80 } }
    const round = { kind: 'operating', num: 2, at: 'NYC' }
    const game = positionOf({ ...three, round, operators, privates: { MS: 'Amy' } })
    expect(operated.of(game)).toEqual(['MS', 'IC'])
    expect(factsOf(game)).toMatchObject({ at: 'NYC', step: 'trackToken', round: 'operating 2 of 2' })
  })

  it('take what the title keeps about players and operators', () => {
    const game = positionOf({
      title: '18MEX',
      players: ['Amy', { name: 'Bob', facts: { easygoing: true } }, { name: 'Carlos', facts: { easygoing: false } }],
      switches: { triple: true },
      operators: { MEX: { cell: [0, 5], facts: { missedFirst: true } }, CHI: { cell: [0, 5] } },
    })
    expect(factsOf(game)).toMatchObject({
      'easygoing.Amy': false,
      'easygoing.Bob': true,
      'missedFirst.MEX': true,
      'missedFirst.CHI': false,
    })
    expect(game.state.players.p3).not.toHaveProperty('facts')
  })

  it('keep a fact of the game that the past would say otherwise', () => {
    const at = (memo: object) => positionOf({ ...three, turn: 3, operators: { GT: { price: 60 } }, ...memo }).state.memo
    expect(at({})).toEqual({ operatedOnce: true })
    expect(at({ memo: { operatedOnce: false } })).toEqual({})
  })

  it('take players by name or by seat', () => {
    const operators = { GT: { price: 60, shares: { p2: 20, Carlos: 10 } } }
    expect(factsOf(positionOf({ ...three, operators }))).toMatchObject({ 'shares.GT.Bob': 20, 'shares.GT.Carlos': 10 })
  })
})

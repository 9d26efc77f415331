import { describe, expect, it } from 'vitest'
import { face } from '../board/notation.js'
import type { Position } from '../core/position.js'
import { objection } from '../core/refusals.js'
import type { TokenAt } from '../core/state.js'
import { changing, columnOf, IDLE, tiny } from '../testing/tiny.js'
import { tokenPlaced } from './operatingTurn.js'
import { freeCircles, placeTokenBy, type TokenRules } from './placeToken.js'

/** Three cities in a row, joined, the second with two circles; a fourth that nothing leads to. */
const board = columnOf([
  face('yellow', 'c20', 'c-0'),
  face('yellow', 'c20/2', '3-c c-0'),
  face('yellow', 'c20', '3-c'),
  face('yellow', 'c20 t10', ''),
])

/** X stands in A1 and has $50; the home of Y and of the minor 1 is A3. */
const table = (
  tokens: Readonly<Record<string, readonly TokenAt[]>> = {},
  charter: readonly number[] = [40],
): Position =>
  tiny(
    {
      operators: { X: { ...IDLE, cash: 50, tokens: charter }, Y: IDLE, '1': { ...IDLE, owner: 'p2' } },
      board: { tiles: {}, tokens: { A1: [{ by: 'X', city: 0 }], ...tokens } },
    },
    { board },
  )
const objected = (p: Position, hex: string, rules: Partial<TokenRules> = {}, city = 0) =>
  placeTokenBy(rules).object(p, { type: 'placeToken', by: 'X', hex, city })
const taken = (by: string): TokenAt => ({ by, city: 0 })

it('counts the circles of a city', () => {
  const p = table({ A2: [taken('Y')] })
  const free = (hex: string, city = 0) => freeCircles(p, { hex, city })
  expect([free('A1'), free('A2'), free('A3'), free('A4', 1), free('Z9')]).toEqual([0, 1, 1, 0, 0])
})

describe('a token', () => {
  it.each<
    [why: string, code: string | undefined, hex: string, p: Position, rules?: Partial<TokenRules>, city?: number]
  >([
    ['goes to a connected city', undefined, 'A2', table()],
    ['not where there is no way', 'or.token.NOT_CONNECTED', 'A4', table()],
    ['not into a town', 'or.token.NO_SLOT', 'A4', table(), {}, 1],
    ['not beside an own one', 'or.token.ALREADY_IN_CITY', 'A1', table()],
    ['not into a full city', 'or.token.NO_SLOT', 'A2', table({ A2: [taken('Y'), taken('1')] })],
    ['not into the last circle of one whose home it is', 'or.token.HOME_SLOT', 'A3', table()],
    ['not into it once one of them stands there', 'or.token.NO_SLOT', 'A3', table({ A3: [taken('Y')] })],
    ['not without one on the charter', 'or.token.NO_TOKEN_LEFT', 'A2', table({}, [])],
    ['not without money', 'or.token.NO_CASH', 'A2', table({}, [60])],
    ['not into what is kept for others', 'or.token.RESERVED', 'A2', table(), { reserved: () => ['P', 'Y'] }],
    ['where one is kept, into the other circle', undefined, 'A2', table(), { reserved: () => ['P'] }],
    ['into what is kept for itself', undefined, 'A2', table(), { reserved: () => ['P', 'X'] }],
    ['at the title’s price', 'or.token.NO_CASH', 'A2', table(), { price: () => 51 }],
    ['where the title lets it go, without a way', undefined, 'A4', table(), { price: () => 50 }],
    [
      'for the title’s own reason not twice in a hex',
      'or.token.ALREADY_IN_CHICAGO',
      'A1',
      table(),
      { second: (company) => objection('or.token.ALREADY_IN_CHICAGO', { company }) },
    ],
  ])('%s', (_, code, hex, p, rules, city) => {
    expect(objected(p, hex, rules, city)?.code).toBe(code)
  })

  it('tells the title’s price whether there is a way', () => {
    const asked: [string, boolean][] = []
    const price: TokenRules['price'] = (_p, _by, { hex }, reached) => {
      asked.push([hex, reached])
      return 0
    }
    for (const hex of ['A2', 'A4']) objected(table(), hex, { price })
    expect(asked).toEqual([
      ['A2', true],
      ['A4', false],
    ])
  })

  it('is one a turn', () => {
    const d = changing(table())
    tokenPlaced.set(d, true)
    expect(objected(d, 'A2')?.code).toBe('or.token.SECOND_TOKEN')
  })

  it('waits for no home of one that is out of the game', () => {
    const p = table()
    const closed = { ...IDLE, closed: 'closed' as const }
    const gone = { ...p, state: { ...p.state, operators: { ...p.state.operators, Y: closed, '1': closed } } }
    expect(objected(gone, 'A3')).toBeUndefined()
  })
})

describe('offers', () => {
  const offered = (rules: Partial<TokenRules>) =>
    [...placeTokenBy(rules).candidates(table(), 'X')].map(({ action }) => action.hex)

  it('are the cities reached where it does not stand', () => {
    expect(offered({})).toEqual(['A2', 'A3'])
  })

  it('and those the title adds, each once', () => {
    const beside = () => [
      { hex: 'A4', city: 0 },
      { hex: 'A2', city: 0 },
    ]
    expect(offered({ beside })).toEqual(['A2', 'A3', 'A4'])
  })

  it('are none for who never places one', () => {
    const never = () => objection('or.token.INDEPENDENT', { company: 'X' })
    expect(offered({ never })).toEqual([])
    expect(objected(table(), 'A2', { never })?.code).toBe('or.token.INDEPENDENT')
  })
})

it('is paid for, leaves the charter, and the title hears of it', () => {
  const heard: string[] = []
  const d = changing(table({}, [40, 60]))
  const bank = d.state.bank ?? 0
  placeTokenBy({ after: (_, { hex }) => heard.push(hex) }).apply(d, {
    type: 'placeToken',
    by: 'X',
    hex: 'A2',
    city: 0,
  })
  expect([d.state.operators.X?.cash, d.state.bank, d.state.operators.X?.tokens]).toEqual([10, bank + 40, [60]])
  expect(d.state.board.tokens.A2).toEqual([{ by: 'X', city: 0 }])
  expect(d.events).toEqual([{ type: 'tokenPlaced', by: 'X', hex: 'A2', cost: 40 }])
  expect(heard).toEqual(['A2'])
  expect(tokenPlaced.of(d)).toBe(true)
})

it('others share in what it costs', () => {
  const d = changing(table())
  const kind = placeTokenBy({
    charges: (_p, operator, cost) => [
      { from: operator, to: 'Y', amount: cost / 2, why: 'token' },
      { from: operator, to: 'bank', amount: cost / 2, why: 'token' },
    ],
  })
  kind.apply(d, { type: 'placeToken', by: 'X', hex: 'A2', city: 0 })
  expect(['X', 'Y'].map((id) => d.state.operators[id]?.cash)).toEqual([10, 20])
  expect(d.events).toMatchObject([
    { type: 'tokenPlaced', cost: 40 },
    { type: 'received', by: 'Y', from: 'X', amount: 20, why: 'token' },
  ])
})

describe('a circle', () => {
  /** Two cities of one circle in A2, the home of Y in the second; X stands in A1. */
  const pair = columnOf([face('yellow', 'c20', 'c-0'), face('yellow', 'c20 c20', '3-c0 3-c1')])
  const homeOfY = { ...tiny().rules.operators.Y!, home: { hex: 'A2', city: 1 } }
  const { home: _, ...homeless } = tiny().rules.operators['1']!
  const two = (tokens: Readonly<Record<string, readonly TokenAt[]>> = {}): Position => {
    const p = table(tokens)
    return { ...p, rules: { ...p.rules, board: pair, operators: { ...p.rules.operators, Y: homeOfY, '1': homeless } } }
  }

  it('is counted in its own city', () => {
    expect(freeCircles(two({ A2: [{ by: 'Y', city: 1 }] }), { hex: 'A2', city: 0 })).toBe(1)
  })

  it('is kept for a home in its own city', () => {
    expect(objected(two(), 'A2', {}, 0)).toBeUndefined()
    expect(objected(two(), 'A2', {}, 1)).toEqual({ code: 'or.token.HOME_SLOT', params: { hex: 'A2', company: 'Y' } })
  })

  it('is reached in its own city', () => {
    const apart = columnOf([face('yellow', 'c20', 'c-0'), face('yellow', 'c20 c20', '3-c0')])
    const p = two()
    const split = { ...p, rules: { ...p.rules, board: apart, operators: { X: p.rules.operators.X! } } }
    expect([0, 1].map((city) => objected(split, 'A2', {}, city)?.code)).toEqual([undefined, 'or.token.NOT_CONNECTED'])
  })

  it('is not kept from the one whose home it is', () => {
    const kind = placeTokenBy({ price: () => 0 })
    const p = table({ A3: [] })
    const alone = { ...p, rules: { ...p.rules, operators: { X: p.rules.operators.X!, Y: p.rules.operators.Y! } } }
    const charter = { ...alone.state.operators, Y: { ...IDLE, tokens: [40] } }
    const ready = { ...alone, state: { ...alone.state, operators: charter } }
    expect(kind.object(ready, { type: 'placeToken', by: 'Y', hex: 'A3', city: 0 })).toBeUndefined()
  })

  it('kept for somebody is refused by name', () => {
    expect(objected(table(), 'A2', { reserved: () => ['X', 'P', 'Y'] })).toEqual({
      code: 'or.token.RESERVED',
      params: { hex: 'A2', company: 'P' },
    })
  })

  it('is nowhere outside of the board', () => {
    expect(objected(table(), 'Z9', { price: () => 0 })?.code).toBe('or.token.NO_SLOT')
    expect(objected(table(), 'A2', { price: () => 0 }, 7)?.code).toBe('or.token.NO_SLOT')
  })

  it('is for nobody without a charter', () => {
    const kind = placeTokenBy({})
    expect(kind.object(table(), { type: 'placeToken', by: 'nobody', hex: 'A2', city: 0 })?.code).toBe(
      'or.token.NO_TOKEN_LEFT',
    )
    expect(kind.type).toBe('placeToken')
    expect([...kind.candidates(table(), 'X')].map(({ action }) => action.type)).toEqual(['placeToken', 'placeToken'])
  })
})

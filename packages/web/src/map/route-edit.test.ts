import { judge, type RouteProblem, type RouteStop, type RunOfTrain, routeProblem, stopEnd } from '@roundhouse/engine'
import { newTable } from '@roundhouse/engine/testing'
import { describe, expect, test } from 'vitest'
import { legsOf, nextStops, pointAtStop, type Runs, stopOf, withoutLastStop, withoutRun } from './route-edit.js'
import { legsFrom, waysTo } from './route-ways.js'

/**
 * Stops A…E in hexes of their names; hexes x, y, z hold plain track.
 *   A –p0– x –p1– B –p2– C –p3– D      and a second way  A –p4– y –p5– z –p6– B,   C –p7– E (a terminus)
 */
const stop = (hex: string, more: Partial<RouteStop> = {}): RouteStop => ({
  hex,
  place: 0,
  kind: 'city',
  value: 10,
  bonuses: [],
  location: hex.charCodeAt(0),
  token: false,
  forMinimum: true,
  ...more,
})
const [A, B, C, D, E] = [0, 1, 2, 3, 4]
const piece = (hex: string, a: number, b: number) => ({ hex, track: 0, a, b, gauge: 1 })
const train = (id: string, visits = 4) => ({ id, name: id, usable: true, reach: { kinds: ['city'] as const, visits } })
const problem: RouteProblem = {
  operator: 'X',
  stops: [stop('A'), stop('B', { token: true }), stop('C'), stop('D'), stop('E', { end: 'terminus' })],
  pieces: [
    piece('A', stopEnd(A), 0),
    piece('x', 0, 1),
    piece('B', 1, stopEnd(B)),
    piece('B', stopEnd(B), 2),
    piece('C', 2, stopEnd(C)),
    piece('C', stopEnd(C), 3),
    piece('D', 3, stopEnd(D)),
    piece('A', stopEnd(A), 4),
    piece('y', 4, 5),
    piece('z', 5, 6),
    piece('B', 6, stopEnd(B)),
    piece('C', stopEnd(C), 7),
    piece('E', 7, stopEnd(E)),
  ],
  points: 8,
  junctions: [],
  trains: [train('one'), train('two')],
  pairs: [],
  claims: [],
  exclusive: [],
}

const click = (stops: readonly number[], runs: Runs = [], id = 'one'): Runs =>
  stops.reduce<Runs>((now, each) => pointAtStop(problem, now, id, each) ?? now, runs)
const told = (runs: Runs, id = 'one'): string => {
  const run = runs.find((each) => each.train === id)
  return run
    ? `${run.stops.map(({ hex }) => hex).join('')} ${run.chains.map((chain) => chain.join('')).join(' ')}`.trim()
    : ''
}

describe('ways along the track', () => {
  test('legs from a stop, the shortest first', () => {
    expect(legsFrom(problem, A).map(({ to, chain }) => `${to}:${chain.join('')}`)).toEqual(['1:AxB', '1:AyzB'])
  })
  test('through other stops, as few as can be', () => {
    const ways = waysTo(problem, A, D, { used: new Set(), locations: new Set() })
    expect(ways.map((way) => way.map(({ to }) => to))).toEqual([
      [B, C, D],
      [B, C, D],
    ])
  })
  test('not through a terminus, not over what is used', () => {
    expect(waysTo(problem, A, D, { used: new Set([2]), locations: new Set() })).toEqual([])
    expect(waysTo(problem, D, E, { used: new Set(), locations: new Set() }).map((way) => way.length)).toEqual([2])
  })
})

describe('pointing at stops', () => {
  const cases: readonly (readonly [name: string, clicks: readonly number[], then: string])[] = [
    ['the first stop', [B], 'B'],
    ['and taken back', [B, B], ''],
    ['the next stop', [B, C], 'BC BC'],
    ['a stop further on passes those between', [A, D], 'ABCD AxB BC CD'],
    ['from the nearer end', [C, B, D], 'BCD BC CD'],
    ['the end again: another way', [B, A, A], 'BA BzyA'],
    ['and again: taken back', [B, A, A, A], 'B'],
    ['the beginning again, from the other side', [A, B, C, A], 'CBA CB BzyA'],
    ['a stop in the middle cuts', [A, B, C, D, B], 'AB AxB'],
    ['a terminus ends the run', [C, E, D], 'ECD EC CD'],
    ['not on beyond a terminus', [E, C, D, E], 'DC DC'],
  ]
  test.each(cases)('%s', (_, clicks, then) => expect(told(click(clicks))).toBe(then))

  test('no track leads there', () => {
    const alone = { ...problem, pieces: problem.pieces.slice(0, 6) }
    expect(pointAtStop(alone, [{ train: 'one', chains: [], stops: [{ hex: 'A', place: 0 }] }], 'one', D)).toBeNull()
  })
  test('other trains keep their runs, and their track is left to them', () => {
    const first = click([A, B], [], 'two')
    const both = click([B, A], first)
    expect(told(both, 'two')).toBe('AB AxB')
    expect(told(both)).toBe('BA BzyA')
    expect(both.map((run) => run.train)).toEqual(['one', 'two'])
    expect(judge(problem, both).ok).toBe(true)
    expect(told(withoutRun(both, 'one'), 'two')).toBe('AB AxB')
  })
  test('track of others is used where there is no other, and the engine objects', () => {
    const both = click([B, C], click([B, C], [], 'two'))
    expect(told(both)).toBe('BC BC')
    const verdict = judge(problem, both)
    expect(verdict.ok ? '' : verdict.objection.code).toBe('or.run.TRACK_REUSED')
  })
  test('the last stop is undone', () => {
    expect(told(withoutLastStop(problem, click([A, B, C]), 'one'))).toBe('AB AxB')
    expect(withoutLastStop(problem, click([A]), 'one')).toEqual([])
  })
  test('what may come next', () => {
    expect([...nextStops(problem, [], 'one')]).toEqual([B])
    expect([...nextStops(problem, click([B, C]), 'one')].sort()).toEqual([A, D, E])
    expect([...nextStops(problem, click([B, A], click([B, C], [], 'two')), 'one')]).toEqual([])
  })
})

test('a run that was found by the engine can be followed', () => {
  const game = newTable('1846')
  const tiles = { ...game.state.board.tiles }
  const real = routeProblem({ ...game, state: { ...game.state, board: { ...game.state.board, tiles } } }, 'B&O')
  expect(stopOf(real, 'nowhere', 0)).toBe(-1)
  for (const [from] of real.stops.entries()) {
    for (const { to, chain } of legsFrom(real, from)) {
      const ends = [from, to].map((s) => ({ hex: real.stops[s]!.hex, place: real.stops[s]!.place }))
      const run: RunOfTrain = { train: '2-0', chains: [chain], stops: ends }
      expect(legsOf(real, run)).toHaveLength(1)
    }
  }
})

import { describe, expect, it } from 'vitest'
import type { RunOfTrain } from '../core/action.js'
import type { Reach } from '../core/data.js'
import type { Position } from '../core/position.js'
import { newTable } from '../testing/table.js'
import { judge } from './check.js'
import { type RoutePiece, type RouteProblem, type RouteStop, routeProblem } from './problem.js'
import type { Claim } from './rules.js'

const run = (train: string, ...chains: string[]): RunOfTrain => ({
  train,
  chains: chains.map((chain) => chain.split('-')),
  stops: [],
})

/** A line of hexes, each with one stop: A–B–C–…, with a token in A. */
const line = (
  kinds: readonly RouteStop['kind'][],
  reach: Reach,
  rest: { readonly claims?: readonly Claim[]; readonly gauges?: readonly number[]; readonly trains?: number } = {},
): RouteProblem => {
  const name = (i: number) => String.fromCharCode(65 + i)
  const stops = kinds.map(
    (kind, i): RouteStop => ({
      hex: name(i),
      place: 0,
      kind,
      value: 10 * (i + 1),
      bonuses: [],
      location: i,
      token: i === 0,
      ...(kind === 'offboard' && { end: 'terminus' as const }),
      forMinimum: kind !== 'mine',
    }),
  )
  const pieces: RoutePiece[] = []
  const gauge = (n: number) => rest.gauges?.[n] ?? 1
  for (let i = 0; i + 1 < kinds.length; i++) {
    pieces.push({ hex: name(i), track: 1, a: -1 - i, b: i, gauge: gauge(2 * i) })
    pieces.push({ hex: name(i + 1), track: 0, a: i, b: -2 - i, gauge: gauge(2 * i + 1) })
  }
  const trains = Array.from({ length: rest.trains ?? 1 }, (_, i) => ({ id: `t${i}`, name: 't', reach, usable: true }))
  return {
    operator: 'X',
    stops,
    pieces,
    points: kinds.length - 1,
    junctions: [],
    trains,
    pairs: [],
    claims: rest.claims ?? [],
    exclusive: [],
  }
}

const divided = (problem: RouteProblem): RouteProblem => ({
  ...problem,
  pieces: problem.pieces.map((piece): RoutePiece => ({ ...piece, divided: true })),
})

const ALL: Reach['kinds'] = ['city', 'town', 'offboard']
const hexes = (limit: number | null, narrow: number | null, standard: number): Reach => ({
  kinds: [],
  visits: 0,
  borders: { limit, cost: { narrow, standard, dual: 1 } },
})
const MINE: Claim = { id: 'SNW', effect: 'mine' }
const PLUS: Claim = { id: 'G&C', effect: 'towns' }
const RABA: Claim = { id: 'RABA', effect: 'stop', kind: 'offboard', amount: 20 }

describe('what a run earns', () => {
  it.each<[string, RouteProblem, readonly RunOfTrain[], { revenue: number; aside?: number } | string]>([
    ['all its stops', line(['city', 'town'], { kinds: ALL, visits: 2 }), [run('t0', 'A-B')], { revenue: 30 }],
    [
      'chains in any direction',
      line(['city', 'town', 'city'], { kinds: ALL, visits: 3 }),
      [run('t0', 'B-A', 'C-B')],
      { revenue: 60 },
    ],
    [
      'too long',
      line(['city', 'town', 'city'], { kinds: ALL, visits: 2 }),
      [run('t0', 'A-B', 'B-C')],
      'or.run.TOO_LONG',
    ],
    [
      'free towns',
      line(['city', 'town', 'city'], { kinds: ['city'], visits: 2 }),
      [run('t0', 'A-B', 'B-C')],
      { revenue: 60 },
    ],
    [
      'doubled cities',
      line(['city', 'town'], { kinds: ['city'], visits: 4, factor: { city: 2 } }),
      [run('t0', 'A-B')],
      { revenue: 40 },
    ],
    [
      'doubled in a hex',
      line(['city', 'town'], { ...hexes(null, null, 1), hexFactor: { B: 2 } }),
      [run('t0', 'A-B')],
      { revenue: 50 },
    ],
    [
      'borders by gauge',
      line(['city', 'town'], hexes(4, 2, 1), { gauges: [2, 3] }),
      [run('t0', 'A-B')],
      { revenue: 30 },
    ],
    [
      'a divided hex is a border more',
      divided(line(['city', 'town'], hexes(2, 2, 1), { gauges: [3, 3] })),
      [run('t0', 'A-B')],
      'or.run.TOO_LONG',
    ],
    [
      'a divided hex within the length',
      divided(line(['city', 'town'], hexes(3, 2, 1), { gauges: [3, 3] })),
      [run('t0', 'A-B')],
      { revenue: 30 },
    ],
    [
      'too many borders',
      line(['city', 'town'], hexes(1, 2, 1), { gauges: [2, 3] }),
      [run('t0', 'A-B')],
      'or.run.TOO_LONG',
    ],
    [
      'two gauges between stops',
      line(['city', 'town'], hexes(4, 2, 1), { gauges: [2, 1] }),
      [run('t0', 'A-B')],
      'or.run.GAUGE',
    ],
    [
      'a gauge it may not use',
      line(['city', 'town'], hexes(null, null, 1), { gauges: [2, 2] }),
      [run('t0', 'A-B')],
      'or.run.GAUGE_BARRED',
    ],
    [
      'a mine without the car',
      line(['city', 'mine', 'city'], { kinds: ALL, visits: 2 }),
      [run('t0', 'A-B', 'B-C')],
      'or.run.MINE',
    ],
    [
      'a mine with it, aside and not counted',
      line(['city', 'mine', 'city'], { kinds: ALL, visits: 2 }, { claims: [MINE] }),
      [run('t0', 'A-B', 'B-C')],
      { revenue: 40, aside: 20 },
    ],
    [
      'not two mines',
      line(['city', 'mine', 'city', 'mine'], { kinds: ALL, visits: 2 }, { claims: [MINE] }),
      [run('t0', 'A-B', 'B-C', 'C-D')],
      'or.run.MINE',
    ],
    [
      'a mine is no second stop',
      line(['city', 'mine'], { kinds: ALL, visits: 2 }, { claims: [MINE] }),
      [run('t0', 'A-B')],
      'or.run.TOO_SHORT',
    ],
    [
      'a plus-train: towns beyond its length',
      line(['city', 'town', 'town', 'city'], { kinds: ALL, visits: 2 }, { claims: [PLUS] }),
      [run('t0', 'A-B', 'B-C', 'C-D')],
      { revenue: 100 },
    ],
    [
      'a plus-train has no more cities',
      line(['city', 'city', 'town', 'city'], { kinds: ALL, visits: 2 }, { claims: [PLUS] }),
      [run('t0', 'A-B', 'B-C', 'C-D')],
      'or.run.TOWNS_ONLY',
    ],
    [
      'nor more towns than its length again',
      line(['city', 'town', 'town', 'town', 'city'], { kinds: ALL, visits: 2 }, { claims: [PLUS] }),
      [run('t0', 'A-B', 'B-C', 'C-D', 'D-E')],
      'or.run.TOO_LONG',
    ],
    [
      'one plus-train of two',
      line(['city', 'town', 'town', 'city'], { kinds: ALL, visits: 2 }, { claims: [PLUS], trains: 2 }),
      [run('t0', 'A-B', 'B-C', 'C-D'), run('t1', 'A-B', 'B-C', 'C-D')],
      'or.run.TWO_PLUS',
    ],
    [
      'a mine with the car, but too far',
      line(['city', 'mine', 'city', 'city'], { kinds: ALL, visits: 2 }, { claims: [MINE] }),
      [run('t0', 'A-B', 'B-C', 'C-D')],
      'or.run.TOO_LONG',
    ],
    [
      'a car that had to be used',
      line(['city', 'town'], { kinds: ALL, visits: 2 }, { claims: [{ ...RABA, required: true }] }),
      [run('t0', 'A-B')],
      'or.run.CLAIM_UNUSED',
    ],
    [
      'once for one red hex',
      line(['city', 'offboard'], { kinds: ALL, visits: 2 }, { claims: [RABA] }),
      [run('t0', 'A-B')],
      { revenue: 50 },
    ],
    [
      'the same train twice',
      line(['city', 'town'], { kinds: ALL, visits: 2 }),
      [run('t0', 'A-B'), run('t0', 'A-B')],
      'or.run.TRAIN_TWICE',
    ],
    [
      'a train it does not have',
      line(['city', 'town'], { kinds: ALL, visits: 2 }),
      [run('t7', 'A-B')],
      'or.run.NO_SUCH_TRAIN',
    ],
    [
      'the same track twice',
      line(['city', 'town'], { kinds: ALL, visits: 2 }, { trains: 2 }),
      [run('t0', 'A-B'), run('t1', 'A-B')],
      'or.run.TRACK_REUSED',
    ],
    ['no chain', line(['city', 'town'], { kinds: ALL, visits: 2 }), [run('t0')], 'or.run.TOO_SHORT'],
    [
      'chains that do not join',
      line(['city', 'town', 'city', 'city'], { kinds: ALL, visits: 4 }),
      [run('t0', 'A-B', 'C-D')],
      'or.run.NO_TRACK',
    ],
    [
      'a hex that is not there',
      line(['city', 'town'], { kinds: ALL, visits: 2 }),
      [run('t0', 'A-Z')],
      'or.run.NO_TRACK',
    ],
    ['no runs at all', line(['city', 'town'], { kinds: ALL, visits: 2 }), [], { revenue: 0 }],
  ])('%s', (_, problem, runs, expected) => {
    const verdict = judge(problem, runs)
    if (typeof expected === 'string') expect(verdict).toMatchObject({ ok: false, objection: { code: expected } })
    else expect(verdict).toMatchObject({ ok: true, ...expected })
  })

  it('says which stops were counted, what was added, and where the track lies', () => {
    const problem = line(['city', 'town', 'city'], { kinds: ALL, visits: 3, counts: 2 })
    const mail: Claim = { id: 'MAIL', effect: 'visits', amount: 10 }
    expect(judge({ ...problem, claims: [mail] }, [run('t0', 'A-B', 'B-C')])).toEqual({
      ok: true,
      revenue: 70,
      aside: 0,
      runs: [
        {
          train: 't0',
          revenue: 70,
          aside: 0,
          stops: [
            { hex: 'A', place: 0, value: 10, counted: true },
            { hex: 'B', place: 0, value: 20, counted: false },
            { hex: 'C', place: 0, value: 30, counted: true },
          ],
          bonuses: [{ id: 'MAIL', amount: 30 }],
          claims: [mail],
          track: [
            { hex: 'A', track: 1 },
            { hex: 'B', track: 0 },
            { hex: 'B', track: 1 },
            { hex: 'C', track: 0 },
          ],
        },
      ],
    })
  })
})

describe('a run that can be read in many ways', () => {
  it('is answered at once all the same', () => {
    const two = line(['city', 'city'], { kinds: ALL, visits: 2 })
    // Four places of B meet at its side, as in Chicago.
    const places = [0, 1, 2, 3].map((place): RouteStop => ({ ...(two.stops[1] as RouteStop), place, location: 1 }))
    const pieces = places.map((_, i): RoutePiece => ({ hex: 'B', track: i, a: 0, b: -2 - i, gauge: 1 }))
    const problem = {
      ...two,
      stops: [two.stops[0] as RouteStop, ...places],
      pieces: [two.pieces[0] as RoutePiece, ...pieces],
    }
    const there = judge(problem, [run('t0', 'A-B')])
    expect(there).toMatchObject({ ok: true, revenue: 30 })
    const chains = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? 'A-B' : 'B-A'))
    const back = judge(problem, [run('t0', ...chains)])
    expect(back).toMatchObject({ ok: false, objection: { code: 'or.run.REPEATED_LOCATION' } })
  })
})

describe('routes of 18MEX', () => {
  const { setup, rules } = newTable('18MEX')
  const problem = (trains: readonly string[], tiles: Readonly<Record<string, string>>, tokens: readonly string[]) => {
    const laid = Object.fromEntries(
      Object.entries(tiles).map(([hex, text]) => [
        hex,
        { tile: text.split(' ')[0] ?? '', rotation: Number(text.split(' ')[1] ?? 0) },
      ]),
    )
    const state = {
      phase: rules?.phases.findIndex(({ name }) => name === '4D'),
      board: { tiles: laid, tokens: Object.fromEntries(tokens.map((hex) => [hex, [{ by: 'NdM', city: 0 }]])) },
      operators: { NdM: { trains: trains.map((name, i) => ({ id: `${name}-${i}`, name })) } },
    }
    return routeProblem({ setup, rules, state } as unknown as Position, 'NdM')
  }
  it('V-16 two trains leave Mexico City side by side', () => {
    const both = problem(['2', '2'], { O10: '485MC', P11: '485P', O12: '8 1', M12: '472' }, ['O10'])
    const toPuebla = run('2-0', 'O10-P11')
    const toTampico = run('2-1', 'O10-P11-O12-M12')
    expect(judge(both, [toPuebla, toTampico])).toMatchObject({ ok: true, revenue: 60 + 10 + 60 + 20 })
    const again = judge(both, [toPuebla, run('2-1', 'O10-P11')])
    expect(again).toMatchObject({ ok: false, objection: { code: 'or.run.TRACK_REUSED' } })
  })

  it('D-05 a minor runs from its city to the port in the same hex', () => {
    expect(judge(problem(['2'], {}, ['M12']), [run('2-0', 'M12')])).toMatchObject({ ok: true, revenue: 30 })
  })

  it('4D doubles cities and red areas, not towns', () => {
    expect(judge(problem(['4D'], {}, ['M12']), [run('4D-0', 'M12')])).toMatchObject({ ok: true, revenue: 50 })
  })
})

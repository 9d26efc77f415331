import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TokenAt } from '../core/state.js'
import { connection, layableHexes, reachedCities, trackwayOf } from './connection.js'
import { type BoardData, EDGES, type Edge, type Face, type Hex, opposite } from './face.js'
import { farEnd, type HexTrack, hexTrack, type Network, networkOf, PLACE, pointOf, withTile } from './network.js'
import { face, withCount } from './notation.js'
import { isPassable } from './passage.js'
import { EITHER_GAUGE } from './strands.js'

/** Steps over the sides of flat hexes, 0 at the bottom. */
const STEPS: readonly (readonly [number, number])[] = [
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
  [1, 0],
]

/** A board of hexes named by their coordinates, `q,r`. */
const boardOf = (faces: Readonly<Record<string, Face>>, tiles: Readonly<Record<string, Face>> = {}): BoardData => {
  const at = (id: string) => id.split(',').map(Number) as [number, number]
  const hexes: Record<string, Hex> = {}
  const neighbours: Record<string, Partial<Record<Edge, string>>> = {}
  for (const [id, shown] of Object.entries(faces)) {
    const [q, r] = at(id)
    hexes[id] = { ...shown, id, x: q, y: r }
    neighbours[id] = {}
    for (const edge of EDGES) {
      const [dq, dr] = STEPS[edge] as readonly [number, number]
      const next = `${q + dq},${r + dr}`
      if (faces[next] !== undefined) (neighbours[id] as Partial<Record<Edge, string>>)[edge] = next
    }
  }
  const laid = Object.fromEntries(Object.entries(tiles).map(([id, shown]) => [id, withCount(id, null, shown)]))
  return { layout: 'flat', hexes, neighbours, tiles: laid }
}

const city = (track: string, places = 'c20') => face('yellow', places, track)
const plain = (track: string) => face('yellow', '', track)
const state = (tokens: Readonly<Record<string, readonly TokenAt[]>>) => ({ tiles: {}, tokens })
const own = { by: 'X', city: 0 }
const other = { by: 'Y', city: 0 }

describe('two boards with the same tiles and tokens', () => {
  it('are not taken for each other', () => {
    const joined = boardOf({ '0,0': city('0-c'), '0,1': city('3-c') })
    const apart = boardOf({ '0,0': city('0-c'), '0,1': city('0-c') })
    const same = state({ '0,0': [own] })
    expect(reachedCities(joined, same, 'X')).toHaveLength(2)
    expect(reachedCities(apart, same, 'X')).toHaveLength(1)
  })
})

/** Column 0 from top to bottom: `0,0`, `0,1`, …; side 0 leads down, side 3 up. */
describe('what a railway reaches', () => {
  const cities = (board: BoardData, tokens: Readonly<Record<string, readonly TokenAt[]>>) =>
    reachedCities(board, state(tokens), 'X').map(({ hex }) => hex)

  it.each([
    ['along track of any length', { '0,0': city('0-c'), '0,1': plain('3-0'), '0,2': city('3-c') }, ['0,0', '0,2']],
    ['not where the track of neighbours does not meet', { '0,0': city('0-c'), '0,1': plain('3-5') }, ['0,0']],
    [
      'through a city with a free slot',
      { '0,0': city('0-c'), '0,1': city('3-c 0-c'), '0,2': city('3-c') },
      ['0,0', '0,1', '0,2'],
    ],
    [
      'not through a terminus',
      { '0,0': city('0-c'), '0,1': city('3-c 0-c', 'c20!'), '0,2': city('3-c') },
      ['0,0', '0,1'],
    ],
    [
      'not through an off-board area',
      { '0,0': city('0-c'), '0,1': face('red', 'o30', '3-o 0-o'), '0,2': city('3-c') },
      ['0,0'],
    ],
    [
      'not with another gauge before the next place',
      { '0,0': city('0=c'), '0,1': plain('3~0'), '0,2': plain('3-0'), '0,3': city('3-c') },
      ['0,0'],
    ],
    [
      'with another gauge after a place',
      { '0,0': city('0=c'), '0,1': face('yellow', 't10', '3~t 0-t'), '0,2': city('3-c') },
      ['0,0', '0,2'],
    ],
  ])('%s', (_, faces, expected) => {
    expect(cities(boardOf(faces), { '0,0': [own] })).toEqual(expected)
  })

  it('up to a city full of others, not through it', () => {
    const board = boardOf({ '0,0': city('0-c'), '0,1': city('3-c 0-c'), '0,2': city('3-c') })
    expect(cities(board, { '0,0': [own], '0,1': [other] })).toEqual(['0,0', '0,1'])
    expect(cities(board, { '0,0': [own], '0,1': [other, own] })).toEqual(['0,0', '0,1', '0,2'])
  })

  it('not from a token that lies face down', () => {
    const board = boardOf({ '0,0': city('0-c'), '0,1': city('3-c') })
    expect(cities(board, { '0,0': [{ ...own, blocker: true }] })).toEqual([])
  })

  it('every hex it leads to or stands in can take a tile', () => {
    const board = boardOf({ '0,0': city('0-c'), '0,1': plain('3-0'), '0,2': plain(''), '1,0': plain('') })
    expect(layableHexes(board, state({ '0,0': [own] }), 'X')).toEqual(['0,0', '0,1', '0,2'])
  })

  it('not back over a side it has crossed: the stem of a loop is entered from one end only', () => {
    // The stem 0,1 parts at 0,2 into two tracks that meet again beyond: round the loop one comes back to 0,2.
    const board = boardOf({
      '0,0': city('0-c'),
      '0,1': plain('3-0 0-1'),
      '0,2': plain('3-0 3-5'),
      '0,3': plain('3-4'),
      '1,2': plain('2-1'),
      '-1,2': plain(''),
    })
    // Coming back up the stem, the branch 0-1 of 0,1 would lead on to -1,2.
    expect(layableHexes(board, state({ '0,0': [own] }), 'X')).not.toContain('-1,2')
  })

  it('by a longer way, where the shorter one crosses a side the track leads back over', () => {
    // 0,2 is near over 0,1 and far over -1,2. From the near way the loop 0,2 – 1,1 – 1,0 – 0,1 is closed both ways round:
    // who comes to 1,1 from 1,0 has come by the far one.
    const board = boardOf({
      '0,0': city('0-c 1-c'),
      '0,1': plain('0-3 0-4'),
      '0,2': city('2-c 3-c 4-c'),
      '1,1': plain('1-3 3-4'),
      '1,0': city('0-c 1-c'),
      '-1,1': plain('0-4'),
      '-1,2': plain('3-5'),
      '2,0': plain(''),
    })
    expect(layableHexes(board, state({ '0,0': [own] }), 'X')).toContain('2,0')
  })
})

describe('what joins a new tile', () => {
  const board = boardOf(
    { '0,0': city('0-c'), '0,1': plain('3-0'), '0,2': city('3-c'), '1,0': plain(''), '1,1': plain('') },
    {
      straight: plain('3-0'),
      both: plain('3-0 3-5'),
      away: plain('3-0 0-5'),
      grown: city('0-c 5-c', 'c30/2'),
      grown2: city('3-c 4-c', 'c30/2'),
    },
  )
  const at = (hex: string, tile: string, rotation = 0) =>
    connection(board, state({ '0,0': [own] }), 'X', { hex, tile, rotation })

  it.each([
    ['new track from a reached side', '0,1', 'both', 0, 'newTrack'],
    // From 0,2 one comes back to the far side of 0,1 only over a side already crossed.
    ['only the old track: the new one leaves from its far side', '0,1', 'away', 0, 'oldTrackOnly'],
    ['only the old track', '0,1', 'straight', 0, 'oldTrackOnly'],
    ['a reached city', '0,2', 'grown2', 0, 'newTrack'],
    ['its own city', '0,0', 'grown', 0, 'newTrack'],
    ['nothing', '1,1', 'straight', 0, 'none'],
  ] as const)('%s', (_, hex, tile, rotation, expected) => {
    expect(at(hex, tile, rotation)).toBe(expected)
  })
})

/** All that simple walks reach, by walking every one of them. */
const bruteForce = (network: Network, tokens: Readonly<Record<string, readonly TokenAt[]>>) => {
  const { grid, hexes } = network
  const entered = new Uint8Array(hexes.length * 6)
  const pieces = new Int32Array(hexes.length)
  const places = new Int32Array(hexes.length)
  const used = new Set<number>()
  const arrive = (track: HexTrack, place: number, from: number): void => {
    places[track.hex] = (places[track.hex] as number) | (1 << place)
    const shown = track.face.places[place]
    if (shown === undefined || (from >= 0 && !isPassable(shown, place, tokens[grid.ids[track.hex] ?? ''], 'X'))) return
    for (const next of track.piecesAt[PLACE + place] ?? [])
      if (next !== from) take(track, next, PLACE + place, EITHER_GAUGE)
  }
  const take = (track: HexTrack, piece: number, end: number, gauge: number): void => {
    const fits = gauge & (track.gauge[piece] as number)
    const far = farEnd(track, piece, end)
    const point = pointOf(track, piece, far)
    if (fits === 0 || used.has(point)) return
    pieces[track.hex] = (pieces[track.hex] as number) | (1 << piece)
    if (far >= PLACE) {
      arrive(track, far - PLACE, piece)
      return
    }
    const across = grid.across[track.hex * 6 + far] as number
    if (across < 0) return
    const side = opposite(far as Edge)
    entered[across * 6 + side] = (entered[across * 6 + side] as number) | fits
    used.add(point)
    const next = hexes[across] as HexTrack
    for (const on of next.piecesAt[side] ?? []) if (pointOf(next, on, side) === point) take(next, on, side, fits)
    used.delete(point)
  }
  for (const [hex, list] of Object.entries(tokens)) {
    for (const token of list) if (token.by === 'X') arrive(hexes[grid.index.get(hex) ?? 0] as HexTrack, token.city, -1)
  }
  return { entered: [...entered], pieces: [...pieces], places: [...places] }
}

const SIGNS = ['-', '-', '~', '=', '=']
const hexArbitrary = fc.record({
  isCity: fc.constantFrom(false, false, true),
  isTown: fc.constantFrom(false, false, true),
  tracks: fc.array(fc.tuple(fc.nat(5), fc.nat(5), fc.constantFrom(...SIGNS)), { minLength: 1, maxLength: 4 }),
  sign: fc.constantFrom(...SIGNS),
  token: fc.constantFrom('X', 'Y', undefined, undefined),
  /** Which of its sides 0, 1 and 2 track may cross. */
  joined: fc.array(fc.constantFrom(true, true, false), { minLength: 3, maxLength: 3 }),
})

const HEXES = ['0,0', '0,1', '1,0', '1,-1', '0,-1', '-1,0', '-1,1', '1,1', '2,0', '2,-1']

type Drawn = typeof hexArbitrary extends fc.Arbitrary<infer T> ? T : never

/** Tracks anywhere, or only over the sides where both hexes have some: such boards have more ways round. */
const sidesOf = (hexes: readonly Drawn[], i: number, isDense: boolean): readonly number[] => {
  if (!isDense) return EDGES
  const [q, r] = (HEXES[i] as string).split(',').map(Number) as [number, number]
  return EDGES.filter((edge) => {
    const [dq, dr] = STEPS[edge] as readonly [number, number]
    const other = hexes[HEXES.indexOf(`${q + dq},${r + dr}`)]
    return other !== undefined && (edge < 3 ? hexes[i] : other)?.joined[edge % 3]
  })
}

/** Random boards: each hex of one gauge, track that meets track, or that with each piece of its own gauge. */
type Manner = 'hexes' | 'dense' | 'pieces'

const facesOf = (hexes: readonly Drawn[], manner: Manner) => {
  const faces: Record<string, Face> = {}
  const tokens: Record<string, TokenAt[]> = {}
  const isDense = manner === 'dense'
  for (const [i, { isCity, isTown, tracks, sign, token }] of hexes.entries()) {
    const id = HEXES[i] as string
    const home = i === 0 || isCity
    const gaugeOf = (own: string) => (manner === 'pieces' ? own : isDense ? '-' : i === 0 ? '=' : sign)
    const sides = sidesOf(hexes, i, manner !== 'hexes')
    const side = (drawn: number): number => sides[drawn % sides.length] ?? drawn
    const pairs = new Map<string, string>(isDense && home ? sides.map((edge) => [`${edge} c`, `${edge}-c`]) : [])
    for (const [first, second, own] of tracks) {
      const [a, b] = [side(first), side(second)]
      const gauge = gaugeOf(own)
      if (home && !isDense) pairs.set(`${a} c`, `${a}${gauge}c`)
      else if (!home && manner === 'pieces' && isTown && b < 3) pairs.set(`${a} t`, `${a}${gauge}t`)
      else if (!home && a !== b)
        pairs.set(`${Math.min(a, b)} ${Math.max(a, b)}`, `${Math.min(a, b)}${gauge}${Math.max(a, b)}`)
    }
    const places = home ? 'c20' : manner === 'pieces' && isTown ? 't10' : ''
    faces[id] = face('yellow', places, [...pairs.values()].join(' '))
    const holder = i === 0 ? 'X' : token
    if (home && holder !== undefined) tokens[id] = [{ by: holder, city: 0 }]
  }
  return { faces, tokens }
}

describe('reach and the walks of the rules', () => {
  it.each([
    ['random boards', 'hexes', 8, 1000],
    ['random boards where track meets track', 'dense', 10, 4000],
    ['random boards of two gauges', 'pieces', 9, 6000],
  ] as const)(
    'are the same on %s',
    (_, manner, size, numRuns) => {
      fc.assert(
        fc.property(fc.array(hexArbitrary, { minLength: size, maxLength: size }), (hexes) => {
          const { faces, tokens } = facesOf(hexes, manner)
          const board = boardOf(faces)
          const network = networkOf(board, {})
          const reach = trackwayOf(board, { tiles: {}, tokens }, 'X')
          const found = {
            entered: network.hexes.flatMap((_, hex) => EDGES.map((side) => reach.entered(hex, side))),
            pieces: network.hexes.map(({ a }, hex) =>
              a.reduce((bits, _, i) => bits | (reach.reaches(hex, i) ? 1 << i : 0), 0),
            ),
            places: network.hexes.map((_, hex) => reach.places(hex)),
          }
          expect(found).toEqual(bruteForce(network, tokens))
        }),
        { seed: 1846, numRuns },
      )
    },
    60_000,
  )
})

const endsOf = ({ a, b, gauge }: HexTrack): readonly string[] =>
  Array.from(a, (end, i) => `${Math.min(end, b[i] as number)} ${Math.max(end, b[i] as number)} ${gauge[i]}`)

describe('new track and the walks of the rules', () => {
  it.each(['dense', 'pieces'] as const)(
    'meet on random boards, %s',
    (manner) => {
      let met = 0
      let missed = 0
      fc.assert(
        fc.property(
          fc.array(hexArbitrary, { minLength: 9, maxLength: 9 }),
          fc.nat(8),
          fc.array(fc.tuple(fc.nat(5), fc.nat(5), fc.constantFrom(...SIGNS)), { minLength: 1, maxLength: 3 }),
          (hexes, drawn, more) => {
            const { faces, tokens } = facesOf(hexes, manner)
            const id = HEXES[drawn] as string
            const old = faces[id] as Face
            fc.pre(old.places.length === 0)
            const added = more.flatMap(([a, b, sign]) =>
              a === b ? [] : [`${a}${manner === 'dense' ? '-' : sign}${b}`],
            )
            const tile = { ...old, track: [...old.track, ...face('yellow', '', added.join(' ')).track] }
            const board = boardOf(faces, { laid: tile })
            const network = networkOf(board, {})
            const hex = network.grid.index.get(id) as number
            const at = { tile: 'laid', rotation: 0 }
            const before = endsOf(network.hexes[hex] as HexTrack)
            const reached = bruteForce(withTile(network, hex, at), tokens).pieces[hex] as number
            const isJoined = endsOf(hexTrack(network.grid, hex, at)).some(
              (ends, i) => !before.includes(ends) && (reached & (1 << i)) !== 0,
            )
            const found = connection(board, { tiles: {}, tokens }, 'X', { hex: id, ...at })
            expect(found === 'newTrack').toBe(isJoined)
            if (isJoined) met++
            else if (found === 'oldTrackOnly') missed++
          },
        ),
        { seed: 1846, numRuns: 3000 },
      )
      expect(met).toBeGreaterThan(100)
      expect(missed).toBeGreaterThan(100)
    },
    60_000,
  )
})

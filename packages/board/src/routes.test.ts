import type { Face, Track } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { line } from './curves.js'
import { point } from './hexes.js'
import type { SceneNode } from './node.js'
import { LIGHT } from './palette.js'
import { drawRoutes, runPieces } from './routes.js'
import { sampleBoard, sampleTile } from './sample-board.js'

const city = { kind: 'city', value: 20, slots: 1 } as const
const town = { kind: 'town', value: 10, slots: 0 } as const
const side = (edge: number) => ({ edge }) as { edge: 0 }
const piece = (a: Track['a'], b: Track['b'], lane?: Track['lane']): Track => ({
  a,
  b,
  gauge: 'standard',
  ...(lane && { lane }),
})

/** Three hexes from top to bottom: a city, plain track or a town, a city. */
const column = (middle: Partial<Face>) =>
  sampleBoard(
    [
      { id: 'A', x: 0, y: 0, places: [city], track: [piece(side(0), { place: 0 })] },
      { id: 'B', x: 0, y: 2, ...middle },
      { id: 'C', x: 0, y: 4, places: [city], track: [piece({ place: 0 }, side(3))] },
    ],
    {
      neighbours: { A: { 0: 'B' }, B: { 0: 'C', 3: 'A' }, C: { 3: 'B' } },
      tiles: { X: sampleTile('X', { track: [piece(side(1), side(4))] }) },
    },
  )
const stops = [
  { hex: 'A', place: 0 },
  { hex: 'C', place: 0 },
]
const names = (pieces: readonly { readonly hex: string; readonly track: number }[]): string =>
  pieces.map(({ hex, track }) => `${hex}${track}`).join(' ')

describe('a run as pieces of track', () => {
  it.each([
    ['plain track', { track: [piece(side(0), side(2)), piece(side(0), side(3))] }, 'A0 B1 C0'],
    [
      'through a town',
      { places: [town], track: [piece(side(3), { place: 0 }), piece({ place: 0 }, side(0))] },
      'A0 B0 B1 C0',
    ],
    ['no way', { track: [piece(side(0), side(2))] }, ''],
  ])('%s', (_, middle, expected) => {
    expect(names(runPieces(column(middle), {}, { chains: [['A', 'B', 'C']], stops }))).toBe(expected)
  })

  it('reads a chain from either end, and the tile that lies there', () => {
    const board = column({})
    const turned = { B: { tile: 'X', rotation: 5 } }
    expect(names(runPieces(board, turned, { chains: [['C', 'B', 'A']], stops }))).toBe('A0 B0 C0')
    expect(names(runPieces(board, { B: { tile: 'X', rotation: 0 } }, { chains: [['A', 'B', 'C']], stops }))).toBe('')
  })

  it('keeps to its lane across a side', () => {
    const lane = (index: number) => ({ index, of: 2 })
    const board = sampleBoard(
      [
        {
          id: 'A',
          x: 0,
          y: 0,
          places: [city],
          track: [piece(side(0), { place: 0 }, lane(0)), piece(side(0), { place: 0 }, lane(1))],
        },
        {
          id: 'B',
          x: 0,
          y: 2,
          places: [town],
          track: [piece(side(3), { place: 0 }, lane(1)), piece(side(3), side(1), lane(0))],
        },
      ],
      { neighbours: { A: { 0: 'B' }, B: { 3: 'A' } } },
    )
    const run = { chains: [['A', 'B']], stops: [stops[0]!, { hex: 'B', place: 0 }] }
    expect(names(runPieces(board, {}, run))).toBe('A1 B0')
  })

  it('goes from a city to the port of the same hex', () => {
    const board = sampleBoard([
      { id: 'K', x: 0, y: 0, places: [city, town], track: [piece({ place: 1 }, { place: 0 })] },
    ])
    const run = {
      chains: [['K']],
      stops: [
        { hex: 'K', place: 0 },
        { hex: 'K', place: 1 },
      ],
    }
    expect(names(runPieces(board, {}, run))).toBe('K0')
  })
})

describe('gauges under the lines', () => {
  const placed = (gauge: 'standard' | 'narrow' | 'dual') => () => ({
    centre: point(0, 0),
    courses: [line(point(-87, 0), point(87, 0))],
    gauges: [gauge],
  })
  const route = { colour: '#d6246e', pieces: [{ hex: 'A', track: 0 }] }
  const widthOf = ({ attrs }: SceneNode): number => Number(attrs['stroke-width'])
  const layers = (gauge: 'standard' | 'narrow' | 'dual', trains: number) => {
    const { lines } = drawRoutes(Array(trains).fill(route), placed(gauge), LIGHT)
    const [under, over] = [lines.at(0)!, lines.at(-1)!]
    return { under: under.children as SceneNode[], over: over.children as SceneNode[], lines: lines.slice(1, -1) }
  }

  it.each([1, 2])('standard gauge has no sleepers to keep, %i trains', (trains) => {
    const { under, over } = layers('standard', trains)
    expect([under, over]).toEqual([[], []])
  })
  it.each([
    ['narrow', 'over', 'under'],
    ['dual', 'under', 'over'],
  ] as const)('%s gauge keeps its sleepers %s the line', (gauge, where, other) => {
    const one = layers(gauge, 1)
    expect(one[other]).toEqual([])
    const [line] = one.lines[0]!.children as SceneNode[]
    expect(widthOf(one[where][0]!)).toBeGreaterThan(widthOf(line!) + 8)
    // Two trains side by side need wider ones.
    expect(widthOf(layers(gauge, 2)[where][0]!)).toBeGreaterThan(widthOf(one[where][0]!))
  })
})

import type { Track } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { pointAt } from './curves.js'
import { distance, edgeMiddle } from './hexes.js'
import type { SceneNode } from './node.js'
import { placeSpots, SLOT } from './places.js'
import { BOARDS, sampleFace } from './sample-board.js'
import { bridges, drawTrack, trackCourses } from './track.js'

const sides = (...pairs: readonly (readonly [number, number])[]): readonly Track[] =>
  pairs.map(([a, b]) => ({ a: { edge: a }, b: { edge: b }, gauge: 'standard' }) as Track)

const bridgesOf = (track: readonly Track[]) => {
  const face = sampleFace({ track })
  return bridges(face, trackCourses(face, 0, 'flat', []))
}

describe('over and under', () => {
  it.each([
    ['#7', sides([0, 1]), []],
    ['#16', sides([0, 2], [1, 3]), [[1, 0]]],
    ['#17', sides([1, 3], [0, 4]), []],
    ['#19: the straight goes over', sides([0, 3], [2, 4]), [[0, 1]]],
    ['#20', sides([0, 3], [1, 4]), [[1, 0]]],
    ['#23: tracks that meet at a side never cross', sides([0, 3], [0, 4]), []],
    ['#39', sides([0, 1], [0, 2], [1, 2]), []],
    ['#43', sides([0, 3], [0, 2], [1, 3], [1, 2]), [[2, 1]]],
    ['#44', sides([0, 3], [1, 4], [0, 1], [3, 4]), [[1, 0]]],
    ['#70', sides([0, 1], [0, 2], [1, 3], [2, 3]), [[2, 1]]],
  ] as const)('%s', (_, track, expected) => {
    expect(bridgesOf(track).map(({ over, under }) => [over, under])).toEqual(expected)
  })
})

describe('places and their track', () => {
  const tiles = BOARDS.flatMap(({ name, board }) =>
    Object.values(board.tiles).map((tile) => ({ name: `${name} ${tile.id}`, tile, layout: board.layout })),
  )
  it.each(tiles)('$name: every piece starts at its side and ends at its place', ({ tile, layout }) => {
    for (let rotation = 0; rotation < 6; rotation++) {
      const spots = placeSpots(tile, rotation, layout)
      const courses = trackCourses(tile, rotation, layout, spots)
      tile.track.forEach((track, i) => {
        for (const [end, t] of [
          [track.a, 0],
          [track.b, 1],
        ] as const) {
          const at = pointAt(courses[i]!, t)
          const slack = track.lane ? 13 : 0.01
          if ('edge' in end) expect(distance(at, edgeMiddle(layout, end.edge + rotation))).toBeLessThan(slack)
          else if (tile.places[end.place]!.kind !== 'offboard') {
            expect(distance(at, spots[end.place]!.at)).toBeLessThan(slack)
          }
        }
      })
    }
  })

  it.each(tiles)('$name: cities stand apart', ({ tile, layout }) => {
    const cities = tile.places.flatMap(({ kind }, i) => (kind === 'city' ? [placeSpots(tile, 0, layout)[i]!.at] : []))
    cities.forEach((a, i) => {
      for (const b of cities.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(2 * SLOT)
    })
  })

  it('a town with two tracks stands halfway along the curve, its bar across', () => {
    const face = sampleFace({
      places: [{ kind: 'town', value: 10, slots: 0 }],
      track: [
        { a: { edge: 0 }, b: { place: 0 }, gauge: 'standard' },
        { a: { place: 0 }, b: { edge: 3 }, gauge: 'standard' },
      ],
    })
    const [spot] = placeSpots(face, 0, 'flat')
    expect(distance(spot!.at, { x: 0, y: 0 })).toBeLessThan(0.01)
    expect(Math.abs(Math.cos(spot!.along!))).toBeLessThan(0.01)
  })
})

describe('gauges', () => {
  const strokes = (gauge: Track['gauge']): string => {
    const face = sampleFace({ track: [{ a: { edge: 0 }, b: { edge: 3 }, gauge }] })
    const nodes = drawTrack(face, trackCourses(face, 0, 'flat', []), { core: '#000', casing: '#fff' })
    const flat = (node: SceneNode): readonly SceneNode[] => [
      node,
      ...node.children.flatMap((child) => (typeof child === 'string' ? [] : flat(child))),
    ]
    return JSON.stringify(nodes.flatMap(flat).map(({ attrs }) => [attrs['stroke-width'], attrs['stroke-dasharray']]))
  }

  it('differ in pattern, not only in colour', () => {
    expect(new Set((['standard', 'narrow', 'dual'] as const).map(strokes)).size).toBe(3)
    expect(strokes('narrow')).toContain('3.5 5')
  })
})

import { describe, expect, it } from 'vitest'
import {
  crossing,
  joinEdges,
  lengthOf,
  line,
  part,
  pathData,
  pointAt,
  reversed,
  shifted,
  tangentArc,
  tangentAt,
} from './curves.js'
import { APOTHEM, distance, edgeDirection, edgeMiddle, point, SIDE } from './hexes.js'

const near = (a: { x: number; y: number }, b: { x: number; y: number }): void =>
  expect(distance(a, b)).toBeLessThan(0.01)

describe('track from side to side', () => {
  const kinds = [
    [3, 'line', 2 * APOTHEM],
    [2, 'arc', (1.5 * SIDE * Math.PI) / 3],
    [1, 'arc', ((SIDE / 2) * 2 * Math.PI) / 3],
  ] as const
  it.each(kinds)('%i sides apart: a %s of the right length', (apart, kind, length) => {
    for (const layout of ['flat', 'pointy'] as const) {
      for (let edge = 0; edge < 6; edge++) {
        for (const other of [(edge + apart) % 6, (edge + 6 - apart) % 6]) {
          const curve = joinEdges(layout, edge, other)
          expect(curve.kind).toBe(kind)
          expect(lengthOf(curve)).toBeCloseTo(length)
          near(pointAt(curve, 0), edgeMiddle(layout, edge))
          near(pointAt(curve, 1), edgeMiddle(layout, other))
          // Square to both sides, so that it runs on smoothly in the next hex.
          const inward = edgeDirection(layout, edge)
          near(tangentAt(curve, 0), point(-inward.x, -inward.y))
          near(tangentAt(curve, 1), edgeDirection(layout, other))
        }
      }
    }
  })
})

describe('any curve', () => {
  const curves = [
    ['line', line(point(0, 0), point(30, 40))],
    ['arc', joinEdges('flat', 0, 2)],
    ['cubic', joinEdges('flat', 2, 4, 12)],
  ] as const

  it.each(curves)('%s: a part is the same way, shorter', (_, curve) => {
    const half = part(curve, 0.2, 0.7)
    near(pointAt(half, 0), pointAt(curve, 0.2))
    near(pointAt(half, 0.5), pointAt(curve, 0.45))
    near(pointAt(half, 1), pointAt(curve, 0.7))
    near(pointAt(reversed(curve), 0.25), pointAt(curve, 0.75))
  })

  it.each(curves)('%s: moved to the right it keeps its distance', (_, curve) => {
    const aside = shifted(curve, 5)
    expect(distance(pointAt(aside, 0), pointAt(curve, 0))).toBeCloseTo(5, 1)
    expect(distance(pointAt(aside, 1), pointAt(curve, 1))).toBeCloseTo(5, 1)
    const { x, y } = tangentAt(curve, 0)
    near(pointAt(aside, 0), point(pointAt(curve, 0).x - y * 5, pointAt(curve, 0).y + x * 5))
  })

  it('is written as path data', () => {
    expect(pathData(line(point(0, 0), point(30, 40)))).toBe('M0 0L30 40')
    expect(pathData(joinEdges('flat', 0, 1))).toBe('M0 86.6A50 50 0 0 0 -75 43.3')
    expect(pathData(joinEdges('flat', 0, 5), true)).toBe('A50 50 0 0 1 75 43.3')
  })

  it('an arc straight ahead is a line', () => {
    expect(tangentArc(point(0, 80), point(0, -1), point(0, 0)).kind).toBe('line')
  })
})

describe('crossings', () => {
  it.each([
    ['#20', [0, 3], [1, 4], true],
    ['#19', [0, 3], [2, 4], true],
    ['#16', [0, 2], [1, 3], true],
    ['#17', [1, 3], [0, 4], false],
    ['#18', [0, 3], [1, 2], false],
  ] as const)('%s', (_, [a, b], [c, d], crosses) => {
    const found = crossing(joinEdges('pointy', a, b), joinEdges('pointy', c, d))
    expect(found !== undefined).toBe(crosses)
    if (!found) return
    const gap = distance(pointAt(joinEdges('pointy', a, b), found.a), pointAt(joinEdges('pointy', c, d), found.b))
    expect(gap).toBeLessThan(0.1)
  })
})

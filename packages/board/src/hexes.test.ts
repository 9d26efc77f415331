import { type Edge, opposite } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import {
  APOTHEM,
  add,
  boardBox,
  corners,
  depthInHex,
  distance,
  edgeMiddle,
  hexAcross,
  hexCentre,
  point,
  SIDE,
} from './hexes.js'
import { BOARDS, sampleBoard } from './sample-board.js'

describe('sides of a hex', () => {
  it.each([
    ['flat', 0, 0, 1, 'the bottom'],
    ['flat', 1, -1, 1, 'the lower left'],
    ['flat', 2, -1, -1, 'the upper left'],
    ['flat', 3, 0, -1, 'the top'],
    ['flat', 4, 1, -1, 'the upper right'],
    ['flat', 5, 1, 1, 'the lower right'],
    ['pointy', 0, -1, 1, 'the lower left'],
    ['pointy', 1, -1, 0, 'the left'],
    ['pointy', 2, -1, -1, 'the upper left'],
    ['pointy', 3, 1, -1, 'the upper right'],
    ['pointy', 4, 1, 0, 'the right'],
    ['pointy', 5, 1, 1, 'the lower right'],
  ] as const)('%s side %i is at %i, %i: %s', (layout, edge, x, y, _where) => {
    const at = edgeMiddle(layout, edge)
    expect([Math.sign(Math.round(at.x)) + 0, Math.sign(Math.round(at.y)) + 0]).toEqual([x, y])
    expect(Math.hypot(at.x, at.y)).toBeCloseTo(APOTHEM)
  })

  it.each(['flat', 'pointy'] as const)('the middle of a %s side is halfway between two corners', (layout) => {
    const around = corners(layout)
    for (let edge = 0; edge < 6; edge++) {
      const [a, b] = [around[(edge + 5) % 6]!, around[edge]!]
      expect(distance(point((a.x + b.x) / 2, (a.y + b.y) / 2), edgeMiddle(layout, edge))).toBeLessThan(0.001)
      expect(distance(a, b)).toBeCloseTo(SIDE)
    }
  })
})

describe('hexes on the sheet', () => {
  it.each(BOARDS)('$name: hexes that are neighbours share the middle of a side', ({ board }) => {
    for (const [id, sides] of Object.entries(board.neighbours)) {
      for (const [side, other] of Object.entries(sides)) {
        const edge = Number(side) as Edge
        const here = add(hexCentre(board.layout, board.hexes[id]!), edgeMiddle(board.layout, edge))
        const there = add(hexCentre(board.layout, board.hexes[other]!), edgeMiddle(board.layout, opposite(edge)))
        expect(distance(here, there), `${id}–${other}`).toBeLessThan(0.001)
        expect(hexAcross(board)(id, edge)).toBe(other)
      }
    }
  })

  it('the frame holds every hex', () => {
    expect(boardBox(sampleBoard([{ x: 0, y: 0 }]))).toMatchObject({ x: -100, width: 200 })
    expect(boardBox(sampleBoard([{ x: 0, y: 0 }]), 10)).toMatchObject({ x: -110, width: 220 })
  })

  it('knows how deep a point lies', () => {
    expect(depthInHex('flat', point(0, 0))).toBeCloseTo(APOTHEM)
    expect(depthInHex('flat', point(0, APOTHEM))).toBeCloseTo(0)
    expect(depthInHex('pointy', point(APOTHEM + 5, 0))).toBeCloseTo(-5)
  })
})

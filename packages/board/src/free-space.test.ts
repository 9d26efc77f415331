import { describe, expect, it } from 'vitest'
import { boxShape, discShape, freeSpace, linesShape } from './free-space.js'
import { depthInHex, distance, point } from './hexes.js'

const ORIGIN = point(0, 0)

describe('free space', () => {
  it('gives what is free where it was wished', () => {
    const { at, air } = freeSpace('flat').find(discShape(15), { near: ORIGIN })
    expect(at).toEqual(ORIGIN)
    expect(air).toBeGreaterThan(50)
  })

  it('keeps off what is drawn, but stays near', () => {
    const space = freeSpace('flat')
    space.block({ at: ORIGIN, r: 28 })
    const { at, air } = space.find(discShape(15), { near: ORIGIN })
    expect(air).toBeGreaterThan(0)
    expect(distance(at, ORIGIN)).toBeGreaterThanOrEqual(28 + 15)
    expect(distance(at, ORIGIN)).toBeLessThan(28 + 15 + 12)
  })

  it('what has found a place is in the way of the next', () => {
    const space = freeSpace('pointy')
    const first = space.find(discShape(20), { near: ORIGIN })
    space.blockShape(discShape(20), first.at)
    const second = space.find(discShape(20), { near: ORIGIN })
    expect(distance(first.at, second.at)).toBeGreaterThan(38)
  })

  it('never leaves the hex', () => {
    for (const layout of ['flat', 'pointy'] as const) {
      const shape = boxShape(70, 20)
      const { at } = freeSpace(layout).find(shape, { near: point(200, 200), pull: 1 })
      for (const disc of shape) {
        expect(depthInHex(layout, point(at.x + disc.at.x, at.y + disc.at.y))).toBeGreaterThan(disc.r - 3)
      }
    }
  })

  it('says how crowded it is where there is no room', () => {
    const space = freeSpace('flat')
    space.block({ at: ORIGIN, r: 95 })
    expect(space.find(discShape(20), { near: ORIGIN }).air).toBeLessThan(0)
  })
})

describe('shapes', () => {
  it.each([
    [60, 20],
    [20, 20],
    [200, 12],
  ])('a box of %i by %i is covered along its length', (width, height) => {
    const discs = boxShape(width, height)
    expect(discs[0]!.at.x - discs[0]!.r).toBeCloseTo(-width / 2)
    discs.slice(1).forEach((disc, i) => {
      expect(disc.at.x - discs[i]!.at.x).toBeLessThanOrEqual(height / 2 + 0.001)
    })
  })

  it('lines stand under each other around one middle', () => {
    const rows = linesShape([50, 30], 16).map(({ at }) => at.y)
    expect([Math.min(...rows), Math.max(...rows)]).toEqual([-8, 8])
  })
})

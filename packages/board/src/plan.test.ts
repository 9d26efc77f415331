import type { Tile } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { slotSpots } from './cities.js'
import { samples } from './curves.js'
import { depthInHex, distance, type Layout, type Point, point } from './hexes.js'
import { SLOT } from './places.js'
import { type FacePlan, planFace } from './plan.js'
import { BOARDS, sampleFace } from './sample-board.js'
import { CORE } from './track.js'
import { discRadius } from './values.js'

const WANTS = { icons: [], markers: [], values: true, coordinates: false, paidSides: [] } as const

const tiles = BOARDS.flatMap(({ name, board }) =>
  Object.values(board.tiles).map((tile) => ({ name: `${name} ${tile.id}`, tile, layout: board.layout })),
)

const planned = (tile: Tile, rotation: number, layout: Layout): FacePlan =>
  planFace(tile, rotation, layout, tile.label === undefined ? WANTS : { ...WANTS, label: tile.label })

const fromTrack = (plan: FacePlan, at: Point): number =>
  Math.min(...plan.courses.flatMap((curve) => samples(curve, 40)).map((p) => distance(p, at)))

describe('revenue', () => {
  it.each(tiles)('$name: never lies on track, on a city or over the side, however turned', ({ tile, layout }) => {
    for (let rotation = 0; rotation < 6; rotation++) {
      const plan = planned(tile, rotation, layout)
      for (const { place, at } of plan.values) {
        const { value, kind } = tile.places[place]!
        if (typeof value !== 'number') continue
        const r = discRadius(value, kind !== 'city')
        expect(fromTrack(plan, at), `rotation ${rotation}`).toBeGreaterThan(r + CORE / 2)
        expect(depthInHex(layout, at)).toBeGreaterThan(r)
        tile.places.forEach((other, i) => {
          for (const slot of other.kind === 'city' ? slotSpots(other.slots) : []) {
            const middle = point(plan.spots[i]!.at.x + slot.x, plan.spots[i]!.at.y + slot.y)
            expect(distance(middle, at)).toBeGreaterThan(r + SLOT - 2)
          }
        })
      }
    }
  })

  it('is shown once for cities of one value, and not at all for none', () => {
    const city = (value: number) => ({ kind: 'city', value, slots: 1 }) as const
    const values = (...list: number[]) =>
      planFace(sampleFace({ places: list.map(city) }), 0, 'flat', WANTS).values.map(({ place }) => place)
    expect(values(40, 40, 40, 40)).toEqual([0])
    expect(values(40, 30)).toEqual([0, 1])
    expect(values(0)).toEqual([])
  })
})

describe('names', () => {
  const name = (text: string, face = sampleFace({})) => planFace(face, 0, 'flat', { ...WANTS, name: text }).name

  it('stand in one line where there is room, long ones in two', () => {
    expect(name('Toledo')).toMatchObject({ lines: ['Toledo'], crossing: false })
    expect(name('Ciudad Juárez / El Paso')?.lines).toEqual(['Ciudad Juárez /', 'El Paso'])
  })

  it('keep clear of the city', () => {
    const face = sampleFace({ places: [{ kind: 'city', value: 0, slots: 2 }] })
    expect(Math.abs(name('Indianapolis', face)!.at.y)).toBeGreaterThan(SLOT + 6)
  })

  it('are left to the label where the hex is full', () => {
    const places = Array.from({ length: 4 }, () => ({ kind: 'city', value: 90, slots: 1 }) as const)
    const track = [0, 3, 4, 5].flatMap((edge, place) =>
      [edge, 2].map((side) => ({ a: { edge: side as 0 }, b: { place }, gauge: 'standard' as const })),
    )
    const wants = { ...WANTS, name: 'Chicago', label: 'Chi' }
    expect(planFace(sampleFace({ places, track }), 0, 'pointy', wants).name).toBeUndefined()
    expect(planFace(sampleFace({ places, track }), 0, 'pointy', { ...wants, label: 'X' }).name).toBeDefined()
  })
})

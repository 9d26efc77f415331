import type { Hex } from '@roundhouse/engine'
import { expect, it } from 'vitest'
import { valuedPlaces } from './places.js'

const hex = (id: string, yellow: number, more: Partial<Hex> = {}): Hex => ({
  id,
  x: 0,
  y: 0,
  colour: 'red',
  places: [{ kind: 'offboard', value: { yellow, brown: 2 * yellow }, slots: 0 }],
  track: [],
  ...more,
})

it('knows an area drawn on several hexes as one place, and puts groups first', () => {
  const fixed = hex('Z1', 0, { places: [{ kind: 'city', value: 20, slots: 1 }] })
  const places = valuedPlaces([
    hex('A1', 30, { name: 'Holland' }),
    hex('B1', 20, { area: 'Buffalo', group: 'E', icons: ['bonus30'] }),
    hex('B2', 20, { area: 'Buffalo', group: 'E', icons: ['bonus30', 'port'], name: 'Buffalo' }),
    hex('C1', 50, { group: 'W' }),
    fixed,
  ])
  expect(
    places.map(({ name, group, bonus, cells }) => [name, group, bonus, ...cells.map(({ value }) => value)]),
  ).toEqual([
    ['C1', 'W', '', 50, 100],
    ['Buffalo', 'E', '30', 20, 40],
    ['Holland', '', '', 30, 60],
  ])
})

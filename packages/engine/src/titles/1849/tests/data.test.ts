import { describe, expect, it } from 'vitest'
import { exits, type Hex, type Tile } from '../../../board/face.js'
import { MARKER_FEE, OPERATORS, PRIVATES } from '../data/companies.js'
import {
  ACIREALE,
  BOARD,
  CALABRIA,
  COASTAL_CITIES,
  DOUBLED_FOR_E,
  HOMES_OF_CHOICE,
  MESSINA,
  PORTS,
  STRAIT,
} from '../data/map.js'
import { MARKET } from '../data/market.js'
import { TILES } from '../data/tiles.js'

const hexes = Object.values(BOARD.hexes)
const tiles = Object.values(TILES)
const kind = (hex: Hex, wanted: string): boolean => hex.places.some((place) => place.kind === wanted)
const pieces = (colour: string): number =>
  tiles.filter((tile) => tile.colour === colour).reduce((sum, { count }) => sum + (count ?? 0), 0)

describe('tiles (2.7)', () => {
  it('are 72 yellow, 72 green and 24 brown', () => {
    expect(['yellow', 'green', 'brown', 'gray'].map(pieces)).toEqual([72, 72, 24, 0])
  })

  it('have one label each of Palermo, Catania, Messina and Siracusa in green and brown', () => {
    const labelled = tiles.filter(({ label }) => label !== undefined)
    expect(labelled.map(({ label, colour }) => `${label} ${colour}`).sort()).toEqual(
      ['C', 'M', 'P', 'S'].flatMap((label) => [`${label} brown`, `${label} green`]),
    )
  })

  it('are all dual where brown cities and towns carry no label', () => {
    const plain = tiles.filter(({ colour, label, places }) => colour === 'brown' && !label && places.length > 0)
    expect(plain.every((tile: Tile) => tile.track.every(({ gauge }) => gauge === 'dual'))).toBe(true)
    expect(plain.map(({ id }) => id).sort()).toEqual(['672', '673', '674', '696', '697', '698'])
  })

  it('have one exit of each gauge on yellow city tiles', () => {
    const cities = tiles.filter(({ colour, places }) => colour === 'yellow' && places[0]?.kind === 'city')
    expect(cities.map(({ track }) => track.map(({ gauge }) => gauge).sort())).toEqual(
      Array.from({ length: 5 }, () => ['narrow', 'standard']),
    )
  })
})

describe('the map (2.6)', () => {
  it('has the terrain signs of the box', () => {
    const costs = hexes.flatMap(({ terrain }) => (terrain ? [terrain.cost] : []))
    expect([40, 80, 160].map((cost) => costs.filter((each) => each === cost).length)).toEqual([9, 7, 16])
    expect(costs).toHaveLength(32)
  })

  it('has ten cities, four ports, and Calabria beyond the strait', () => {
    expect(hexes.filter((hex) => kind(hex, 'city'))).toHaveLength(10)
    expect(PORTS.map((id) => BOARD.hexes[id]?.colour)).toEqual(['blue', 'blue', 'blue', 'blue'])
    expect(BOARD.neighbours[STRAIT]).toEqual({ 0: CALABRIA, 1: MESSINA })
    expect(exits(BOARD.hexes[CALABRIA] as Hex)).toEqual([3])
  })

  it('names cities that are there', () => {
    const named = [...COASTAL_CITIES, ...DOUBLED_FOR_E, ...(HOMES_OF_CHOICE.AFG ?? [])]
    expect(named.every((id) => kind(BOARD.hexes[id] as Hex, 'city'))).toBe(true)
    const inland = hexes.filter((hex) => kind(hex, 'city') && !COASTAL_CITIES.includes(hex.id))
    expect(inland.map(({ name }) => name).sort()).toEqual(['Caltanissetta', 'Ragusa'])
    expect(BOARD.hexes[ACIREALE]?.name).toBe('Acireale')
  })

  it('has thirteen impassable sides', () => {
    const sides = hexes.flatMap(({ borders = [] }) => borders.filter((border) => border.kind === 'impassable'))
    expect(sides).toHaveLength(26)
  })
})

describe('the market (2.5)', () => {
  const cells = MARKET.cells.flatMap((cell) => (cell ? [cell] : []))
  const inZone = (zone: string) => cells.filter(({ zones }) => zones.includes(zone)).map(({ price }) => price)

  it('has its start prices, its blue zone, its end and its closing cell', () => {
    expect([inZone('par'), inZone('par6'), inZone('par10')]).toEqual([[100, 68], [144], [216]])
    expect(inZone('blue')).toEqual([306, 340, 377, 266, 295, 328, 242, 269, 298])
    expect([inZone('end'), inZone('close')]).toEqual([[377], [0]])
  })

  it('ends each column where the board does', () => {
    const lowest = Array.from(
      { length: MARKET.cols },
      (_, col) => cells.filter((cell) => cell.col === col).at(-1)?.price,
    )
    expect(lowest).toEqual([0, 24, 27, 31, 45, 50, 56, 77, 86, 95, 127, 162, 198, 230, 269, 298])
  })
})

describe('companies (2.3, 2.4)', () => {
  it('are six corporations of eight certificates, with a fee for their markers', () => {
    expect(Object.keys(OPERATORS)).toEqual(Object.keys(MARKER_FEE))
    for (const { shares, tokens } of Object.values(OPERATORS)) {
      expect(shares.reduce((sum, size) => sum + size, 0)).toBe(100)
      expect([shares.length, tokens.length]).toEqual([8, 3])
    }
    expect(Object.values(OPERATORS).flatMap(({ id, home }) => (home ? [] : [id]))).toEqual(['AFG'])
  })

  it('are five private companies; corporations pay up to twice the face, but not for RSA', () => {
    const rows = Object.values(PRIVATES).map(({ id, price, income, sale }) => [id, price, income, sale?.max])
    expect(rows).toEqual([
      ['SCE', 20, 5, 40],
      ['SIGI', 45, 10, 90],
      ['CNM', 75, 15, 150],
      ['SMS', 110, 20, 220],
      ['RSA', 150, 25, undefined],
    ])
  })
})

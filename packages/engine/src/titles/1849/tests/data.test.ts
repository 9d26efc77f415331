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
import { OPTIONS } from '../data/options.js'
import { CORPORATIONS, certLimit, FEWER_CORPORATIONS, STARTING_CASH } from '../data/tables.js'
import { TILES } from '../data/tiles.js'
import { PHASES, trains } from '../data/trains.js'

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

describe('trains (2.1) and phases (2.2)', () => {
  const counts = (corporations: number, electric = false) => trains(corporations, electric).map(({ count }) => count)

  it('are three fewer with five corporations, and six electric ones more with Electric Dreams', () => {
    expect(counts(6)).toEqual([4, 4, 3, 2, 1, 5, 2])
    expect(counts(5)).toEqual([4, 3, 2, 2, 1, 4, 2])
    expect(counts(5, true)).toEqual([4, 3, 2, 2, 1, 4, 6, 2])
  })

  it('cost, leave and reach as the cards say', () => {
    const rows = trains(6, true).map(({ types: [type], rustsOn }) => {
      const { limit, cost } = type?.reach.borders ?? {}
      return [type?.name, type?.price, rustsOn, limit, cost?.narrow, cost?.standard, cost?.dual]
    })
    expect(rows).toEqual([
      ['4H', 100, '8H', 4, 2, 1, 1],
      ['6H', 200, '10H', 6, 2, 1, 1],
      ['8H', 350, '16H', 8, 2, 1, 1],
      ['10H', 550, undefined, 10, 2, 1, 1],
      ['12H', 800, undefined, 12, 2, 1, 1],
      ['16H', 1100, undefined, 16, 2, 1, 1],
      ['E', 550, undefined, null, null, 1, 1],
      ['R6H', 350, undefined, 6, 1, 2, 1],
    ])
  })

  it('come in six phases', () => {
    const rows = PHASES.map(({ name, on, tiles, operatingRounds, trainLimit }) => [
      name,
      on?.card,
      tiles.length,
      operatingRounds,
      trainLimit,
    ])
    expect(rows).toEqual([
      ['4', undefined, 1, 1, 4],
      ['6', '6H', 2, 2, 4],
      ['8', '8H', 2, 2, 3],
      ['10', '10H', 3, 3, 2],
      ['12', '12H', 3, 3, 2],
      ['16', '16H', 3, 3, 2],
    ])
    const since = (what: string) => PHASES.flatMap(({ name, allows }) => (allows.includes(what) ? [name] : []))
    expect(since('par6')).toEqual(['6', '8', '10', '12', '16'])
    expect(since('par10')).toEqual(['10', '12', '16'])
    expect(since('buyPrivates')).toEqual(['6', '8', '10'])
    expect([since('grayMiddle'), since('grayHigh')]).toEqual([
      ['8', '10'],
      ['12', '16'],
    ])
    expect(since('blueZone')).toEqual(['16'])
  })
})

describe('the set-up (TV-21)', () => {
  it.each([
    [3, CORPORATIONS[3], 500, 12],
    [4, FEWER_CORPORATIONS, 375, 9],
    [4, CORPORATIONS[4], 375, 11],
    [5, CORPORATIONS[5], 300, 9],
  ])('with %d players and %d corporations', (players, corporations, cash, limit) => {
    expect([STARTING_CASH[players], certLimit(players, corporations ?? 0)]).toEqual([cash, limit])
  })

  it('knows three variants, of which one needs the two others (1849-14-2)', () => {
    expect(OPTIONS.flatMap(({ id, needs }) => (needs ? [[id, ...needs]] : []))).toEqual([
      ['electricDreams', 'absorbing', 'bonds'],
    ])
  })
})

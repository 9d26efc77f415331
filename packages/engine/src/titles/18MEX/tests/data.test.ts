import { describe, expect, it, test } from 'vitest'
import { exits } from '../../../board/face.js'
import { distinctRotations, turnFace } from '../../../board/upgrade.js'
import { LANGUAGES } from '../../../core/rules.js'
import { isUpgrade, rotationsThatFit } from '../../../testing/upgrades.js'
import {
  BAJA_PRIVATES,
  COMES_WITH,
  MERGEABLE,
  MERGER_SHARE,
  MINOR_EXCHANGE,
  OPERATORS,
  PRIVATES,
} from '../data/companies.js'
import { BAJA_BOARD, BOARD, MEXICO_CITY } from '../data/map.js'
import { MARKET } from '../data/market.js'
import { BANK, STARTING_CASH } from '../data/tables.js'
import { PAIRED_TILE, TILES } from '../data/tiles.js'
import { PHASES, trains } from '../data/trains.js'

const ROTATIONS = [0, 1, 2, 3, 4, 5]
const hexes = Object.values(BOARD.hexes)
const ids = (some: typeof hexes) => some.map(({ id }) => id).sort()

describe('tiles', () => {
  it('are 124 pieces, double tiles counted once', () => {
    const pieces = Object.values(TILES).map(({ count }) => count ?? 0)
    expect(pieces.reduce((a, b) => a + b) - Object.keys(PAIRED_TILE).length).toBe(124)
  })

  test.each([
    ['3', '141 142 143 474'],
    ['4', '141 142 474'],
    ['58', '141 142 143 474'],
    ['5', '14 15 619'],
    ['6', '14 15 619'],
    ['57', '14 15 619'],
    ['7', '18 26 27 28 29'],
    ['8', '16 17 19 23 24 25 28 29'],
    ['9', '18 19 20 23 24 26 27'],
    ['470', ''],
    ['471', '476'],
    ['472', '477'],
    ['473', '478'],
    ['14', '63'],
    ['15', '63'],
    ['619', '63'],
    ['16', '43 70'],
    ['17', '47'],
    ['18', '43'],
    ['19', '45 46'],
    ['20', '44 47'],
    ['23', '41 43 45 47'],
    ['24', '42 43 46 47'],
    ['25', '40 45 46'],
    ['26', '42 44 45'],
    ['27', '41 44 46'],
    ['28', '39 43 46 70'],
    ['29', '39 43 45 70'],
    ['141', ''],
    ['142', ''],
    ['143', ''],
    ['474', ''],
    ['475', '481'],
    ['476', '482'],
    ['477', '483'],
    ['478', '484'],
    ['479MC', '485MC 486MC'],
    ['479P', '485P 486P'],
    ['63', '455'],
    ['481', ''],
    ['485MC', ''],
    ['486P', ''],
    ['455', ''],
  ])('%s becomes %s', (id, expected) => {
    const found = Object.values(TILES).filter((to) => ROTATIONS.some((r) => isUpgrade(TILES[id]!, to, r)))
    const sorted = found.map((to) => to.id).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    expect(sorted.join(' ')).toBe(expected)
  })

  it('keep two tracks apart between Mexico City and Puebla (A1)', () => {
    for (const [city, puebla] of Object.entries(PAIRED_TILE)) {
      const lanes = (id: string) => TILES[id]?.track.flatMap(({ lane }) => (lane ? [`${lane.index}/${lane.of}`] : []))
      expect(lanes(city)?.sort()).toEqual(lanes(puebla)?.sort())
      expect(lanes(city)).toHaveLength(city === '479MC' ? 0 : 2)
    }
  })
})

describe('map', () => {
  it('has the hexes of the board', () => {
    expect(hexes).toHaveLength(73)
    expect(ids(hexes.filter(({ colour }) => colour === 'red'))).toEqual(['A6', 'B1', 'Q14', 'U14'])
    expect(ids(hexes.filter(({ colour }) => colour === 'gray'))).toEqual(['B3', 'D11', 'I12', 'U12'])
    expect(ids(hexes.filter(({ colour }) => colour === 'yellow'))).toEqual(['E6', 'O10', 'P11', 'R13'])
  })

  test.each([
    ['A6', 30, 60],
    ['B1', 30, 50],
    ['U14', 30, 40],
    ['Q14', 10, 50],
    ['B3', 30, 50],
    ['D11', 30, 60],
    ['I12', 20, 40],
  ])('%s pays %d, later %d', (id, first, second) => {
    expect(BOARD.hexes[id]?.places).toMatchObject([{ value: { yellow: first, brown: second } }])
  })

  test.each([
    ['mountain', 120, 15],
    ['mountain', 60, 11],
    ['swamp', 40, 4],
    ['desert', 20, 11],
    ['river', 20, 10],
  ])('%s %d on %d hexes', (kind, cost, count) => {
    expect(hexes.filter(({ terrain }) => terrain?.kind === kind && terrain.cost === cost)).toHaveLength(count)
  })

  test.each(['N11 P11', 'N11 O10', 'O12 P13', 'P11 Q10', 'P11 R11', 'C4 B3', 'T11 U12'])('%s: no way', (pair) => {
    const [from = '', to = ''] = pair.split(' ')
    expect(Object.values(BOARD.neighbours[from] ?? {})).not.toContain(to)
  })

  // Section 2.7: the exits of the named tiles where they may lie.
  test.each([
    ['K6', '471', ['25']],
    ['M12', '472', ['012', '123']],
    ['P13', '473', ['15']],
    ['I4', '57', []],
    ['I4', '5', ['34', '45']],
    ['I4', '6', ['35']],
    ['O10', '479MC', ['35']],
    ['P11', '479P', ['25']],
  ])('%s takes %s with exits %s', (id, tile, expected) => {
    const found = distinctRotations(TILES[tile]!, rotationsThatFit(BOARD, id, TILES[tile]!, BOARD.hexes[id]!))
    expect(found.map((r) => exits(TILES[tile]!, r).join('')).sort()).toEqual(expected)
  })

  const follows = (hex: string, from: string, rotation: number) =>
    Object.values(TILES)
      .filter((to) => rotationsThatFit(BOARD, hex, to, turnFace(TILES[from]!, rotation)).length > 0)
      .map(({ id }) => id)
      .join(' ')
  test.each([
    ['Los Mochis only its own green', 'I4', '6', 3, '475'],
    ['Los Mochis only its own brown', 'I4', '475', 4, '481'],
    ['Guadalajara green', 'O8', '57', 0, '14 15 619'],
    ['Guadalajara only its own brown', 'O8', '14', 0, '480'],
    ['Guadalajara gray', 'O8', '480', 0, '455'],
    ['elsewhere 63', 'M10', '14', 0, '63'],
    ['elsewhere gray', 'I10', '63', 0, '455'],
    ['Tampico is final in brown', 'M12', '483', 0, ''],
    ['Copper Canyon is final', 'F5', '470', 0, ''],
  ])('%s', (_, hex, from, rotation, expected) => expect(follows(hex, from, rotation)).toBe(expected))

  it('lays the double tile one way round', () => {
    const [city, puebla] = MEXICO_CITY
    for (const [one, other] of Object.entries(PAIRED_TILE)) {
      const [before, beside] =
        one === '479MC' ? [BOARD.hexes[city]!, BOARD.hexes[puebla]!] : [TILES['479MC']!, TILES['479P']!]
      expect(rotationsThatFit(BOARD, city, TILES[one]!, before)).toEqual([0])
      expect(rotationsThatFit(BOARD, puebla, TILES[other]!, beside)).toContain(0)
    }
    expect([BOARD.hexes[puebla]?.terrain?.cost, TILES['479P']?.terrain?.cost]).toEqual([60, 40])
  })

  it('has room for Copper Canyon in every rotation', () => {
    expect(Object.keys(BOARD.neighbours.F5 ?? {})).toHaveLength(6)
    expect(distinctRotations(TILES['470']!)).toHaveLength(6)
  })

  it('differs in the Baja variant by two hexes', () => {
    expect(Object.keys(BAJA_BOARD.hexes)).toHaveLength(74)
    expect(BAJA_BOARD.neighbours.I4).toEqual({ 2: 'H3', 3: 'G4', 4: 'H5', 5: 'J5' })
  })
})

describe('market', () => {
  it('has 5 par cells, the end and the yellow zone', () => {
    const zone = (name: string) =>
      MARKET.cells.flatMap((cell) => (cell?.zones.includes(name) ? [`${cell.price} r${cell.row}c${cell.col}`] : []))
    expect(zone('par').sort()).toEqual(['60 r2c2', '70 r1c3', '75 r1c4', '80 r0c4', '90 r0c5'])
    expect(zone('end')).toEqual(['200 r0c14'])
    expect(zone('noCertLimit')).toHaveLength(12)
    expect(MARKET.cells.filter((cell) => cell !== null)).toHaveLength(76)
  })
})

describe('trains', () => {
  it('are sold in order', () => {
    expect(trains().map(({ card, count, types }) => `${card}×${count} ${types[0]?.name} ${types[0]?.price}`)).toEqual([
      '2×9 2 100',
      '3×4 3 180',
      "3'×2 3 180",
      '4×3 4 300',
      '5×2 5 450',
      '6×1 6 600',
      "6'×1 6 600",
      '4D×7 4D 700',
    ])
    expect(trains()[3]).toMatchObject({ obsoleteOn: "6'" })
    expect(trains(true)[3]).toMatchObject({ rustsOn: "6'" })
    expect(trains(true)[3]?.obsoleteOn).toBeUndefined()
  })

  it('sets the rounds by the newest colour', () => {
    const rounds = { yellow: 1, green: 2, brown: 3, gray: 3 } as const
    for (const { name, tiles, operatingRounds } of PHASES) {
      expect(operatingRounds, name).toBe(rounds[tiles.at(-1) as keyof typeof rounds])
    }
    expect(PHASES.map(({ trainLimit }) => trainLimit)).toEqual([3, 3, 3, 3, 2, 2, 2, 2, 2])
  })
})

describe('companies', () => {
  test.each([
    [3, 7125],
    [4, 7000],
    [5, 6750],
  ])('%d players leave $%d in the bank', (players, left) => {
    expect(BANK - players * STARTING_CASH[players]!).toBe(left)
  })

  test.each([
    ['MCAR', 20, 5, { min: 10, max: 30 }],
    ['KCM&O', 40, 10, { min: 20, max: 60 }],
    ['A', 50, 0, undefined],
    ['B', 50, 0, undefined],
    ['C', 50, 0, undefined],
    ['MIR', 100, 20, { min: 50, max: 150 }],
    ['MNR', 140, 20, undefined],
  ])('%s: %d, revenue %d', (id, price, income, sale) => {
    expect(PRIVATES[id]).toMatchObject({ price, income })
    expect(PRIVATES[id]?.sale).toEqual(sale)
    for (const language of LANGUAGES) expect(PRIVATES[id]?.power?.[language] !== '').toBe(true)
  })
  it('are seven, eight in the Baja variant', () => {
    expect(Object.keys(PRIVATES)).toEqual(['MCAR', 'KCM&O', 'A', 'B', 'C', 'MIR', 'MNR'])
    expect(Object.keys(BAJA_PRIVATES)).toEqual(['MCAR', 'CdB', 'KCM&O', 'A', 'B', 'C', 'MIR', 'MNR'])
  })

  it('issue 100% of each major, four certificates of them in the trade-in box', () => {
    for (const { id, kind, shares } of Object.values(OPERATORS)) {
      expect(
        shares.reduce((a, b) => a + b, 0),
        id,
      ).toBe(kind === 'corporation' ? 100 : 0)
    }
    const percent = ({ corporation, index }: typeof MERGER_SHARE) => OPERATORS[corporation]?.shares[index]
    expect(Object.values(MINOR_EXCHANGE).map(percent)).toEqual([5, 5, 10])
    expect(percent(MERGER_SHARE)).toBe(10)
    expect(Object.values(COMES_WITH).map(percent)).toEqual([10, 20])
  })

  test.each([
    ['CHI', 'E6', 4],
    ['MC', 'I8', 2],
    ['MEX', 'P13', 3],
    ['NdM', 'O10', 4],
    ['PAC', 'B3', 4],
    ['SPM', 'O8', 3],
    ['TM', 'I12', 2],
    ['UdY', 'Q14', 2],
    ['A', 'M12', 1],
    ['B', 'K6', 1],
    ['C', 'S12', 1],
  ])('%s lives in %s with %d stations', (id, hex, tokens) => {
    expect(OPERATORS[id]?.home).toEqual({ hex, city: 0 })
    expect(OPERATORS[id]?.tokens).toEqual([0, 40, 60, 80].slice(0, tokens))
    expect(BOARD.hexes[hex]?.reserved).toEqual([{ by: id, city: 0 }])
  })
  it('merge into NdM but for PAC and TM', () => {
    const others = Object.keys(OPERATORS).filter(
      (id) => OPERATORS[id]?.kind === 'corporation' && !MERGEABLE.includes(id),
    )
    expect(others).toEqual(['NdM', 'PAC', 'TM'])
  })
})

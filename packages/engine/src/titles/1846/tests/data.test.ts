import { describe, expect, it, test } from 'vitest'
import type { Face } from '../../../board/face.js'
import { exits } from '../../../board/face.js'
import { distinctRotations, turnFace } from '../../../board/upgrade.js'
import { LANGUAGES } from '../../../core/rules.js'
import { isUpgrade, rotationsThatFit, usableExits } from '../../../testing/upgrades.js'
import { CWI_SLOT, OPERATORS, PRIVATES, RESERVED_SLOTS } from '../data/companies.js'
import { BOARD, EAST_WEST_BONUS, LAND_GRANT, PORTS } from '../data/map.js'
import { MARKET } from '../data/market.js'
import {
  BANK,
  certLimit,
  DECK,
  GREEN,
  GROUPS,
  ORANGE,
  removedFrom,
  SECOND_EDITION,
  STARTING_CASH,
} from '../data/tables.js'
import { PIECES_OF_UNLIMITED, TILES } from '../data/tiles.js'
import { PHASES, trains } from '../data/trains.js'

const ROTATIONS = [0, 1, 2, 3, 4, 5]
const hexes = Object.values(BOARD.hexes)
const ids = (some: typeof hexes) => some.map(({ id }) => id).sort()
const byNumber = (list: readonly string[]) => [...list].sort((a, b) => Number(a) - Number(b))

describe('tiles', () => {
  it('are 120 pieces', () => {
    const pieces = Object.values(TILES).map(({ id, count }) => count ?? PIECES_OF_UNLIMITED[id] ?? 0)
    expect(pieces.reduce((a, b) => a + b)).toBe(120)
    expect(PIECES_OF_UNLIMITED).toEqual({ 7: 5, 8: 15, 9: 15 })
    expect(Object.values(TILES).flatMap(({ id, count }) => (count === null ? [id] : []))).toEqual(['7', '8', '9'])
  })

  test.each([
    ['5', '14 15 619'],
    ['6', '14 15 619'],
    ['57', '14 15 619'],
    ['14', '611'],
    ['15', '611'],
    ['619', '611'],
    ['611', '51'],
    ['51', ''],
    ['291', '294 295 296'],
    ['292', '294 295 296'],
    ['293', '294 295 296'],
    ['294', '297'],
    ['295', '297'],
    ['296', '297'],
    ['297', '290'],
    ['290', ''],
    ['298', '299'],
    ['299', '300'],
    ['300', ''],
    ['7', '18 21 22 26 27 28 29 30 31'],
    ['8', '16 17 19 21 22 23 24 25 28 29 30 31'],
    ['9', '18 19 20 23 24 26 27'],
    ['16', '43 70'],
    ['17', '47'],
    ['18', '43'],
    ['19', '45 46'],
    ['20', '44 47'],
    ['21', '46'],
    ['22', '45'],
    ['23', '41 43 45 47'],
    ['24', '42 43 46 47'],
    ['25', '40 45 46'],
    ['26', '42 44 45'],
    ['27', '41 44 46'],
    ['28', '39 43 46 70'],
    ['29', '39 43 45 70'],
    ['30', '42 70'],
    ['31', '41 70'],
    ['39', ''],
    ['40', ''],
    ['41', ''],
    ['42', ''],
    ['43', ''],
    ['44', ''],
    ['45', ''],
    ['46', ''],
    ['47', ''],
    ['70', ''],
  ])('%s becomes %s', (id, expected) => {
    const found = Object.values(TILES).filter((to) => ROTATIONS.some((r) => isUpgrade(TILES[id]!, to, r)))
    expect(byNumber(found.map((to) => to.id)).join(' ')).toBe(expected)
  })
})

describe('map', () => {
  const isPlain = ({ places }: Face) => places.length === 0

  it('has the hexes of the board', () => {
    expect(hexes.filter((hex) => hex.colour === 'white' && isPlain(hex))).toHaveLength(40)
    expect(hexes.filter((hex) => hex.colour === 'white' && !isPlain(hex))).toHaveLength(11)
    expect(ids(hexes.filter(({ colour }) => colour === 'yellow'))).toEqual(['C15', 'D20', 'D6', 'G19'])
    expect(ids(hexes.filter(({ colour }) => colour === 'gray'))).toEqual(['A15', 'C7', 'E21', 'F20', 'I15', 'I5', 'K3'])
    expect(ids(hexes.filter(({ colour }) => colour === 'blue'))).toEqual(['D16'])
    expect(hexes.filter(({ colour }) => colour === 'red')).toHaveLength(13)
    expect(hexes).toHaveLength(76)
  })

  it('has the off-board areas', () => {
    expect(ids(hexes.filter(({ group }) => group === 'W'))).toEqual(['C5', 'I1'])
    expect(hexes.filter(({ group }) => group === 'E')).toHaveLength(9)
    expect(ids(hexes.filter(({ area }) => area === 'Buffalo'))).toEqual(['C21', 'D22'])
    expect(ids(hexes.filter(({ area }) => area === 'Pittsburgh'))).toEqual(['F22', 'G21'])
    expect(Object.keys(EAST_WEST_BONUS).sort()).toEqual(ids(hexes.filter(({ group }) => group !== undefined)))
  })

  test.each([
    ['B8', 40, 10, undefined],
    ['B18', 30, 50, 20],
    ['C17', 40, 60, 30],
    ['C21', 30, 60, 30],
    ['D22', 30, 60, 30],
    ['E23', 20, 50, 30],
    ['F22', 30, 70, 20],
    ['G21', 30, 70, 20],
    ['H20', 20, 40, 30],
    ['I17', 20, 50, 20],
    ['C5', 20, 40, 50],
    ['I1', 50, 70, 20],
    ['J10', 50, 70, undefined],
  ])('%s pays %d, later %d, bonus %s', (id, first, second, bonus) => {
    expect(BOARD.hexes[id]?.places).toMatchObject([{ kind: 'offboard', value: { yellow: first, brown: second } }])
    expect(EAST_WEST_BONUS[id]).toBe(bonus)
  })

  test.each([
    ['B8', 'B10'],
    ['B18', 'B16'],
    ['C17', 'C15'],
    ['C21', 'D20'],
    ['D22', 'D20'],
    ['E23', 'E21'],
    ['F22', 'F20'],
    ['G21', 'F20 G19'],
    ['H20', 'G19'],
    ['I17', 'I15'],
    ['C5', 'D6'],
    ['I1', 'H2 I3'],
    ['J10', 'I11 I9'],
  ])('%s is entered from %s', (id, expected) => {
    const from = exits(BOARD.hexes[id]!).map((edge) => BOARD.neighbours[id]?.[edge])
    expect(from.sort().join(' ')).toBe(expected)
  })

  const FEWER_EXITS =
    'B10 0145 · B12 0145 · B14 01345 · B16 0124 · C9 0345 · C15 01234 · D6 02345 · D14 01235 · D18 045 · D20 01345 · ' +
    'E5 0345 · E15 01245 · E17 01345 · F4 0345 · G3 0345 · G17 01234 · G19 1245 · H2 0345 · H4 01234 · H12 01234 · ' +
    'H14 12345 · H16 0123 · I3 12345 · I11 0123 · J4 0234 · J6 134 · J8 123'
  it('has the usable exits of section 2.6', () => {
    const listed = new Map(FEWER_EXITS.split(' · ').map((row) => row.split(' ') as [string, string]))
    for (const { id, colour } of hexes) {
      if (colour !== 'white' && colour !== 'yellow') continue
      expect(usableExits(BOARD, id).join(''), id).toBe(listed.get(id) ?? '012345')
    }
  })

  const fits = (id: string, current: Face) =>
    Object.values(TILES).flatMap((tile) =>
      distinctRotations(tile, rotationsThatFit(BOARD, id, tile, current)).map((r) => `${tile.id}r${r}`),
    )

  test.each([
    ['C15', '294r0 295r0 295r1'],
    ['D20', '14r0 619r3'],
    ['G19', '14r1'],
    ['D6', '298r0'],
  ])('printed yellow %s becomes %s', (id, expected) => {
    expect(fits(id, BOARD.hexes[id]!).sort().join(' ')).toBe(expected)
  })

  // OP-3: four usable exits, so one green face fits and no brown one.
  test.each([
    ['B16', '619r4'],
    ['C9', '15r3'],
    ['G3', '15r3'],
  ])('%s ends with %s', (id, green) => {
    const faces = Object.values(TILES).flatMap((tile) =>
      rotationsThatFit(BOARD, id, tile, BOARD.hexes[id]!).map((r) => turnFace(tile, r)),
    )
    const next = new Set(faces.flatMap((face) => fits(id, face)))
    expect([...next]).toEqual([green])
    const [tile = '', rotation = ''] = green.split('r')
    expect(fits(id, turnFace(TILES[tile]!, Number(rotation)))).toEqual([])
  })

  test.each([
    ['C15', 40],
    ['F18', 40],
    ['G17', 40],
    ['H16', 40],
    ['H14', 60],
  ])('%s costs $%d', (id, cost) => expect(BOARD.hexes[id]?.terrain?.cost).toBe(cost))
  it('has no other terrain', () => expect(hexes.filter(({ terrain }) => terrain)).toHaveLength(5))

  it('counts ports and land grants as printed', () => {
    for (const { id, icons = [] } of hexes) {
      expect(icons.filter((icon) => icon === 'port').length * 20, id).toBe(PORTS[id] ?? 0)
      expect(icons.includes('IC'), id).toBe(LAND_GRANT.includes(id))
    }
  })

  it('keeps a slot for every home and reservation', () => {
    for (const { id, home, kind } of Object.values(OPERATORS)) {
      expect(BOARD.hexes[home?.hex ?? '']?.places[home?.city ?? -1]?.kind, id).toBe('city')
      if (kind === 'corporation') expect(BOARD.hexes[home?.hex ?? '']?.reserved, id).toContainEqual({ by: id, city: 0 })
    }
    for (const [by, { hex }] of Object.entries(RESERVED_SLOTS)) {
      expect(BOARD.hexes[hex]?.reserved).toContainEqual({ by, city: 0 })
    }
    expect(BOARD.hexes[CWI_SLOT.hex]?.reserved).toEqual([{ by: 'C&WI', city: CWI_SLOT.city }])
    expect(BOARD.hexes.D6?.track[CWI_SLOT.city]).toMatchObject({ a: { edge: 5 }, b: { place: CWI_SLOT.city } })
  })
})

it('has 31 columns, par from 40 to 150', () => {
  expect(MARKET.cells).toHaveLength(31)
  expect(MARKET.cells.flatMap((cell) => (cell?.zones.includes('par') ? [cell.price] : []))).toEqual([
    40, 50, 60, 70, 80, 90, 100, 112, 124, 137, 150,
  ])
  expect(MARKET.cells[0]).toMatchObject({ price: 0, zones: ['close'] })
  expect(MARKET.cells.at(-1)?.price).toBe(550)
})

describe('trains', () => {
  test.each([
    [2, [7, 5, 3, null]],
    [3, [7, 4, 3, null]],
    [4, [8, 5, 4, null]],
    [5, [9, 6, 5, null]],
  ])('%d players', (players, counts) => expect(trains(players).map(({ count }) => count)).toEqual(counts))

  it('gives both types of a card', () => {
    expect(trains(3, 9).flatMap(({ types }) => types.map(({ name, price }) => `${name} ${price}`))).toEqual([
      '2 80',
      '4 180',
      '3/5 160',
      '5 500',
      '4/6 450',
      '6 800',
      '7/8 900',
    ])
    expect(trains(3, 9).at(-1)?.count).toBe(9)
    expect(trains(3)[1]?.types[1]?.reach).toMatchObject({ visits: 5, counts: 3 })
  })

  it('changes phase and limit', () => {
    expect(PHASES.map(({ name, on, trainLimit, tiles }) => [name, on?.card, trainLimit, tiles.at(-1)])).toEqual([
      ['I', undefined, 4, 'yellow'],
      ['II', '4', 4, 'green'],
      ['III', '5', 3, 'brown'],
      ['IV', '6', 2, 'gray'],
    ])
  })
})

describe('tables', () => {
  test.each([
    [3, 5300, 14, 11],
    [4, 5900, 10, 8],
    [5, 7000, 8, 6],
  ])('%d players: bank %d after the cash', (players, bank, five, four) => {
    expect(BANK[players]! - players * STARTING_CASH[players]!).toBe(bank)
    expect([certLimit(players, 5), certLimit(players, 4), certLimit(players, 1)]).toEqual([five, four, four])
  })
  it('has the longer rows', () => {
    expect([certLimit(4, 6), certLimit(5, 7), certLimit(5, 6)]).toEqual([12, 11, 10])
    expect([certLimit(2, 5), certLimit(2, 4)]).toEqual([19, 16])
  })

  test.each([
    [2, 8, 5],
    [3, 6, 5],
    [4, 8, 6],
    [5, 10, 7],
  ])('%d players: %d privates and %d corporations stay', (players, privates, corporations) => {
    for (const secondEdition of [false, true]) {
      const all = new Set<string>([...DECK, ...(secondEdition ? SECOND_EDITION : [])])
      const gone = (isPrivate: boolean) =>
        GROUPS[players]!.filter((group) => all.has(group.members[0]!) === isPrivate)
          .map((group) => removedFrom(group, players, secondEdition))
          .reduce((a, b) => a + b, 0)
      expect(all.size - gone(true)).toBe(privates)
      expect(7 - gone(false)).toBe(corporations)
    }
  })
  it('counts a removal more only where a card joined', () => {
    expect([removedFrom(ORANGE, 4, true), removedFrom(GREEN, 4, true)]).toEqual([2, 1])
  })
})

describe('companies', () => {
  it('have the deck of both editions', () => expect(Object.keys(PRIVATES)).toEqual([...DECK, ...SECOND_EDITION]))

  test.each([
    ['LSL', 40, 15],
    ['MC', 40, 15],
    ['O&I', 40, 15],
    ['SC', 40, 10],
    ['MPC', 60, 15],
    ['TBC', 60, 20],
    ['C&WI', 60, 10],
    ['MAIL', 80, 0],
    ['BIG4', 40, 0],
    ['MS', 60, 0],
    ['BT', 40, 10],
    ['LM', 40, 15],
  ])('%s: %d, income %d', (id, price, income) => {
    const paper = PRIVATES[id]
    expect(paper).toMatchObject({ price, income, sale: { min: 1, max: price } })
    for (const language of LANGUAGES) expect(paper?.power?.[language]).toBeTruthy()
  })
  it('have debts and tokens', () => {
    expect([PRIVATES.MS?.debt, PRIVATES.BIG4?.debt]).toEqual([80, 60])
    const tokens = ['B&O', 'C&O', 'ERIE', 'GT', 'IC', 'NYC', 'PRR'].map((id) => OPERATORS[id]?.tokens.length)
    expect(tokens).toEqual([4, 4, 4, 3, 4, 4, 5])
  })
  it('have hexes that exist', () => {
    for (const { id, hexes: on = [] } of Object.values(PRIVATES)) {
      for (const hex of on) expect(BOARD.hexes[hex], `${id} ${hex}`).toBeDefined()
    }
  })
  it('issue 100% of each corporation', () => {
    for (const { kind, shares } of Object.values(OPERATORS)) {
      expect(shares.reduce((a, b) => a + b, 0)).toBe(kind === 'corporation' ? 100 : 0)
    }
  })
})

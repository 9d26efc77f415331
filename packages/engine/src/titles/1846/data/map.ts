import type { BoardData } from '../../../board/face.js'
import { hex, printedBoard } from '../../../board/printed.js'
import type { HexId } from '../../../core/ids.js'
import { TILES } from './tiles.js'

/** East–West figure printed on the off-board hexes (§6.65). */
export const EAST_WEST_BONUS: Readonly<Record<HexId, number>> = {
  B18: 20,
  C17: 30,
  C21: 30,
  D22: 30,
  E23: 30,
  F22: 20,
  G21: 20,
  H20: 30,
  I17: 20,
  C5: 50,
  I1: 20,
}

const eastWest = (id: HexId, more = '') => `bonus${EAST_WEST_BONUS[id]} ${more}`

const east = (id: HexId, name: string, value: string, track: string, area?: string) =>
  hex(id, 'red', value, track, {
    ...(name ? { name } : {}),
    group: 'E',
    icons: eastWest(id),
    ...(area ? { area } : {}),
  })

export const BOARD: BoardData = printedBoard({
  layout: 'pointy',
  tiles: TILES,
  hexes: [
    hex('B14 C11 C13 D8 D10 D12 D18 E7 E9 E13 E15 E19 F4 F8 F10 F12 G11 H2 H4 H8 H10 I3 I7 I9 I11 J6 J8', 'white'),
    hex('F18 G17 H16', 'white', '', '', { terrain: 'mountain 40' }),
    hex('H14', 'white', '', '', { terrain: 'mountain 60' }),
    hex('B10 B12', 'white', '', '', { icons: 'MC' }),
    hex('F14 F16', 'white', '', '', { icons: 'O&I' }),
    hex('E5 F6 G5 H6 J4', 'white', '', '', { icons: 'IC' }),

    hex('B16', 'white', 'c', '', { name: 'Port Huron', reserved: 'GT' }),
    hex('C9', 'white', 'c', '', { name: 'South Bend' }),
    hex('D14', 'white', 'c', '', { name: 'Toledo', icons: 'port LSL' }),
    hex('E11', 'white', 'c', '', { name: 'Fort Wayne', reserved: 'PRR' }),
    hex('E17', 'white', 'c', '', { name: 'Cleveland', label: 'Z', icons: 'LSL' }),
    hex('G3', 'white', 'c', '', { name: 'Springfield' }),
    hex('G7', 'white', 'c', '', { name: 'Terre Haute' }),
    hex('G9', 'white', 'c', '', { name: 'Indianapolis' }),
    hex('G13', 'white', 'c', '', { name: 'Dayton', icons: 'LM' }),
    hex('G15', 'white', 'c', '', { name: 'Columbus' }),
    hex('H12', 'white', 'c', '', { name: 'Cincinnati', label: 'Z', icons: 'LM boomtown', reserved: 'B&O' }),

    hex('C15', 'yellow', 'c40/2', '1-c 3-c', { name: 'Detroit', label: 'Z', terrain: 'water 40' }),
    hex('D20', 'yellow', 'c10/2', '0-c 1-c 3-c', { name: 'Erie', reserved: 'NYC ERIE' }),
    hex('G19', 'yellow', 'c10', '5-c', { name: 'Wheeling', icons: 'port port', reserved: 'B&O' }),
    hex('D6', 'yellow', 'c10 c10 c10 c10', '0-c 3-c1 4-c2 5-c3', {
      name: 'Chicago',
      label: 'Chi',
      icons: 'meat',
      reserved: 'C&WI:3',
    }),

    hex('E21', 'gray', 'c10', '1-c 2-c 4-c', { name: 'Salamanca', reserved: 'ERIE' }),
    hex('F20', 'gray', 'c10', '1-c 2-c 4-c 5-c', { name: 'Homewood', reserved: 'PRR' }),
    hex('I5', 'gray', 'c10/2', '0-c 1-c 3-c 4-c', { name: 'Centralia', reserved: 'IC' }),
    hex('I15', 'gray', 'c20', '2-c 3-c 4-c', { name: 'Huntington', reserved: 'C&O' }),
    hex('K3', 'gray', 'c20', '3-c', { name: 'Cairo', reserved: 'IC' }),
    hex('A15 C7', 'gray', '', '0-5'),

    hex('D16', 'blue'),

    hex('B8', 'red', 'o40|brown10', '4-o', { name: 'Holland', icons: 'port port' }),
    hex('J10', 'red', 'o50|brown70', '2-o 3-o', { name: 'Louisville' }),
    hex('C5', 'red', 'o20|brown40', '5-o', { name: 'Chicago Connections', group: 'W', icons: eastWest('C5', 'port') }),
    hex('I1', 'red', 'o50|brown70', '3-o 4-o', { name: 'St. Louis', group: 'W', icons: eastWest('I1', 'port meat') }),
    east('B18', 'Sarnia', 'o30|brown50', '1-o'),
    east('C17', 'Windsor', 'o40|brown60', '1-o'),
    east('C21', '', 'o30|brown60', '0-o', 'Buffalo'),
    east('D22', 'Buffalo', 'o30|brown60', '1-o', 'Buffalo'),
    east('E23', 'Binghamton', 'o20|brown50', '1-o'),
    east('F22', '', 'o30|brown70', '1-o', 'Pittsburgh'),
    east('G21', 'Pittsburgh', 'o30|brown70', '1-o 2-o', 'Pittsburgh'),
    east('H20', 'Cumberland', 'o20|brown40', '2-o'),
    east('I17', 'Charleston', 'o20|brown50', '1-o'),
  ],
  // Mountain = tunnel or pass, which Tunnel Blasting makes cheaper; water = bridge, which it does not.
  hexsides: [
    'B16 B18 mountain 40',
    'C15 C17 mountain 60',
    'E19 F20 mountain 40',
    'G19 G21 mountain 20',
    'J4 J6 water 40',
    'H12 I11 water 40',
    'F18 G19 water 40',
    'G17 G19 water 20',
  ],
})

/** Every tile costs at least this (§6.48). */
export const TILE_COST = 20

/** Yellow tiles cost the Illinois Central nothing here (§6.48). */
export const LAND_GRANT: readonly HexId[] = ['E5', 'F6', 'G5', 'H6', 'J4']

/** What the Steamboat Company's marker adds, $20 a port (p.12). */
export const PORTS: Readonly<Record<HexId, number>> = { B8: 40, C5: 20, D14: 20, G19: 40, I1: 20 }
export const MEAT: { readonly hexes: readonly HexId[]; readonly value: number } = { hexes: ['D6', 'I1'], value: 30 }
export const BOOMTOWN: { readonly hexes: readonly HexId[]; readonly value: number } = { hexes: ['H12'], value: 20 }
export const MAIL_PER_STOP = 10

/** One location for a route, whichever of its cities is used (§6.63). */
export const CHICAGO: HexId = 'D6'

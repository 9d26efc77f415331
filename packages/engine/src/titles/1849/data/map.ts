import type { BoardData } from '../../../board/face.js'
import { type HexLine, hex, printedBoard } from '../../../board/printed.js'
import type { HexId, OperatorId } from '../../../core/ids.js'
import { TILES } from './tiles.js'

const ROUGH = { terrain: 'rough 40' }
const HILLS = { terrain: 'hill 80' }
const MOUNTAIN = { terrain: 'mountain 160' }

const plain = (ids: string, extra = {}) => hex(ids, 'white', '', '', extra)
const town = (id: string, name: string, extra = {}) => hex(id, 'white', 't', '', { name, ...extra })

/** Gray stations: low, middle and high value by phase (2.2). */
const GRAY_CITY = 'c20|gray30|black40'

const HEXES: readonly (readonly HexLine[])[] = [
  hex('C1', 'gray', GRAY_CITY, '0=c 5=c', { name: 'Trapani' }),
  hex('E1', 'gray', GRAY_CITY, '0=c 3=c 4=c 5=c', { name: 'Marsala', reserved: 'CTL' }),
  hex('M9', 'gray', `${GRAY_CITY}/2`, '1=c 2-c 3~c 4~c 5-c', { name: 'Terranova' }),
  hex('C15', 'gray', 'o10|gray30|black90', '3=o', { name: 'Calabria' }),
  hex('A15', 'gray', '', '0=1', { name: 'Stretto di Messina', divided: true }),
  hex('A13', 'gray', 't10', '0-t 2-t 5-t', { name: 'Milazzo' }),
  hex('C9', 'gray', 't10', '0~t 1-t 5-t', { name: 'St. Stefano' }),
  hex('E13', 'gray', 't10', '0-t 2~t 4-t', { name: 'Taormina' }),
  hex('K13', 'gray', 't10', '0-t 2-t 5-t', { name: 'Augusta' }),
  hex('C13', 'gray', '', '1~4 2-3'),
  hex('F12', 'gray', '', '', { name: 'Etna' }),

  hex('A5', 'blue', 'o10', '0-o', { icons: 'port' }),
  hex('a12', 'blue', 'o20', '5-o', { icons: 'port' }),
  hex('N8', 'blue', 'o20', '4=o', { icons: 'port' }),
  hex('L14', 'blue', 'o60', '2-o', { icons: 'port' }),

  hex('C5', 'yellow', 'c50', '2-c 3-c 5-c', { name: 'Palermo', label: 'P', reserved: 'RCS' }),
  hex('H12', 'yellow', 'c40', '1-c', { name: 'Catania', label: 'C', reserved: 'IFT' }),
  hex('B14', 'yellow', 'c30', '0-c', { name: 'Messina', label: 'M' }),
  hex('M13', 'yellow', 'c10', '2~c', { name: 'Siracusa', label: 'S', reserved: 'ATA' }),
  hex('M11', 'yellow', 'c20', '1-c 4~c', { name: 'Ragusa', ...ROUGH }),
  hex('I11', 'yellow', '', '2-4'),
  hex('K9', 'yellow', '', '0~3', MOUNTAIN),

  hex('J6', 'white', 'c', '', { name: 'Girgenti', reserved: 'SFA', ...ROUGH }),
  hex('H8', 'white', 'c', '', { name: 'Caltanissetta', ...HILLS }),

  town('C3', 'Alcamo'),
  town('E7', 'Termini Imerese'),
  town('G1', 'Mazzara'),
  town('G3', 'Castelvetrano'),
  town('G13', 'Acireale', { icons: 'SCE' }),
  town('K7', 'Licata'),
  town('N10', 'Vittoria'),
  town('D4', 'Partinico', ROUGH),
  town('I7', 'Canicatti', ROUGH),
  town('J10', 'Caltagirone', ROUGH),
  town('G9', 'Castrogiovanni', HILLS),
  town('H4', 'Sciacca', HILLS),
  town('E5', 'Corleone', MOUNTAIN),
  town('E11', 'Bronte', MOUNTAIN),
  town('F10', 'Troina', MOUNTAIN),
  town('I9', 'Piazza Armerina', MOUNTAIN),

  plain('B4 B12 C7 C11 D6 D8 D10 D14 H2 J12 L8 N12 O11'),
  plain('B2 H6 H10 K11', ROUGH),
  plain('E3 F6 G7 I5', HILLS),
  plain('D2 D12 E9 F2 F4 F8 G5 G11 J8 L10 L12', MOUNTAIN),
]

const HEXSIDES: readonly string[] = [
  'B2 C1 impassable',
  'B4 C3 impassable',
  'C7 D6 impassable',
  'C11 E11 impassable',
  'D8 E7 impassable',
  'D8 E9 impassable',
  'D8 F8 impassable',
  'D10 E9 impassable',
  'D10 E11 impassable',
  'D10 F10 impassable',
  'K11 L10 impassable',
  'K11 M11 impassable',
  'M11 N12 impassable',
]

export const BOARD: BoardData = printedBoard({ layout: 'flat', hexes: HEXES, hexsides: HEXSIDES, tiles: TILES })

export const MESSINA: HexId = 'B14'
export const CALABRIA: HexId = 'C15'
export const ACIREALE: HexId = 'G13'

/** The strait counts as two hexes (1849-10.5.1-4). */
export const STRAIT: HexId = 'A15'

/** Where CNM's marker may lie (1849-7.1-8). */
export const PORTS: readonly HexId[] = ['A5', 'a12', 'N8', 'L14']

/** Cities SMS reaches from the sea (1849-7.1-9). */
export const COASTAL_CITIES: readonly HexId[] = ['B14', 'C1', 'C5', 'E1', 'H12', 'J6', 'M9', 'M13']

/** Cities Garibaldi may choose from as its home (1849-9.4.1-1). */
export const HOMES_OF_CHOICE: Readonly<Record<OperatorId, readonly HexId[]>> = { AFG: ['B14', 'C1', 'H8', 'M9', 'M11'] }

/** Cities that count double for an E train (1849-14.3-7). */
export const DOUBLED_FOR_E: readonly HexId[] = ['B14', 'C5', 'H12', 'M13']

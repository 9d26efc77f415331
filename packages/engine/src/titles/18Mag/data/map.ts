import type { BoardData } from '../../../board/face.js'
import { type HexLine, hex, printedBoard } from '../../../board/printed.js'
import { TILES } from './tiles.js'

const ground = (terrain?: string) => (terrain === undefined ? {} : { terrain })
const plain = (ids: string, terrain?: string) => hex(ids, 'white', '', '', ground(terrain))
const town = (ids: string, terrain?: string) => hex(ids, 'white', 't', '', ground(terrain))
const city = (id: string, name: string, extra = {}) => hex(id, 'white', 'c', '', { name, ...extra })
const mine = (id: string, track: string) => hex(id, 'gray', 'm30|brown50', track, { icons: 'mine' })

/** K hexes take ordinary yellow city tiles; from green on they need K tiles (MAG-TRK-6). */
const KEY_CITY = { futureLabel: { label: 'K', colour: 'green' } } as const

/** Lake Balaton cuts its hex in two (MAG-TRK-11). */
const LAKE = { partition: { a: 1, b: 4 } } as const

const hexes = (newMinors: boolean): readonly (readonly HexLine[])[] => [
  hex('C6', 'red', 'o30|green40|brown50|gray70', '4-o 5-o', { name: 'Bécs' }),
  hex('B23', 'red', 'o30|green40|brown50|gray60', '0-o 1-o 5-o', { name: 'Galícia' }),
  hex('H1', 'red', 'o20|green30|brown40|gray50', '4-o 5-o', { name: 'Trieszt' }),
  hex('I26', 'red', 'o20|green30|brown40|gray50', '2-o 3-o', { name: 'Isztambul' }),
  hex('J15', 'red', 'o10|green20|brown30|gray40', '2-o 3-o', { name: 'Belgrád' }),

  mine('A10', '0-m 4-m 5-m'),
  mine('A18', '0-m 1-m 5-m'),
  mine('E26', '0-m 1-m 2-m 5-m'),
  mine('I20', '0-m 1-m 2-m 3-m'),

  hex('E12', 'white', 'c20 c20', '0-c 3-c1', { name: 'Buda & Pest', label: 'B', reserved: '1:1' }),
  hex('D19', 'white', 'c c', '', { name: 'Szatmárnémeti & Nyíregyháza', label: 'OO', reserved: '2' }),
  hex('G10', 'white', 'c c', '', { name: 'Pécs & Mohács', label: 'OO', reserved: '7:1' }),
  hex('G14', 'white', 'c c', '', { name: 'Szeged & Szabadka', label: 'OO', reserved: '4:1' }),
  hex('I14', 'white', 'c c', '', { name: 'Újvidék & Pétervárad', label: 'OO', reserved: '9:1' }),

  city('I2', 'Fiume', { ...KEY_CITY, reserved: '13' }),
  city('H23', 'Nagyszeben', { ...KEY_CITY, reserved: '12', terrain: 'mountain 10' }),
  city('H27', 'Brassó', { ...KEY_CITY, reserved: '5', terrain: 'mountain 10' }),
  city('C8', 'Pozsony', newMinors ? { reserved: '15' } : {}),
  city('C12', 'Selmecbánya'),
  city('C16', 'Miskolc'),
  city('D7', 'Sopron', { reserved: '11' }),
  city('E10', 'Székesfehérvár', { reserved: '3' }),
  city('E18', 'Debrecen'),
  city('F13', 'Kecskemét'),
  city('F19', 'Nagyvárad', newMinors ? { reserved: '16' } : {}),
  city('G16', 'Arad'),
  city('H5', 'Zágráb', { reserved: '8' }),
  city('H17', 'Temesvár', { reserved: '10' }),
  city('B17', 'Kassa', { reserved: '6', terrain: 'mountain 10' }),
  city('F23', 'Kolozsvár', { terrain: 'mountain 10', ...(newMinors ? { reserved: '14' } : {}) }),
  city('E14', 'Szolnok', { terrain: 'river 10' }),
  city('D9', 'Győr', { terrain: 'river 20' }),

  town('B15 D13 E6 F17 G18 G22 H7 H13'),
  town('D17 G6 J19', 'river 10'),
  town('H11', 'river 30'),
  town('B9 G24', 'mountain 10'),
  town('E22 E24 F25 G26', 'mountain 20'),
  town('C20', 'mountain+river 20'),

  plain('C10 D15 E8 E16 E20 F5 F7 G4 I8 I10 I16'),
  plain('B11 I4 I6 I18 J3 J5', 'mountain 10'),
  plain('B13 C14 C22 F21 G20 H3 H19 H21 H25', 'mountain 20'),
  plain('A12 A14 A16 B19 B21 C24 D25 F27 G28', 'mountain 30'),
  plain('C18 F15 G8 H9 H15', 'river 10'),
  plain('D11 F11 G12 I12', 'river 20'),
  plain('D21', 'mountain+river 20'),
  plain('D23', 'mountain+river 30'),
  hex('F9', 'white', '', '', { name: 'Balaton', ...LAKE }),
]

const board = (newMinors: boolean): BoardData =>
  printedBoard({
    layout: 'pointy',
    hexes: hexes(newMinors),
    hexsides: ['C8 D7 impassable', 'F5 G4 impassable', 'I6 J5 impassable'],
    tiles: TILES,
  })

export const BOARD: BoardData = board(false)
/** With homes for the minors of an expansion: imported games only. */
export const NEW_MINORS_BOARD: BoardData = board(true)

/** 2.9: two players and solo. */
const SMALL_HEXES: readonly (readonly HexLine[])[] = [
  hex('A2', 'red', 'o30|green40|brown50', '4-o 5-o', { name: 'Bécs' }),
  hex('A18', 'red', 'o30|green40|brown50', '0-o 1-o', { name: 'Galícia' }),
  hex('F3', 'red', 'o20|green30|brown40', '2-o 3-o 4-o', { name: 'Trieszt' }),
  hex('F11', 'red', 'o10|green20|brown30', '1-o 2-o 3-o', { name: 'Belgrád' }),
  hex('A4', 'gray', 't10', '1-t 5-t'),
  hex('a11', 'gray', 't10', '0-t 5-t'),

  hex('C8', 'white', 'c20 c20', '0-c 3-c1', { name: 'Buda & Pest', label: 'B', reserved: '1:1' }),
  hex('E6', 'white', 'c c', '', { name: 'Pécs & Mohács', label: 'OO', reserved: '7:1' }),
  city('A12', 'Miskolc', { reserved: '6' }),
  city('B3', 'Sopron', { reserved: '11' }),
  city('B15', 'Nyíregyháza', { reserved: '2' }),
  city('C6', 'Székesfehérvár', { reserved: '3' }),
  city('C14', 'Debrecen'),
  city('D9', 'Kecskemét'),
  city('E10', 'Szeged', { reserved: '4' }),
  city('C10', 'Szolnok', { terrain: 'river 10' }),
  city('B5', 'Győr', { terrain: 'river 20' }),

  town('B9 C2 D13 F9'),
  town('B13 E2', 'river 10'),
  town('A16', 'mountain+river 20'),

  plain('B11 C4 C12 D1 D3 E12'),
  plain('A14 D11 E4 F5', 'river 10'),
  plain('B7 D7 E8', 'river 20'),
  plain('F7', 'river 30'),
  plain('A10', 'mountain 20'),
  plain('B17', 'mountain+river 20'),
  hex('D5', 'white', '', '', { name: 'Balaton', ...LAKE }),
]

export const SMALL_BOARD: BoardData = printedBoard({ layout: 'pointy', hexes: SMALL_HEXES, tiles: TILES })

/** What all red hexes have in common for CIWL's bonus between two of them. */
export const RED = 'CIWL'

/** Recorded games with CIWL look at routes between red hexes. */
export const EXPRESS_BOARD: BoardData = {
  ...BOARD,
  hexes: Object.fromEntries(
    Object.entries(BOARD.hexes).map(([id, hexData]) => [
      id,
      hexData.colour === 'red' ? { ...hexData, group: RED } : hexData,
    ]),
  ),
}

import type { BoardData } from '../../../board/face.js'
import { type HexLine, hex, printedBoard } from '../../../board/printed.js'
import type { HexId } from '../../../core/ids.js'
import { TILES } from './tiles.js'

const plain = (ids: string, terrain?: string) => hex(ids, 'white', '', '', terrain === undefined ? {} : { terrain })

const LOS_MOCHIS = hex('I4', 'white', 'c', '', {
  name: 'Los Mochis',
  futureLabel: { label: 'L', colour: 'green' },
  terrain: 'river 20',
})

const HEXES: readonly (readonly HexLine[])[] = [
  hex('A6', 'red', 'o30|brown60', '0-o 1-o', { name: 'Ciudad Juárez / El Paso' }),
  hex('B1', 'red', 'o30|brown50', '5-o', { name: 'Baja California' }),
  hex('U14', 'red', 'o30|brown40', '2-o', { name: 'Guatemala' }),
  hex('Q14', 'red', 'c10|brown50!', '1-c 2-c', { name: 'Mérida', reserved: 'UdY' }),

  hex('B3', 'gray', 'c30|brown50', '0-c 1-c', { name: 'Nogales / Tucson', reserved: 'PAC' }),
  hex('D11', 'gray', 'c30|brown60/2', '0-c 1-c', { name: 'San Antonio' }),
  hex('I12', 'gray', 'c20|brown40/2', '0-c 1-c 2-c 3-c', { name: 'Matamoros', reserved: 'TM' }),
  hex('U12', 'gray', '', '3-4'),

  hex('E6', 'yellow', 'c20', '0-c 1-c 3-c', { name: 'Chihuahua', reserved: 'CHI' }),
  hex('O10', 'yellow', 'c20@center t@2', '3-c 5-c', {
    name: 'Mexico City',
    label: 'MC',
    reserved: 'NdM',
    joined: 'Mexico City',
  }),
  hex('P11', 'yellow', 't10', '2-t t-5', { name: 'Puebla', label: 'P', terrain: 'mountain 60', joined: 'Mexico City' }),
  hex('R13', 'yellow', '', '1-4', { terrain: 'mountain 60' }),

  hex('K6', 'white', 'c20@center t10!@1', 't-c', {
    name: 'Mazatlán',
    label: 'M',
    terrain: 'river 20',
    reserved: 'B',
  }),
  hex('M12', 'white', 'c20@center t10!@4', 'c-t', {
    name: 'Tampico',
    label: 'T',
    terrain: 'swamp 40',
    reserved: 'A',
  }),
  hex('S12', 'white', 'c20', '4-c', { name: 'Oaxaca', terrain: 'river 20', reserved: 'C' }),
  hex('P13', 'white', 'c@center t!@5', '', { name: 'Veracruz', label: 'V', terrain: 'swamp 40', reserved: 'MEX' }),

  hex('D3', 'white', 'c', '', { name: 'Hermosillo', terrain: 'mountain 60' }),
  hex('G10', 'white', 'c', '', { name: 'Nuevo Laredo', terrain: 'river 20' }),
  hex('I8', 'white', 'c', '', { name: 'Torreón', reserved: 'MC' }),
  hex('I10', 'white', 'c', '', { name: 'Monterrey' }),
  hex('M10', 'white', 'c', '', { name: 'Querétaro', terrain: 'mountain 60' }),
  hex('O8', 'white', 'c', '', {
    name: 'Guadalajara',
    futureLabel: { label: 'G', colour: 'brown' },
    terrain: 'river 20',
    reserved: 'SPM',
  }),

  hex('J5', 'white', 't', '', { name: 'Culiacán' }),
  hex('J7', 'white', 't', '', { name: 'Durango', terrain: 'mountain 60' }),
  hex('K8', 'white', 't', '', { name: 'Zacatecas', terrain: 'desert 20' }),
  hex('L9', 'white', 't', '', { name: 'San Luis Potosí' }),
  hex('P7', 'white', 't', '', { name: 'Puerto Vallarta' }),
  hex('S10', 'white', 't', '', { name: 'Acapulco', terrain: 'mountain 120' }),

  hex('F5', 'white', '', '', { name: 'Copper Canyon', terrain: 'mountain 120', icons: 'KCM&O' }),
  plain('B5 C4 D7 E4 F7 F9 G8 H5 I6 N9 P9 Q10 R11', 'mountain 120'),
  plain('C2 L11 N11 O12 Q8 Q12', 'mountain 60'),
  plain('G12 K12', 'swamp 40'),
  plain('C6 D5 E2 E8 E10 F3 G6 H9 J9 J11', 'desert 20'),
  plain('D9 H11 N7 T11 T13', 'river 20'),
  plain('F11 G4 H7 K10 L7 M8 R9'),
]

const HEXSIDES: readonly string[] = [
  'N11 P11 impassable',
  'N11 O10 impassable',
  'O12 P13 impassable',
  'P11 Q10 impassable',
  'P11 R11 impassable',
]

const board = (hexes: readonly (readonly HexLine[])[]): BoardData =>
  printedBoard({ layout: 'flat', hexes, hexsides: HEXSIDES, tiles: TILES })

export const BOARD: BoardData = board([...HEXES, LOS_MOCHIS])

/** The Baja variant, for recorded games only: Los Mochis is printed final, Santa Rosalía joins it. */
export const BAJA_BOARD: BoardData = board([
  ...HEXES,
  hex('I4', 'red', 'c30|brown40', '2-c 3-c 4-c 5-c', { name: 'Los Mochis' }),
  hex('H3', 'gray', 'c30@center t20!@3', '5-c c-t', { name: 'Santa Rosalía' }),
])

/** The hexes under the double tile of Mexico City, the city's first. */
export const MEXICO_CITY: readonly [city: HexId, puebla: HexId] = ['O10', 'P11']

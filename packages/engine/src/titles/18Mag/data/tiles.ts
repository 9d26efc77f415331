import { tile } from '../../../board/notation.js'
import { standard, tileSet } from '../../../board/tiles.js'

/** Two numbers on the two sides of the same pieces. */
const pair = (one: string, other: string, count: number) =>
  standard({ [one]: { count, otherSide: other }, [other]: { count, otherSide: one } })

const BUDAPEST = { label: 'B' }
const TWO_CITIES = { label: 'OO' }
const KEY_CITY = { label: 'K' }

export const TILES = tileSet([
  ...standard({ 7: 4, 3: 5, 6: 7 }),
  ...pair('8', '9', 21),
  ...pair('58', '4', 13),
  ...pair('5', '57', 10),
  tile('L32', 'yellow', 4, 'c30 c', '2-c', { ...TWO_CITIES, terrain: 'river 20' }),
  tile('L33', 'yellow', 1, 'c30 c30', '1-c 3-c 4-c1 0-c1', { ...BUDAPEST, terrain: 'river 20' }),

  ...standard({ 20: 1, 25: 2, 619: 5 }),
  ...pair('16', '19', 2),
  ...pair('23', '24', 6),
  ...pair('26', '27', 4),
  ...pair('28', '29', 2),
  ...pair('30', '31', 2),
  ...pair('14', '15', 8),
  tile('87', 'green', 6, 't10', '0-t 1-t 2-t 3-t', { otherSide: '88' }),
  tile('88', 'green', 6, 't10', '0-t 1-t 3-t 4-t', { otherSide: '87' }),
  tile('204', 'green', 3, 't10', '0-t 2-t 3-t 4-t'),
  tile('236', 'green', 1, 'c40/2', '0-c 1-c 2-c', KEY_CITY),
  tile('237', 'green', 2, 'c40/2', '0-c 1-c 3-c', { ...KEY_CITY, otherSide: '238' }),
  tile('238', 'green', 2, 'c40/2', '0-c 3-c 5-c', { ...KEY_CITY, otherSide: '237' }),
  tile('8858', 'green', 1, 'c40 c40', '0-c 2-c 1-c1 3-c1', TWO_CITIES),
  tile('8859', 'green', 1, 'c40 c40', '1-c 4-c 0-c1 3-c1', TWO_CITIES),
  tile('8860', 'green', 1, 'c40 c40', '0-c 2-c 3-c1 5-c1', TWO_CITIES),
  tile('8863', 'green', 1, 'c40 c40', '1-c 2-c 0-c1 3-c1', TWO_CITIES),
  tile('8864', 'green', 1, 'c40 c40', '0-c 2-c 3-c1 4-c1', TWO_CITIES),
  tile('8865', 'green', 1, 'c40 c40', '0-c 2-c 4-c1 5-c1', TWO_CITIES),
  tile('209', 'green', 1, 'c40/3', '0-c 1-c 3-c 4-c 5-c', BUDAPEST),

  ...standard({ 611: 8 }),
  ...pair('39', '40', 2),
  ...pair('41', '42', 2),
  ...pair('43', '70', 2),
  ...pair('44', '47', 2),
  ...pair('45', '46', 2),
  tile('G17', 'brown', 4, 't20', '0-t 2-t 3-t 4-t 5-t'),
  tile('L17', 'brown', 3, 'c60/2', '0-c 1-c 3-c 4-c 5-c', TWO_CITIES),
  tile('L34', 'brown', 2, 'c50/2', '0-c 3-c 4-c 5-c', KEY_CITY),
  tile('L35', 'brown', 1, 'c60/4', '0-c 1-c 2-c 3-c 4-c 5-c', BUDAPEST),

  ...standard({ 455: 2 }),
  tile('L38', 'gray', 1, 't30', '0-t 1-t 2-t 3-t 4-t 5-t'),
  tile('X9', 'gray', 1, 'c70/3', '0-c 1-c 2-c 4-c 5-c', TWO_CITIES),
  tile('L36', 'gray', 1, 'c60/2', '0-c 3-c 4-c 5-c', KEY_CITY),
  tile('L37', 'gray', 1, 'c80/4', '0-c 1-c 2-c 3-c 4-c 5-c', BUDAPEST),
])

/** Yellow Budapest lies as the river does (MAG-TRK-12). */
export const BUDAPEST_TILE = { tile: 'L33', rotation: 2 } as const

/** Yellow OO: one city has track, the other none yet (MAG-TRK-13). */
export const TWO_CITIES_TILE = { tile: 'L32', city: 0, otherCity: 1 } as const

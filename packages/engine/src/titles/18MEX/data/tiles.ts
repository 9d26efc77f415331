import type { Colour, Tile } from '../../../board/face.js'
import { type TileExtra, tile } from '../../../board/notation.js'
import { standard, tileSet } from '../../../board/tiles.js'
import type { TileId } from '../../../core/ids.js'

const MAZATLAN = { label: 'M' }
const TAMPICO = { label: 'T' }
const VERACRUZ = { label: 'V' }
const LOS_MOCHIS = { label: 'L' }

// Two tracks run side by side into Puebla's hex: `a` goes straight on to O12, `b` through Puebla to Q12.
const BIG_MEXICO_CITY = '0-c 1-c 3-c 2-t t-c 5a-c 5b-c'
const BIG_PUEBLA = '2b-t t-5 2a-4'

/** A half of a double tile: that of Mexico City, or of Puebla. */
const half = (
  name: string,
  label: 'MC' | 'P',
  colour: Colour,
  placesText: string,
  trackText: string,
  extra: TileExtra = {},
): Tile => tile(`${name}${label}`, colour, 1, placesText, trackText, { ...extra, name, label })

export const TILES = tileSet([
  ...standard({ 3: 3, 4: 3, 58: 4, 5: 2, 6: 2, 57: 4, 7: 5, 8: 11, 9: 11 }),
  tile('470', 'yellow', 1, 't20@0', '0-t 3-t 3-4 4-t', { label: 'CC' }),
  tile('471', 'yellow', 1, 'c20@center t10!@4.5', '0-c c-3 t-c', MAZATLAN),
  tile('472', 'yellow', 1, 'c20@center t10!@4', '0-c 1-c 2-c t-c', TAMPICO),
  tile('473', 'yellow', 1, 'c20@center t10!@4', '0-c c-2 t-c', VERACRUZ),

  ...standard({ 14: 3, 15: 3, 619: 2, 16: 1, 17: 1, 18: 1, 19: 1, 20: 1 }),
  ...standard({ 23: 4, 24: 4, 25: 3, 26: 1, 27: 1, 28: 1, 29: 1, 141: 2, 142: 2, 143: 2 }),
  tile('474', 'green', 2, 't10', '0-t 1-t 2-t 4-t 5-t'),
  tile('475', 'green', 1, 'c30@center', '0-c 1-c 5-c', LOS_MOCHIS),
  tile('476', 'green', 1, 'c30@center t10!@0', '2-c 4-c 5-c t-c', MAZATLAN),
  tile('477', 'green', 1, 'c30@center t10!@3.5', '0-c 1-c 2-c 5-c t-c', TAMPICO),
  tile('478', 'green', 1, 'c30/2@center t20!@0', '2-c c-4 t-c', VERACRUZ),
  half('479', 'MC', 'green', 'c40/2@center t@2.5', '3-c 5-c'),
  half('479', 'P', 'green', 't10', '2-t t-5', { terrain: 'mountain 40' }),

  ...standard({ 39: 1, 40: 2, 41: 3, 42: 3, 43: 2, 44: 1, 45: 2, 46: 2, 47: 2, 63: 7, 70: 1 }),
  tile('480', 'brown', 1, 'c50/2', '0-c 1-c 2-c 3-c 4-c 5-c', { label: 'G' }),
  tile('481', 'brown', 1, 'c40/2@center', '0-c 1-c 5-c', LOS_MOCHIS),
  tile('482', 'brown', 1, 'c40/2@center t20!@0', '2-c c-3 4-c 5-c t-c', MAZATLAN),
  tile('483', 'brown', 1, 'c40@center t20!@3.5', '0-c 1-c 2-c 5-c t-c', TAMPICO),
  tile('484', 'brown', 1, 'c40/2@center t30!@0', '2-c 3-c c-4 t-c', VERACRUZ),
  half('485', 'MC', 'brown', 'c60/3@center t10@2', BIG_MEXICO_CITY),
  half('485', 'P', 'brown', 't10@5', BIG_PUEBLA),
  half('486', 'MC', 'brown', 'c50/4@center t10@2', BIG_MEXICO_CITY),
  half('486', 'P', 'brown', 't10@5', BIG_PUEBLA),

  ...standard({ 455: 1 }),
])

/**
 * The double tiles of Mexico City (T4). The half named first is laid in O10 unturned, and its other half comes down in
 * P11 in the same lay, one piece of the supply. The cost is that of the half in P11: 60 printed, 40 on tile 479.
 */
export const PAIRED_TILE: Readonly<Record<TileId, TileId>> = {
  '479MC': '479P',
  '485MC': '485P',
  '486MC': '486P',
}

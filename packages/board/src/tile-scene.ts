import type { Tile } from '@roundhouse/engine'
import { drawTileField } from './ground.js'
import { APOTHEM, type Layout, SIDE } from './hexes.js'
import { drawMarks, drawPlaces } from './marks.js'
import { group } from './node.js'
import { PALETTES, type Palette } from './palette.js'
import { planOf } from './plan.js'
import type { Scene } from './svg.js'
import { companySign, type Sign } from './tokens.js'
import { drawTrack } from './track.js'

/** A single tile, as in a tray to choose from. */
export const tileScene = (
  tile: Tile,
  layout: Layout,
  rotation = 0,
  theme: 'light' | 'dark' | Palette = 'light',
): Scene => {
  const palette = typeof theme === 'object' ? theme : PALETTES[theme]
  const wants = { icons: [], markers: [], values: true, ...(tile.label !== undefined && { label: tile.label }) }
  const plan = planOf(undefined, tile, rotation, layout, wants)
  const show = { names: false, coordinates: false, numbers: true }
  const marks = { id: tile.id, hex: undefined, face: tile, tile: tile.id, plan, reached: [], palette, signs: {}, show }
  const [width, height] = layout === 'flat' ? [2 * SIDE, 2 * APOTHEM] : [2 * APOTHEM, 2 * SIDE]
  return {
    box: { x: -width / 2, y: -height / 2, width, height },
    layers: [
      group('ground', [
        ...drawTileField(tile, layout, palette, []),
        ...drawTrack(tile, plan.courses, { core: palette.track, casing: palette.tints[tile.colour].casing }),
      ]),
      drawPlaces(tile.id, tile, plan, [], [], palette, {}, ''),
      drawMarks({ ...marks, ...(tile.label !== undefined && { label: tile.label }) }, ''),
    ],
  }
}

/** A company's sign alone, in a square frame. */
export const signScene = (sign: Sign): Scene => ({
  box: { x: -25, y: -25, width: 50, height: 50 },
  layers: [companySign(sign)],
})

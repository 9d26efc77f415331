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
  const label = tile.label === undefined ? {} : { label: tile.label }
  const wants = { icons: [], markers: [], values: true, coordinates: false, paidSides: [], ...label }
  const plan = planOf(undefined, tile, rotation, layout, wants)
  const show = { names: false, coordinates: false, paidSides: [], numbers: true }
  const marks = {
    id: tile.id,
    hex: undefined,
    face: tile,
    tile: tile.name ?? tile.id,
    plan,
    reached: [],
    palette,
    signs: {},
    show,
  }
  const [width, height] = layout === 'flat' ? [2 * SIDE, 2 * APOTHEM] : [2 * APOTHEM, 2 * SIDE]
  return {
    box: { x: -width / 2 - 1, y: -height / 2 - 1, width: width + 2, height: height + 2 },
    layers: [
      group('ground', [
        ...drawTileField(tile, layout, palette, [], SIDE),
        ...drawTrack(tile, plan.courses, { core: palette.track, casing: palette.tints[tile.colour].casing }, false),
      ]),
      drawPlaces(tile.id, tile, plan, [], [], palette, {}, ''),
      drawMarks({ ...marks, ...label }, ''),
    ],
  }
}

/** A company's sign alone, in a square frame. */
export const signScene = (sign: Sign): Scene => ({
  box: { x: -25, y: -25, width: 50, height: 50 },
  layers: [companySign(sign)],
})

import { type BoardData, EDGES, type Edge, type Face, type Hex } from '@roundhouse/engine'
import type { Curve } from './curves.js'
import { corner, corners, type Layout, polygonPoints } from './hexes.js'
import { el, group, path, round, type SceneNode } from './node.js'
import type { Palette } from './palette.js'
import { drawPartition, drawRipples, groundOf } from './terrain.js'
import { drawTrack } from './track.js'

/** The lowest layer: paper, tile and track. */
const TILE_SIZE = 98

const sideLine = (layout: Layout, edge: Edge, size: number): string => {
  const [a, b] = [corner(layout, edge - 1, size), corner(layout, edge, size)]
  return `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`
}

/** Sides behind which the same area goes on (double hexes, off-board areas): no line between them. */
export const openSides = (
  board: BoardData,
  hex: Hex,
  across: (id: string, edge: Edge) => string | undefined,
): readonly Edge[] => {
  const whole = hex.joined ?? hex.area
  if (whole === undefined) return []
  return EDGES.filter((edge) => {
    const other = board.hexes[across(hex.id, edge) ?? '']
    return (other?.joined ?? other?.area) === whole
  })
}

const polygon = (layout: Layout, size: number, fill: string, edge?: string): SceneNode =>
  el('polygon', {
    points: polygonPoints(corners(layout, size)),
    fill,
    ...(edge && { stroke: edge, 'stroke-width': 1.3, 'stroke-linejoin': 'round' }),
  })

/** One area over several hexes: full fields, and a line only where the area ends. */
const areaField = (layout: Layout, fill: string, edge: string, open: readonly Edge[]): readonly SceneNode[] => {
  const lines = EDGES.filter((side) => !open.includes(side)).map((side) => sideLine(layout, side, TILE_SIZE + 1))
  return [
    polygon(layout, 100.4, fill),
    path(lines.join(''), { stroke: edge, 'stroke-width': 1.3, fill: 'none', 'stroke-linecap': 'round' }),
  ]
}

export const drawTileField = (
  face: Face,
  layout: Layout,
  palette: Palette,
  open: readonly Edge[] = [],
  size = TILE_SIZE,
): readonly SceneNode[] => {
  const { fill, edge } = palette.tints[face.colour]
  return open.length > 0 ? areaField(layout, fill, edge, open) : [polygon(layout, size, fill, edge)]
}

const drawPaper = (hex: Hex, layout: Layout, palette: Palette, open: readonly Edge[]): readonly SceneNode[] => {
  const { fill, edge } = palette.tints[hex.colour]
  if (open.length > 0) return areaField(layout, fill, edge, open)
  if (hex.colour === 'white') return [polygon(layout, 100, palette.grounds[groundOf(hex)], palette.tints.white.edge)]
  return [polygon(layout, 100, palette.tints.white.fill), polygon(layout, TILE_SIZE + 0.8, fill, edge)]
}

/** Paper, and the tile on it. */
export const drawField = (
  hex: Hex,
  face: Face,
  layout: Layout,
  palette: Palette,
  open: readonly Edge[],
  transform: string,
): SceneNode => {
  const laid = face !== hex
  return group(
    `field:${hex.id}`,
    [
      ...drawPaper(hex, layout, palette, laid ? [] : open),
      ...(laid ? drawTileField(face, layout, palette, open) : []),
      ...(hex.colour === 'blue' && hex.places.length === 0 ? [drawRipples(palette)] : []),
      ...drawPartition(hex, layout, palette),
    ],
    { transform },
  )
}

/** Above all fields, because track runs on from hex to hex. */
export const drawRails = (
  hex: Hex,
  face: Face,
  courses: readonly Curve[],
  palette: Palette,
  transform: string,
): SceneNode =>
  group(
    `rails:${hex.id}`,
    drawTrack(face, courses, { core: palette.track, casing: palette.tints[face.colour].casing }),
    { transform },
  )

/** The outline of the whole map: every side with nothing behind it. */
export const drawCoast = (
  board: BoardData,
  across: (id: string, edge: Edge) => string | undefined,
  place: (hex: Hex) => { readonly x: number; readonly y: number },
  palette: Palette,
): SceneNode => {
  const lines = Object.values(board.hexes).flatMap((hex) => {
    const { x, y } = place(hex)
    return EDGES.filter((edge) => across(hex.id, edge) === undefined).map((edge) => {
      const [a, b] = [corner(board.layout, edge - 1), corner(board.layout, edge)]
      return `M${round(x + a.x)} ${round(y + a.y)}L${round(x + b.x)} ${round(y + b.y)}`
    })
  })
  return el(
    'path',
    { d: lines.join(''), fill: 'none', stroke: palette.coast, 'stroke-width': 3.2, 'stroke-linecap': 'round' },
    [],
    'coast',
  )
}

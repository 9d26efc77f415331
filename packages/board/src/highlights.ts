import { corners, type Layout, type Point, polygonPoints } from './hexes.js'
import { circle, el, group, type SceneNode, translate } from './node.js'
import type { Palette } from './palette.js'
import { SLOT } from './places.js'

/** What the player may touch: hexes, circles, and the tile about to be laid. */
export type HighlightKind = 'legal' | 'selected' | 'hover' | 'done' | 'danger'

export interface Highlight {
  readonly hex: string
  readonly kind: HighlightKind
}

const INSET = 95

/** An outline: the colour of the tile below stays what it is. */
export const drawHighlight = ({ hex, kind }: Highlight, layout: Layout, at: Point, palette: Palette): SceneNode => {
  const colour =
    kind === 'danger' ? palette.danger : kind === 'legal' || kind === 'done' ? palette.legal : palette.chosen
  const [width, fill] = { legal: [9, 0], selected: [9, 0], hover: [4, 0.06], done: [3, 0], danger: [5, 0.14] }[
    kind
  ] as [number, number]
  const points = polygonPoints(corners(layout, INSET))
  const edge = { points, fill: 'none', 'stroke-linejoin': 'round' }
  return group(
    `highlight:${kind}:${hex}`,
    [
      // A light rim around it: the same mark is seen on every ground.
      el('polygon', { ...edge, stroke: palette.tints.white.casing, 'stroke-width': width + 5, 'stroke-opacity': 0.85 }),
      el('polygon', {
        ...edge,
        fill: colour,
        'fill-opacity': fill,
        stroke: colour,
        'stroke-width': width,
        'stroke-dasharray': kind === 'danger' ? '12 8' : kind === 'done' ? '1 7' : undefined,
        'stroke-linecap': kind === 'done' ? 'round' : undefined,
      }),
    ],
    { transform: translate(at.x, at.y), 'pointer-events': 'none', class: `highlight ${kind}` },
  )
}

/** A free circle where a token may go. */
export const drawOpenSlot = (key: string, at: Point, palette: Palette): SceneNode =>
  group(
    key,
    [
      circle(0, 0, SLOT + 5, { fill: palette.legal, 'fill-opacity': 0.22, stroke: palette.legal, 'stroke-width': 5 }),
      circle(0, 0, SLOT - 9, { fill: 'none', stroke: palette.legal, 'stroke-width': 3, 'stroke-dasharray': '6 5' }),
    ],
    { transform: translate(at.x, at.y), class: 'highlight slot', 'pointer-events': 'none' },
  )

/** The hex a tile is held over. */
export const drawHeldTile = (layout: Layout, at: Point, palette: Palette): SceneNode =>
  group(
    'held',
    [
      el('polygon', {
        points: polygonPoints(corners(layout, INSET)),
        fill: 'none',
        stroke: palette.chosen,
        'stroke-width': 6,
        'stroke-dasharray': '14 9',
        'stroke-linejoin': 'round',
      }),
    ],
    { transform: translate(at.x, at.y), class: 'held-tile', 'pointer-events': 'none' },
  )

/** The circle a token is held over. */
export const drawHeldToken = (at: Point, palette: Palette): SceneNode =>
  group(
    'held',
    [circle(0, 0, SLOT + 4, { fill: 'none', stroke: palette.legal, 'stroke-width': 5, 'stroke-dasharray': '9 6' })],
    { transform: translate(at.x, at.y), class: 'held-token', 'pointer-events': 'none' },
  )

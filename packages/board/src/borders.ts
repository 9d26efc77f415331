import type { BoardData, Border, BorderKind, Edge, Hex } from '@roundhouse/engine'
import { add, corner, edgeMiddle, hexCentre, type Point, point, times } from './hexes.js'
import { words } from './lettering.js'
import { el, group, path, round, type SceneNode, translate } from './node.js'
import type { Palette } from './palette.js'

/** Hexsides that block or cost: a thick dark line, a river, a ridge, with the cost on a plate. */
const WIDTH: Readonly<Record<BorderKind, number>> = { impassable: 9, mountain: 6, water: 7, province: 3 }

const colourOf = (kind: BorderKind, palette: Palette): string => {
  switch (kind) {
    case 'impassable':
      return palette.barrier
    case 'mountain':
      return palette.rockShade
    case 'water':
      return palette.water
    case 'province':
      return palette.sheetInk
  }
}

const peaks = (x: number): string => `M${x - 8} 5L${x - 2.5} -5L${x + 1} 1L${x + 3.5} -3L${x + 8} 5Z`
const ripples = (x: number): string => `M${x - 8} -2q2 -3.4 4 0t4 0t4 0t4 0M${x - 8} 3.4q2 -3.4 4 0t4 0t4 0t4 0`

const plate = (border: Border, at: Point, palette: Palette): SceneNode => {
  const { kind, cost } = border
  const colour = colourOf(kind, palette)
  const width = 46
  const sign =
    kind === 'water'
      ? path(ripples(-11), { fill: 'none', stroke: colour, 'stroke-width': 1.9, 'stroke-linecap': 'round' })
      : path(peaks(-11), { fill: colour })
  return group(
    'cost',
    [
      el('rect', {
        x: -width / 2,
        y: -11,
        width,
        height: 22,
        rx: 11,
        fill: palette.disc,
        stroke: colour,
        'stroke-width': 1.8,
      }),
      sign,
      words(String(cost), point(9, 0), 15, { fill: palette.rim, weight: 600 }),
    ],
    { transform: translate(at.x, at.y) },
  )
}

/** Whether track reaches this side from within the hex. */
export type Crossed = (hex: string, edge: Edge) => boolean

const drawBorder = (
  board: BoardData,
  hex: Hex,
  border: Border,
  other: string | undefined,
  crossed: Crossed,
  palette: Palette,
): SceneNode => {
  const centre = hexCentre(board.layout, hex)
  const [a, b] = [corner(board.layout, border.edge - 1), corner(board.layout, border.edge)].map((p) =>
    add(centre, p),
  ) as [Point, Point]
  const here = crossed(hex.id, border.edge)
  const there = other !== undefined && crossed(other, ((border.edge + 3) % 6) as Edge)
  // Paid for once track crosses it; while only one side is there, the plate moves off the track.
  const paid = here && there
  const aside = here || there ? times(point(b.x - a.x, b.y - a.y), 0.3) : point(0, 0)
  // Upwards: tile numbers stand in the lower corner.
  const up = aside.y > 0 || (aside.y === 0 && aside.x > 0) ? times(aside, -1) : aside
  const at = add(add(centre, edgeMiddle(board.layout, border.edge)), up)
  const d = `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`
  return group(
    `border:${hex.id}:${border.edge}`,
    [
      ...(border.kind === 'impassable'
        ? [
            path(d, {
              stroke: palette.barrierEdge,
              'stroke-width': WIDTH.impassable + 3,
              'stroke-linecap': 'round',
              fill: 'none',
            }),
          ]
        : []),
      path(d, {
        stroke: colourOf(border.kind, palette),
        'stroke-width': WIDTH[border.kind],
        'stroke-linecap': 'round',
        fill: 'none',
        'stroke-dasharray': border.kind === 'province' ? '8 6' : undefined,
        opacity: paid ? 0.4 : undefined,
      }),
      ...(border.cost !== undefined && !paid ? [plate(border, at, palette)] : []),
    ],
    { class: `border ${border.kind}` },
  )
}

/** Every hexside once, though both hexes name it. */
export const drawBorders = (
  board: BoardData,
  across: (id: string, edge: Edge) => string | undefined,
  crossed: Crossed,
  palette: Palette,
): readonly SceneNode[] =>
  Object.values(board.hexes).flatMap((hex) =>
    (hex.borders ?? []).flatMap((border) => {
      const other = across(hex.id, border.edge)
      const named =
        other !== undefined && board.hexes[other]?.borders?.some(({ edge }) => edge === (border.edge + 3) % 6)
      return named && other < hex.id ? [] : [drawBorder(board, hex, border, other, crossed, palette)]
    }),
  )

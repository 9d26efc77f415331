import type { Value } from '@roundhouse/engine'
import { type Point, point } from './hexes.js'
import { words } from './lettering.js'
import { circle, el, group, type SceneNode, scaledAt } from './node.js'
import type { Palette } from './palette.js'

/** Revenue: one figure in a small disc, or little cells by phase with the current one outlined. */
export const CELL = { width: 28, height: 24 }
/** Sizes of their type. */
export const CELL_TYPE = 17
export const DISC_TYPE = { large: 18.5, small: 15.5 }
const ORDER = ['white', 'yellow', 'green', 'brown', 'gray', 'black'] as const
type CellColour = (typeof ORDER)[number]

export interface Cell {
  readonly colour: CellColour
  readonly value: number
}

/** Values by phase, the earliest first; a fixed value has none. */
export const cellsOf = (value: Value): readonly Cell[] => {
  if (typeof value === 'number') return []
  return ORDER.flatMap((colour) => (value[colour] === undefined ? [] : [{ colour, value: value[colour] }]))
}

/** Which cell counts: the last one whose colour has been reached; the first one before that. */
export const currentCell = (cells: readonly Cell[], reached: readonly string[]): number => {
  let current = 0
  cells.forEach((cell, i) => {
    if (reached.includes(cell.colour)) current = i
  })
  return current
}

export const drawCells = (
  cells: readonly Cell[],
  current: number | undefined,
  at: Point,
  column: boolean,
  palette: Palette,
  key: string,
  scale = 1,
): SceneNode => {
  const middle = (i: number): Point => {
    const steps = i - (cells.length - 1) / 2
    return column ? point(0, steps * CELL.height) : point(steps * CELL.width, 0)
  }
  const box = (i: number) => {
    const { x, y } = middle(i)
    return { x: x - CELL.width / 2, y: y - CELL.height / 2, width: CELL.width, height: CELL.height }
  }
  const painted = cells.map(({ colour, value }, i) => {
    const paint = palette.cells[colour]!
    const faded = current !== undefined && current !== i
    return group(
      colour,
      [
        el('rect', { ...box(i), fill: paint.fill, stroke: palette.rim, 'stroke-width': 1 }),
        words(String(value), middle(i), CELL_TYPE, {
          fill: paint.ink,
          weight: faded ? 500 : 700,
        }),
      ],
      { opacity: faded ? 0.82 : undefined },
    )
  })
  const outline =
    current === undefined || cells.length === 0
      ? []
      : [
          el('rect', { ...box(current), fill: 'none', stroke: palette.disc, 'stroke-width': 6.4 }),
          el('rect', { ...box(current), fill: 'none', stroke: palette.rim, 'stroke-width': 3 }),
        ]
  const order = current === undefined ? painted : [...painted.filter((_, i) => i !== current)]
  const top = current === undefined ? [] : [...outline.slice(0, 1), painted[current]!, ...outline.slice(1)]
  return group(key, [...order, ...top], { transform: scaledAt(at, scale), class: 'values' })
}

export const discRadius = (value: number, small: boolean): number => (value >= 100 ? 18 : small ? 13.5 : 16)

export const drawDisc = (
  value: number,
  small: boolean,
  at: Point,
  palette: Palette,
  key: string,
  scale = 1,
): SceneNode => {
  const r = discRadius(value, small)
  return group(
    key,
    [
      circle(0, 0, r, { fill: palette.disc, stroke: palette.rim, 'stroke-width': 1.3 }),
      words(String(value), point(0, 0), small ? DISC_TYPE.small : DISC_TYPE.large, { fill: palette.rim, weight: 600 }),
    ],
    { transform: scaledAt(at, scale), class: 'revenue' },
  )
}

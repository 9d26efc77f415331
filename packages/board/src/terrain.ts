import type { Hex, Terrain, TerrainKind } from '@roundhouse/engine'
import { boxShape, moveShape, type Shape } from './free-space.js'
import { edgeMiddle, type Layout, type Point, point } from './hexes.js'
import { words } from './lettering.js'
import { circle, group, path, round, type SceneNode, translate } from './node.js'
import type { Ground, Palette } from './palette.js'

/** Terrain: a small drawn symbol with the cost under it. */
export const COST_SIZE = 18

/** Where the cost stands under the symbol. */
const costAt = (scale: number, figure: number): Point => point(0, 10 + 10 * scale + (figure - 1) * 5)

/**
 * Room it needs: the symbol above, the cost below; `scale` 1 on an empty hex, less beside a city; `figure`: how many
 * times larger than printed the cost is, 0 = without it.
 */
export const terrainShape = (terrain: Terrain, scale: number, figure = 1): Shape => {
  const symbol = moveShape(boxShape(54 * scale, 30 * scale), point(0, -9 * scale))
  if (terrain.cost === 0 || figure === 0) return symbol
  return [...symbol, ...moveShape(boxShape(36 * figure, COST_SIZE * figure), costAt(scale, figure))]
}

export const groundOf = (hex: Hex): Ground => hex.terrain?.kind ?? 'plain'

const peak = (x: number, base: number, width: number, height: number, palette: Palette): readonly SceneNode[] => {
  const [left, right, top] = [x - width / 2, x + width / 2, base - height]
  const at = (a: number, b: number): string => `${round(a)} ${round(b)}`
  const snow = 0.36
  return [
    path(`M${at(left, base)}L${at(x, top)}L${at(right, base)}Z`, { fill: palette.rock }),
    path(
      `M${at(x, top)}L${at(right, base)}L${at(x + width * 0.06, base)}L${at(x - width * 0.05, base - height * 0.45)}Z`,
      {
        fill: palette.rockShade,
      },
    ),
    path(
      `M${at(x, top)}L${at(x - (width / 2) * snow, top + height * snow)}L${at(x - width * 0.06, top + height * snow * 0.75)}` +
        `L${at(x + width * 0.03, top + height * snow * 1.05)}L${at(x + (width / 2) * snow, top + height * snow)}Z`,
      { fill: palette.snow },
    ),
  ]
}

const wave = (y: number, width: number): string => {
  const quarter = round(width / 4)
  return `M${round(-width / 2)} ${y}q${round(quarter / 2)} -5 ${quarter} 0t${quarter} 0t${quarter} 0t${quarter} 0`
}

const waves = (palette: Palette): SceneNode =>
  path(wave(-3, 40) + wave(4, 40) + wave(11, 40), {
    fill: 'none',
    stroke: palette.water,
    'stroke-width': 2.6,
    'stroke-linecap': 'round',
  })

const SYMBOLS: Readonly<Record<TerrainKind, (palette: Palette) => readonly SceneNode[]>> = {
  mountain: (palette) => [...peak(9, 14, 26, 20, palette), ...peak(-6, 14, 34, 30, palette)],
  hill: (palette) => [
    path('M-22 13C-18 -1 -6 -1 0 13Z', { fill: palette.rock }),
    path('M-6 13C0 -8 16 -8 22 13Z', { fill: palette.rockShade }),
  ],
  rough: (palette) => [
    path('M-22 13L-18 3L-8 1L-2 13Z', { fill: palette.rock }),
    path('M1 13L5 5L13 4L20 13Z', { fill: palette.rockShade }),
    path('M-7 2L-3 -7L5 -8L9 2Z', { fill: palette.rock }),
  ],
  water: (palette) => [waves(palette)],
  river: (palette) => [
    path('M-20 12C-10 12 -12 2 -2 2S8 -9 20 -9', {
      fill: 'none',
      stroke: palette.water,
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
  ],
  lake: (palette) => [waves(palette)],
  swamp: (palette) => [
    path('M-17 8L-20 -6M-14 8V-10M-11 8L-8 -6M9 8L6 -4M12 8V-8M15 8L18 -4M-3 11L-5 2M0 11V-1M3 11L5 2', {
      stroke: palette.reed,
      'stroke-width': 2.3,
      'stroke-linecap': 'round',
      fill: 'none',
    }),
    path(wave(13, 44), { fill: 'none', stroke: palette.water, 'stroke-width': 2.4, 'stroke-linecap': 'round' }),
  ],
  desert: (palette) => [
    path('M-22 13C-14 3 -6 5 -1 13C6 4 15 5 22 13Z', { fill: palette.sand, opacity: 0.75 }),
    path('M0 12V-11M-8 -5V-1C-8 2 -6 3 0 3M8 -8V-4C8 -1 6 0 0 0', {
      fill: 'none',
      stroke: palette.reed,
      'stroke-width': 4.2,
      'stroke-linecap': 'round',
    }),
  ],
}

const sideBySide = (one: TerrainKind, other: TerrainKind, palette: Palette): readonly SceneNode[] =>
  [one, other].map((kind, i) =>
    group(kind, SYMBOLS[kind](palette), { transform: `${translate(i === 0 ? -13 : 13, 3)} scale(0.62)` }),
  )

/** Symbol and cost around one middle. */
export const drawTerrain = (
  { kind, also, cost }: Terrain,
  { at, scale, figure }: { readonly at: Point; readonly scale: number; readonly figure: number },
  palette: Palette,
  ink: string,
  key: string,
): SceneNode =>
  group(
    key,
    [
      group('symbol', also === undefined ? SYMBOLS[kind](palette) : sideBySide(kind, also, palette), {
        transform: `${translate(0, -10 * scale)} scale(${round(1.2 * scale)})`,
      }),
      ...(cost > 0 && figure > 0
        ? [words(String(cost), costAt(scale, figure), COST_SIZE * figure, { fill: ink, weight: 600 })]
        : []),
    ],
    { transform: translate(at.x, at.y), class: 'terrain' },
  )

/** Ripples on open water. */
export const drawRipples = (palette: Palette): SceneNode =>
  path([-26, 0, 26].map((y, i) => wave(y, i === 1 ? 90 : 56)).join(''), {
    fill: 'none',
    stroke: palette.water,
    'stroke-width': 2.6,
    'stroke-linecap': 'round',
    opacity: 0.4,
  })

/** Water through the middle of a hex: no track may join its banks. */
export const drawPartition = (hex: Hex, layout: Layout, palette: Palette): readonly SceneNode[] => {
  if (!hex.partition) return []
  const [a, b] = [edgeMiddle(layout, hex.partition.a), edgeMiddle(layout, hex.partition.b)]
  const bend = point((b.y - a.y) * 0.12, (a.x - b.x) * 0.12)
  const third = (t: number, k: number): string =>
    `${round(a.x + (b.x - a.x) * t + bend.x * k)} ${round(a.y + (b.y - a.y) * t + bend.y * k)}`
  return [
    path(`M${round(a.x)} ${round(a.y)}C${third(0.33, 1.6)} ${third(0.67, -1.6)} ${round(b.x)} ${round(b.y)}`, {
      fill: 'none',
      stroke: palette.water,
      'stroke-width': 17,
    }),
  ]
}

/** Colour pips of a tile: one for yellow, two for green, three for brown, four for gray. */
export const drawPips = (count: number, at: Point, ink: string): readonly SceneNode[] =>
  Array.from({ length: count }, (_, i) => circle(at.x + (i - (count - 1) / 2) * 5.4, at.y, 1.9, { fill: ink }))

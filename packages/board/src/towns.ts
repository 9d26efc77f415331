import type { Place } from '@roundhouse/engine'
import { point } from './hexes.js'
import { anchor } from './icons.js'
import { circle, el, group, type SceneNode, translate } from './node.js'
import type { Palette } from './palette.js'
import type { Spot } from './places.js'

/** Towns: a bar across the one track they lie on, or a dot where tracks meet or none is laid yet. */
const DOT = 11
const BAR = { length: 38, width: 12 }
const PORT = 14

export type TownShape = 'bar' | 'dot' | 'port'

/** A port is a town that ends routes (18MEX): it stands by the water and only its city leads there. */
export const townShape = (place: Place, edges: number, spot: Spot): TownShape => {
  if (place.terminal) return 'port'
  return spot.along !== undefined && edges > 0 ? 'bar' : 'dot'
}

export const townReach = (shape: TownShape): number =>
  shape === 'bar' ? BAR.length / 2 + 1 : shape === 'dot' ? DOT + 2 : PORT + 2

export const drawTown = (shape: TownShape, spot: Spot, palette: Palette, casing: string, key: string): SceneNode => {
  const { x, y } = spot.at
  if (shape === 'port') {
    return group(
      key,
      [
        circle(0, 0, PORT, { fill: palette.tints.blue.fill, stroke: palette.rim, 'stroke-width': 2 }),
        anchor(point(0, 0), PORT * 1.25, palette.rim),
      ],
      { transform: translate(x, y), class: 'port' },
    )
  }
  if (shape === 'dot') {
    return circle(x, y, DOT, { fill: palette.track, stroke: casing, 'stroke-width': 3, class: 'town' })
  }
  const degrees = ((spot.along ?? 0) * 180) / Math.PI
  return el(
    'rect',
    {
      x: -BAR.width / 2,
      y: -BAR.length / 2,
      width: BAR.width,
      height: BAR.length,
      fill: palette.track,
      stroke: casing,
      'stroke-width': 2.5,
      transform: `${translate(x, y)} rotate(${Math.round(degrees * 10) / 10})`,
      class: 'town',
    },
    [],
    key,
  )
}

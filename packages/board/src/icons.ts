import { boxShape, discShape, type Shape } from './free-space.js'
import { type Point, point } from './hexes.js'
import { typeWidth, words } from './lettering.js'
import { circle, el, group, path, type SceneNode, translate } from './node.js'
import { contrast, type Palette } from './palette.js'
import type { Sign } from './tokens.js'

/** Small signs printed on hexes: ports, packing plants, mines, land of a company. */
const ICON = 14

const scaled = (at: Point, scale: number, children: readonly SceneNode[], key?: string): SceneNode =>
  el('g', { transform: `${translate(at.x, at.y)} scale(${Math.round(scale * 1000) / 1000})` }, children, key)

/** An anchor in a square of side `size`. */
export const anchor = (at: Point, size: number, ink: string): SceneNode =>
  scaled(at, size / 24, [
    path('M0 -5.6V10M-4.6 -2.6H4.6M-8.6 2.6C-8.2 7.4 -4.6 10 0 10C4.6 10 8.2 7.4 8.6 2.6', {
      fill: 'none',
      stroke: ink,
      'stroke-width': 2.3,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    circle(0, -8, 2.5, { fill: 'none', stroke: ink, 'stroke-width': 2.1 }),
    path('M-11 5.2L-8.7 1.2L-5.8 4.6ZM11 5.2L8.7 1.2L5.8 4.6Z', { fill: ink }),
  ])

/** The head of an ox. */
const ox = (at: Point, size: number, ink: string, ground: string): SceneNode =>
  scaled(at, size / 24, [
    path('M-11 -9.5C-11.6 -4.6 -8.4 -2.6 -5.4 -2.8M11 -9.5C11.6 -4.6 8.4 -2.6 5.4 -2.8', {
      fill: 'none',
      stroke: ink,
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
    }),
    path(
      'M-6 -5C-3 -6.6 3 -6.6 6 -5C6.6 -1 5.4 2 4 4.4C4.8 8.6 3 10.6 0 10.6C-3 10.6 -4.8 8.6 -4 4.4C-5.4 2 -6.6 -1 -6 -5Z',
      {
        fill: ink,
      },
    ),
    circle(-1.6, 7.4, 0.9, { fill: ground }),
    circle(1.6, 7.4, 0.9, { fill: ground }),
  ])

/** Hammer and pick, crossed. */
export const hammers = (at: Point, size: number, ink: string): SceneNode =>
  scaled(at, size / 24, [
    path('M-8 9L7 -7M8 9L-7 -7', { stroke: ink, 'stroke-width': 2.4, 'stroke-linecap': 'round', fill: 'none' }),
    path('M-10.5 -4.5L-4.5 -10.5L-2.2 -8.2L-8.2 -2.2Z', { fill: ink }),
    path('M1.5 -10.5C6 -10.8 10.8 -6 10.5 -1.5C8.8 -5 5 -8.8 1.5 -10.5Z', { fill: ink }),
  ])

const disc = (at: Point, r: number, fill: string, edge: string, inside: SceneNode, key: string): SceneNode =>
  group(key, [circle(0, 0, r, { fill, stroke: edge, 'stroke-width': 1.4 }), inside], {
    transform: translate(at.x, at.y),
  })

const LETTER_SIZE = ICON * 1.05

/** Half the width of a card with letters. */
const cardReach = (letters: string): number => Math.max(ICON, typeWidth(letters, LETTER_SIZE) / 2 + 5)

/** Letters on a little card: land of a company, markers of privates. */
export const card = (
  letters: string,
  at: Point,
  colours: { readonly fill: string; readonly edge: string; readonly ink: string },
  key: string,
): SceneNode => {
  const reach = cardReach(letters)
  return group(
    key,
    [
      el('rect', {
        x: -reach,
        y: -ICON * 0.75,
        width: reach * 2,
        height: ICON * 1.5,
        rx: ICON * 0.25,
        fill: colours.fill,
        stroke: colours.edge,
        'stroke-width': 1.4,
      }),
      words(letters, point(0, 0), LETTER_SIZE, { fill: colours.ink, weight: 700 }),
    ],
    { transform: translate(at.x, at.y) },
  )
}

/** Icons that belong to the place and stay when a tile is laid; the others are about the bare hex. */
const LASTING: ReadonlySet<string> = new Set(['port', 'meat', 'LSL', 'LM', 'boomtown'])
export const isLastingIcon = (name: string): boolean => LASTING.has(name)

/** `bonus30` is no picture but a figure beside the letter of an off-board group. */
export const bonusFigure = (name: string): number | undefined => {
  const figure = /^bonus(\d+)$/.exec(name)?.[1]
  return figure === undefined ? undefined : Number(figure)
}

/** Pictures on hexes that are not named after a company. */
const LETTERS: Readonly<Record<string, string>> = { boomtown: 'BT' }

const PICTURES: ReadonlySet<string> = new Set(['port', 'meat', 'coal', 'mine'])

/** Room an icon or a marker needs. */
export const iconShape = (name: string): Shape => {
  if (PICTURES.has(name)) return discShape(ICON + 1.5)
  return boxShape(cardReach(LETTERS[name] ?? name) * 2 + 2, ICON * 1.6)
}

export const drawIcon = (
  name: string,
  at: Point,
  palette: Palette,
  signs: Readonly<Record<string, Sign>>,
  key: string,
): SceneNode => {
  const { blue } = palette.tints
  switch (name) {
    case 'port':
      return disc(at, ICON, blue.fill, palette.rim, anchor(point(0, 0), ICON * 1.3, palette.rim), key)
    case 'meat':
      return disc(at, ICON, palette.disc, palette.rim, ox(point(0, 0), ICON * 1.35, palette.rim, palette.disc), key)
    case 'coal':
    case 'mine':
      return disc(at, ICON, palette.disc, palette.rim, hammers(point(0, 0), ICON * 1.3, palette.rim), key)
    default: {
      const sign = signs[name]
      const ink = sign && contrast(sign.colour, palette.disc) > 3 ? sign.colour : palette.rim
      return card(LETTERS[name] ?? name, at, { fill: palette.disc, edge: ink, ink }, key)
    }
  }
}

import type { Face, Hex, TokenAt } from '@roundhouse/engine'
import { drawCity, standsIn } from './cities.js'
import { point } from './hexes.js'
import { card, drawIcon, hammers } from './icons.js'
import { smallCaps, typeWidth, words } from './lettering.js'
import { LINE } from './names.js'
import { circle, el, group, type SceneNode, scaledAt } from './node.js'
import type { Palette } from './palette.js'
import { type FacePlan, FINE_TYPE } from './plan.js'
import { drawPips, drawTerrain } from './terrain.js'
import type { Sign } from './tokens.js'
import { drawTown } from './towns.js'
import { cellsOf, currentCell, drawCells, drawDisc } from './values.js'

/** The upper layers of a hex: places with what stands in them, then figures, names and signs. */
export interface Reservation {
  readonly by: string
  readonly city: number
}

export const drawPlaces = (
  id: string,
  face: Face,
  plan: FacePlan,
  tokens: readonly TokenAt[],
  reserved: readonly Reservation[],
  palette: Palette,
  signs: Readonly<Record<string, Sign>>,
  transform: string,
): SceneNode => {
  const { casing } = palette.tints[face.colour]
  const nodes = face.places.flatMap((place, i): readonly SceneNode[] => {
    const spot = plan.spots[i]!
    const key = `${place.kind}:${i}`
    if (place.kind === 'city') {
      const here = tokens.filter((token) => token.city === i)
      const rights = reserved.filter(({ city }) => city === i).map(({ by }) => by)
      return [drawCity(spot.at, standsIn(place.slots, here, rights), { palette, signs }, key)]
    }
    if (place.kind === 'mine') {
      return [
        group(key, [
          circle(spot.at.x, spot.at.y, 18, { fill: palette.city, stroke: palette.rim, 'stroke-width': 2.4 }),
          hammers(spot.at, 24, palette.rim),
        ]),
      ]
    }
    const shape = plan.towns[i]
    return shape ? [drawTown(shape, spot, palette, casing, key)] : []
  })
  return group(`places:${id}`, nodes, { transform })
}

/** Letter of an off-board group with its figure, on a little plate. */
const drawBonus = ({ text, at, scale }: NonNullable<FacePlan['bonus']>, palette: Palette): SceneNode => {
  const width = typeWidth(text, 17) + 12
  return group(
    'bonus',
    [
      el('rect', { x: -width / 2, y: -12, width, height: 24, rx: 12, fill: palette.tints.red.edge }),
      words(text, point(0, 0), 17, { fill: '#fff7f0', weight: 600 }),
    ],
    { transform: scaledAt(at, scale), class: 'bonus' },
  )
}

const PIPS: Readonly<Partial<Record<Face['colour'], number>>> = { yellow: 1, green: 2, brown: 3, gray: 4 }

export interface ShownMarks {
  readonly names: boolean
  readonly coordinates: boolean
  readonly numbers: boolean
}

export interface MarkInput {
  readonly id: string
  readonly hex: Hex | undefined
  readonly face: Face
  /** Number of the tile that lies here; nothing for a printed hex. */
  readonly tile?: string
  readonly plan: FacePlan
  readonly label?: string
  readonly reached: readonly string[]
  readonly palette: Palette
  readonly signs: Readonly<Record<string, Sign>>
  readonly show: ShownMarks
}

const drawName = ({ lines, size, at, plain }: NonNullable<FacePlan['name']>, fill: string, halo: string): SceneNode => {
  const write = plain ? words : smallCaps
  const drawn = lines.map((text, i) =>
    write(text, point(at.x, at.y + (i - (lines.length - 1) / 2) * size * LINE), size, { fill, halo, weight: 500 }),
  )
  return group('name', drawn, { class: 'place-name' })
}

const groundColour = ({ hex, face, tile, palette }: MarkInput): string =>
  face.colour === 'white' && tile === undefined
    ? palette.grounds[hex?.terrain?.kind ?? 'plain']
    : palette.tints[face.colour].fill

export const drawMarks = (input: MarkInput, transform: string): SceneNode => {
  const { id, face, tile, plan, label, reached, palette, signs, show } = input
  const { ink } = palette.tints[face.colour]
  const ground = groundColour(input)
  const values = plan.values.map(({ place, at, scale, column = false, only = false }) => {
    const { kind, value } = face.places[place]!
    if (typeof value === 'number') return drawDisc(value, kind !== 'city', at, palette, `value:${place}`, scale)
    const all = cellsOf(value)
    const current = currentCell(all, reached)
    const cells = only ? all.slice(current, current + 1) : all
    const outlined = only ? 0 : current
    return drawCells(cells, reached.length > 0 ? outlined : undefined, at, column, palette, `value:${place}`, scale)
  })
  const markers = plan.markers.map(({ name, at }, i) =>
    card(name, at, { fill: palette.rim, edge: palette.disc, ink: palette.disc }, `marker:${name}:${i}`),
  )
  const pips = tile === undefined ? 0 : (PIPS[face.colour] ?? 0)
  return group(
    `marks:${id}`,
    [
      ...(plan.terrain ? [drawTerrain(plan.terrain.terrain, plan.terrain, palette, ink, 'terrain')] : []),
      ...plan.icons.map(({ name, at }, i) => drawIcon(name, at, palette, signs, `icon:${name}:${i}`)),
      ...markers,
      ...values,
      ...(plan.bonus ? [drawBonus(plan.bonus, palette)] : []),
      ...(plan.label && label
        ? [
            words(label, plan.label, plan.label.size, {
              fill: ink,
              weight: 700,
              halo: ground,
              opacity: face.label ? 1 : 0.4,
            }),
          ]
        : []),
      ...(plan.name && show.names ? [drawName(plan.name, ink, ground)] : []),
      ...(tile !== undefined && show.numbers && plan.number
        ? [
            words(tile, plan.number, FINE_TYPE, { fill: ink, weight: 500, opacity: 0.75 }),
            ...drawPips(pips, point(plan.number.x, plan.number.y + 9.5), ink),
          ]
        : []),
      ...(show.coordinates && plan.coordinate
        ? [words(id, plan.coordinate, FINE_TYPE, { fill: ink, opacity: 0.6 })]
        : []),
    ],
    { transform },
  )
}

import type { Edge, Face, Hex, Terrain } from '@roundhouse/engine'
import { cityReach, slotSpots } from './cities.js'
import { type Curve, lengthOf, samples } from './curves.js'
import {
  BARE,
  type BonusPlan,
  placeBonus,
  placeLabel,
  placeTerrain,
  placeValues,
  put,
  type TerrainPlan,
  type ValuePlan,
} from './figures.js'
import { type FreeSpace, freeSpace } from './free-space.js'
import { corner, edgeMiddle, type Layout, type Point, point } from './hexes.js'
import { bonusFigure, iconShape } from './icons.js'
import { type NamePlan, placeName, type Room } from './names.js'
import { edgesOf, placeSpots, SLOT, type Spot } from './places.js'
import { type TownShape, townReach, townShape } from './towns.js'
import { CASING, trackCourses } from './track.js'

/** Where everything on one hex goes: track and places by their nature, figures and names where room is left. */
export interface FacePlan {
  readonly spots: readonly Spot[]
  readonly courses: readonly Curve[]
  readonly towns: readonly (TownShape | undefined)[]
  /** Figures by the place they belong to. */
  readonly values: readonly ValuePlan[]
  readonly label?: Point & { readonly size: number }
  readonly bonus?: BonusPlan
  readonly terrain?: TerrainPlan
  readonly icons: readonly { readonly name: string; readonly at: Point }[]
  readonly markers: readonly { readonly name: string; readonly at: Point }[]
  readonly name?: NamePlan
  /** Absent where it would be too small to read. */
  readonly number?: Point
  readonly coordinate?: Point
}

/** What the hex wants to show beside the face itself. */
export interface Wants {
  readonly label?: string
  readonly name?: string
  readonly group?: string
  readonly terrain?: Terrain
  readonly icons: readonly string[]
  readonly markers: readonly string[]
  /** Off-board areas of several hexes show their values once. */
  readonly values: boolean
  readonly coordinates: boolean
  /** Tokens by city, where more stand there than it has circles. */
  readonly overfull?: Readonly<Record<number, number>>
  /** Sides that cost: a plate may stand there. */
  readonly paidSides: readonly Edge[]
  /** The smallest type that can be read at the scale of the picture, in units of the sheet; as printed where absent. */
  readonly least?: number
}

/** Type of tile numbers and coordinates. */
export const FINE_TYPE = 10.5
/** They may be harder to read than the rest, to this share of it. */
const HARDLY = 0.55

const blockTrack = (space: FreeSpace, courses: readonly Curve[]): void => {
  for (const curve of courses) {
    for (const at of samples(curve, Math.max(2, Math.ceil(lengthOf(curve) / 7)))) space.block({ at, r: CASING / 2 })
  }
}

const blockTown = (space: FreeSpace, shape: TownShape, { at, along = 0 }: Spot): void => {
  const reach = townReach(shape)
  if (shape !== 'bar') space.block({ at, r: reach })
  else
    for (const k of [-0.7, 0, 0.7]) {
      const middle = point(at.x - Math.sin(along) * reach * k, at.y + Math.cos(along) * reach * k)
      space.block({ at: middle, r: reach * 0.4 })
    }
}

const blockPlaces = (
  space: FreeSpace,
  face: Face,
  spots: readonly Spot[],
  towns: FacePlan['towns'],
  overfull: Wants['overfull'] = {},
): void => {
  for (const [i, place] of face.places.entries()) {
    const { at } = spots[i]!
    if (place.kind === 'city') {
      const slots = overfull[i] ?? place.slots
      for (const { x, y } of slotSpots(slots)) space.block({ at: point(at.x + x, at.y + y), r: SLOT + 2 })
      if (slots > 1) space.block({ at, r: Math.max(SLOT + 2, cityReach(slots) - SLOT) })
    }
    if (place.kind === 'mine') space.block({ at, r: 20 })
    const shape = towns[i]
    if (shape) blockTown(space, shape, spots[i]!)
  }
}

/** `Chi` on a full hex says Chicago. */
const saysName = (label: string | undefined, name: string): boolean =>
  label !== undefined && label.length > 2 && name.startsWith(label)

const bonusText = (wants: Wants): string | undefined => {
  const figure = wants.icons.map(bonusFigure).find((found) => found !== undefined)
  if (figure === undefined) return wants.group
  return `${wants.group ?? ''} +${figure}`.trim()
}

export const planFace = (face: Face, rotation: number, layout: Layout, wants: Wants): FacePlan => {
  const spots = placeSpots(face, rotation, layout)
  const courses = trackCourses(face, rotation, layout, spots)
  const towns = face.places.map((place, i) =>
    place.kind === 'town' ? townShape(place, edgesOf(face, rotation, i).length, spots[i]!) : undefined,
  )
  const { least = 0 } = wants
  const fine = FINE_TYPE >= least * HARDLY
  const number = fine ? corner(layout, 5, 78) : undefined
  const coordinate = fine && wants.coordinates ? corner(layout, 2, 84) : undefined
  const space: Room = { all: freeSpace(layout), offTrack: freeSpace(layout) }
  blockTrack(space.all, courses)
  for (const room of [space.all, space.offTrack]) {
    blockPlaces(room, face, spots, towns, wants.overfull)
    if (number) room.block({ at: number, r: 11 })
    if (coordinate) room.block({ at: coordinate, r: 9 })
    for (const edge of wants.paidSides) room.block({ at: edgeMiddle(layout, edge), r: 14 })
  }

  const isBare = least > BARE
  const values = wants.values && !isBare ? placeValues(space, face, spots, least) : []
  const label = wants.label === undefined || isBare ? undefined : placeLabel(space, wants.label, least)
  const text = wants.values && !isBare ? bonusText(wants) : undefined
  const bonus = text === undefined ? undefined : placeBonus(space, text, least)
  const terrain = wants.terrain && placeTerrain(space, wants.terrain, face.places.length > 0, least)

  const drawn = wants.icons.filter((name) => bonusFigure(name) === undefined)
  let next = face.places.length === 0 && face.track.length === 0 ? point(0, 0) : point(-46, 30)
  const gather = (name: string) => {
    const at = put(space, iconShape(name), next, 0.08, 4)
    next = at
    return { name, at }
  }
  const icons = drawn.map(gather)
  const markers = wants.markers.map(gather)
  const hasCity = face.places.some(({ kind }) => kind === 'city' || kind === 'town')
  const named =
    wants.name === undefined || isBare
      ? undefined
      : placeName(space, wants.name, point(0, face.colour === 'red' ? -40 : hasCity ? 44 : 40), least)
  const name = named?.crossing && saysName(wants.label, wants.name ?? '') ? undefined : named
  return {
    spots,
    courses,
    towns,
    values,
    icons,
    markers,
    ...(number && { number }),
    ...(coordinate && { coordinate }),
    ...(label && { label }),
    ...(bonus && { bonus }),
    ...(terrain && { terrain }),
    ...(name && { name }),
  }
}

const plans = new WeakMap<Face, Map<string, FacePlan>>()

/** Finding room costs far more than drawing, and a hex asks again and again for the same: plans are kept. */
export const planOf = (hex: Hex | undefined, face: Face, rotation: number, layout: Layout, wants: Wants): FacePlan => {
  let kept = plans.get(face)
  if (!kept) {
    kept = new Map()
    plans.set(face, kept)
  }
  const key = JSON.stringify([hex?.id, rotation, layout, wants])
  let plan = kept.get(key)
  if (!plan) {
    plan = planFace(face, rotation, layout, wants)
    kept.set(key, plan)
  }
  return plan
}

import type { Face, Hex, Terrain } from '@roundhouse/engine'
import { cityReach, slotSpots } from './cities.js'
import { type Curve, lengthOf, samples } from './curves.js'
import { boxShape, discShape, type FreeSpace, freeSpace, linesShape, type Shape } from './free-space.js'
import { corner, type Layout, type Point, point } from './hexes.js'
import { bonusFigure, ICON } from './icons.js'
import { smallCapsWidth, typeWidth } from './lettering.js'
import { edgesOf, placeSpots, SLOT, type Spot } from './places.js'
import { TERRAIN } from './terrain.js'
import { type TownShape, townReach, townShape } from './towns.js'
import { CASING, trackCourses } from './track.js'
import { cellsHeight, cellsOf, cellsWidth, discRadius } from './values.js'

/** Where everything on one hex goes: track and places by their nature, figures and names where room is left. */
export interface NamePlan {
  readonly lines: readonly string[]
  readonly size: number
  readonly at: Point
}
export interface FacePlan {
  readonly spots: readonly Spot[]
  readonly courses: readonly Curve[]
  readonly towns: readonly (TownShape | undefined)[]
  /** Figures by the place they belong to. */
  readonly values: readonly { readonly place: number; readonly at: Point }[]
  readonly label?: Point
  readonly bonus?: { readonly text: string; readonly at: Point }
  readonly terrain?: { readonly terrain: Terrain; readonly at: Point }
  readonly icons: readonly { readonly name: string; readonly at: Point }[]
  readonly markers: readonly { readonly name: string; readonly at: Point }[]
  readonly name?: NamePlan
  readonly number: Point
  readonly coordinate: Point
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
}

export const LABEL_SIZE = 21
export const LINE = 1.04

const blockTrack = (space: FreeSpace, courses: readonly Curve[]): void => {
  for (const curve of courses) {
    for (const at of samples(curve, Math.max(2, Math.ceil(lengthOf(curve) / 7)))) space.block({ at, r: CASING / 2 })
  }
}

const blockPlaces = (space: FreeSpace, face: Face, spots: readonly Spot[], towns: FacePlan['towns']): void => {
  face.places.forEach((place, i) => {
    const { at, along = 0 } = spots[i]!
    if (place.kind === 'city') {
      for (const { x, y } of slotSpots(place.slots)) space.block({ at: point(at.x + x, at.y + y), r: SLOT + 2 })
      if (place.slots > 2) space.block({ at, r: cityReach(place.slots) - SLOT })
    }
    if (place.kind === 'mine') space.block({ at, r: 20 })
    const shape = towns[i]
    if (!shape) return
    const reach = townReach(shape)
    if (shape !== 'bar') return space.block({ at, r: reach })
    for (const k of [-0.7, 0, 0.7]) {
      space.block({ at: point(at.x - Math.sin(along) * reach * k, at.y + Math.cos(along) * reach * k), r: reach * 0.4 })
    }
  })
}

/** Places with a figure of their own; several cities of one value show it once. */
const valued = (face: Face): readonly number[] => {
  const cities = face.places.filter(({ kind }) => kind === 'city')
  const alike = cities.length > 1 && cities.every(({ value }) => value === cities[0]!.value)
  return face.places.flatMap((place, i) => {
    if (place.value === 0 || place.kind === 'junction') return []
    return place.kind === 'city' && alike && i > 0 ? [] : [i]
  })
}

const splits = (name: string): readonly (readonly string[])[] => {
  const parts = name.split(/ (?:\/|&) /)
  if (parts.length === 2) return [[name], parts.map((part, i) => (i === 0 ? `${part} ${/&/.test(name) ? '&' : '/'}` : part))]
  const words = name.split(' ')
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  return [[name], ...cuts]
}

const placeName = (space: FreeSpace, name: string, near: Point): NamePlan => {
  let best: (NamePlan & { readonly score: number }) | undefined
  for (const size of [17, 15, 13.5]) {
    for (const lines of splits(name)) {
      const shape = linesShape(lines.map((text) => smallCapsWidth(text, size)), size * LINE * 0.92)
      const { at, air } = space.find(shape, { near, pull: 0.03, upright: 0.1, enough: 5 })
      // Bigger type in one line is worth a little crowding, a lot of crowding is worth nothing.
      const score = Math.min(air, 2) * 3 + size - (lines.length - 1) * 1.5 - Math.hypot(at.x - near.x, at.y - near.y) * 0.02
      if (!best || score > best.score) best = { lines, size, at, score }
    }
  }
  const { score: _, ...plan } = best!
  return plan
}

const put = (space: FreeSpace, shape: Shape, near: Point, pull = 0.05, enough = 6): Point => {
  const { at } = space.find(shape, { near, pull, enough })
  space.blockShape(shape, at)
  return at
}

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
  const space = freeSpace(layout)
  blockTrack(space, courses)
  blockPlaces(space, face, spots, towns)
  const number = corner(layout, 5, 78)
  const coordinate = corner(layout, 2, 84)
  space.block({ at: number, r: 11 })
  space.block({ at: coordinate, r: 9 })

  const values = (wants.values ? valued(face) : []).map((place) => {
    const { kind, value } = face.places[place]!
    const { at } = spots[place]!
    if (typeof value !== 'number') {
      const shape = boxShape(cellsWidth(cellsOf(value).length) + 6, cellsHeight + 6)
      return { place, at: put(space, shape, kind === 'offboard' ? point(0, 4) : at, kind === 'offboard' ? 0.2 : 0.05) }
    }
    return { place, at: put(space, discShape(discRadius(value, kind !== 'city') + 1), point(at.x + 8, at.y - 4), 0.07) }
  })

  const label =
    wants.label === undefined
      ? undefined
      : put(space, boxShape(typeWidth(wants.label, LABEL_SIZE) + 4, LABEL_SIZE), point(-60, 0), 0.04)
  const text = wants.values ? bonusText(wants) : undefined
  const bonus = text === undefined ? undefined : { text, at: put(space, boxShape(typeWidth(text, 17) + 14, 24), point(0, 34), 0.12) }
  const terrain =
    wants.terrain === undefined
      ? undefined
      : { terrain: wants.terrain, at: put(space, boxShape(TERRAIN.width, TERRAIN.height), point(0, 0), 0.04, 4) }

  const drawn = wants.icons.filter((name) => bonusFigure(name) === undefined)
  let next = face.places.length === 0 && face.track.length === 0 ? point(0, 0) : point(-46, 30)
  const gather = (name: string) => {
    const at = put(space, discShape(ICON + 1.5), next, 0.08, 4)
    next = at
    return { name, at }
  }
  const icons = drawn.map(gather)
  const markers = wants.markers.map(gather)
  const hasCity = face.places.some(({ kind }) => kind === 'city' || kind === 'town')
  const name =
    wants.name === undefined ? undefined : placeName(space, wants.name, point(0, face.colour === 'red' ? -40 : hasCity ? 44 : 40))
  return {
    spots,
    courses,
    towns,
    values,
    icons,
    markers,
    number,
    coordinate,
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

import type { Edge, Face, Hex, Terrain } from '@roundhouse/engine'
import { cityReach, slotSpots } from './cities.js'
import { type Curve, lengthOf, samples } from './curves.js'
import { boxShape, discShape, type FreeSpace, freeSpace, linesShape, type Shape } from './free-space.js'
import { corner, edgeMiddle, type Layout, type Point, point } from './hexes.js'
import { bonusFigure, iconShape } from './icons.js'
import { smallCapsWidth, typeWidth } from './lettering.js'
import { edgesOf, placeSpots, SLOT, type Spot } from './places.js'
import { terrainShape } from './terrain.js'
import { type TownShape, townReach, townShape } from './towns.js'
import { CASING, trackCourses } from './track.js'
import { CELL, cellsOf, discRadius } from './values.js'

/** Where everything on one hex goes: track and places by their nature, figures and names where room is left. */
export interface NamePlan {
  readonly lines: readonly string[]
  readonly size: number
  readonly at: Point
  /** No room was left: it lies across track. */
  readonly crossing: boolean
}
export interface FacePlan {
  readonly spots: readonly Spot[]
  readonly courses: readonly Curve[]
  readonly towns: readonly (TownShape | undefined)[]
  /** Figures by the place they belong to. */
  readonly values: readonly { readonly place: number; readonly at: Point; readonly column?: boolean }[]
  readonly label?: Point
  readonly bonus?: { readonly text: string; readonly at: Point }
  readonly terrain?: { readonly terrain: Terrain; readonly at: Point; readonly scale: number }
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
  readonly coordinates: boolean
  /** Tokens by city, where more stand there than it has circles. */
  readonly overfull?: Readonly<Record<number, number>>
  /** Sides that cost: a plate may stand there. */
  readonly paidSides: readonly Edge[]
}

export const LABEL_SIZE = 21
export const LINE = 1.04

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

/** Places with a figure of their own; several cities of one value show it once. */
const valued = (face: Face): readonly number[] => {
  const cities = face.places.filter(({ kind }) => kind === 'city')
  const alike = cities.length > 1 && cities.every(({ value }) => value === cities[0]!.value)
  return face.places.flatMap((place, i) => {
    if (place.value === 0 || place.kind === 'junction') return []
    return place.kind === 'city' && alike && i > 0 ? [] : [i]
  })
}

/** Cells in a row, or in a column where the row finds no room. */
const cellsShape = (count: number, column: boolean): Shape => {
  if (!column) return boxShape(count * CELL.width + 8, CELL.height + 8)
  return linesShape(Array<number>(count).fill(CELL.width + 6), CELL.height + 2)
}

const splits = (name: string): readonly (readonly string[])[] => {
  const parts = name.split(/ (?:\/|&) /)
  if (parts.length === 2)
    return [[name], parts.map((part, i) => (i === 0 ? `${part} ${/&/.test(name) ? '&' : '/'}` : part))]
  const words = name.split(' ')
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  return [[name], ...cuts]
}

/** Room on a hex, and the same with track left out of account. */
interface Room {
  readonly all: FreeSpace
  readonly offTrack: FreeSpace
}

const SIZES = [24, 21, 18, 15.5, 14, 12.5]
/** Type is narrower than the discs that stand for it: this much overlap does not show. */
const SLACK = 2

/** In one line or two, big or small: wherever it reads best. Where no room is left it crosses track, never a place. */
const placeName = ({ all, offTrack }: Room, name: string, near: Point): NamePlan => {
  let best: (NamePlan & { readonly score: number }) | undefined
  for (const size of SIZES) {
    for (const lines of splits(name)) {
      const shape = linesShape(
        lines.map((text) => smallCapsWidth(text, size)),
        size * LINE * 0.92,
      )
      const clear = all.find(shape, { near, pull: 0.03, upright: 0.1, enough: 5 })
      const isClear = clear.air >= -SLACK
      const spot = isClear ? clear : offTrack.find(shape, { near, pull: 0.04, upright: 0.3, enough: 3 })
      const cost = isClear ? 0 : 6 + Math.max(0, -spot.air) * 4
      const away = Math.hypot(spot.at.x - near.x, spot.at.y - near.y) * 0.02
      const score =
        size + (isClear ? Math.min(clear.air, 2) * (clear.air < 0 ? 2 : 1) : 0) - (lines.length - 1) * 1.5 - cost - away
      if (!best || score > best.score) best = { lines, size, at: spot.at, crossing: !isClear, score }
    }
  }
  const { lines, size, at, crossing } = best!
  return { lines, size, at, crossing }
}

/** `Chi` on a full hex says Chicago. */
const saysName = (label: string | undefined, name: string): boolean =>
  label !== undefined && label.length > 2 && name.startsWith(label)

const put = ({ all, offTrack }: Room, shape: Shape, near: Point, pull = 0.05, enough = 6): Point => {
  const { at } = all.find(shape, { near, pull, enough })
  all.blockShape(shape, at)
  offTrack.blockShape(shape, at)
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
  const number = corner(layout, 5, 78)
  const coordinate = corner(layout, 2, 84)
  const space: Room = { all: freeSpace(layout), offTrack: freeSpace(layout) }
  blockTrack(space.all, courses)
  for (const room of [space.all, space.offTrack]) {
    blockPlaces(room, face, spots, towns, wants.overfull)
    room.block({ at: number, r: 11 })
    if (wants.coordinates) room.block({ at: coordinate, r: 9 })
    for (const edge of wants.paidSides) room.block({ at: edgeMiddle(layout, edge), r: 14 })
  }

  const values = (wants.values ? valued(face) : []).map((place) => {
    const { kind, value } = face.places[place]!
    const { at } = spots[place]!
    if (typeof value !== 'number') {
      const near = kind === 'offboard' ? point(0, 4) : at
      const count = cellsOf(value).length
      const row = space.all.find(cellsShape(count, false), { near, pull: 0.05 })
      const column = row.air < 0 && space.all.find(cellsShape(count, true), { near, pull: 0.05 }).air > row.air
      return { place, column, at: put(space, cellsShape(count, column), near, kind === 'offboard' ? 0.2 : 0.05) }
    }
    return { place, at: put(space, discShape(discRadius(value, kind !== 'city') + 1), point(at.x + 8, at.y - 4), 0.07) }
  })

  const label =
    wants.label === undefined
      ? undefined
      : put(space, boxShape(typeWidth(wants.label, LABEL_SIZE) + 4, LABEL_SIZE), point(-60, 0), 0.04)
  const text = wants.values ? bonusText(wants) : undefined
  const bonus =
    text === undefined
      ? undefined
      : { text, at: put(space, boxShape(typeWidth(text, 17) + 14, 24), point(0, 34), 0.12) }
  const scale = face.places.length > 0 ? 0.8 : 1
  const terrainAt =
    wants.terrain && put(space, terrainShape(wants.terrain, scale), point(0, face.places.length > 0 ? -56 : 0), 0.04)

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
    wants.name === undefined
      ? undefined
      : placeName(space, wants.name, point(0, face.colour === 'red' ? -40 : hasCity ? 44 : 40))
  const name = named?.crossing && saysName(wants.label, wants.name ?? '') ? undefined : named
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
    ...(wants.terrain && terrainAt && { terrain: { terrain: wants.terrain, at: terrainAt, scale } }),
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

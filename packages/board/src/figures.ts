import type { Face, Place, Terrain } from '@roundhouse/engine'
import { boxShape, discShape, type Found, linesShape, type Shape } from './free-space.js'
import { type Point, point } from './hexes.js'
import { typeWidth } from './lettering.js'
import type { Room } from './names.js'
import type { Spot } from './places.js'
import { COST_SIZE, terrainShape } from './terrain.js'
import { CELL, CELL_TYPE, cellsOf, DISC_TYPE, discRadius } from './values.js'

/** Where figures, labels and terrain go: as printed, or as large as can be read on a small picture, or left out. */
export interface ValuePlan {
  readonly place: number
  readonly at: Point
  /** Times as large as printed. */
  readonly scale: number
  readonly column?: boolean
  /** Of the values by phase only the one that counts now. */
  readonly only?: boolean
}

export interface TerrainPlan {
  readonly terrain: Terrain
  readonly at: Point
  readonly scale: number
  /** Times as large as printed; 0 = the cost is left out. */
  readonly figure: number
}

export interface BonusPlan {
  readonly text: string
  readonly at: Point
  /** Times as large as printed. */
  readonly scale: number
}

const LABEL_SIZE = 21

/** A type too large for hexes: the picture shows the lie of the land and no letters. */
export const BARE = 60

/** Shares of a readable size that are tried; smaller ones say nothing. */
const SHARES = [1, 0.85, 0.7]
/** Figures may touch what is around them by so much. */
const TOUCH = 1

const take = ({ all, offTrack }: Room, shape: Shape, at: Point): Point => {
  all.blockShape(shape, at)
  offTrack.blockShape(shape, at)
  return at
}

/** The best spot there is, even a crowded one. */
export const put = (room: Room, shape: Shape, near: Point, pull = 0.05, enough = 6): Point =>
  take(room, shape, room.all.find(shape, { near, pull, enough }).at)

interface Fitted {
  readonly at: Point
  readonly scale: number
}

/** As large as can be read and as fits, beside track or else across it; null = there is no room. */
const fit = (room: Room, shapeAt: (scale: number) => Shape, wanted: number, near: Point): Fitted | null => {
  for (const space of [room.all, room.offTrack]) {
    for (const share of SHARES) {
      const scale = Math.max(1, wanted * share)
      const shape = shapeAt(scale)
      const { at, air }: Found = space.find(shape, { near, pull: 0.05 })
      if (air >= -TOUCH) return { at: take(room, shape, at), scale }
    }
  }
  return null
}

/** How many times larger than printed a type must be to be read. */
const enlarged = (printed: number, least: number): number => Math.max(1, least / printed)

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
const cellsShape = (count: number, column: boolean, scale = 1): Shape => {
  const [width, height] = [CELL.width * scale, CELL.height * scale]
  if (!column) return boxShape(count * width + 8, height + 8)
  return linesShape(Array<number>(count).fill(width + 6), height + 2)
}

const printedCells = (room: Room, { kind }: Place, count: number, near: Point) => {
  const row = room.all.find(cellsShape(count, false), { near, pull: 0.05 })
  const column = row.air < 0 && room.all.find(cellsShape(count, true), { near, pull: 0.05 }).air > row.air
  return { column, scale: 1, at: put(room, cellsShape(count, column), near, kind === 'offboard' ? 0.2 : 0.05) }
}

const readableCells = (room: Room, count: number, near: Point, wanted: number) => {
  for (const column of [false, true]) {
    const shape = cellsShape(count, column, wanted)
    const { at, air } = room.all.find(shape, { near, pull: 0.05 })
    if (air >= -TOUCH) return { column, scale: wanted, at: take(room, shape, at) }
  }
  const one = fit(room, (scale) => cellsShape(1, true, scale), wanted, near)
  return one && { ...one, only: true }
}

/** Figures by the place they belong to. */
export const placeValues = (room: Room, face: Face, spots: readonly Spot[], least: number): readonly ValuePlan[] =>
  valued(face).flatMap((index): readonly ValuePlan[] => {
    const place = face.places[index]!
    const { kind, value } = place
    const { at } = spots[index]!
    if (typeof value !== 'number') {
      const near = kind === 'offboard' ? point(0, 4) : at
      const count = cellsOf(value).length
      const wanted = enlarged(CELL_TYPE, least)
      const found = wanted === 1 ? printedCells(room, place, count, near) : readableCells(room, count, near, wanted)
      return found ? [{ place: index, ...found }] : []
    }
    const small = kind !== 'city'
    const near = point(at.x + 8, at.y - 4)
    const shapeAt = (scale: number): Shape => discShape(discRadius(value, small) * scale + 1)
    const wanted = enlarged(small ? DISC_TYPE.small : DISC_TYPE.large, least)
    const found = wanted === 1 ? { at: put(room, shapeAt(1), near, 0.07), scale: 1 } : fit(room, shapeAt, wanted, near)
    return found ? [{ place: index, ...found }] : []
  })

export const placeLabel = (room: Room, label: string, least: number): (Point & { readonly size: number }) | null => {
  const near = point(-60, 0)
  const shapeAt = (scale: number): Shape =>
    boxShape(typeWidth(label, LABEL_SIZE * scale) + 4, LABEL_SIZE * scale * (scale > 1 ? 0.8 : 1))
  const wanted = enlarged(LABEL_SIZE, least)
  if (wanted === 1) return { ...put(room, shapeAt(1), near, 0.04), size: LABEL_SIZE }
  const found = fit(room, shapeAt, wanted, near)
  return found && { ...found.at, size: LABEL_SIZE * found.scale }
}

const BONUS_TYPE = 17

/** The plate with the letter of an off-board group and its figure. */
export const placeBonus = (room: Room, text: string, least: number): BonusPlan | null => {
  const near = point(0, 34)
  const shapeAt = (scale: number): Shape => boxShape((typeWidth(text, BONUS_TYPE) + 14) * scale, 24 * scale)
  const wanted = enlarged(BONUS_TYPE, least)
  if (wanted === 1) return { text, at: put(room, shapeAt(1), near, 0.12), scale: 1 }
  const found = fit(room, shapeAt, wanted, near)
  return found && { text, ...found }
}

export const placeTerrain = (room: Room, terrain: Terrain, beside: boolean, least: number): TerrainPlan => {
  const scale = beside ? 0.8 : 1
  const near = point(0, beside ? -56 : 0)
  const wanted = enlarged(COST_SIZE, least)
  if (wanted > 1 && least <= BARE) {
    const found = fit(room, (figure) => terrainShape(terrain, scale, figure), wanted, near)
    if (found) return { terrain, scale, at: found.at, figure: found.scale }
  }
  const figure = wanted > 1 ? 0 : 1
  return { terrain, scale, figure, at: put(room, terrainShape(terrain, scale, figure), near, 0.04) }
}

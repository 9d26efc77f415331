import { type FreeSpace, linesShape } from './free-space.js'
import type { Point } from './hexes.js'
import { SMALL, smallCapsWidth, typeWidth } from './lettering.js'

/** Where the name of a place goes, and how it is written. */
export interface NamePlan {
  readonly lines: readonly string[]
  readonly size: number
  readonly at: Point
  /** No room was left: it lies across track. */
  readonly crossing: boolean
  /** In letters as they are written, which take less room than small capitals. */
  readonly plain?: true
}

/** Room on a hex, and the same with track left out of account. */
export interface Room {
  readonly all: FreeSpace
  readonly offTrack: FreeSpace
}

export const LINE = 1.04
const SIZES = [24, 21, 18, 15.5, 14, 12.5]
/** Type is narrower than the discs that stand for it: this much overlap does not show. */
const SLACK = 2

const splits = (name: string): readonly (readonly string[])[] => {
  const parts = name.split(/ (?:\/|&) /)
  if (parts.length === 2)
    return [[name], parts.map((part, i) => (i === 0 ? `${part} ${/&/.test(name) ? '&' : '/'}` : part))]
  const words = name.split(' ')
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  return [[name], ...cuts]
}

/** In one line or two, big or small: wherever it reads best. Where no room is left it crosses track, never a place. */
const printedName = ({ all, offTrack }: Room, name: string, near: Point, sizes: readonly number[]): NamePlan | null => {
  let best: (NamePlan & { readonly score: number }) | undefined
  for (const size of sizes) {
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
  if (!best) return null
  const { lines, size, at, crossing } = best
  return { lines, size, at, crossing }
}

const shortened = (word: string, letters: number): string =>
  word.length > letters + 2 ? `${word.slice(0, letters)}.` : word

/** A name with its words cut to so many letters. */
export const cutTo = (name: string, letters: number): string =>
  name.replace(/\p{L}+/gu, (word) => shortened(word, letters))

/** Letters of one size; null = there is no room for them, abbreviated or not. */
const smallName = ({ all, offTrack }: Room, name: string, near: Point, size: number): NamePlan | null => {
  const [full, short, shortest] = [name, cutTo(name, 6), cutTo(name, 4)]
  // A word cut to its beginning still says more than track under letters.
  for (const [form, room, crossing] of [
    [full, all, false],
    [short, all, false],
    [full, offTrack, true],
    [short, offTrack, true],
    [shortest, all, false],
    [shortest, offTrack, true],
  ] as const) {
    for (const lines of splits(form)) {
      const shape = linesShape(
        lines.map((text) => typeWidth(text, size)),
        size * LINE * 0.8,
      )
      const { at, air } = room.find(shape, { near, pull: 0.04, upright: 0.1, enough: 3 })
      if (air >= -SLACK) return { lines, size, at, crossing, plain: true }
    }
  }
  return null
}

/** `least`: the smallest type that can be read; 0 = any. null = it is left out. */
export const placeName = (room: Room, name: string, near: Point, least: number): NamePlan | null => {
  if (least === 0) return printedName(room, name, near, SIZES)
  const printed = printedName(
    room,
    name,
    near,
    SIZES.filter((size) => size * SMALL >= least),
  )
  return printed && !printed.crossing ? printed : smallName(room, name, near, least)
}

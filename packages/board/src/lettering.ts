import type { Point } from './hexes.js'
import { el, type SceneNode } from './node.js'

/** Rough widths of letters in a sans-serif, in parts of the type size: enough to find room for a line of text. */
const NARROW = new Set([..."ijlI.,:;!|'’()[]/-tfr "])
const WIDE = new Set([...'mwMWШЩЖЮМФшщжюмф@%&'])

const letter = (char: string): number => {
  if (NARROW.has(char)) return 0.34
  if (WIDE.has(char)) return 0.86
  if (/\p{Lu}/u.test(char)) return 0.68
  return 0.56
}

export const typeWidth = (text: string, size: number): number => {
  let width = 0
  for (const char of text) width += letter(char)
  return width * size
}

/** The largest size up to `size` at which the text is no wider than `room`. */
export const fitType = (text: string, size: number, room: number): number =>
  Math.min(size, (size * room) / Math.max(1, typeWidth(text, size)))

export interface Lettering {
  readonly fill: string
  readonly weight?: number
  /** A soft edge in the colour of the ground, where letters may touch track. */
  readonly halo?: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly opacity?: number
}

/** Capitals stand about 0.71 of the type size above the base line; half of it centres them on a point. */
const CENTRED = 0.355

const style = (size: number, { fill, weight = 400, halo, anchor = 'middle', opacity }: Lettering) => ({
  'font-size': size,
  'font-weight': weight,
  'text-anchor': anchor,
  fill,
  opacity,
  ...(halo
    ? { stroke: halo, 'stroke-width': size * 0.3, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }
    : undefined),
})

/** A line of text whose capitals are centred on the height of the point. */
export const words = (text: string, at: Point, size: number, lettering: Lettering): SceneNode =>
  el('text', { x: at.x, y: at.y + size * CENTRED, ...style(size, lettering) }, [text])

export const SMALL = 0.8

/** Words split where small capitals begin: `['P', 'ORT ', 'H', 'URON']`. */
const smallCapRuns = (text: string): readonly { readonly text: string; readonly small: boolean }[] => {
  const runs: { text: string; small: boolean }[] = []
  for (const char of text) {
    const small = char !== char.toLocaleUpperCase('en') || (char === ' ' && runs.at(-1)?.small === true)
    const last = runs.at(-1)
    if (last && last.small === small) last.text += char.toLocaleUpperCase('en')
    else runs.push({ text: char.toLocaleUpperCase('en'), small })
  }
  return runs
}

export const smallCapsWidth = (text: string, size: number): number =>
  smallCapRuns(text).reduce((sum, run) => sum + typeWidth(run.text, run.small ? size * SMALL : size), 0) +
  text.length * size * 0.03

export const smallCaps = (text: string, at: Point, size: number, lettering: Lettering): SceneNode =>
  el(
    'text',
    { x: at.x, y: at.y + size * CENTRED, 'letter-spacing': size * 0.03, ...style(size, lettering) },
    smallCapRuns(text).map((run) => el('tspan', { 'font-size': run.small ? size * SMALL : size }, [run.text])),
  )

import type { PlayerId } from '@roundhouse/engine'
import type { PlayerLook } from '../contracts.js'
import { inkOn } from '../style/ink.js'

/** Apart in hue and in lightness; the letters on them do the rest. */
export const PLAYER_COLOURS: readonly string[] = [
  '#1f6fb2',
  '#c2410c',
  '#2f7d4f',
  '#8a3ea8',
  '#c99a1b',
  '#4a4f57',
  '#b83260',
  '#0f8b8d',
]

const cut = (name: string, n: number): string => [...name.trim()].slice(0, n).join('')
const initial = (name: string): string => cut(name, 1).toLocaleUpperCase()

/** `P2` for “Player 2”: a name with a number after a word is known by it. */
const numbered = (name: string): string | null => {
  const number = /\s(\d{1,2})$/.exec(name.trim())?.[1]
  return number === undefined ? null : initial(name) + number
}

/** The shortest beginning no other name shares, at most two letters; where names are numbered, letter and number; else the seat's number. */
export const lettersOf = (names: readonly string[]): readonly string[] => {
  const unnumbered = names.filter((name) => numbered(name) === null)
  const found = names.map((name) => {
    const number = numbered(name)
    if (number !== null) return number
    for (const n of [1, 2]) {
      const letters = cut(name, n).toLocaleUpperCase()
      const shared = unnumbered.filter((other) => cut(other, n).toLocaleUpperCase() === letters).length > 1
      if (!shared && letters !== '') return n === 1 ? letters : initial(name) + [...name.trim()][1]
    }
    return null
  })
  return found.map((letters, i) =>
    letters === null || found.some((other, j) => j !== i && other === letters) ? String(i + 1) : letters,
  )
}

export const looksOf = (
  names: readonly string[],
  colours: readonly string[],
): Readonly<Record<PlayerId, PlayerLook>> => {
  const letters = lettersOf(names)
  return Object.fromEntries(
    names.map((_, i) => {
      const colour = colours[i] ?? PLAYER_COLOURS[i % PLAYER_COLOURS.length]!
      return [`p${i + 1}`, { colour, ink: inkOn(colour), letters: letters[i]! }]
    }),
  )
}

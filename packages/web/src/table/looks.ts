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

/** The shortest beginning of each name that no other shares, at most two letters; else the number of the seat. */
export const lettersOf = (names: readonly string[]): readonly string[] => {
  const cut = (name: string, n: number): string => [...name.trim()].slice(0, n).join('')
  return names.map((name, i) => {
    for (const n of [1, 2]) {
      const letters = cut(name, n).toLocaleUpperCase()
      const shared = names.some((other, j) => j !== i && cut(other, n).toLocaleUpperCase() === letters)
      if (!shared && letters !== '') return n === 1 ? letters : cut(name, 1).toLocaleUpperCase() + [...name.trim()][1]
    }
    return String(i + 1)
  })
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

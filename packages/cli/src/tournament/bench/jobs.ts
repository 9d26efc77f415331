import type { BotName } from '@roundhouse/bots'
import { type Setup, seatsFor, titleOf } from '@roundhouse/engine'
import type { Job } from '../game.js'

/** A game of the benchmark; a single bot plays against those the title plays. */
export const jobOf = (title: string, bots: readonly BotName[], seed: number, options: readonly string[] = []): Job => {
  const known = titleOf(title)
  if (!known) throw new Error(`no title ${title}`)
  const people = bots.map((_, i) => ({ id: i + 1, name: `Player ${i + 1}` }))
  const setup: Setup = { title, players: seatsFor(known, people), seed, options, ruleset: 'rulebook' }
  return { setup, bots, seed, keep: false }
}

export const percent = (part: number): string => `${(100 * part).toFixed(1)} %`

/** A part and the 95 % interval around it. */
export const partWithin = (part: number, [low, high]: readonly [number, number]): string =>
  `${percent(part)} (${(100 * Math.max(0, low)).toFixed(0)} to ${(100 * Math.min(1, high)).toFixed(0)} %)`

/** Wilson's 95 % interval of how often something happens that was seen so often. */
export const interval = (seen: number, of: number): readonly [number, number] => {
  if (of === 0) return [0, 1]
  const z = 1.96
  const part = seen / of
  const middle = part + (z * z) / (2 * of)
  const half = z * Math.sqrt((part * (1 - part)) / of + (z * z) / (4 * of * of))
  const all = 1 + (z * z) / of
  return [(middle - half) / all, (middle + half) / all]
}

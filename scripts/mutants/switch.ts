// Which fault is on. Lives in the process that runs the tests, beside the mutated sources.
import { SWITCH } from './instrument.js'

/** A fault made something run on and on. */
class Endless extends Error {}

let active = -1
let steps = 0
let most = Number.POSITIVE_INFINITY
let seen = new Set<number>()

/** Told by every place that could be at fault, each time it is passed. */
const passed = (id: number): boolean => {
  steps++
  if (steps > most) throw new Endless(`more than ${most} steps`)
  seen.add(id)
  return id === active
}

export const install = (): void => {
  Object.assign(globalThis, { [SWITCH]: passed })
}

/** From here on: this fault (-1 = none), and no more steps than that. */
export const turnOn = (id: number, atMost = Number.POSITIVE_INFINITY): void => {
  active = id
  steps = 0
  most = atMost
  seen = new Set()
}

/** What was passed since then. */
export const watched = (): { readonly steps: number; readonly seen: ReadonlySet<number> } => ({ steps, seen })

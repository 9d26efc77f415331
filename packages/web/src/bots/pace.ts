import { signal } from '@preact/signals'
import { recall, remember } from '../app/memory.js'

/** How bots move: at once, with a pause before each move, or when told to. */
export const PACES = ['once', 'quick', 'slow', 'step'] as const
export type Pace = (typeof PACES)[number]

/** Milliseconds between two moves. */
export const PAUSES: Readonly<Record<Exclude<Pace, 'step'>, number>> = { once: 0, quick: 700, slow: 2500 }

const MEMORY = 'bots.pace'
const isPace = (value: string | null): value is Pace => PACES.some((each) => each === value)
const kept = recall(MEMORY)

export const pace = signal<Pace>(isPace(kept) ? kept : 'quick')

export const setPace = (wanted: Pace): void => {
  pace.value = wanted
  remember(MEMORY, wanted)
}

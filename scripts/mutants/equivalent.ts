// Faults that change nothing anybody could see, each with the reason. A test keeps the list true.
import type { Mutant } from './instrument.js'

export interface Equivalent extends Pick<Mutant, 'within' | 'to'> {
  readonly source: string
  /** What was written; its beginning, where it ends with `…`. */
  readonly from: string
  readonly why: string
}

export const EQUIVALENT: readonly Equivalent[] = []

const isText = (pattern: string, text: string): boolean =>
  pattern.endsWith('…') ? text.startsWith(pattern.slice(0, -1)) : text === pattern

export const isEquivalent = (each: Equivalent, source: string, mutant: Mutant): boolean =>
  each.source === source &&
  each.within === mutant.within &&
  isText(each.from, mutant.from) &&
  isText(each.to, mutant.to)

import type { Range } from './step.js'

/**
 * A range of whole amounts with the values worth trying beside its ends: those given that lie inside it. Offers with one
 * value only have no range.
 */
export const rangeOf = (field: string, min: number, max: number, marks: readonly number[] = []): Range | undefined => {
  if (max <= min) return undefined
  const inside = [...new Set(marks)].filter((mark) => mark > min && mark < max).sort((a, b) => a - b)
  return { field, min, max, step: 1, ...(inside.length > 0 ? { marks: inside } : {}) }
}

/** A candidate with its range, where there is one. */
export const ranged = <A extends object>(action: A, range: Range | undefined) =>
  range === undefined ? { action } : { action, range }

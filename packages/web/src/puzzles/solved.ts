import { recallRecord, remember } from '../app/memory.js'

/** Which puzzles of a title are solved, by number from 1, of how many: kept in the browser. */
export interface Solved {
  readonly numbers: readonly number[]
  readonly of: number
}

const keyOf = (title: string): string => `puzzles.${title}`

export const solvedOf = (title: string): Solved => {
  const { numbers, of } = recallRecord(keyOf(title))
  return {
    numbers: Array.isArray(numbers) ? numbers.filter((n): n is number => Number.isInteger(n)) : [],
    of: Number.isInteger(of) ? (of as number) : 0,
  }
}

export const noteSolved = (title: string, n: number, of: number): void =>
  remember(keyOf(title), JSON.stringify({ numbers: [...new Set([...solvedOf(title).numbers, n])], of }))

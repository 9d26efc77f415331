import type { Action } from '@roundhouse/engine'
import { recallRecord, remember } from '../app/memory.js'

/** How far one is in a lesson: kept in the browser. */
export interface Progress {
  readonly chapter: number
  readonly step: number
  /** Since the scenario the chapter goes on from. */
  readonly actions: readonly Action[]
  /** The step is answered: its move is the last of the actions. */
  readonly answered: boolean
  /** Steps of the whole lesson done, and how many there are: the home page knows no lesson. */
  readonly done: number
  readonly of: number
  readonly finished: boolean
}

const keyOf = (title: string): string => `lesson.${title}`

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

export const progressOf = (title: string): Progress | null => {
  const { chapter, step, actions, answered, done, of, finished } = recallRecord(keyOf(title))
  if (![chapter, step, done, of].every(isCount) || !Array.isArray(actions)) return null
  return {
    chapter: chapter as number,
    step: step as number,
    actions: actions as Action[],
    answered: answered === true,
    done: done as number,
    of: of as number,
    finished: finished === true,
  }
}

export const keepProgress = (title: string, progress: Progress): void =>
  remember(keyOf(title), JSON.stringify(progress))

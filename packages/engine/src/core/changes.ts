/*
 * What changed from one record to the next, where both share most of what they hold: the states of a history. Held as one
 * flat list, since that takes least room: each changed key with its new value, with `GONE`, or with `WITHIN`, the changes
 * inside the record there and `END`.
 */

type PlainRecord = { readonly [key: string]: unknown }

const GONE = Symbol('gone')
const WITHIN = Symbol('within')
const END = Symbol('end')

declare const changesOf: unique symbol

/** How a value came about from the one before; only `changed` can read it. */
export type Changes<T> = { readonly [changesOf]: T }

const isRecord = (value: unknown): value is PlainRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Makes a record from the one before and the changes from a place in the list on. */
class Reading {
  private readonly list: readonly unknown[]
  private at: number

  constructor(list: readonly unknown[], at: number) {
    this.list = list
    this.at = at
  }

  record(before: PlainRecord): PlainRecord {
    const made: Record<string, unknown> = { ...before }
    while (this.at < this.list.length) {
      const key = this.list[this.at++]
      if (key === END) break
      const value = this.list[this.at++]
      if (value === GONE) delete made[key as string]
      else made[key as string] = value === WITHIN ? this.record(made[key as string] as PlainRecord) : value
    }
    return made
  }
}

const haveSameKeys = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, i) => key === other[i])

/** Adds what has changed to the list; false, and nothing of use added, where that would not bring the keys into their order. */
const write = (list: unknown[], before: PlainRecord, after: PlainRecord): boolean => {
  const from = list.length
  const [old, now] = [Object.keys(before), Object.keys(after)]
  for (const key of now) {
    const [was, is] = [before[key], after[key]]
    if (was === is) continue
    const start = list.push(key)
    // Lists are copied: they have room to grow, the copy has not.
    if (!isRecord(was) || !isRecord(is)) list.push(Array.isArray(is) ? is.slice() : is)
    else {
      list.push(WITHIN)
      if (write(list, was, is)) list.push(END)
      else list.splice(start, list.length, is)
    }
  }
  if (haveSameKeys(old, now)) return true
  for (const key of old) if (after[key] === undefined) list.push(key, GONE)
  return haveSameKeys(Object.keys(new Reading(list, from).record(before)), now)
}

/** Both plain JSON, and records. */
export const changesFrom = <T extends object>(before: T, after: T): Changes<T> => {
  const list: unknown[] = []
  const isTold = write(list, before as PlainRecord, after as PlainRecord)
  return (isTold ? list.slice() : after) as unknown as Changes<T>
}

/** What `changesFrom` was told as `after`, made again; what did not change is shared with `before`. */
export const changed = <T extends object>(before: T, changes: Changes<T>): T =>
  Array.isArray(changes) ? (new Reading(changes, 0).record(before as PlainRecord) as T) : (changes as unknown as T)

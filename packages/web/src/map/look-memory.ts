import type { Look } from './viewport.js'

/** What part of each table's map was looked at last, kept in the browser for the tables used most lately. */
const KEY = 'roundhouse.looks'
const MOST = 40

type Looks = Readonly<Record<string, Look>>

const isLook = (value: unknown): value is Look => {
  if (typeof value !== 'object' || value === null) return false
  const { x, y, zoom } = value as Partial<Look>
  return [x, y, zoom].every((n) => typeof n === 'number' && Number.isFinite(n)) && zoom! >= 1
}

export const readLooks = (text: string | null): Looks => {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
    return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, Look] => isLook(entry[1])))
  } catch {
    return {}
  }
}

/** The last one is the newest; of too many the oldest goes. */
export const withLook = (looks: Looks, name: string, look: Look | null): Looks => {
  const others = Object.entries(looks).filter(([each]) => each !== name)
  return Object.fromEntries([...others, ...(look ? [[name, look] as const] : [])].slice(-MOST))
}

/** Storage may be switched off or full: the map then opens as a whole. */
export const recallLook = (name: string): Look | undefined => {
  try {
    return readLooks(localStorage.getItem(KEY))[name]
  } catch {
    return undefined
  }
}

export const rememberLook = (name: string, look: Look | null): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(withLook(readLooks(localStorage.getItem(KEY)), name, look)))
  } catch {
    // Nothing to do: the map works without.
  }
}

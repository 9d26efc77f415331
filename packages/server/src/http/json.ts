import { Failure } from '../failure.js'

/** Nothing we take is nested deeper. */
const DEEPEST = 12

const depthOf = (value: unknown, left: number): boolean => {
  if (typeof value !== 'object' || value === null) return true
  if (left === 0) return false
  return Object.values(value).every((each) => depthOf(each, left - 1))
}

/** Names that change what an object is, not what it holds. */
const TRICKY = /"(?:__proto__|constructor|prototype)"\s*:/

/** A body of JSON; no deeper than anything we take, and without names that reach into an object's make. */
export const readJson = (text: string): unknown => {
  if (text.trim() === '') return undefined
  if (TRICKY.test(text)) throw new Failure('bad_request', { detail: 'JSON' })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Failure('bad_request', { detail: 'JSON' })
  }
  if (!depthOf(value, DEEPEST)) throw new Failure('bad_request', { detail: 'JSON: too deep' })
  return value
}

import type { Json } from '../core/state.js'
import { isSame } from './facts.js'

/** Is it as wanted? What is not there is wanted as null, or as nothing of its kind: no money, no shares, no trains. */
export const isAsWanted = (found: Json | undefined, wanted: Json): boolean => {
  const isNothing = wanted === 0 || wanted === false || (Array.isArray(wanted) && wanted.length === 0)
  return isSame(found ?? null, wanted) || ((found ?? null) === null && isNothing)
}

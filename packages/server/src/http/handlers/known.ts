import type { Caller } from '../../caller.js'
import { Failure } from '../../failure.js'

/** The caller of an operation that is not for everybody. */
export const known = (caller: Caller | null): Caller => {
  if (!caller) throw new Failure('not_signed_in')
  return caller
}

import { bankBroken } from '../../../core/endTriggers.js'
import { replace } from '../../../core/replaceable.js'
import type { Mechanism } from '../../../core/site.js'
import { isBankBroken } from '../rounds/end.js'

/** The bank is broken only below $0. */
export const bank: Mechanism = {
  replaces: [replace(isBankBroken, () => (d) => bankBroken(d, true))],
}

import { bankBroken } from '../core/endTriggers.js'
import type { Mechanism } from './site.js'

/** The bank is broken only below $0. */
export const bankBreaksBelowZero: Mechanism = {
  rules: ({ endTriggers = [] }) => ({
    endTriggers: endTriggers.map((each) =>
      each.reason === 'bank' ? { ...each, met: (d) => bankBroken(d, true) } : each,
    ),
  }),
}

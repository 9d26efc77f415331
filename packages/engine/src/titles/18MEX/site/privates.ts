import { phaseAllows } from '../../../core/phase.js'
import { replace } from '../../../core/replaceable.js'
import type { Mechanism } from '../../../site/site.js'
import { closePrivate } from '../../../steps/closing.js'
import { KCMO } from '../data/companies.js'
import { privateRules } from '../steps/companies/buyPrivate.js'
import { layCanyon } from '../steps/track/track.js'

/** KCM&O bought early has no least price. */
export const kcmoMin: Mechanism = {
  replaces: [
    replace(privateRules.range, (before) => (p, company) => {
      const range = before(p, company)
      return range && company === KCMO && !phaseAllows(p, 'buyPrivates') ? { ...range, min: 1 } : range
    }),
  ],
}

/** Laying tile 470 closes KCM&O. */
export const kcmoCloses: Mechanism = {
  replaces: [
    replace(layCanyon.apply, (before) => (d, action) => {
      before(d, action)
      closePrivate(d, KCMO)
    }),
  ],
}

import { phaseAllows } from '../../../core/phase.js'
import { objection } from '../../../core/refusals.js'
import { replace } from '../../../core/replaceable.js'
import type { Mechanism } from '../../../site/site.js'
import { removeMarkers } from '../../../steps/closing.js'
import { lowestPrice } from '../rounds/draft.js'
import { everythingClosed } from '../rounds/end.js'
import { assigned } from '../steps/companies/assign.js'
import { closePrivate } from '../steps/companies/closing.js'
import { assignMarker } from '../steps/companies/markers.js'
import { goesTogether } from '../steps/companies/powers.js'
import { keepsHexes } from '../steps/track/allowance.js'
import { closeCompanyOfBankrupt } from '../steps/trains/bankrupt.js'
import { closeCompanies } from '../steps/trains/phases.js'

/** The last card of the draft costs at least the debt of its independent. */
export const draftDebtFloor: Mechanism = {
  replaces: [replace(lowestPrice, () => (p, company) => p.rules.privates[company]?.debt ?? 0)],
}

/** A company that nobody has taken keeps its hexes. */
export const unsoldReserve: Mechanism = {
  replaces: [
    replace(keepsHexes, (before) => (p, company) => {
      const state = p.state.privates[company]
      return before(p, company) || (state !== undefined && !state.closed && state.owner === undefined)
    }),
  ],
}

/** The blank cards of the draft, which two players do not have, are companies until the private companies close. */
export const blanksCount: Mechanism = {
  replaces: [
    replace(everythingClosed, (before) => (p) => {
      const areBlanksLeft = p.state.seats.length > 2 && phaseAllows(p, 'buyPrivates')
      return !areBlanksLeft && before(p)
    }),
  ],
}

/** MC and O&I lay their two tiles one after the other. */
export const mcTogether: Mechanism = { replaces: [replace(goesTogether, () => () => true)] }

/** A corporation moves the steamboat once a turn, and not after its run. */
export const steamboatOnce: Mechanism = {
  replaces: [
    replace(assignMarker.object, (before) => (p, action) => {
      const { company } = action
      const found = before(p, action)
      if (company !== 'SC' || (found && found.code !== 'or.power.BAD_LOCATION')) return found
      if (assigned.of(p).includes('hex')) return objection('or.power.USED_UP', { company })
      const step = p.rules.rounds[p.state.round.kind]?.step(p)?.id ?? ''
      return ['trackToken', 'run'].includes(step) ? found : objection('any.WRONG_STEP', { type: 'assign', step })
    }),
  ],
}

/** A steamboat lent by a player works for the borrower after that player's bankruptcy, until Phase III. */
export const lentForever: Mechanism = {
  replaces: [
    replace(closeCompanyOfBankrupt, (before) => (d, company) => {
      if (d.state.privates[company]?.to === undefined) {
        before(d, company)
        return
      }
      closePrivate(d, company, { keepMarkers: true })
      d.private(company, { owner: undefined })
    }),
    replace(closeCompanies, (before) => (d) => {
      for (const [company, { closed, owner, to }] of Object.entries(d.state.privates)) {
        if (!closed || owner !== undefined || to === undefined) continue
        d.private(company, { to: undefined })
        removeMarkers(d, company)
      }
      before(d)
    }),
  ],
}

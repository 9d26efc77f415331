import type { Draft } from '../../../core/draft.js'
import type { PrivateId } from '../../../core/ids.js'

export const closePrivate = (d: Draft, company: PrivateId): void => {
  if (d.state.privates[company]?.closed) return
  d.private(company, { closed: true, owner: undefined })
  d.emit({ type: 'privateClosed', company })
}

/** The first 5-train closes all private companies; minors that live on are none (2.1). */
export const closePrivates = (d: Draft): void => {
  for (const [company, { owner }] of Object.entries(d.state.privates)) {
    if (owner !== undefined && !d.rules.privates[company]?.operator) closePrivate(d, company)
  }
}

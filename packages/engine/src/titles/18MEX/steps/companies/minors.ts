import type { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { replaceable } from '../../../../core/replaceable.js'
import { closeMinor, closePrivate } from '../../../../steps/closing.js'
import { MINOR_EXCHANGE, NDM } from '../../data/companies.js'
import { launchIfDue } from '../shares/launch.js'
import { checkPresidency } from '../shares/presidency.js'

/** The owner gets a certificate out of the trade-in box, the major the money (MEX-5.2-1 … -4). */
export const exchangeMinor = replaceable((d: Draft, minor: OperatorId): void => {
  const state = d.state.operators[minor]
  const given = MINOR_EXCHANGE[minor]
  if (!state || state.closed || !given) return
  const { corporation, index } = given
  const { owner } = state
  const isMerged = d.state.operators[corporation]?.closed !== undefined
  closeMinor(d, minor, isMerged ? NDM : corporation)
  closePrivate(d, minor)
  // UdY may have been merged while the minor lived on (MEX-8-5).
  if (owner === undefined || isMerged) return
  d.share(corporation, index, owner)
  const percent = d.rules.operators[corporation]?.shares[index] ?? 0
  d.emit({ type: 'exchanged', player: owner, from: minor, corporation, percent, rule: 'MEX-5.2-1' })
  checkPresidency(d, corporation)
  launchIfDue(d, corporation)
})

export const closeMinors = (d: Draft): void => {
  for (const minor of Object.keys(MINOR_EXCHANGE)) exchangeMinor(d, minor)
}

import type { Draft } from '../../../../core/draft.js'
import { finishGame } from '../../../../core/finish.js'
import type { OperatorId, PrivateId } from '../../../../core/ids.js'
import { inZone } from '../../../../core/market.js'
import { replaceable } from '../../../../core/replaceable.js'
import { closeCorporation as close, closePrivate as closeOne } from '../../../../steps/closing.js'
import { everythingClosed } from '../../rounds/end.js'

/** Nothing is left to play for (OP-24). */
const endIfNothingIsLeft = (d: Draft): void => {
  if (!d.state.ended && everythingClosed(d)) finishGame(d, 'all_closed')
}

export const closePrivate = (d: Draft, company: PrivateId, options?: { readonly keepMarkers?: boolean }): void => {
  if (d.state.privates[company]?.closed) return
  closeOne(d, company, options)
  endIfNothingIsLeft(d)
}

/** A price of $0 (1846-CLS-2). */
export const closeCorporation = replaceable((d: Draft, corporation: OperatorId): void => {
  close(d, corporation)
  endIfNothingIsLeft(d)
})

/** A corporation whose price has come to $0 closes (1846-MKT-2, -3). */
export const closeAtZero = (d: Draft, corporation: OperatorId): void => {
  if (inZone(d, corporation, 'close')) closeCorporation(d, corporation)
}

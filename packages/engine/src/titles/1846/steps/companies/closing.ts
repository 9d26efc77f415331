import type { Draft } from '../../../../core/draft.js'
import { finishGame } from '../../../../core/finish.js'
import type { OperatorId, PrivateId } from '../../../../core/ids.js'
import { closeCorporation as close, closePrivate as closeOne } from '../../../../steps/closing.js'
import { everythingClosed } from '../../rounds/end.js'
import { noteGone } from '../track/seen.js'

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
export const closeCorporation = (d: Draft, corporation: OperatorId): void => {
  noteGone(d, corporation)
  close(d, corporation)
  endIfNothingIsLeft(d)
}

import type { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { inZone } from '../../../../core/market.js'
import { replaceable } from '../../../../core/replaceable.js'
import { president } from '../../../../core/shares.js'
import { closeCorporation } from '../../../../steps/closing.js'
import { forgetSummit, recordSummit } from '../../rounds/end.js'
import { callBond, payBond } from '../finance/bondOnClosing.js'
import { checkGaribaldi, moveCardToEnd } from '../shares/foundingOrder.js'
import { keepRsaOpen } from './rsa.js'

/** A corporation closes and loses everything; it may be founded again as the last, from the next stock round on (1849-11-1 … -4). */
export const close = replaceable((d: Draft, corporation: OperatorId): void => {
  const chair = president(d, corporation)
  const due = payBond(d, corporation)
  closeCorporation(d, corporation, 'treasury')
  keepRsaOpen(d, corporation)
  moveCardToEnd(d, corporation)
  forgetSummit(d, corporation)
  checkGaribaldi(d)
  if (due > 0 && chair !== null) callBond(d, chair, due)
})

/** What the cell a marker has come to brings with it (1849-5-7, -13-1). */
export const priceMoved = (d: Draft, corporation: OperatorId): void => {
  if (inZone(d, corporation, 'close')) close(d, corporation)
  else recordSummit(d, corporation)
}

import type { Draft } from '../../../../core/draft.js'
import { objection } from '../../../../core/refusals.js'
import type { ActionKind } from '../../../../core/step.js'
import {
  type BuyPrivate,
  buyPrivateBy,
  carryOutPrivatePurchase,
  type PrivateRules,
} from '../../../../steps/buyPrivate.js'

/** Corporations buy from players for 1 to twice the face value, in Phases 6, 8 and 10; never RSA: as the data say (1849-7.1-2, -3). */
const privateRules: PrivateRules = { never: () => undefined }

/** Open at any time of the operating turn. */
export const buyPrivate: ActionKind<'buyPrivate'> = {
  ...buyPrivateBy(privateRules),
  outOfTurn: () => objection('or.buyPrivate.WRONG_STEP', {}),
}

export const carryOutPrivateTrade = (d: Draft, action: BuyPrivate): void =>
  carryOutPrivatePurchase(d, action, privateRules)

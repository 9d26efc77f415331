import type { Draft } from '../../../../core/draft.js'
import { objection } from '../../../../core/refusals.js'
import type { ActionKind } from '../../../../core/step.js'
import {
  type BuyPrivate,
  buyPrivateBy,
  carryOutPrivatePurchase,
  type PrivateRules,
} from '../../../../steps/buyPrivate.js'
import { stepPassed } from '../../../../steps/operating.js'
import { tilesLaid } from '../../../../steps/operatingTurn.js'
import { switches1849 } from '../../switches.js'
import { SMS } from './sms.js'

/** The tile step, where the question about SMS comes before it. */
const TRACK = 1

/** From players, from 1 to twice the face, in Phases 6, 8 and 10; never RSA (1849-7.1-2, -3). */
const privateRules: PrivateRules = {
  never: () => undefined,
  // 18xx.games asks about SMS as soon as it is there, if no tile has been laid.
  bought(d, { company }) {
    const isInTime = tilesLaid.of(d) === 0 && !stepPassed(d) && d.state.round.step === TRACK
    if (company === SMS && switches1849.smsFirst.of(d) && isInTime) d.round({ step: TRACK - 1 })
  },
}

/** At any time of the operating turn. */
export const buyPrivate: ActionKind<'buyPrivate'> = {
  ...buyPrivateBy(privateRules),
  outOfTurn: () => objection('or.buyPrivate.WRONG_STEP', {}),
}

export const carryOutPrivateTrade = (d: Draft, action: BuyPrivate): void =>
  carryOutPrivatePurchase(d, action, privateRules)

import type { Draft } from '../../../../core/draft.js'
import { isPlayer } from '../../../../core/ids.js'
import { isCorporation } from '../../../../core/operators.js'
import { phaseAllows } from '../../../../core/phase.js'
import { objection } from '../../../../core/refusals.js'
import { withReplaceable } from '../../../../core/replaceable.js'
import type { ActionKind } from '../../../../core/step.js'
import {
  type BuyPrivate,
  buyPrivateBy,
  carryOutPrivatePurchase,
  type PrivateRules,
  printedRange,
} from '../../../../steps/buyPrivate.js'
import { KCMO } from '../../data/companies.js'

const usualRules: PrivateRules = {
  never: (p, by) => (isCorporation(p, by) ? undefined : objection('or.buyPrivate.WRONG_STEP', {})),
  /** Some may be bought before phase 3, for less (MEX-4.3.5-1, -8-2). */
  range(p, company) {
    const printed = printedRange(p, company)
    if (!printed || phaseAllows(p, 'buyPrivates')) return printed
    const early = company === 'CdB' || (company === KCMO && p.setup.options.includes('earlyKcmo'))
    // After the first 5-train there are none left to buy.
    const open = early && p.state.phase < 2
    return { min: printed.min, max: early ? (p.rules.privates[company]?.price ?? 0) : printed.max, open }
  },
}

/** 4.3.5. */
export const privateRules = withReplaceable(usualRules, 'range')

const bought = buyPrivateBy(privateRules)

const buying: ActionKind<'buyPrivate'> = {
  ...bought,
  object(p, action) {
    const found = bought.object(p, action)
    const isEarly = action.company === KCMO && !phaseAllows(p, 'buyPrivates')
    return isEarly && found?.code === 'or.buyPrivate.PRICE' ? { ...found, code: 'or.buyPrivate.EARLY_PRICE' } : found
  },
  outOfTurn: (_p, { by }) => objection(isPlayer(by) ? 'sr.trade.WRONG_ROUND' : 'or.buyPrivate.WRONG_STEP', {}),
}

/** A major buys private companies from players at any time of its turn. */
export const buyPrivate = withReplaceable(buying, 'apply')

export const carryOutPrivateTrade = (d: Draft, action: BuyPrivate): void =>
  carryOutPrivatePurchase(d, action, privateRules)

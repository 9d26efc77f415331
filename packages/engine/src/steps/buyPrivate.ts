import type { ActionOf } from '../core/action.js'
import type { Draft } from '../core/draft.js'
import { isPlayer, type OperatorId, type PlayerId, type PrivateId } from '../core/ids.js'
import { rangeOf as amounts, ranged } from '../core/marks.js'
import { cash, pay } from '../core/money.js'
import { currentPhase, phaseAllows } from '../core/phase.js'
import type { Position } from '../core/position.js'
import { type Objection, objection } from '../core/refusals.js'
import { replaceable } from '../core/replaceable.js'
import type { ActionKind } from '../core/step.js'
import { agree, declinedBefore, needsConsent } from './consent.js'

export type BuyPrivate = ActionOf<'buyPrivate'>

/** What may be paid for a private company, and whether already. */
export interface PriceRange {
  readonly min: number
  readonly max: number
  readonly open: boolean
}

/** What a title says about private companies bought by operators. */
export interface PrivateRules {
  /** Why this operator buys none. */
  never(p: Position, operator: OperatorId): Objection | undefined
  /** Where it is not what the data say, open in phases that allow `buyPrivates`; null = never sold to an operator. */
  range?(p: Position, company: PrivateId): PriceRange | null
  /** Why not this one now. */
  before?(p: Position, action: BuyPrivate): Objection | undefined
  /** What comes with the company, before it changes hands. */
  bought?(d: Draft, action: BuyPrivate): void
}

/** The range of the data. */
export const printedRange = (p: Position, company: PrivateId): PriceRange | null => {
  const sale = p.rules.privates[company]?.sale
  return sale ? { ...sale, open: phaseAllows(p, 'buyPrivates') } : null
}

const rangeOf = (p: Position, company: PrivateId, rules: PrivateRules): PriceRange | null =>
  (rules.range ?? printedRange)(p, company)

/** The player it may be bought from. */
const ownerOf = (p: Position, company: PrivateId): PlayerId | null => {
  const { owner, closed } = p.state.privates[company] ?? {}
  return owner !== undefined && isPlayer(owner) && !closed ? owner : null
}

/** A purchase nothing is said against any more, the owner's agreement included. */
export const carryOutPrivatePurchase = replaceable((d: Draft, action: BuyPrivate, rules: PrivateRules): void => {
  const { by, company, price } = action
  const from = d.state.privates[company]?.owner ?? 'bank'
  pay(d, by, from, price)
  d.emit({ type: 'privateBought', company, by, from, price })
  rules.bought?.(d, action)
  d.private(company, { owner: by, to: undefined })
})

/** An operator buys a private company from a player who agrees. */
export const buyPrivateBy = (rules: PrivateRules): ActionKind<'buyPrivate'> => ({
  type: 'buyPrivate',
  closed: (p, by) => rules.never(p, by) !== undefined,
  *candidates(p, by) {
    if (rules.never(p, by)) return
    for (const company of Object.keys(p.state.privates)) {
      if (ownerOf(p, company) === null) continue
      const range = rangeOf(p, company, rules)
      if (!range) continue
      const { min } = range
      const max = Math.min(range.max, cash(p, by))
      const printed = p.rules.privates[company]?.price ?? min
      const action: BuyPrivate = { type: 'buyPrivate', by, company, price: min }
      yield ranged(action, amounts('price', min, max, [printed]))
    }
  },
  object(p, action) {
    const { by, company, price } = action
    const never = rules.never(p, by)
    if (never) return never
    if (!p.state.privates[company]) return objection('any.UNKNOWN_ENTITY', { id: company })
    const range = rangeOf(p, company, rules)
    if (!range) return objection('or.buyPrivate.NEVER', { company })
    if (!range.open) return objection('or.buyPrivate.PHASE', { phase: currentPhase(p).name })
    if (ownerOf(p, company) === null) return objection('or.buyPrivate.NOT_FROM_PLAYER', { company })
    const { min, max } = range
    if (price < min || price > max) return objection('or.buyPrivate.PRICE', { company, min, max })
    const early = rules.before?.(p, action)
    if (early) return early
    const have = cash(p, by)
    if (have < price) return objection('or.buyPrivate.NO_CASH', { need: price, have })
    const refused = declinedBefore(p, action)
    return refused ? objection('or.buyPrivate.NO_CONSENT', { player: refused }) : undefined
  },
  apply(d, action) {
    const owner = ownerOf(d, action.company)
    if (owner !== null && needsConsent(d, action.by, owner)) agree(d, action, owner, action.company, action.price)
    else carryOutPrivatePurchase(d, action, rules)
  },
})

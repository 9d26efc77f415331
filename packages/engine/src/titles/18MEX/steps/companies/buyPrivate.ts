import type { ActionOf } from '../../../../core/action.js'
import type { Draft } from '../../../../core/draft.js'
import { isPlayer, type OperatorId, type PrivateId } from '../../../../core/ids.js'
import { cash, pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import type { ActionKind } from '../../../../core/step.js'
import { agree, declinedBefore, needsConsent } from '../../../../steps/consent.js'
import { switches18MEX } from '../../switches.js'
import { phaseAllows } from '../trains/phases.js'

const KCMO = 'KCM&O'

/** What a major may pay, and whether already; null = never (MEX-4.3.5-1, -8-2). */
const bounds = (
  p: Position,
  company: PrivateId,
): { readonly min: number; readonly max: number; readonly open: boolean } | null => {
  const data = p.rules.privates[company]
  if (!data?.sale) return null
  if (phaseAllows(p, 'buyPrivates')) return { ...data.sale, open: true }
  const early = company === 'CdB' || (company === KCMO && p.setup.options.includes('earlyKcmo'))
  const min = company === KCMO && switches18MEX.kcmoMin.of(p) ? 1 : data.sale.min
  // After the first 5-train there are none left to buy.
  return { min, max: early ? data.price : data.sale.max, open: early && p.state.phase < 2 }
}

export const carryOutPrivateTrade = (d: Draft, { by, company, price }: ActionOf<'buyPrivate'>): void => {
  const owner = d.state.privates[company]?.owner ?? 'bank'
  pay(d, by, owner, price)
  d.private(company, { owner: by })
  d.emit({ type: 'privateBought', company, by, from: owner, price })
}

const isMajor = (p: Position, id: OperatorId): boolean => p.rules.operators[id]?.kind === 'corporation'

/** A major buys private companies from players at any time of its turn. */
export const buyPrivate18MEX: ActionKind<'buyPrivate'> = {
  type: 'buyPrivate',
  outOfTurn: (_p, { by }) => objection(isPlayer(by) ? 'sr.trade.WRONG_ROUND' : 'or.buyPrivate.WRONG_STEP', {}),
  *candidates(p, by) {
    if (!isMajor(p, by)) return
    for (const [company, { owner, closed }] of Object.entries(p.state.privates)) {
      const range = bounds(p, company)
      if (closed || owner === undefined || !isPlayer(owner) || !range?.open) continue
      const action = { type: 'buyPrivate' as const, by, company, price: range.min }
      const max = Math.min(range.max, cash(p, by))
      yield max > range.min ? { action, range: { field: 'price', min: range.min, max, step: 1 } } : { action }
    }
  },
  object(p, action) {
    const { by, company, price } = action
    if (!isMajor(p, by)) return objection('or.buyPrivate.WRONG_STEP', {})
    const state = p.state.privates[company]
    if (!state) return objection('any.UNKNOWN_ENTITY', { id: company })
    const range = bounds(p, company)
    if (!range) return objection('or.buyPrivate.NEVER', { company })
    if (!range.open) return objection('or.buyPrivate.PHASE', { phase: p.rules.phases[p.state.phase]?.name ?? '' })
    if (state.owner === undefined || !isPlayer(state.owner))
      return objection('or.buyPrivate.NOT_FROM_PLAYER', { company })
    const { min, max } = range
    if (price < min || price > max) return objection('or.buyPrivate.PRICE', { company, min, max })
    const have = cash(p, by)
    if (have < price) return objection('or.buyPrivate.NO_CASH', { need: price, have })
    const refused = declinedBefore(p, action)
    return refused ? objection('or.buyPrivate.NO_CONSENT', { player: refused }) : undefined
  },
  apply(d, action) {
    const owner = d.state.privates[action.company]?.owner
    if (owner !== undefined && isPlayer(owner) && needsConsent(d, action.by, owner)) {
      agree(d, action, owner, action.company, action.price)
    } else carryOutPrivateTrade(d, action)
  },
}

import { type Holder, isPlayer, type OperatorId } from '../../../../core/ids.js'
import { cash, pay } from '../../../../core/money.js'
import { isMinor } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { replaceable } from '../../../../core/replaceable.js'
import { moveCertificates, papersIn, percentOf, pickPapers, sizeOf } from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { certificateCount } from '../../../../steps/certificates.js'
import { checkPresidency } from '../../../../steps/presidency.js'
import { bought, hasJustBought, recordAction, soldThisRound } from '../../../../steps/stock.js'
import { HOLDING_LIMIT } from '../../data/tables.js'
import { becomeDirector, presidency } from './director.js'
import { mustSell } from './sell.js'
import { shareValue } from './units.js'

/** Where a player buys a certificate, and of what size. */
export interface Purchase {
  readonly from: Holder
  readonly percent: number
}

/** Ordinary shares only: the director's certificate lies aside until somebody becomes director (MAG-BUY-1). */
export const isForSale = replaceable(
  (p: Position, corporation: OperatorId, { from, percent }: Purchase): boolean =>
    from !== 'aside' && percent === sizeOf(p, corporation, 1),
)

/** The certificates a purchase would give; null = there are none such. */
export const certificatesFor = replaceable(
  (p: Position, corporation: OperatorId, { from, percent }: Purchase): readonly number[] | null =>
    from === 'treasury' ? pickPapers(p, corporation, from, [percent]) : null,
)

/** What a player is offered of a major: each size of share on its stack. */
export const sharesOffered = replaceable((p: Position, corporation: OperatorId): readonly Purchase[] =>
  [...new Set(papersIn(p, corporation, 'treasury'))].map((percent) => ({ from: 'treasury', percent })),
)

/** One share from the stack (MAG-BUY-1, -2, MAG-LIM-1). */
export const buyShares: ActionKind<'buyShares'> = {
  type: 'buyShares',
  closed: (p, by) => bought.of(p) || certificateCount(p, by) >= p.rules.certLimit(p),
  outOfTurn: (p, { by }) => (hasJustBought(p, by) ? objection('sr.buy.SECOND_BUY', {}) : undefined),
  *candidates(p, by) {
    for (const corporation of Object.keys(p.state.shares))
      for (const { from, percent } of sharesOffered(p, corporation))
        yield { action: { type: 'buyShares', by, corporation, from, percent } }
  },
  object(p, { by: player, corporation, from, percent }) {
    if (isMinor(p, corporation)) return objection('sr.trade.MINOR', { company: corporation })
    if (!p.state.shares[corporation]) return objection('any.UNKNOWN_ENTITY', { id: corporation })
    if (isPlayer(from)) return objection('sr.buy.FROM_PLAYER', { corporation })
    if (bought.of(p)) return objection('sr.buy.SECOND_BUY', {})
    if (!isForSale(p, corporation, { from, percent })) return objection('sr.buy.PRES_CERT_DIRECT', { corporation })
    if (certificatesFor(p, corporation, { from, percent }) === null)
      return objection('sr.buy.NO_SUCH_SHARE', { corporation })
    const due = mustSell(p, player)
    if (due) return due
    if (soldThisRound(p, player).includes(corporation)) return objection('sr.buy.SOLD_THIS_SR', { corporation })
    const held = percentOf(p, corporation, player) + percent
    if (held > HOLDING_LIMIT) return objection('sr.buy.OVER_60', { corporation, percent: held, limit: HOLDING_LIMIT })
    const count = certificateCount(p, player)
    const limit = p.rules.certLimit(p)
    if (count >= limit) return objection('sr.buy.CERT_LIMIT', { have: count, limit })
    const need = shareValue(p, corporation, percent)
    const have = cash(p, player)
    return have < need ? objection('sr.buy.NO_CASH', { need, have }) : undefined
  },
  apply(d, { by: player, corporation, from, percent }) {
    const cost = shareValue(d, corporation, percent)
    pay(d, player, 'bank', cost)
    d.emit({ type: 'sharesBought', by: player, corporation, percent, from: 'stack', price: cost })
    moveCertificates(d, corporation, certificatesFor(d, corporation, { from, percent }) ?? [], player)
    becomeDirector(d, corporation, player)
    checkPresidency(d, corporation, presidency)
    bought.set(d, true)
    recordAction(d, player)
  },
}

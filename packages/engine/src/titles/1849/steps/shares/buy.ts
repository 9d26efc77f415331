import type { ActionOf } from '../../../../core/action.js'
import { isPlayer, type OperatorId, type PlayerId } from '../../../../core/ids.js'
import { price } from '../../../../core/market.js'
import { cash, pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { withReplaceable } from '../../../../core/replaceable.js'
import { moveCertificates, papersIn, percentOf, pickPapers } from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { certificateCount } from '../../../../steps/certificates.js'
import { checkPresidency } from '../../../../steps/presidency.js'
import { bought, hasJustBought, soldThisRound } from '../../../../steps/stock.js'
import { FOUNDERS_EXTRA, HOLDING_LIMIT, SHARE } from '../../data/tables.js'
import { salesDue } from './limits.js'
import { isFounded } from './order.js'
import { presidency } from './presidency.js'
import { extras, founded, hasJustFounded, notePurchase } from './turn.js'

/** Percent a founder may have: the president's certificate and the others. */
const FOUNDERS_MOST = (2 + FOUNDERS_EXTRA) * SHARE

const costOf = (p: Position, corporation: OperatorId, percent: number): number =>
  (price(p, corporation) * percent) / SHARE

/** Does the last certificate lie under others (1849-9.3-2, -9.6-1)? */
export const isCovered = (p: Position, corporation: OperatorId, place: 'treasury' | 'pool', percent: number): boolean =>
  percent > SHARE && papersIn(p, corporation, place).includes(SHARE)

/** What the turn has left: one purchase, or up to two ordinary certificates beside the president's (1849-9.4-3). */
const inTurn = (p: Position, corporation: OperatorId, from: string, percent: number): Objection | undefined => {
  if (!bought.of(p)) return undefined
  if (founded.of(p) !== corporation) return objection('sr.buy.SECOND_BUY', {})
  const isExtra = from === 'treasury' && percent === SHARE && extras.of(p) < FOUNDERS_EXTRA
  return isExtra ? undefined : objection('sr.buy.FOUNDERS_SHARE', { corporation })
}

/** What kept a founder from going on, though the turn is over: certificates beside the president's (1849-9.4-3). */
const foundersEnd = (
  p: Position,
  player: PlayerId,
  corporation: OperatorId,
  percent: number,
): Objection | undefined => {
  if (percent > SHARE || percentOf(p, corporation, player) >= FOUNDERS_MOST)
    return objection('sr.buy.FOUNDERS_SHARE', { corporation })
  const count = certificateCount(p, player)
  const limit = p.rules.certLimit(p)
  if (count >= limit) return objection('sr.start.CERT_LIMIT', { have: count, limit })
  const need = costOf(p, corporation, percent)
  const have = cash(p, player)
  return have < need ? objection('sr.start.NO_CASH', { need, have }) : undefined
}

const afterPurchase = (p: Position, { by, corporation, percent }: ActionOf<'buyShares'>): Objection | undefined => {
  const why = hasJustFounded(p, by, corporation) && foundersEnd(p, by as PlayerId, corporation, percent)
  return why || (hasJustBought(p, by) ? objection('sr.buy.SECOND_BUY', {}) : undefined)
}

const buying: ActionKind<'buyShares'> = {
  type: 'buyShares',
  closed: (p, by) =>
    (bought.of(p) && founded.of(p) === null) || certificateCount(p, by as PlayerId) >= p.rules.certLimit(p),
  outOfTurn: afterPurchase,
  *candidates(p, by) {
    for (const corporation of Object.keys(p.state.shares)) {
      if (!isFounded(p, corporation)) continue
      for (const from of ['treasury', 'pool'] as const) {
        for (const percent of new Set(papersIn(p, corporation, from)))
          yield { action: { type: 'buyShares', by, corporation, from, percent } }
      }
    }
  },
  object(p, { by, corporation, from, percent }) {
    const player = by as PlayerId
    if (!p.state.shares[corporation]) return objection('any.UNKNOWN_ENTITY', { id: corporation })
    if (!isFounded(p, corporation)) return objection('sr.buy.PRES_CERT_FIRST', { corporation })
    const done = inTurn(p, corporation, from, percent)
    if (done) return done
    if (isPlayer(from) || (from !== 'treasury' && from !== 'pool') || !pickPapers(p, corporation, from, [percent]))
      return objection('sr.buy.NO_SUCH_SHARE', { corporation })
    if (isCovered(p, corporation, from, percent)) return objection('sr.buy.LAST_CERT', { corporation })
    if (soldThisRound(p, player).includes(corporation)) return objection('sr.buy.SOLD_THIS_SR', { corporation })
    const due = salesDue(p, player)
    if (due) return due
    const held = percentOf(p, corporation, player) + percent
    if (held > HOLDING_LIMIT) return objection('sr.buy.OVER_60', { corporation, percent: held, limit: HOLDING_LIMIT })
    const count = certificateCount(p, player)
    const limit = p.rules.certLimit(p)
    if (count >= limit) return objection('sr.buy.CERT_LIMIT', { have: count, limit })
    const need = costOf(p, corporation, percent)
    const have = cash(p, player)
    return have < need ? objection('sr.buy.NO_CASH', { need, have }) : undefined
  },
  apply(d, { by, corporation, from, percent }) {
    const player = by as PlayerId
    const cost = costOf(d, corporation, percent)
    pay(d, player, from === 'treasury' ? corporation : 'bank', cost)
    d.emit({ type: 'sharesBought', by, corporation, percent, from, price: cost })
    moveCertificates(d, corporation, pickPapers(d, corporation, from, [percent]) ?? [], player)
    if (founded.of(d) === corporation) extras.set(d, extras.of(d) + 1)
    notePurchase(d, player)
    checkPresidency(d, corporation, presidency)
  },
}

/** One certificate from a treasury or the pool (1849-9.3-1 … -3). */
export const buyShares = withReplaceable(buying, 'apply')

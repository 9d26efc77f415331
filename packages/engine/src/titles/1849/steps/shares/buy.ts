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
import { isFounded } from './foundingOrder.js'
import { salesDue } from './limits.js'
import { presidency } from './presidency.js'
import { extras, founded, hasJustFounded, recordPurchase } from './stockTurn.js'

type BuyShares = ActionOf<'buyShares'>

/** Percent a founder may have: the president's certificate and the others. */
const FOUNDERS_MOST = (2 + FOUNDERS_EXTRA) * SHARE

const costOf = (p: Position, corporation: OperatorId, percent: number): number =>
  (price(p, corporation) * percent) / SHARE

/** Does the last certificate lie under others (1849-9.3-2, -9.6-1)? */
export const isCovered = (p: Position, corporation: OperatorId, place: 'treasury' | 'pool', percent: number): boolean =>
  percent > SHARE && papersIn(p, corporation, place).includes(SHARE)

/** What the turn still allows: one purchase, or up to two ordinary certificates beside the president's (1849-9.4-3). */
const turnObjection = (p: Position, corporation: OperatorId, from: string, percent: number): Objection | undefined => {
  if (!bought.of(p)) return undefined
  if (founded.of(p) !== corporation) return objection('sr.buy.SECOND_BUY', {})
  const isExtra = from === 'treasury' && percent === SHARE && extras.of(p) < FOUNDERS_EXTRA
  return isExtra ? undefined : objection('sr.buy.FOUNDERS_SHARE', { corporation })
}

/** Why the turn of a founder is over, who might have taken certificates beside the president's (1849-9.4-3). */
const whyFounderIsDone = (
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

const afterPurchase = (p: Position, { by, corporation, percent }: BuyShares): Objection | undefined => {
  const why = hasJustFounded(p, by, corporation) && whyFounderIsDone(p, by, corporation, percent)
  return why || (hasJustBought(p, by) ? objection('sr.buy.SECOND_BUY', {}) : undefined)
}

/** Why this certificate is not for sale there (1849-9.3-1, -2). */
const notForSale = (p: Position, { corporation, from, percent }: BuyShares): Objection | undefined => {
  if (isPlayer(from) || (from !== 'treasury' && from !== 'pool') || !pickPapers(p, corporation, from, [percent]))
    return objection('sr.buy.NO_SUCH_SHARE', { corporation })
  return isCovered(p, corporation, from, percent) ? objection('sr.buy.LAST_CERT', { corporation }) : undefined
}

/** Why the player may not hold it: 60% of a corporation, and the certificate limit (1849-9.1-1, -9.3-3). */
const overLimit = (p: Position, player: PlayerId, { corporation, percent }: BuyShares): Objection | undefined => {
  const held = percentOf(p, corporation, player) + percent
  if (held > HOLDING_LIMIT) return objection('sr.buy.OVER_60', { corporation, percent: held, limit: HOLDING_LIMIT })
  const count = certificateCount(p, player)
  const limit = p.rules.certLimit(p)
  return count >= limit ? objection('sr.buy.CERT_LIMIT', { have: count, limit }) : undefined
}

const tooDear = (p: Position, player: PlayerId, need: number): Objection | undefined => {
  const have = cash(p, player)
  return have < need ? objection('sr.buy.NO_CASH', { need, have }) : undefined
}

const buying: ActionKind<'buyShares'> = {
  type: 'buyShares',
  closed: (p, by) => (bought.of(p) && founded.of(p) === null) || certificateCount(p, by) >= p.rules.certLimit(p),
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
  object(p, action) {
    const { by: player, corporation, from, percent } = action
    if (!p.state.shares[corporation]) return objection('any.UNKNOWN_ENTITY', { id: corporation })
    if (!isFounded(p, corporation)) return objection('sr.buy.PRES_CERT_FIRST', { corporation })
    const notThere = turnObjection(p, corporation, from, percent) ?? notForSale(p, action)
    if (notThere) return notThere
    if (soldThisRound(p, player).includes(corporation)) return objection('sr.buy.SOLD_THIS_SR', { corporation })
    return salesDue(p, player) ?? overLimit(p, player, action) ?? tooDear(p, player, costOf(p, corporation, percent))
  },
  apply(d, { by: player, corporation, from, percent }) {
    const cost = costOf(d, corporation, percent)
    pay(d, player, from === 'treasury' ? corporation : 'bank', cost)
    d.emit({ type: 'sharesBought', by: player, corporation, percent, from, price: cost })
    moveCertificates(d, corporation, pickPapers(d, corporation, from, [percent]) ?? [], player)
    if (founded.of(d) === corporation) extras.set(d, extras.of(d) + 1)
    recordPurchase(d, player)
    checkPresidency(d, corporation, presidency)
  },
}

/** One certificate from a treasury or the pool (1849-9.3-1 … -3). */
export const buyShares = withReplaceable(buying, 'apply')

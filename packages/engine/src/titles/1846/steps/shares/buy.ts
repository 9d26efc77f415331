import type { Draft } from '../../../../core/draft.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import { corporationIn } from '../../../../core/known.js'
import { price } from '../../../../core/market.js'
import { cash, pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { holders, moveShares, ordinary, percentOf, president, swapPresidency } from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { certificateCount } from '../../../../steps/certificates.js'
import { bought, hasJustBought, recordAction, soldThisRound } from '../../../../steps/stock.js'
import { HOLDING_LIMIT } from '../../data/tables.js'

export const holdingLimit = (p: Position): number => HOLDING_LIMIT[p.setup.players.length] ?? 60

/** Only the president's certificate is left in the market: a holder of 10% may buy a virtual 10% (1846-RCV-3). */
const virtualShare = (p: Position, player: PlayerId, corporation: OperatorId): boolean =>
  holders(p, corporation)[0] === 'pool' &&
  ordinary(p, corporation, 'pool').length === 0 &&
  percentOf(p, corporation, player) === 10

/** What keeps a player from buying one more certificate, whatever it is. */
const purchaseObjection = (p: Position, player: PlayerId): Objection | undefined => {
  if (bought.of(p)) return objection('sr.buy.SECOND_BUY', {})
  const have = certificateCount(p, player)
  const limit = p.rules.certLimit(p)
  return have >= limit ? objection('sr.buy.CERT_LIMIT', { have, limit }) : undefined
}

/** After a purchase: more than the president, or 20% of a corporation in receivership (1846-SRD-12, -RCV-2). */
const passPresidency = (d: Draft, player: PlayerId, corporation: OperatorId): void => {
  const chair = president(d, corporation)
  const held = percentOf(d, corporation, player)
  const most = chair === null ? 19 : percentOf(d, corporation, chair)
  if (player !== chair && held > most) swapPresidency(d, corporation, player)
}

export const buyShares: ActionKind<'buyShares'> = {
  type: 'buyShares',
  closed: (p, by) => purchaseObjection(p, by) !== undefined,
  *candidates(p, by) {
    for (const corporation of Object.keys(p.state.shares)) {
      if (p.state.operators[corporation]?.cell === undefined) continue
      for (const from of ['treasury', 'pool'] as const) {
        if (percentOf(p, corporation, from) > 0)
          yield { action: { type: 'buyShares', by, corporation, from, percent: 10 } }
      }
    }
  },
  outOfTurn: (p, { by }) => (hasJustBought(p, by) ? objection('sr.buy.SECOND_BUY', {}) : undefined),
  object(p, { by: player, corporation, from, percent }) {
    const { cell, closed } = p.state.operators[corporation] ?? {}
    const started = cell !== undefined
    const wrong = corporationIn(p, corporation)
    if (wrong) return wrong
    if (!started && !closed) return objection('sr.buy.PRES_CERT_FIRST', { corporation })
    if (!started || (from !== 'treasury' && from !== 'pool') || percent !== 10) {
      if (started && percent === 20 && holders(p, corporation)[0] === from) {
        return objection('sr.buy.PRES_CERT_DIRECT', { corporation })
      }
      return objection('sr.buy.NO_SUCH_SHARE', { corporation })
    }
    if (ordinary(p, corporation, from).length === 0 && !(from === 'pool' && virtualShare(p, player, corporation))) {
      if (holders(p, corporation)[0] === from) return objection('sr.buy.PRES_CERT_DIRECT', { corporation })
      return objection('sr.buy.NO_SUCH_SHARE', { corporation })
    }
    if (soldThisRound(p, player).includes(corporation)) return objection('sr.buy.SOLD_THIS_SR', { corporation })
    const limit = holdingLimit(p)
    const held = percentOf(p, corporation, player) + 10
    if (held > limit) return objection('sr.buy.OVER_60', { corporation, percent: held, limit })
    const general = purchaseObjection(p, player)
    if (general) return general
    const need = price(p, corporation)
    const have = cash(p, player)
    return have < need ? objection('sr.buy.NO_CASH', { need, have }) : undefined
  },
  apply(d, { by: player, corporation, from }) {
    const cost = price(d, corporation)
    pay(d, player, from === 'treasury' ? corporation : 'bank', cost)
    d.emit({ type: 'sharesBought', by: player, corporation, percent: 10, from, price: cost })
    if (ordinary(d, corporation, from).length > 0) {
      moveShares(d, corporation, 10, from, player)
      passPresidency(d, player, corporation)
    } else {
      moveShares(d, corporation, 10, player, 'pool')
      d.share(corporation, 0, player)
      d.emit({ type: 'presidentChanged', corporation, from: null, to: player })
    }
    bought.set(d, true)
    recordAction(d, player)
  },
}

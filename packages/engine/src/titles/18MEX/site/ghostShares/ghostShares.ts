import type { ActionOf } from '../../../../core/action.js'
import type { Draft } from '../../../../core/draft.js'
import { pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { replace } from '../../../../core/replaceable.js'
import { swapPresidency } from '../../../../core/shares.js'
import type { Mechanism } from '../../../../site/site.js'
import { handOverSold } from '../../../../steps/sell.js'
import { worth } from '../../rounds/end.js'
import { merge } from '../../steps/merger/merge.js'
import { atLimit, buyShares, purchaseObjection, tooDear } from '../../steps/shares/buy.js'
import { certificates } from '../../steps/shares/limits.js'
import { founderObjection, parCell, setPar, startMajor } from '../../steps/shares/start.js'
import { recordPurchase } from '../../steps/shares/turn.js'
import { countElders, HAND_ORDER_FACTS, sellElders } from './handOrder.js'
import { GHOST_MARKER_FACTS, leaveGhostMarkers, placeGhostMarker } from './markers.js'
import {
  GHOST_FACTS,
  GHOST_PRICE,
  ghostCertificates,
  ghostLeft,
  ghostOffer,
  ghostSize,
  ghostSold,
  ghostWorth,
  offerGhost,
  takeGhost,
} from './papers.js'

/** Founding a merged company: a paper of it, and a marker that nothing moves. */
const found = (d: Draft, { by: player, corporation, price }: ActionOf<'par'>): void => {
  const size = ghostSize(d, corporation)
  const cost = GHOST_PRICE * size
  pay(d, player, 'bank', cost)
  takeGhost(d, player, corporation)
  placeGhostMarker(d, parCell(price))
  d.emit({ type: 'sharesBought', by: player, corporation, percent: 10 * size, from: 'removed', price: cost })
  recordPurchase(d, player)
}

const buyObjection = (
  p: Position,
  { by: player, corporation, percent }: ActionOf<'buyShares'>,
): Objection | undefined => {
  if (!ghostSold(p, corporation) || percent !== 10) return objection('sr.buy.NO_SUCH_SHARE', { corporation })
  return purchaseObjection(p, player, corporation) ?? atLimit(p, player) ?? tooDear(p, player, GHOST_PRICE)
}

const buy = (d: Draft, { by: player, corporation, from, percent }: ActionOf<'buyShares'>): void => {
  pay(d, player, 'bank', GHOST_PRICE)
  takeGhost(d, player, corporation)
  d.emit({ type: 'sharesBought', by: player, corporation, percent, from, price: GHOST_PRICE })
  recordPurchase(d, player)
}

/** Papers of a merged company can still be had, count and are worth something, though they are none of our shares. */
export const ghostShares: Mechanism = {
  facts: [...GHOST_FACTS, ...HAND_ORDER_FACTS, ...GHOST_MARKER_FACTS],
  replaces: [
    replace(merge, (before) => (d, corporation) => {
      offerGhost(d, corporation)
      before(d, corporation)
    }),
    replace(startMajor.object, (before) => (p, action) => {
      const { corporation } = action
      return ghostOffer(p, corporation) === 'par' && ghostLeft(p, corporation)
        ? founderObjection(p, action, GHOST_PRICE * ghostSize(p, corporation))
        : before(p, action)
    }),
    replace(startMajor.apply, (before) => (d, action) => {
      if (ghostOffer(d, action.corporation)) found(d, action)
      else before(d, action)
    }),
    replace(
      buyShares.object,
      (before) => (p, action) => (action.from === 'removed' ? buyObjection(p, action) : before(p, action)),
    ),
    replace(buyShares.apply, (before) => (d, action) => {
      if (action.from === 'removed') buy(d, action)
      else before(d, action)
    }),
    replace(certificates, (before) => (p, player) => before(p, player) + ghostCertificates(p, player)),
    replace(worth, (before) => (p, player) => before(p, player) + ghostWorth(p, player)),
    // In which order the papers of a hand came.
    replace(setPar, (before) => (d, corporation, player, price) => {
      before(d, corporation, player, price)
      countElders(d, corporation)
    }),
    replace(swapPresidency, (before) => (d, corporation, to, papers, place) => {
      before(d, corporation, to, papers, place)
      countElders(d, corporation)
    }),
    replace(handOverSold, (before) => (d, seller, sale, rules) => {
      sellElders(d, seller, sale)
      before(d, seller, sale, rules)
    }),
  ],
  rules: ({ priceMoved }) => ({
    priceMoved(d, corporation) {
      priceMoved?.(d, corporation)
      leaveGhostMarkers(d, corporation)
    },
  }),
}

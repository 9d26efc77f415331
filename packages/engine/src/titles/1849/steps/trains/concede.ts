import type { Draft } from '../../../../core/draft.js'
import { isPlayer, type OperatorId, type PlayerId } from '../../../../core/ids.js'
import { cash, pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { president } from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { mostMoney, sellEverything } from '../../../../steps/forcedSale.js'
import { switches1849 } from '../../switches.js'
import { close } from '../companies/closing.js'
import { noteLeftRevenue } from '../running/leftRevenue.js'
import { foundedByCard, isFounded, sortClosed } from '../shares/order.js'
import { sortBeforeConceding } from '../shares/stack.js'
import { cheapest, forced, sellOff } from './emergency.js'
import { askForLoan } from './loan.js'

/** What can be sold is sold, all cash handed over, and the corporation closes (1849-10.7-5, -6). */
export const fail = (d: Draft, corporation: OperatorId, sell: (seller: PlayerId) => void = () => {}): void => {
  const player = president(d, corporation) as PlayerId
  const others = foundedByCard(d).filter((each) => each !== corporation)
  sortBeforeConceding(d)
  sell(player)
  // Sales of its own shares may have closed it already.
  const isThere = isFounded(d, corporation)
  pay(d, player, isThere ? corporation : 'bank', cash(d, player))
  if (isThere) close(d, corporation)
  if (switches1849.closeByCard.of(d)) sortClosed(d, [...others, corporation])
  askForLoan(d, player)
}

/** The price can still be raised: with what could be sold, or as things are. */
const reachable = (p: Position, corporation: OperatorId, sells = true): Objection | undefined => {
  const chair = president(p, corporation)
  const asIs = cash(p, corporation) + (chair === null ? 0 : cash(p, chair))
  const have = sells ? mostMoney(p, corporation, sellOff) : asIs
  const need = cheapest(p, corporation)
  return need === 0 || have >= need ? objection('or.bankrupt.STILL_POSSIBLE', { have, need }) : undefined
}

/** Only what cannot be raised is given up (1849-10.7-5). */
export const concede: ActionKind<'bankrupt'> = {
  type: 'bankrupt',
  // A player is asked when there is something to choose (1849-10.7-6).
  outOfTurn: (_p, { by }) => (isPlayer(by) ? objection('or.bankrupt.SHARES_LEFT', { player: by }) : undefined),
  *candidates(p, by) {
    if (forced(p, by)) yield { action: { type: 'bankrupt', by } }
  },
  object(p, { by }) {
    if (!forced(p, by) && !switches1849.looseBankruptcy.of(p)) return objection('or.bankrupt.NOT_FORCED', {})
    return reachable(p, by)
  },
  apply: (d, { by }) => fail(d, by, (seller) => sellEverything(d, by, seller, sellOff)),
}

/** 18xx.games takes it at any time of the turn, without a look at what could be sold. */
export const concedeAnytime: ActionKind<'bankrupt'> = {
  ...concede,
  *candidates() {},
  object: (p, { by }) =>
    switches1849.looseBankruptcy.of(p) ? reachable(p, by, false) : objection('or.bankrupt.NOT_FORCED', {}),
  apply(d, { by }) {
    noteLeftRevenue(d)
    fail(d, by)
  },
}

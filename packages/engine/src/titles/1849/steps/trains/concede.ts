import type { Draft } from '../../../../core/draft.js'
import { isPlayer, type OperatorId, type PlayerId } from '../../../../core/ids.js'
import { interrupt } from '../../../../core/interrupts.js'
import { cash, pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { operatorId } from '../../../../core/shape.js'
import { president } from '../../../../core/shares.js'
import type { ActionKind, Step } from '../../../../core/step.js'
import { mostMoney, sellAllInSteps, sellEverything } from '../../../../steps/forcedSale.js'
import { switches1849 } from '../../switches.js'
import { close } from '../companies/closing.js'
import { noteLeftRevenue } from '../running/leftRevenue.js'
import { foundedByCard, isFounded, sortClosed } from '../shares/order.js'
import { sortBeforeConceding } from '../shares/stack.js'
import { cheapest, forced, sellOff } from './emergency.js'
import { askForLoan } from './loan.js'

/** All cash is handed over, and the corporation closes (1849-10.7-5, -6). */
const giveUp = (d: Draft, player: PlayerId, corporation: OperatorId): void => {
  // Sales of its own shares may have closed it already.
  const isThere = isFounded(d, corporation)
  pay(d, player, isThere ? corporation : 'bank', cash(d, player))
  if (isThere) close(d, corporation)
}

/** As on 18xx.games, at once. */
export const failAtOnce = (d: Draft, corporation: OperatorId, sell: (seller: PlayerId) => void): void => {
  const player = president(d, corporation) as PlayerId
  const others = foundedByCard(d).filter((each) => each !== corporation)
  sortBeforeConceding(d)
  sell(player)
  giveUp(d, player, corporation)
  if (switches1849.closeByCard.of(d)) sortClosed(d, [...others, corporation])
  askForLoan(d, player)
}

export const sellingOff = interrupt(
  'sellOff',
  { corporation: operatorId },
  'What the president of a corporation that fails can sell is sold; bonds that this calls in are paid in between.',
)

/** What can be sold is sold; a bond that is called in by that is paid before the next sale (1849-10.7-5, -14.2-4). */
const sellOffFor = (d: Draft, player: PlayerId, corporation: OperatorId): void => {
  if (!sellAllInSteps(d, corporation, player, sellOff)) {
    sellingOff.raise(d, player, { corporation })
    return
  }
  giveUp(d, player, corporation)
  askForLoan(d, player)
}

export const fail = (d: Draft, corporation: OperatorId): void =>
  sellOffFor(d, president(d, corporation) as PlayerId, corporation)

/** Nobody is asked: it goes on by itself once all before it is settled. */
export const sellOffStep: Step = {
  id: 'sellOff',
  kinds: [],
  actor: () => null,
  settled: (d, raised) => sellOffFor(d, raised.by as PlayerId, sellingOff.dataOf(raised).corporation),
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
  apply(d, { by }) {
    if (switches1849.sellOffOnce.of(d)) failAtOnce(d, by, (seller) => sellEverything(d, by, seller, sellOff))
    else fail(d, by)
  },
}

/** 18xx.games takes it at any time of the turn, without a look at what could be sold. */
export const concedeAnytime: ActionKind<'bankrupt'> = {
  ...concede,
  *candidates() {},
  object: (p, { by }) =>
    switches1849.looseBankruptcy.of(p) ? reachable(p, by, false) : objection('or.bankrupt.NOT_FORCED', {}),
  apply(d, { by }) {
    noteLeftRevenue(d)
    failAtOnce(d, by, () => {})
  },
}

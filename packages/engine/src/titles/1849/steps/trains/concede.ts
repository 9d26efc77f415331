import type { Draft } from '../../../../core/draft.js'
import { isPlayer, type OperatorId, type PlayerId } from '../../../../core/ids.js'
import { interrupt } from '../../../../core/interrupts.js'
import { cash, pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { replaceable, withReplaceable } from '../../../../core/replaceable.js'
import { operatorId } from '../../../../core/shape.js'
import { president } from '../../../../core/shares.js'
import type { ActionKind, Step } from '../../../../core/step.js'
import { sellAllInSteps } from '../../../../steps/sellEverything.js'
import { close } from '../companies/closing.js'
import { isFounded } from '../shares/foundingOrder.js'
import { cheapest, forced, forcedSales, mostObtainable } from './emergency.js'
import { askForLoan } from './loanOrLeave.js'

/** All cash is handed over, and the corporation closes (1849-10.7-5, -6). */
export const giveUp = (d: Draft, player: PlayerId, corporation: OperatorId): void => {
  // Sales of its own shares may have closed it already.
  const isThere = isFounded(d, corporation)
  pay(d, player, isThere ? corporation : 'bank', cash(d, player))
  if (isThere) close(d, corporation)
}

export const sellingOff = interrupt(
  'sellOff',
  { corporation: operatorId },
  'What the president of a corporation that fails can sell is sold; bonds that this calls in are paid in between.',
)

/** What can be sold is sold; a bond that is called in by that is paid before the next sale (1849-10.7-5, -14.2-4). */
export const sellOffFor = replaceable((d: Draft, player: PlayerId, corporation: OperatorId): void => {
  if (!sellAllInSteps(d, corporation, player, forcedSales)) {
    sellingOff.raise(d, player, { corporation })
    return
  }
  giveUp(d, player, corporation)
  askForLoan(d, player)
})

/** The corporation fails: its president sells everything, and it closes. */
export const fail = (d: Draft, corporation: OperatorId): void =>
  sellOffFor(d, president(d, corporation) as PlayerId, corporation)

/** It has nothing to ask: the sell-off goes on by itself when the bonds it has called in are paid. */
export const sellOffStep: Step = {
  id: 'sellOff',
  kinds: [],
  actor: () => null,
  settled: (d, raised) => sellOffFor(d, raised.by as PlayerId, sellingOff.dataOf(raised).corporation),
}

/** With so much money the price can still be paid. */
export const canStillPay = (p: Position, corporation: OperatorId, have: number): Objection | undefined => {
  const need = cheapest(p, corporation)
  return need === 0 || have >= need ? objection('or.bankrupt.STILL_POSSIBLE', { have, need }) : undefined
}

const conceding: ActionKind<'bankrupt'> = {
  type: 'bankrupt',
  // A player is asked when there is something to choose (1849-10.7-6).
  outOfTurn: (_p, { by }) => (isPlayer(by) ? objection('or.bankrupt.SHARES_LEFT', { player: by }) : undefined),
  *candidates(p, by) {
    if (forced(p, by)) yield { action: { type: 'bankrupt', by } }
  },
  object(p, { by }) {
    return forced(p, by) ? canStillPay(p, by, mostObtainable(p, by)) : objection('or.bankrupt.NOT_FORCED', {})
  },
  apply: (d, { by }) => fail(d, by),
}

/** Only what cannot be raised is given up (1849-10.7-5). */
export const concede = withReplaceable(conceding, 'object', 'apply')

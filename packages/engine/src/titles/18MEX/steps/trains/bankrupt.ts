import { finishGame } from '../../../../core/finish.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import { cash, pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { replaceable } from '../../../../core/replaceable.js'
import { president } from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { leaveTable } from '../../../../steps/bankruptcy.js'
import { mostMoney } from '../../../../steps/salePlans.js'
import { sellEverything } from '../../../../steps/sellEverything.js'
import { cheapest, forced, forcedSales } from './emergency.js'

/** Only a president who must pay for a train goes bankrupt. */
export const mayGoBankrupt = replaceable((p: Position, corporation: OperatorId): boolean => forced(p, corporation))

/** All permitted sales do not reach: they are made, the cash goes to the bank, the game is over (MEX-4.3.4.2-6, O-15). */
export const declareBankrupt: ActionKind<'bankrupt'> = {
  type: 'bankrupt',
  *candidates(p, by) {
    if (forced(p, by)) yield { action: { type: 'bankrupt', by } }
  },
  object(p, { by }) {
    if (!mayGoBankrupt(p, by)) return objection('or.bankrupt.NOT_FORCED', {})
    const have = mostMoney(p, by, forcedSales)
    const need = cheapest(p)
    return have >= need ? objection('or.bankrupt.STILL_POSSIBLE', { have, need }) : undefined
  },
  apply(d, { by }) {
    const player = president(d, by) as PlayerId
    d.emit({ type: 'bankrupt', player, rule: 'MEX-4.3.4.2-6' })
    sellEverything(d, by, player, forcedSales)
    pay(d, player, 'bank', cash(d, player))
    leaveTable(d, player)
    finishGame(d, 'bankrupt')
  },
}

import { finishGame } from '../../../../core/finish.js'
import type { PlayerId } from '../../../../core/ids.js'
import { cash, pay } from '../../../../core/money.js'
import { objection } from '../../../../core/refusals.js'
import { president } from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { leaveTable } from '../../../../steps/bankruptcy.js'
import { mostMoney, sellEverything } from '../../../../steps/forcedSale.js'
import { switches18MEX } from '../../switches.js'
import { cheapest, forced, forcedSales } from './emergency.js'

/** All permitted sales do not reach: they are made, the cash goes to the bank, the game is over (MEX-4.3.4.2-6, O-15). */
export const declareBankrupt: ActionKind<'bankrupt'> = {
  type: 'bankrupt',
  *candidates(p, by) {
    if (forced(p, by)) yield { action: { type: 'bankrupt', by } }
  },
  object(p, { by }) {
    if (!forced(p, by) && !switches18MEX.freeBankrupt.of(p)) return objection('or.bankrupt.NOT_FORCED', {})
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

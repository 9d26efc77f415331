import type { Draft } from '../../../core/draft.js'
import type { OperatorId, PlayerId } from '../../../core/ids.js'
import { replaceable } from '../../../core/replaceable.js'
import { president } from '../../../core/shares.js'
import { giveUp } from '../steps/trains/concede.js'
import { askForLoan } from '../steps/trains/loanOrLeave.js'

/** A corporation concedes in one go: its president sells, hands over the cash, and the corporation closes. */
export const concedeAtOnce = replaceable(
  (d: Draft, corporation: OperatorId, sell: (seller: PlayerId) => void): void => {
    const player = president(d, corporation) as PlayerId
    sell(player)
    giveUp(d, player, corporation)
    askForLoan(d, player)
  },
)

import { gameFact } from '../../../core/facts.js'
import type { PlayerId } from '../../../core/ids.js'
import { marketOrder } from '../../../core/market.js'
import { replace } from '../../../core/replaceable.js'
import { listOf, playerId } from '../../../core/shape.js'
import { solvent } from '../../../core/shares.js'
import type { Mechanism } from '../../../site/site.js'
import { beginTurn } from '../rounds/operating.js'
import { closeCompaniesOf, leave, loanChoice, offerLoan } from '../steps/trains/loanOrLeave.js'

const askedLater = gameFact('loanLater', listOf(playerId), [], 'Who is still to be asked about a loan.')

/** Without a corporation in the market nobody is asked before one operates again. */
export const loanLater: Mechanism = {
  facts: [askedLater],
  replaces: [
    replace(offerLoan, (before) => (d, player) => {
      if (marketOrder(d).length > 0) before(d, player)
      else askedLater.set(d, [...askedLater.of(d), player])
    }),
    replace(beginTurn, (before) => (d, operator) => {
      before(d, operator)
      for (const player of askedLater.of(d)) loanChoice.raise(d, player, {})
      askedLater.set(d, [])
    }),
    // Somebody may have left before being asked, and nobody leaves twice.
    replace(
      leave.candidates,
      (before) =>
        function* (p, by) {
          for (const candidate of before(p, by))
            yield solvent(p).includes(by as PlayerId) ? candidate : { ...candidate, deadEnd: true }
        },
    ),
  ],
}

export const leaverKeepsPrivates: Mechanism = { replaces: [replace(closeCompaniesOf, () => () => {})] }

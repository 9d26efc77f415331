import type { Draft } from '../../../core/draft.js'
import { turnFact } from '../../../core/facts.js'
import type { PlayerId } from '../../../core/ids.js'
import { replace } from '../../../core/replaceable.js'
import { listOf, operatorId, playerId, record } from '../../../core/shape.js'
import { president } from '../../../core/shares.js'
import type { Mechanism } from '../../../site/site.js'
import { passPresidency, successionsDue, swap } from '../../../steps/presidency.js'
import { concedeInterest, payInterest, sellForInterest } from '../steps/finance/interest.js'
import { presidency } from '../steps/shares/presidency.js'
import { offerLoan } from '../steps/trains/loanOrLeave.js'

export const swapsLater = turnFact(
  'swapsLater',
  listOf(record({ corporation: operatorId, to: playerId }, {})),
  [],
  'Presidencies sold away for interest: what comes for them is asked when it is paid.',
)

const postponeSwaps = (d: Draft): void => {
  const due = successionsDue(d).map(({ corporation, to }) => ({ corporation, to }))
  if (due.length === 0) return
  d.set({ interrupts: d.state.interrupts.filter(({ kind }) => kind !== swap.kind) })
  swapsLater.set(d, [...swapsLater.of(d), ...due])
}

const askForSwaps = (d: Draft, seller: PlayerId | null): void => {
  const due = swapsLater.of(d)
  swapsLater.set(d, [])
  for (const each of due) passPresidency(d, each, presidency, seller)
}

/** What comes for a presidency is asked when the interest is paid, or after the question about a loan. */
export const swapLater: Mechanism = {
  facts: [swapsLater],
  replaces: [
    replace(sellForInterest.apply, (before) => (d, action) => {
      before(d, action)
      postponeSwaps(d)
    }),
    replace(payInterest.apply, (before) => (d, action) => {
      before(d, action)
      askForSwaps(d, action.by as PlayerId)
    }),
    replace(concedeInterest.apply, (before) => (d, action) => {
      const seller = president(d, action.by)
      before(d, action)
      askForSwaps(d, seller)
    }),
    replace(offerLoan, (before) => (d, player) => {
      const { interrupts } = d.state
      before(d, player)
      d.set({ interrupts: [...d.state.interrupts.slice(interrupts.length), ...interrupts] })
    }),
  ],
}

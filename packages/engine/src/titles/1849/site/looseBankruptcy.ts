import { cash } from '../../../core/money.js'
import { replace, withReplaceable } from '../../../core/replaceable.js'
import { president } from '../../../core/shares.js'
import type { ActionKind } from '../../../core/step.js'
import type { Mechanism } from '../../../site/site.js'
import { concedeInterest } from '../steps/finance/interest.js'
import { canStillPay, concede } from '../steps/trains/concede.js'
import { cheapest, mostObtainable } from '../steps/trains/emergency.js'
import { concedeAtOnce } from './concedeAtOnce.js'

const anytime: ActionKind<'bankrupt'> = {
  ...concede,
  *candidates() {},
  object(p, { by }) {
    const chair = president(p, by)
    return canStillPay(p, by, cash(p, by) + (chair === null ? 0 : cash(p, chair)))
  },
  apply: (d, { by }) => concedeAtOnce(d, by, () => {}),
}

/** At any time of the turn, without a look at what could be sold. */
export const concedeAnytime = withReplaceable(anytime, 'apply')

export const looseBankruptcy: Mechanism = {
  replaces: [
    replace(
      concede.object,
      () =>
        (p, { by }) =>
          canStillPay(p, by, mostObtainable(p, by)),
    ),
    // For interest too it is asked whether there would be enough for a train.
    replace(concedeInterest.object, (before) => (p, action) => {
      const have = mostObtainable(p, action.by) - cash(p, action.by)
      return have < cheapest(p, action.by) ? undefined : before(p, action)
    }),
  ],
  rules({ rounds }) {
    const { operating } = rounds
    if (!operating) throw new Error('no operating rounds')
    return {
      rounds: { ...rounds, operating: { ...operating, anytime: [...(operating.anytime ?? []), concedeAnytime] } },
    }
  },
}

import { roundFact } from '../../../core/facts.js'
import { goToStep } from '../../../core/flow.js'
import { replace } from '../../../core/replaceable.js'
import { amount } from '../../../core/shape.js'
import type { Mechanism } from '../../../site/site.js'
import { declared, ran, turnRevenue } from '../../../steps/operatingTurn.js'
import { concedeAnytime } from './looseBankruptcy.js'
import { stepAt } from './steps.js'

const leftRevenue = roundFact('leftRevenue', amount, 0, 'What one that conceded before its dividend has earned.')

/** A run is kept until a dividend is declared for it or there is another run, whoever's. */
export const revenueLeft: Mechanism = {
  facts: [leftRevenue],
  replaces: [
    replace(concedeAnytime.apply, (before) => (d, action) => {
      if (turnRevenue.of(d) > 0 && !declared.of(d)) leftRevenue.set(d, turnRevenue.of(d))
      before(d, action)
    }),
    replace(goToStep, (before) => (d, index) => {
      if (leftRevenue.of(d) > 0 && stepAt(d, index) === 'dividend') {
        if (!ran.of(d)) turnRevenue.set(d, leftRevenue.of(d))
        leftRevenue.set(d, 0)
      }
      before(d, index)
    }),
  ],
}

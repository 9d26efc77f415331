import { anyLegal } from '../../../core/legal.js'
import { currentOperator } from '../../../core/operators.js'
import { objection } from '../../../core/refusals.js'
import { replace } from '../../../core/replaceable.js'
import type { ActionKind, Step } from '../../../core/step.js'
import { withSteps } from '../../../site/rounds.js'
import type { Mechanism } from '../../../site/site.js'
import { passedSteps } from '../../../steps/operating.js'
import { privatesStep, TRAINS, trainsPassed } from '../rounds/operating.js'
import { emergencyOf, noTrain, shortOfMoney } from '../steps/trains/emergency.js'
import { emergencyIssue } from '../steps/trains/emergencyIssue.js'
import { mayPresidentSell, mustIssueBefore, sellForTrain } from '../steps/trains/presidentSale.js'

/** The train step is gone past where nothing can be bought; only a pass or the purchase of the last train closes it. */
const lateSale: ActionKind<'sellShares'> = {
  ...sellForTrain,
  object: (p, action) =>
    trainsPassed(p)
      ? objection('any.WRONG_STEP', { type: action.type, step: privatesStep.id })
      : sellForTrain.object(p, action),
}

const withLateSale: Step = {
  ...privatesStep,
  kinds: [...privatesStep.kinds, lateSale],
  enter(d) {
    const isBuyer = d.events.some((event) => event.type === 'trainBought' && event.by === currentOperator(d))
    if (isBuyer) passedSteps.set(d, [...passedSteps.of(d), TRAINS])
  },
}

/** A president may sell shares for a train the corporation need not buy, or for a dearer one. */
export const saleWithTrain: Mechanism = {
  replaces: [
    replace(mayPresidentSell, () => () => true),
    replace(mustIssueBefore, (before) => (p, operator) => {
      if (!noTrain(p, operator)) return false
      const isShort = shortOfMoney(emergencyOf(p, operator))
      return isShort ? before(p, operator) : anyLegal(p, [emergencyIssue], operator)
    }),
  ],
  rules: ({ rounds }) => ({
    rounds: withSteps(rounds, 'operating', (_p, usual) => (usual === privatesStep ? withLateSale : usual)),
  }),
}

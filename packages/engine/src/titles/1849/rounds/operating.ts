import type { Draft } from '../../../core/draft.js'
import { finishGame } from '../../../core/finish.js'
import { beginRound } from '../../../core/flow.js'
import type { EntityId, OperatorId } from '../../../core/ids.js'
import { currentPhase } from '../../../core/phase.js'
import { objection } from '../../../core/refusals.js'
import { parameter, replaceable } from '../../../core/replaceable.js'
import type { ActionKind, RoundFlow, Step } from '../../../core/step.js'
import { payIncome } from '../../../steps/income.js'
import { operatingRound } from '../../../steps/operating.js'
import { ran, turnRevenue } from '../../../steps/operatingTurn.js'
import { optionalStep } from '../../../steps/optionalStep.js'
import { bestRun, runRoutes, runStepOf } from '../../../steps/run.js'
import { buyPrivate } from '../steps/companies/buyPrivate.js'
import { assignPort } from '../steps/companies/cnm.js'
import { issueBondStep, redeemBondStep } from '../steps/finance/bondSteps.js'
import { interestStep } from '../steps/finance/interest.js'
import { dividendStep } from '../steps/running/dividend.js'
import { isFounded } from '../steps/shares/foundingOrder.js'
import { financeStep } from '../steps/shares/issue.js'
import { absorbStep } from '../steps/track/absorb.js'
import { placeBySms, placeToken } from '../steps/track/token.js'
import { layBySms, layTile } from '../steps/track/track.js'
import { electricStep } from '../steps/trains/electric.js'
import { trainStep } from '../steps/trains/trainStep.js'
import { beginStock } from './beginStock.js'
import { endGameAfter } from './end.js'
import { stillToOperate } from './operatingOrder.js'

const trackStep = optionalStep('track', layTile, layBySms, placeBySms)
const tokenStep = optionalStep('token', placeToken, placeBySms)

const run = runRoutes({
  mustBeBest: () => false,
  after(d, _id, revenue) {
    ran.set(d, true)
    turnRevenue.set(d, revenue)
  },
})

/** Trains that can run do (1849-10.5-1, OP-32). */
export const trainsMustRun = parameter(true)

const runTrains: ActionKind<'runRoutes'> = {
  ...run,
  object(p, action) {
    const { by, runs } = action
    const stays = trainsMustRun.of(p) && runs.length === 0 && bestRun(p, by).runs.length > 0
    return stays ? objection('or.run.MUST_RUN', { corporation: by }) : run.object(p, action)
  },
}
const runStep = runStepOf(runTrains)

/** Private companies may be bought at any time of the turn; this is the last chance (1849-10-2). */
const privatesStep = optionalStep('buyPrivates', buyPrivate, assignPort)

/** The order of a turn, with those of the variants in use (1849-10-2, -14-1). */
export const turnSteps = (options: readonly string[]): readonly Step[] => {
  const when = (on: boolean, ...steps: readonly Step[]): readonly Step[] => (on ? steps : [])
  const bonds = options.includes('bonds')
  return [
    trackStep,
    tokenStep,
    runStep,
    dividendStep,
    ...when(options.includes('absorbing'), absorbStep),
    ...when(options.includes('electricDreams'), electricStep),
    trainStep,
    financeStep,
    ...when(bonds, interestStep, redeemBondStep, issueBondStep),
    privatesStep,
  ]
}

/** It begins with the income of private companies (1849-10-1). */
export const beginOperatingRound = replaceable((d: Draft, num: number, of: number): void => {
  beginRound(d, { kind: 'operating', num, of })
  payIncome(d)
})

/** As many operating rounds as the phase says when the stock round ends (1849-6-2). */
export const beginOperatingRounds = (d: Draft): void => beginOperatingRound(d, 1, currentPhase(d).operatingRounds)

/** After the last operating round a stock round follows. */
const beginNextSet = (d: Draft): void => {
  d.set({ turn: d.state.turn + 1 })
  beginStock(d)
}

export const beginTurn = replaceable((d: Draft, operator: OperatorId): void => d.emit({ type: 'operates', operator }))

/** An operating round of turns with these steps. */
export const operating = (steps: readonly Step[]): RoundFlow =>
  operatingRound({
    next: (p): EntityId | null => (p.state.ended ? null : (stillToOperate(p)[0] ?? null)),
    steps: () => steps,
    turns: { corporation: steps },
    anytime: [buyPrivate, assignPort],
    beginTurn,
    endTurn(d, id) {
      if (isFounded(d, id)) d.operator(id, { operated: true })
      endGameAfter(d, id)
    },
    endRound(d) {
      if (d.state.ended) return
      const { num, of } = d.state.round
      if (num < of) beginOperatingRound(d, num + 1, of)
      else if (d.state.ending === 'bank') finishGame(d, 'bank')
      else beginNextSet(d)
    },
  })

import type { Draft } from '../../../core/draft.js'
import { finishGame } from '../../../core/finish.js'
import { beginRound } from '../../../core/flow.js'
import type { EntityId, OperatorId } from '../../../core/ids.js'
import { anyLegal } from '../../../core/legal.js'
import { currentPhase } from '../../../core/phase.js'
import type { Position } from '../../../core/position.js'
import { objection } from '../../../core/refusals.js'
import type { ActionKind, Step } from '../../../core/step.js'
import { payIncome } from '../../../steps/income.js'
import { operatingRound, passStep, stepPassed } from '../../../steps/operating.js'
import { ran, turnRevenue } from '../../../steps/operatingTurn.js'
import { bestRun, runRoutes, runStepOf } from '../../../steps/run.js'
import { buyPrivate } from '../steps/companies/buyPrivate.js'
import { closeSpared } from '../steps/companies/closing.js'
import { assignPort } from '../steps/companies/cnm.js'
import { closeSms } from '../steps/companies/sms.js'
import { issueBondStep, redeemBondStep } from '../steps/finance/bonds.js'
import { interestStep } from '../steps/finance/interest.js'
import { dividendStep } from '../steps/running/dividend.js'
import { financeStep } from '../steps/shares/issue.js'
import { isFounded } from '../steps/shares/order.js'
import { noteStood } from '../steps/shares/stack.js'
import { absorbStep } from '../steps/track/absorb.js'
import { noteCities, noteLook } from '../steps/track/stale.js'
import { placeBySms, placeToken } from '../steps/track/token.js'
import { layBySms, layTile } from '../steps/track/track.js'
import { concedeAnytime } from '../steps/trains/concede.js'
import { electricStep } from '../steps/trains/electric.js'
import { askThoseLeft } from '../steps/trains/loan.js'
import { trainStep } from '../steps/trains/trains.js'
import { switches1849 } from '../switches.js'
import { beginStock } from './beginStock.js'
import { endsWith } from './end.js'
import { noteOrder, noteSkipped, stillToOperate } from './order.js'

const operator = (p: Position): OperatorId => p.state.round.current as OperatorId

const stepFor = (id: string, kinds: Step['kinds']): Step => ({
  id,
  kinds: [...kinds, passStep()],
  actor: (p) => (stepPassed(p) || !anyLegal(p, kinds, operator(p)) ? null : operator(p)),
})

/** 18xx.games asks about SMS before anything else. */
const smsStep: Step = stepFor('sms', [closeSms])
const trackStep = stepFor('track', [layTile, layBySms, placeBySms])
const tokenStep: Step = {
  ...stepFor('token', [placeToken, placeBySms]),
  enter: (d) => noteCities(d, operator(d)),
}

const run = runRoutes({
  mustBeBest: () => false,
  after(d, _id, revenue) {
    ran.set(d, true)
    turnRevenue.set(d, revenue)
  },
})

/** Trains that can run do (1849-10.5-1, OP-32). */
const runTrains: ActionKind<'runRoutes'> = {
  ...run,
  object(p, action) {
    const { by, runs } = action
    const stays = runs.length === 0 && !switches1849.mayStandStill.of(p) && bestRun(p, by).runs.length > 0
    return stays ? objection('or.run.MUST_RUN', { corporation: by }) : run.object(p, action)
  },
}
const runStep = runStepOf(runTrains)

/** Where shares may have to be sold. */
const forcedStep: Step = { ...trainStep, enter: noteStood }

/** Open at any time of the turn; this is the last chance (1849-10-2). */
const privatesStep = stepFor('buyPrivates', [buyPrivate, assignPort])

/** The order of a turn, with those of the variants in use (1849-10-2, -14-1). */
const turnSteps = (options: readonly string[], smsFirst: boolean): readonly Step[] => {
  const when = (on: boolean, ...steps: readonly Step[]): readonly Step[] => (on ? steps : [])
  const bonds = options.includes('bonds')
  return [
    ...when(smsFirst, smsStep),
    trackStep,
    tokenStep,
    runStep,
    dividendStep,
    ...when(options.includes('absorbing'), absorbStep),
    ...when(options.includes('electricDreams'), electricStep),
    forcedStep,
    financeStep,
    ...when(bonds, interestStep, redeemBondStep, issueBondStep),
    privatesStep,
  ]
}

const beginOperatingRound = (d: Draft, num: number, of: number): void => {
  beginRound(d, { kind: 'operating', num, of })
  noteOrder(d)
  payIncome(d)
}

/** As many as the phase says when the stock round ends (1849-6-2). */
export const beginOperatingRounds = (d: Draft): void => beginOperatingRound(d, 1, currentPhase(d).operatingRounds)

const endSet = (d: Draft): void => {
  d.set({ turn: d.state.turn + 1 })
  beginStock(d)
}

export const operating = (options: readonly string[], smsFirst: boolean) => {
  const steps = turnSteps(options, smsFirst)
  const round = operatingRound({
    next: (p): EntityId | null => (p.state.ended ? null : (stillToOperate(p)[0] ?? null)),
    steps: () => steps,
    turns: { corporation: steps },
    anytime: [buyPrivate, assignPort, concedeAnytime],
    beginTurn(d, id) {
      d.emit({ type: 'operates', operator: id })
      noteSkipped(d, id)
      noteLook(d, id)
      askThoseLeft(d)
    },
    endTurn(d, id) {
      if (isFounded(d, id)) d.operator(id, { operated: true })
      endsWith(d, id)
    },
    endRound(d) {
      if (d.state.ended) return
      const { num, of } = d.state.round
      if (num < of) beginOperatingRound(d, num + 1, of)
      else if (d.state.ending === 'bank') finishGame(d, 'bank')
      else endSet(d)
    },
  })
  return {
    ...round,
    advance(d: Draft) {
      if (d.state.round.current !== null && d.state.round.step >= steps.indexOf(trackStep)) closeSpared(d)
      round.advance(d)
    },
  }
}

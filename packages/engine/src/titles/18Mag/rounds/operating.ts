import type { Draft } from '../../../core/draft.js'
import { finishGame } from '../../../core/finish.js'
import { beginRound } from '../../../core/flow.js'
import type { OperatorId } from '../../../core/ids.js'
import { anyLegal } from '../../../core/legal.js'
import { marketOrder } from '../../../core/market.js'
import { currentOperator, isMinor } from '../../../core/operators.js'
import { currentPhase, phaseAllows } from '../../../core/phase.js'
import type { Position } from '../../../core/position.js'
import { objection } from '../../../core/refusals.js'
import { replaceable } from '../../../core/replaceable.js'
import type { AnyKind, Step } from '../../../core/step.js'
import { operated, operatingRound, passStep, stepPassed } from '../../../steps/operating.js'
import { beginStockRound } from '../../../steps/stock.js'
import { minorsInPlay } from '../steps/companies/minors.js'
import { useSupporter } from '../steps/companies/supporters.js'
import { automatic18Mag } from '../steps/istvan/automatic.js'
import { isIstvans } from '../steps/istvan/cards.js'
import { paySoloIncome, payTileFee } from '../steps/istvan/money.js'
import { leaveOutPurchases } from '../steps/istvan/progress.js'
import { discardTrain } from '../steps/running/discard.js'
import { dividendStep } from '../steps/running/dividend.js'
import { giveBackOrRun, giveBackStep, isBesideRun } from '../steps/running/giveBack.js'
import { runStep } from '../steps/running/run.js'
import { takeTokenOff } from '../steps/track/terrain.js'
import { placeToken, placeTokenForHalf } from '../steps/track/token.js'
import { layTile, upgradeMore } from '../steps/track/track.js'
import { buyTrain, buyTrainForLess } from '../steps/trains/buyTrain.js'
import { markUnsold, phaseChanged } from '../steps/trains/phases.js'

/** Where István's turn waits for the human, there is something to choose (MAG-V1-5). */
const pass = passStep((p, by) => (isIstvans(p, by) ? objection('solo.MUST_CHOOSE', { company: by }) : undefined))

const hasSomethingToDo = (p: Position, operator: OperatorId, kind: AnyKind): boolean =>
  isIstvans(p, operator) ? automatic18Mag(p, operator)?.type !== 'pass' : anyLegal(p, [kind], operator)

/** A step that may be passed; it comes only where something of it is possible. */
const optional = (id: string, kind: AnyKind, ...beside: readonly AnyKind[]): Step => ({
  id,
  kinds: [kind, ...beside, pass],
  actor(p) {
    const operator = currentOperator(p)
    return stepPassed(p) || !hasSomethingToDo(p, operator, kind) ? null : operator
  },
})

const tokenStep = optional('token', placeToken, placeTokenForHalf)

const giveBack = giveBackStep(optional('giveBack', discardTrain))

/** MAG-RND-5; splitting the income follows from the run. */
const MINOR: readonly Step[] = [
  optional('track', layTile, upgradeMore, takeTokenOff),
  tokenStep,
  giveBack,
  runStep,
  {
    ...optional('buyTrains', buyTrain, buyTrainForLess),
    enter: (d) => leaveOutPurchases(d, currentOperator(d)),
  },
]
const MINOR_WITH_RUN = MINOR.map((step) => (step === giveBack ? giveBackOrRun(step, pass) : step))

const minorSteps = (p: Position): readonly Step[] =>
  MINOR[p.state.round.step] === giveBack && isBesideRun(p) ? MINOR_WITH_RUN : MINOR

/** MAG-MAJ-1. */
const MAJOR: readonly Step[] = [tokenStep, dividendStep]

/** Minors by number, then majors by price (MAG-RND-2, -3). */
export const stillToOperate = (p: Position): readonly OperatorId[] => {
  const done = operated.of(p)
  return [...minorsInPlay(p), ...marketOrder(p)].filter((id) => !done.includes(id))
}

/** Every set has as many rounds as the phase it begins in (MAG-RND-1). */
export const beginOperatingRounds = (d: Draft): void => beginOperatingRound(d, 1, currentPhase(d).operatingRounds)

const beginOperatingRound = (d: Draft, num: number, of: number): void => {
  beginRound(d, { kind: 'operating', num, of })
  paySoloIncome(d)
}

const isFirstMajor = (p: Position, id: OperatorId): boolean =>
  !isMinor(p, id) && operated.of(p).every((other) => isMinor(p, other))

/** Has a set been played that began in the last phase? */
export const isLastSet = replaceable((p: Position): boolean => phaseAllows(p, 'end') && !phaseChanged.of(p))

/** With the round in progress; once the last phase has begun (MAG-END-1). */
export const roundsLeft = replaceable((p: Position): number | null => {
  if (!phaseAllows(p, 'end') || p.state.ended) return null
  const { kind, num } = p.state.round
  const last = currentPhase(p).operatingRounds
  if (kind !== 'operating') return last
  return phaseChanged.of(p) ? last + 1 : last - num + 1
})

export const endSet = replaceable((d: Draft): void => {
  if (isLastSet(d)) {
    finishGame(d, d.state.ending ?? 'final_phase')
    return
  }
  d.set({ turn: d.state.turn + 1 })
  beginStockRound(d)
})

/** All minors have acted: only they buy trains of the majors, so it is known now whether one was sold (MAG-NTS-1). */
export const endMinorsTurns = replaceable((d: Draft): void => markUnsold(d))

/** The next round of the set; a phase that has begun makes this the last one (MAG-RND-4). */
export const endOperatingRound = replaceable((d: Draft): void => {
  const { num, of } = d.state.round
  if (num < of && !phaseChanged.of(d)) beginOperatingRound(d, num + 1, of)
  else endSet(d)
})

export const operating = operatingRound({
  next: (p) => stillToOperate(p)[0] ?? null,
  steps: (p, current) => (isMinor(p, current) ? minorSteps(p) : MAJOR),
  turns: { minor: MINOR, corporation: MAJOR },
  anytime: [useSupporter],
  beginTurn(d, id) {
    if (isFirstMajor(d, id)) endMinorsTurns(d)
    d.emit({ type: 'operates', operator: id })
    payTileFee(d, id)
  },
  endRound: endOperatingRound,
})

import { currentOperator } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { replaceable } from '../../../../core/replaceable.js'
import type { ActionKind, Step } from '../../../../core/step.js'
import { ran } from '../../../../steps/operatingTurn.js'
import { isIstvans } from '../istvan/cards.js'
import { leaveOutDiscards } from '../istvan/progress.js'
import { carsBought } from './carsBought.js'
import { discardTrain } from './discard.js'
import { runStep } from './run.js'

/** Whoever buys a car or runs has kept what it has (MAG-XDIS-1). */
const hasBegunToRun = (p: Position): boolean => ran.of(p) || carsBought.of(p).length > 0

/** István's minors give back by their cards, before they run. */
export const isAskedApart = replaceable((p: Position): boolean => isIstvans(p, currentOperator(p)))

/** Is there a run to make, so that giving back and running are one decision? */
export const isBesideRun = (p: Position): boolean => !isAskedApart(p) && runStep.actor(p) !== null

/** Trains may go back until the run begins (MAG-DIS-1). */
export const giveBackStep = (usual: Step): Step => ({
  ...usual,
  actor: (p) => (hasBegunToRun(p) ? null : usual.actor(p)),
  enter: (d) => leaveOutDiscards(d, currentOperator(d)),
})

/** The same with the run beside it: whoever runs at once keeps all trains, without a pass. */
export const giveBackOrRun = (step: Step, pass: ActionKind<'pass'>): Step => ({
  ...step,
  kinds: [discardTrain, ...runStep.kinds, { ...pass, *candidates() {} }],
})

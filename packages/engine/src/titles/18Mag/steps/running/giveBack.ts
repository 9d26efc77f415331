import type { OperatorId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { replaceable } from '../../../../core/replaceable.js'
import type { ActionKind, Step } from '../../../../core/step.js'
import { ran } from '../../../../steps/operatingTurn.js'
import { isIstvans } from '../istvan/cards.js'
import { lookForDiscard } from '../istvan/progress.js'
import { carsBought } from './carsBought.js'
import { discardTrain } from './discard.js'
import { runStep } from './run.js'

const operator = (p: Position): OperatorId => p.state.round.current as OperatorId

/** Whoever buys a car or runs has kept what it has (MAG-XDIS-1). */
const hasBegunToRun = (p: Position): boolean => ran.of(p) || carsBought.of(p).length > 0

/** István's minors give back by their cards, before they run. */
export const isAskedApart = replaceable((p: Position): boolean => isIstvans(p, operator(p)))

/** Is there a run, so that nobody need be asked about discards alone? */
export const isBesideRun = (p: Position): boolean => !isAskedApart(p) && runStep.actor(p) !== null

/** Trains may go back until the run begins (MAG-DIS-1); `usual` is asked while something of it is possible. */
export const giveBackStep = (usual: Step): Step => ({
  ...usual,
  actor: (p) => (hasBegunToRun(p) ? null : usual.actor(p)),
  enter: (d) => lookForDiscard(d, operator(d)),
})

/** The same while there is a run to make: it is made at once, so that nobody has to say that he keeps his trains. */
export const giveBackOrRun = (step: Step, pass: ActionKind<'pass'>): Step => ({
  ...step,
  kinds: [discardTrain, ...runStep.kinds, { ...pass, *candidates() {} }],
})

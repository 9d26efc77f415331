import { anyLegal } from '../core/legal.js'
import { currentOperator } from '../core/operators.js'
import type { AnyKind, Step } from '../core/step.js'
import { passStep, stepPassed } from './operating.js'

/** A step that an operator may pass, and comes to only if there is something to do. */
export const optionalStep = (id: string, ...kinds: readonly AnyKind[]): Step => ({
  id,
  kinds: [...kinds, passStep()],
  actor: (p) => (stepPassed(p) || !anyLegal(p, kinds, currentOperator(p)) ? null : currentOperator(p)),
})

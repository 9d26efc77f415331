import type { ActionOf, ActionType } from './action.js'
import type { Draft } from './draft.js'
import type { EntityId, PlayerId } from './ids.js'
import { offerName } from './interrupts.js'
import type { Position } from './position.js'
import { type Objection, objection } from './refusals.js'
import type { ActionKind } from './step.js'

/** A pass, told as one in the step; `check` says what speaks against it. */
export const passIn = (
  step: string | ((p: Position) => string),
  then: (d: Draft, by: EntityId) => void,
  check: (p: Position, by: EntityId) => Objection | undefined = () => undefined,
): ActionKind<'pass'> => ({
  type: 'pass',
  *candidates(_p, by) {
    yield { action: { type: 'pass', by } }
  },
  object: (p, { by }) => check(p, by),
  apply(d, { by }) {
    d.emit({ type: 'passed', by, step: typeof step === 'string' ? step : step(d) })
    then(d, by)
  },
})

/** An answer to the offer that stands. */
export const answerTo = (p: Position, by: PlayerId, accept: boolean): ActionOf<'answer'> => {
  const offer = offerName(p)
  return { type: 'answer', by, accept, ...(offer !== undefined && { offer }) }
}

/** Yes or no to an offer. */
export const answerWith = (then: (d: Draft, by: PlayerId, accept: boolean) => void): ActionKind<'answer'> => ({
  type: 'answer',
  *candidates(p, by) {
    yield { action: answerTo(p, by, true) }
    yield { action: answerTo(p, by, false) }
  },
  object: (p, { offer }) =>
    offer === undefined || offer === offerName(p) ? undefined : objection('any.OTHER_OFFER', {}),
  apply(d, { by, accept }) {
    d.emit({ type: 'answered', by, accept })
    then(d, by, accept)
  },
})

/** Offered never, and refused with a better reason than that there is no such thing now. */
export const never = <T extends ActionType>(
  type: T,
  why: (p: Position, action: ActionOf<T>) => Objection,
): ActionKind<T> => ({ type, *candidates() {}, object: why, apply() {} })

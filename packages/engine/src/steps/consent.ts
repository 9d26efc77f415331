import type { Action } from '../core/action.js'
import { controller } from '../core/control.js'
import type { Draft } from '../core/draft.js'
import { type FactData, turnFact } from '../core/facts.js'
import type { EntityId, PlayerId } from '../core/ids.js'
import { asked, offering } from '../core/interrupts.js'
import { answerWith } from '../core/kinds.js'
import type { Position } from '../core/position.js'
import { actionKey } from '../core/schema.js'
import { amount, mapOf, playerId, text } from '../core/shape.js'
import type { Candidate, Step } from '../core/step.js'

/** Trades between different people need the other's yes, unless the ruleset takes it for granted. */
export const needsConsent = (p: Position, by: EntityId, other: EntityId): boolean =>
  p.rules.consent && controller(p, by) !== controller(p, other)

export const consent = offering('consent', { what: text, price: amount }, 'Another wants to trade: yes or no?')
export const declined = turnFact('declined', mapOf(playerId), {}, 'Offers of this turn and who has said no to them.')

export const CONSENT_FACTS: readonly FactData[] = [declined]

/** Who has said no to the same offer in this turn. */
export const declinedBefore = (p: Position, action: Action): PlayerId | undefined => {
  const offers = declined.of(p)
  return Object.keys(offers).length > 0 ? offers[actionKey(action)] : undefined
}

/** A range of prices begins with the first that was not turned down. */
export const notDeclined = (p: Position, candidate: Candidate): Candidate => {
  const { action, range } = candidate
  if (!range || declinedBefore(p, action) === undefined) return candidate
  for (let value = range.min; value <= range.max; value += range.step) {
    const other = { ...action, [range.field]: value } as Action
    if (declinedBefore(p, other) === undefined) return { action: other, range: { ...range, min: value } }
  }
  return candidate
}

export interface StandingOffer {
  readonly action: Action
  /** Who is asked. */
  readonly to: PlayerId
  readonly what: string
  readonly price: number
}

/** The offer that waits for an answer, if there is one. */
export const standingOffer = (p: Pick<Position, 'state'>): StandingOffer | null => {
  const [raised] = p.state.interrupts
  if (!raised?.action || !consent.waits(p)) return null
  return { action: raised.action, to: raised.by as PlayerId, ...consent.data(p) }
}

/** Puts the offer before whoever decides for the other; the action waits for the answer. */
export const agree = (d: Draft, action: Action, other: EntityId, what: string, price: number): void => {
  const to = controller(d, other)
  if (to === null) throw new Error(`nobody answers for ${other}`)
  d.emit({ type: 'offered', by: action.by, to, what, price })
  consent.raise(d, to, { what, price }, action)
}

/** The step in which an offer is answered; `carryOut` does what was offered. */
export const consentStep = (carryOut: (d: Draft, action: Action) => void): Step => {
  const answer = answerWith((d, by, accept) => {
    const offer = standingOffer(d)
    d.resume()
    if (!offer) return
    if (accept) carryOut(d, offer.action)
    else declined.set(d, { ...declined.of(d), [actionKey(offer.action)]: by })
  })
  return { id: 'consent', kinds: [answer], actor: asked }
}

import type { Action, ActionType } from './core/action.js'
import { decider } from './core/control.js'
import { openStep } from './core/flow.js'
import type { EntityId, PlayerId } from './core/ids.js'
import type { Position } from './core/position.js'
import type { ActionKind, AnyKind, Candidate } from './core/step.js'
import { work } from './core/work.js'
import { actorsOf, type Refusal, refusalOf } from './step.js'
import { notDeclined } from './steps/consent.js'

export type Offer = Candidate

export interface Choices {
  /** null = the game is over. */
  readonly actor: EntityId | null
  /** The player who acts for the actor; null = the game is over. */
  readonly seat: PlayerId | null
  readonly step: string
  readonly offers: readonly Offer[]
  /** What a player may look for and cannot do now, with the reason. */
  readonly blocked: readonly { readonly action: Action; readonly refusal: Refusal }[]
  /** Open kinds of action whose candidates were not asked for. */
  readonly deferred: readonly { readonly type: ActionType; readonly by: EntityId }[]
}

/**
 * What may be done now. With a seat: only what that player may decide. Types to defer are named but not enumerated:
 * a screen that must not wait searches the best runs elsewhere.
 */
export const choices = (p: Position, seat?: PlayerId, defer: readonly ActionType[] = []): Choices => {
  const now = openStep(p)
  if (!now) return { actor: null, seat: null, step: 'over', offers: [], blocked: [], deferred: [] }
  const offers: Offer[] = []
  const deadEnds: Offer[] = []
  const blocked: { action: Action; refusal: Refusal }[] = []
  const deferred: { type: ActionType; by: EntityId }[] = []
  for (const kind of now.kinds as readonly ActionKind[]) {
    for (const by of actorsOf(p, kind as AnyKind, now.actor)) {
      if (seat !== undefined && decider(p, by) !== seat) continue
      if (defer.includes(kind.type)) {
        deferred.push({ type: kind.type, by })
        continue
      }
      for (const each of kind.candidates(p, by) as Iterable<Candidate>) {
        const candidate = notDeclined(p, each)
        work.objections++
        const found = kind.object(p, candidate.action)
        if (found) blocked.push({ action: candidate.action, refusal: refusalOf(p, found) })
        else (candidate.deadEnd ? deadEnds : offers).push(candidate)
      }
    }
  }
  return {
    actor: now.actor,
    seat: decider(p, now.actor),
    step: now.step.id,
    offers: offers.length > 0 ? offers : deadEnds,
    blocked,
    deferred,
  }
}

/** Every concrete action an offer stands for. */
export function* concrete(offer: Offer): Generator<Action> {
  const { action, range } = offer
  if (!range) {
    yield action
    return
  }
  for (let value = range.min; value <= range.max; value += range.step) {
    yield { ...action, [range.field]: value } as Action
  }
}

import type { Action, ActionType } from './core/action.js'
import { controller } from './core/control.js'
import { Draft } from './core/draft.js'
import type { GameEvent } from './core/event.js'
import { applyAction, kindFor, openStep, runToDecision } from './core/flow.js'
import type { EntityId } from './core/ids.js'
import { misnamed, misused } from './core/known.js'
import type { FullPosition, Position } from './core/position.js'
import { type Objection, objection, type RefusalCode } from './core/refusals.js'
import { parseAction } from './core/schema.js'
import type { GameState } from './core/state.js'
import type { ActionKind, AnyKind } from './core/step.js'
import { work } from './core/work.js'
import { trainName } from './steps/trains.js'

/** Why an action was not taken: the rule, and the facts that break it. Text is made at the edge. */
export interface Refusal {
  readonly rule: string
  /** As the title calls it. */
  readonly code: string
  /** As the engine calls it: several of these may go by one name of the title's, each with words of its own. */
  readonly reason: RefusalCode
  readonly params: Objection['params']
}

export const refusalOf = (p: Position, found: Objection): Refusal => {
  const text = p.rules.title.rulebook.refusals[found.code]
  if (!text) throw new Error(`${p.rules.title.id} has no text for the refusal ${found.code}`)
  const { train } = found.params
  return {
    rule: text.byRound?.[p.state.round.kind] ?? text.rule,
    code: text.id,
    reason: found.code,
    // Players know a train by its type, not by its card.
    params: typeof train === 'string' ? { ...found.params, train: trainName(p, train) } : found.params,
  }
}

/** Some types have a code of their own for "not now". */
const WRONG_STEP: Partial<Record<ActionType, RefusalCode>> = {
  layTile: 'or.tile.WRONG_STEP',
  placeToken: 'or.token.WRONG_STEP',
}

/** They say no more than that the step is another. */
const NOT_NOW: readonly RefusalCode[] = ['any.WRONG_STEP', 'or.tile.WRONG_STEP', 'or.token.WRONG_STEP']

/** Is it the turn of the one who acts now, of whoever decides for it, or of a private company of theirs? */
const hasTurn = (p: Position, by: EntityId, actor: EntityId): boolean =>
  by === actor || (p.rules.operators[by] === undefined && controller(p, by) === controller(p, actor))

/** Who may take an action of the kind now. */
export const actorsOf = (p: Position, kind: AnyKind, actor: EntityId): readonly EntityId[] => kind.by?.(p) ?? [actor]

/** An action with the open kind that takes it, or why there is none. */
type Match = { readonly action: Action; readonly kind: ActionKind } | { readonly objection: Objection }

/** Finds the open kind for an action; whether the action is legal, the kind says. */
const matchKind = (p: Position, action: Action): Match => {
  const now = openStep(p)
  if (!now) return { objection: objection('any.GAME_OVER', {}) }
  const wrong = misnamed(p, action)
  if (wrong) return { objection: wrong }
  const kind = kindFor(now.kinds, action)
  const notInStep = objection('any.WRONG_STEP', { type: action.type, step: now.step.id })
  if (!kind) {
    const why = p.rules.turnAway?.step?.(p, action)
    if (why && !NOT_NOW.includes(why.code)) return { objection: why }
    // The end is offered by anybody at any time; only another offer comes first.
    if (action.type !== 'endGame' && !hasTurn(p, action.by, now.actor))
      return { objection: objection('any.NOT_YOUR_TURN', { by: action.by, active: now.actor }) }
    const power = 'power' in action ? action.power : undefined
    if (power !== undefined && kindFor(now.kinds, { ...action, power: undefined } as Action))
      return { objection: objection('any.NO_POWER', { company: power }) }
    const own = WRONG_STEP[action.type]
    const known = own && p.rules.title.rulebook.refusals[own] ? { code: own, params: {} } : notInStep
    return { objection: why ?? known }
  }
  const other = misused(p, action)
  if (other) return { objection: other }
  const actors = actorsOf(p, kind as AnyKind, now.actor)
  if (!actors.includes(action.by)) {
    const why = kind.outOfTurn?.(p, action)
    // Somebody whose turn it is may have to leave this to another, and then nobody waits for himself.
    const active = action.by === now.actor ? actors[0] : now.actor
    return { objection: why ?? (active ? objection('any.NOT_YOUR_TURN', { by: action.by, active }) : notInStep) }
  }
  return { action, kind }
}

/** Reads an action from outside and finds the open kind for it. */
export const understand = (p: Position, input: unknown): Match => {
  const parsed = parseAction(input)
  if (parsed.ok) return matchKind(p, parsed.action)
  if (!openStep(p)) return { objection: objection('any.GAME_OVER', {}) }
  const { type, field } = parsed
  if (field === null) return { objection: objection('any.UNKNOWN_ACTION', { type }) }
  return { objection: p.rules.turnAway?.shape?.(p, type, field) ?? objection('any.BAD_SHAPE', { type, field }) }
}

export type Stepped =
  | {
      readonly ok: true
      readonly position: FullPosition
      /** What was played: the input, made anew. */
      readonly action: Action
      readonly events: readonly GameEvent[]
    }
  | { readonly ok: false; readonly refusal: Refusal }

/** Called after the action and after each automatic one that follows from it. */
type Follow = (d: Draft, action: Action) => void

/** Carries out an action that its kind does not object to, and what follows from it. */
const afterwards = (p: FullPosition, kind: ActionKind, action: Action, follow?: Follow): Draft => {
  if (p.seat !== undefined) throw new Error('what is covered in a view may decide: determinize it before playing on')
  const d = new Draft(p)
  applyAction(d, kind, action)
  follow?.(d, action)
  runToDecision(d, (each) => follow?.(d, each))
  return d
}

const legalMatch = (p: Position, input: Action): Match => {
  const match = understand(p, input)
  if ('objection' in match) return match
  work.objections++
  const found = match.kind.object(p, match.action)
  return found ? { objection: found } : match
}

/** Why an action is refused; null = it is not. Asked on a view, it tells no more than the seat may know. */
export const whyNot = (p: Position, input: Action): Refusal | null => {
  const match = legalMatch(p, input)
  return 'objection' in match ? refusalOf(p, match.objection) : null
}

const carryOut = (p: FullPosition, input: Action, follow?: Follow): Stepped => {
  const match = legalMatch(p, input)
  if ('objection' in match) return { ok: false, refusal: refusalOf(p, match.objection) }
  const { setup, rules, state, events } = afterwards(p, match.kind, match.action, follow)
  // A copy has no room to grow: histories keep it.
  return { ok: true, position: { setup, rules, state }, action: match.action, events: events.slice() }
}

/**
 * The position after an action, or why it is refused. It keeps no history and needs none: for bots, previews and
 * playouts. Like `play` it knows no seats and takes whoever an action names as its doer at his word: `mayAct` tells
 * whether a seat may.
 */
export const step = (p: FullPosition, input: Action): Stepped => carryOut(p, input)

/**
 * The position after an action that `legal` or `choices` offered in this very position (a range at one of its values).
 * It is taken at its word, neither read nor objected to again: half the work of `step` for one who tries many.
 */
export const stepOffered = (p: FullPosition, action: Action): FullPosition => {
  const kind = kindFor(openStep(p)?.kinds ?? [], action)
  if (!kind) throw new Error(`${action.type} was not offered here`)
  const { setup, rules, state } = afterwards(p, kind, action)
  return { setup, rules, state }
}

/** One action of several that follow from each other, and how things stand after it. */
export interface Moved {
  readonly action: Action
  /** With what led up to it: a turn that begins. */
  readonly events: readonly GameEvent[]
  readonly state: GameState
}

/** What an action leads to, one by one: itself, then the actions of actors without a human controller. None if it is refused. */
export const unfold = (p: FullPosition, input: Action): readonly Moved[] => {
  const moved: Moved[] = []
  let told = 0
  carryOut(p, input, (d, action) => {
    moved.push({ action, events: d.events.slice(told), state: d.state })
    told = d.events.length
  })
  return moved
}

import type { Action, ActionType } from './core/action.js'
import { controller } from './core/control.js'
import { Draft } from './core/draft.js'
import type { GameEvent } from './core/event.js'
import { applyBy, kindFor, open, settle } from './core/flow.js'
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

type Taker = { readonly action: Action; readonly kind: ActionKind } | { readonly objection: Objection }

/** The open kind that takes an action of this doer, whether or not it is legal, or why none does. */
const takerOf = (p: Position, action: Action): Taker => {
  const now = open(p)
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

/** The action as it is understood and who takes it, or why it comes to nothing. */
export const heard = (p: Position, input: unknown): Taker => {
  const parsed = parseAction(input)
  if (parsed.ok) return takerOf(p, parsed.action)
  if (!open(p)) return { objection: objection('any.GAME_OVER', {}) }
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

/** Told of the action and of each that nobody was asked about, when it has been done. */
type Follow = (d: Draft, action: Action) => void

/** Does an action that its kind takes without objection, and what follows from it. */
const afterwards = (p: FullPosition, kind: ActionKind, action: Action, follow?: Follow): Draft => {
  if (p.seat !== undefined) throw new Error('what is covered in a view may decide: determinize it before playing on')
  const d = new Draft(p)
  applyBy(d, kind, action)
  follow?.(d, action)
  settle(d, (each) => follow?.(d, each))
  return d
}

const taken = (p: Position, input: Action): Taker => {
  const taker = heard(p, input)
  if ('objection' in taker) return taker
  work.objections++
  const found = taker.kind.object(p, taker.action)
  return found ? { objection: found } : taker
}

/** Why an action is refused; null = it is not. Asked on a view, it tells no more than the seat may know. */
export const whyNot = (p: Position, input: Action): Refusal | null => {
  const taker = taken(p, input)
  return 'objection' in taker ? refusalOf(p, taker.objection) : null
}

const carryOut = (p: FullPosition, input: Action, follow?: Follow): Stepped => {
  const taker = taken(p, input)
  if ('objection' in taker) return { ok: false, refusal: refusalOf(p, taker.objection) }
  const { setup, rules, state, events } = afterwards(p, taker.kind, taker.action, follow)
  return { ok: true, position: { setup, rules, state }, action: taker.action, events }
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
  const kind = kindFor(open(p)?.kinds ?? [], action)
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

/** What an action leads to, one by one: itself, then what is done of whom nobody is asked. Refused, it leads to nothing. */
export const unfold = (p: FullPosition, input: Action): readonly Moved[] => {
  const moved: Moved[] = []
  let told = 0
  carryOut(p, input, (d, action) => {
    moved.push({ action, events: d.events.slice(told), state: d.state })
    told = d.events.length
  })
  return moved
}

import type { Action } from './action.js'
import { hasPerson } from './control.js'
import type { Draft } from './draft.js'
import { endGame } from './endGame.js'
import { checkEndTriggers } from './endTriggers.js'
import { finishGame } from './finish.js'
import { stateHash } from './hash.js'
import type { EntityId } from './ids.js'
import type { Position } from './position.js'
import { askedAt } from './prompts.js'
import { replaceable } from './replaceable.js'
import type { GameState } from './state.js'
import type { ActionKind, AnyKind, Step } from './step.js'
import type { Rules } from './title.js'

/** The step that waits for a decision, who decides there, and every kind of action open to them. */
export interface OpenStep {
  readonly step: Step
  readonly actor: EntityId
  readonly kinds: readonly AnyKind[]
}

/** An answer with the position it was given for. */
interface Answer {
  readonly state: GameState
  readonly rules: Rules
  readonly open: OpenStep | null
}

let latest: Answer | null = null

/** The step that is open now; null = the flow moves on by itself. Asked several times in a row of the same position, so the last answer is kept. */
export const openStep = (p: Position): OpenStep | null => {
  if (latest?.state !== p.state || latest.rules !== p.rules)
    latest = { state: p.state, rules: p.rules, open: findOpenStep(p) }
  return latest.open
}

const findOpenStep = (p: Position): OpenStep | null => {
  if (p.state.ended) return null
  const interrupt = p.state.interrupts[0]
  if (interrupt) {
    const step = p.rules.interrupts[interrupt.kind]?.step
    if (!step) throw new Error(`no step settles the interrupt ${interrupt.kind}`)
    const actor = askedAt(p, step)
    // One offer at a time: who is asked something answers that first.
    const kinds = interrupt.action ? step.kinds : [...step.kinds, endGame]
    return actor === null ? null : { step, actor, kinds }
  }
  const flow = p.rules.rounds[p.state.round.kind]
  if (!flow) throw new Error(`no round ${p.state.round.kind}`)
  const step = flow.step(p)
  const actor = step && askedAt(p, step)
  if (!step || actor === null) return null
  const anytime = (flow.anytime ?? []).filter((kind) => !step.kinds.includes(kind))
  return { step, actor, kinds: [...step.kinds, ...anytime, endGame] }
}

/** The kind that takes an action, if one is open. */
export const kindFor = (kinds: readonly AnyKind[], action: Action): ActionKind | undefined =>
  (kinds as readonly ActionKind[]).find((kind) => kind.type === action.type && (kind.takes?.(action) ?? true))

/** Carries out an action that its kind does not object to. */
export const applyAction = replaceable((d: Draft, kind: ActionKind, action: Action): void => {
  kind.apply(d, action)
  checkEndTriggers(d)
})

/** Called after every action of an actor without a human controller. */
type OnAutomaticAction = (action: Action) => void

/** Carries out the action of an actor without a human controller; null = a person decides. */
const actAutomatically = (d: Draft, { step, actor, kinds }: OpenStep): Action | null => {
  if (!d.rules.automatic || hasPerson(d, actor)) return null
  const action = d.rules.automatic(d, actor)
  if (!action) return null
  const kind = kindFor(kinds, action)
  const why = kind?.object(d, action)
  if (!kind || why)
    throw new Error(`${actor} cannot ${action.type} by itself in ${step.id}: ${why?.code ?? 'not open'}`)
  applyAction(d, kind, action)
  return action
}

/** More moves than any game goes on for with nobody having a choice and something changing all the same. */
const ENDLESS = 4000
/** The same at a table that counts the turns of a game without choices and stops it by their number. */
const ENDLESS_BUT_LIMITED = 20_000
/** More than all turns, steps and interrupts of the longest round. */
const STUCK = 1000
/** A rule may look at whether this is the turn something happened in, so one set of rounds could be an exception. */
const SETS_ALIKE = 2

const roundOf = ({ state: { turn, round } }: Position): string => `${round.kind} ${turn}.${round.num}`

/** The beginning of a round that has come again and again with nobody having a choice in between. */
interface Recurrence {
  readonly state: GameState
  /** How often in a row nothing but the number of the turn had changed when it came again. */
  readonly alike: number
}

const areAlike = (one: GameState, other: GameState): boolean =>
  stateHash({ ...one, turn: 0 }) === stateHash({ ...other, turn: 0 })

/** At the beginning of a round, with the first one that began since somebody had a choice. */
const recurrenceAt = ({ state }: Position, recurrence: Recurrence | null): Recurrence => {
  if (!recurrence) return { state, alike: 0 }
  const { round } = recurrence.state
  if (round.kind !== state.round.kind || round.num !== state.round.num) return recurrence
  return { state, alike: areAlike(recurrence.state, state) ? recurrence.alike + 1 : 0 }
}

const moveOn = (d: Draft): void => {
  const waiting = d.state.interrupts[0]
  if (waiting) {
    d.resume()
    d.rules.interrupts[waiting.kind]?.step.settled?.(d, waiting)
  } else d.rules.rounds[d.state.round.kind]?.advance(d)
}

/**
 * Moves on until somebody has to decide or the game is over. A game whose rounds come and go without anybody ever having
 * a choice again is over as soon as a set of them has changed nothing, or after so many moves; one that stays in the same
 * round has a fault in its rules, and says so.
 */
export const runToDecision = (d: Draft, onAutomatic?: OnAutomaticAction): void => {
  let round = roundOf(d)
  let since = 0
  let recurrence: Recurrence | null = null
  // Where the table itself stops a game that goes on for too many turns, it is played up to there.
  const isLimited = d.rules.turnLimit !== undefined
  const most = isLimited ? ENDLESS_BUT_LIMITED : ENDLESS
  for (let moves = 0; moves < most; moves++) {
    if (d.state.ended) {
      d.rules.beforeDecision?.(d)
      return
    }
    const waiting = openStep(d)
    const automatic = waiting && actAutomatically(d, waiting)
    if (waiting && !automatic) {
      if (d.rules.beforeDecision?.(d)) continue
      return
    }
    if (automatic) onAutomatic?.(automatic)
    if (moves - since >= STUCK) {
      const interrupts = d.state.interrupts.map(({ kind }) => kind).join(', ')
      throw new Error(`the round ${round} does not go on${interrupts && `: interrupts ${interrupts}`}`)
    }
    if (!waiting) {
      moveOn(d)
      checkEndTriggers(d)
    }
    if (roundOf(d) === round) continue
    round = roundOf(d)
    since = moves
    if (isLimited) continue
    recurrence = recurrenceAt(d, recurrence)
    if (recurrence.alike >= SETS_ALIKE) break
  }
  finishGame(d, 'dnf')
}

/** Enters a step of the current turn. */
export const goToStep = replaceable((d: Draft, index: number): void => {
  d.round({ step: index })
  d.rules.rounds[d.state.round.kind]?.step(d)?.enter?.(d)
})

/** Sets up a new round; the caller chooses whose turn it is. */
export const beginRound = (
  d: Draft,
  round: { readonly kind: string; readonly num: number; readonly of: number },
): void => {
  d.set({ round: { ...round, current: null, step: 0, turn: {}, memo: {} } })
  d.emit({ type: 'roundBegan', round: round.kind, turn: d.state.turn, num: round.num, of: round.of })
}

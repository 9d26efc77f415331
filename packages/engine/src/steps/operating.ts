import type { Draft } from '../core/draft.js'
import { type FactData, roundFact, turnFact } from '../core/facts.js'
import { goToStep } from '../core/flow.js'
import type { EntityId, OperatorId } from '../core/ids.js'
import { passIn } from '../core/kinds.js'
import type { Position } from '../core/position.js'
import type { Objection } from '../core/refusals.js'
import { amount, flag, id, listOf } from '../core/shape.js'
import type { ActionKind, AnyKind, RoundFlow, Step, Turns } from '../core/step.js'

export interface OperatingRules {
  /** Who takes the next turn of the round; asked anew after every turn, because prices move. */
  next(p: Position): EntityId | null
  /** The steps of a turn in the order of play. */
  steps(p: Position, operator: EntityId): readonly Step[]
  /** The lists `steps` chooses from. */
  readonly turns: Turns
  /** Kinds open at any time of a turn. */
  readonly anytime: readonly AnyKind[]
  beginTurn?(d: Draft, operator: EntityId): void
  endTurn?(d: Draft, operator: EntityId): void
  endRound(d: Draft): void
}

/** In the order of their turns. */
export const operated = roundFact('operated', listOf(id), [], 'Those whose turn of this round is over.')
const over = turnFact('over', flag, false, 'The turn was cut short: no step of it is left.')
export const passedSteps = turnFact('passed', listOf(amount), [], 'Indices of the steps that were passed.')

export const OPERATING_FACTS: readonly FactData[] = [operated, over, passedSteps]

/** Ends the turn in progress, whatever steps are left. */
export const cutTurn = (d: Draft): void => over.set(d, true)

export const operatingRound = (rules: OperatingRules): RoundFlow => ({
  turns: rules.turns,
  anytime: rules.anytime,
  step(p) {
    const { current, step } = p.state.round
    return current === null || over.of(p) ? null : (rules.steps(p, current)[step] ?? null)
  },
  advance(d) {
    const { current, step } = d.state.round
    if (current !== null) {
      const idle = over.of(d) ? null : (rules.steps(d, current)[step]?.idle?.(d) ?? null)
      if (idle !== null) d.emit({ type: 'skipped', by: current, why: idle })
      if (!over.of(d) && step + 1 < rules.steps(d, current).length) {
        goToStep(d, step + 1)
        return
      }
      operated.set(d, [...operated.of(d), current])
      rules.endTurn?.(d, current)
    }
    const next = rules.next(d)
    d.round({ current: next, step: 0, turn: {} })
    if (next === null) {
      rules.endRound(d)
      return
    }
    rules.beginTurn?.(d, next)
    goToStep(d, 0)
  },
})

export interface InOrder {
  readonly id: OperatorId
  readonly turn: 'done' | 'now' | 'next'
}

/** Everybody who operates in this round, in the order of their turns; outside of one as it would be now. */
export const operatingOrder = (p: Position): readonly InOrder[] => {
  const isOperator = (id: EntityId): boolean => p.rules.operators[id] !== undefined
  const { current } = p.state.round
  const done = operated.of(p).filter(isOperator)
  const now = current !== null && isOperator(current) && !done.includes(current) ? [current] : []
  const next = p.rules.reading.toOperate(p).filter((id) => id !== current)
  return [
    ...done.map((id): InOrder => ({ id, turn: 'done' })),
    ...now.map((id): InOrder => ({ id, turn: 'now' })),
    ...next.map((id): InOrder => ({ id, turn: 'next' })),
  ]
}

/** The step in progress is over for who has its turn. */
export const leaveStep = (d: Draft): void => passedSteps.set(d, [...passedSteps.of(d), d.state.round.step])

/** A pass that ends the step. */
export const passStep = (check?: (p: Position, by: EntityId) => Objection | undefined): ActionKind<'pass'> =>
  passIn((p) => p.rules.rounds[p.state.round.kind]?.step(p)?.id ?? '', leaveStep, check)

/** Has the current step been passed? */
export const stepPassed = (p: Position): boolean => passedSteps.of(p).includes(p.state.round.step)

import type { Action } from './action.js'
import { derivedLately } from './derived.js'
import type { Draft } from './draft.js'
import { textHash } from './hash.js'
import type { EntityId } from './ids.js'
import { actionKey } from './schema.js'
import { type Fields, type RecordOf, record, type Shape } from './shape.js'
import type { FactValues, GameState, Interrupt, RoundState } from './state.js'
import type { Step } from './step.js'

/** A kind of thing that must be settled before the round goes on, declared once beside the step that settles it. */
export interface InterruptKind<T = unknown> {
  readonly kind: string
  /** What it knows beside whom it asks. */
  readonly shape: Shape<T>
  /** One sentence: what is asked. */
  readonly says: string
  /** It is an offer, which waits with the action that made it. */
  readonly offers?: true
  /** Asks `by`, once what is asked already is settled; an offer keeps the action that waits for the answer. */
  raise(d: Draft, by: EntityId, data: T, action?: Action): void
  /** Is it what is asked now? */
  waits(p: { readonly state: GameState }): boolean
  /** Of the interrupt asked now. */
  data(p: { readonly state: GameState }): T
  dataOf(interrupt: Interrupt): T
  /** What the interrupt asked now has learnt. */
  learn(d: Draft, data: Partial<T>): void
}

/** The first interrupt is the one asked now. */
export const asked = (p: { readonly state: GameState }): EntityId | null => p.state.interrupts[0]?.by ?? null

/** The action that waits for the answer of who is asked now, if it is an offer. */
export const offerAsked = (p: { readonly state: GameState }): Action | null => p.state.interrupts[0]?.action ?? null

/**
 * What the offer that is asked about is called, so that an answer can say which one it means: a late answer to another
 * offer is not taken for one to this. It is made of what everybody knows: what is offered, and in whose turn.
 */
export const offerName = (p: { readonly state: GameState }): string | undefined => {
  const action = offerAsked(p)
  return action ? nameOf(action, p.state.turn, p.state.round) : undefined
}

const nameOf = derivedLately((action: Action, turn: number, { kind, num, current }: RoundState): string =>
  textHash(JSON.stringify([turn, kind, num, current, actionKey(action)])),
)

/** Declares a kind of interrupt: what it always knows, what is asked, and what it may know. */
export const interrupt = <F extends Fields, O extends Fields = Record<never, never>>(
  kind: string,
  fields: F,
  says: string,
  optional: O = {} as O,
): InterruptKind<RecordOf<F, O>> => {
  type Data = RecordOf<F, O>
  const dataOf = (raised: Interrupt): Data => {
    if (raised.kind !== kind) throw new Error(`${raised.kind} is asked, not ${kind}`)
    return raised.data as unknown as Data
  }
  const first = (p: { readonly state: GameState }): Interrupt => {
    const [raised] = p.state.interrupts
    if (!raised) throw new Error(`nothing is asked, not even ${kind}`)
    return raised
  }
  return {
    kind,
    shape: record(fields, optional),
    says,
    raise(d, by, data, action) {
      const raised: Interrupt = { kind, by, data: data as unknown as FactValues, ...(action ? { action } : {}) }
      d.set({ interrupts: [...d.state.interrupts, raised] })
    },
    waits: (p) => p.state.interrupts[0]?.kind === kind,
    data: (p) => dataOf(first(p)),
    dataOf,
    learn(d, data) {
      const raised = first(d)
      const next = { ...dataOf(raised), ...data } as unknown as FactValues
      d.set({ interrupts: [{ ...raised, data: next }, ...d.state.interrupts.slice(1)] })
    },
  }
}

/** Declares an interrupt that is raised with the action it puts before somebody. */
export const offering = <F extends Fields>(kind: string, fields: F, says: string) => ({
  ...interrupt(kind, fields, says),
  offers: true as const,
})

/** A kind of interrupt with the step that settles it. */
export interface Settlement {
  readonly interrupt: InterruptKind
  readonly step: Step
}

/** A title's interrupts, to be found by their kind. */
export const settledBy = (
  ...pairs: readonly (readonly [InterruptKind, Step])[]
): Readonly<Record<string, Settlement>> =>
  Object.fromEntries(pairs.map(([raised, step]) => [raised.kind, { interrupt: raised, step }]))

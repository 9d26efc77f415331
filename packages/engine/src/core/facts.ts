import type { Draft } from './draft.js'
import type { OperatorId, PlayerId } from './ids.js'
import type { Text } from './rules.js'
import type { Shape } from './shape.js'
import type { FactValues, GameState, Json } from './state.js'

/** How long a fact is kept, or of whom it is one. */
export type Lifetime = 'turn' | 'round' | 'game' | 'operator' | 'player'

/** A fact of the state beside what every title has, declared once by the step that owns it. */
export interface FactData<T = unknown> {
  readonly name: string
  readonly lifetime: Lifetime
  readonly shape: Shape<T>
  /** What holds where the state says nothing: a simple value, or an empty list or record. */
  readonly usual: T
  /** One sentence: what it says. */
  readonly says: string
  /** How a screen calls it; absent = not shown. */
  readonly label?: Text
}

/** A fact of the turn, the round or the game. */
export interface Fact<T> extends FactData<T> {
  of(p: { readonly state: GameState }): T
  set(d: Draft, value: T): void
}

/** A fact of each operator or each player. */
export interface FactAbout<Id extends string, T> extends FactData<T> {
  of(p: { readonly state: GameState }, id: Id): T
  set(d: Draft, id: Id, value: T): void
}

type Values = { readonly [name: string]: Json }

/** The one place where a fact is found by its name. */
export const valuesOf = (values: FactValues): Values => values as Values

/** A fact where only its declaration is at hand: on screens, in scenarios. */
export const valueIn = <T>({ name, usual }: FactData<T>, values: FactValues | undefined): T =>
  (values === undefined ? usual : (valuesOf(values)[name] ?? usual)) as T

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** The usual value is never written down, so that equal positions are equal states. */
export const isUsual = ({ usual }: Pick<FactData, 'usual'>, value: unknown): boolean =>
  value === usual || (isEmpty(value) && isEmpty(usual))

const written = (values: FactValues | undefined, fact: FactData, value: unknown): FactValues => {
  if (!isUsual(fact, value)) return { ...values, [fact.name]: value }
  const { [fact.name]: _, ...others } = valuesOf(values ?? {})
  return others
}

const fact =
  (lifetime: Lifetime, kept: (state: GameState) => FactValues, keep: (d: Draft, values: FactValues) => void) =>
  <T>(name: string, shape: Shape<T>, usual: NoInfer<T>, says: string): Fact<T> => {
    const data: FactData<T> = { name, lifetime, shape, usual, says }
    const of = ({ state }: { readonly state: GameState }): T => valueIn(data, kept(state))
    return {
      ...data,
      of,
      set(d, value) {
        if (value !== of(d)) keep(d, written(kept(d.state), data, value))
      },
    }
  }

/** Of the turn of a player or an operator: gone when the next one begins. */
export const turnFact = fact(
  'turn',
  ({ round }) => round.turn,
  (d, turn) => d.round({ turn }),
)

/** Of the round: gone when the next one begins. */
export const roundFact = fact(
  'round',
  ({ round }) => round.memo,
  (d, memo) => d.round({ memo }),
)

/** Kept to the end of the game. */
export const gameFact = fact(
  'game',
  ({ memo }) => memo,
  (d, memo) => d.set({ memo }),
)

const factAbout =
  <Id extends string>(
    lifetime: Lifetime,
    kept: (state: GameState, id: Id) => FactValues | undefined,
    keep: (d: Draft, id: Id, values: FactValues | undefined) => void,
  ) =>
  <T>(name: string, shape: Shape<T>, usual: NoInfer<T>, says: string, label?: Text): FactAbout<Id, T> => {
    const data: FactData<T> = { name, lifetime, shape, usual, says, ...(label ? { label } : {}) }
    const of = ({ state }: { readonly state: GameState }, id: Id): T => valueIn(data, kept(state, id))
    return {
      ...data,
      of,
      set(d, id, value) {
        if (value === of(d, id)) return
        const values = written(kept(d.state, id), data, value)
        keep(d, id, isEmpty(values) ? undefined : values)
      },
    }
  }

/** Of each operator, on its charter: bonds, loans, markers. */
export const operatorFact = factAbout<OperatorId>(
  'operator',
  ({ operators }, id) => operators[id]?.facts,
  (d, id, facts) => d.operator(id, { facts }),
)

/** Of each player, before him on the table. */
export const playerFact = factAbout<PlayerId>(
  'player',
  ({ players }, id) => players[id]?.facts,
  (d, id, facts) => d.player(id, { facts }),
)

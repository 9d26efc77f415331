import type { Rules } from './title.js'

/** Whatever knows by which rules it is played: a position, a draft. */
interface Ruled {
  readonly rules: Rules
}

/** A function of the rules that another ruleset may replace. Called as any other; `rulebook` is what stands in the source. */
export type Replaceable<F> = F & { readonly rulebook: F }

/** A value of the rules that another ruleset may replace. */
export interface Parameter<T> {
  of(p: Ruled): T
  readonly rulebook: T
}

/** What a table plays in the place of the rulebook's functions and values; none at a table that plays by the rulebook. */
export type Replaced = ReadonlyMap<unknown, unknown>

/** Marks a function of the rules as one that another ruleset may replace or wrap: what is written here is the rulebook. */
export const replaceable = <P extends Ruled, A extends readonly unknown[], R>(
  rulebook: (p: P, ...args: A) => R,
): Replaceable<(p: P, ...args: A) => R> => {
  const asked = (p: P, ...args: A): R => {
    const other = p.rules.replaced?.get(asked) as typeof rulebook | undefined
    return other ? other(p, ...args) : rulebook(p, ...args)
  }
  return Object.assign(asked, { rulebook })
}

/** The same for a plain value: `LIMIT.of(p)`. */
export const parameter = <T>(rulebook: T): Parameter<T> => {
  const asked: Parameter<T> = {
    rulebook,
    of({ rules: { replaced } }) {
      return replaced?.has(asked) ? (replaced.get(asked) as T) : rulebook
    },
  }
  return asked
}

type Method = (p: never, ...args: never[]) => unknown
type Methods<T> = { [K in keyof T]-?: NonNullable<T[K]> extends Method ? K : never }[keyof T]

/** A step or a kind of action with some of its methods made replaceable. */
export const withReplaceable = <T extends object, K extends Methods<T>>(
  record: T,
  ...names: readonly K[]
): Omit<T, K> & { readonly [N in K]: Replaceable<NonNullable<T[N]>> } => {
  const marked = names.map((name) => [name, replaceable(record[name] as (p: Ruled) => unknown)])
  return { ...record, ...Object.fromEntries(marked) }
}

/** Something put in the place of a function or value of the rulebook. */
export interface Replacement {
  readonly of: { readonly rulebook: unknown }
  /** Made from what stood there before, so that it can be wrapped. */
  make(before: unknown): unknown
}

/** Another function in its place; `before` is the rulebook's, or what another mechanism has made of it. */
export const replace = <F>(of: Replaceable<F>, make: (before: F) => F): Replacement => ({
  of,
  make: make as (before: unknown) => unknown,
})

/** Another value in its place. */
export const setParameter = <T>(of: Parameter<T>, value: T): Replacement => ({ of, make: () => value })

/** All of them, one after the other: a later one wraps an earlier one of the same function. */
export const replacedBy = (replacements: readonly Replacement[]): Replaced => {
  const replaced = new Map<unknown, unknown>()
  for (const { of, make } of replacements) replaced.set(of, make(replaced.has(of) ? replaced.get(of) : of.rulebook))
  return replaced
}

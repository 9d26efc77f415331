// What a refusal claims, and how it is put to the test.
import { type Action, type Position, type Refusal, type RefusalCode, refusalText, step } from '@roundhouse/engine'
import type { Refused } from './collect.js'
import { withPurse } from './purse.js'
import { purseOf } from './reading.js'

/** What is untrue about a refusal; undefined = nothing was found. */
export type Claim = (found: Refused) => string | undefined

/** A code that claims nothing a position could tell otherwise, and why. */
export interface Nothing {
  readonly nothing: string
}

export const nothing = (why: string): Nothing => ({ nothing: why })

export type Claims = Readonly<Partial<Record<RefusalCode, Claim | Nothing>>>

/** Every one of these. */
export const all =
  (...claims: readonly Claim[]): Claim =>
  (found) => {
    for (const claim of claims) {
      const wrong = claim(found)
      if (wrong !== undefined) return wrong
    }
    return undefined
  }

/** It is so; `what` names it where it is not. */
export const so =
  (what: string, holds: (found: Refused) => boolean): Claim =>
  (found) =>
    holds(found) ? undefined : `it is not so that ${what}`

/** As a player reads it, with ids for names. */
export const textOf = ({ game, refusal }: Refused): string =>
  refusalText(game.rules.title.rulebook, refusal, 'en', { name: String, hex: String, money: String })

/** Does a player read this parameter? What no text shows claims nothing. */
export const isShown = (found: Refused, name: string): boolean => {
  const value = String(found.refusal.params[name] ?? '')
  const { en = '' } = found.game.rules.title.rulebook.refusals[found.refusal.reason]?.text ?? {}
  return en.includes(`{${name}`) && value !== '' && textOf(found).includes(value)
}

/** A parameter is what is read from the position or the action. */
export const says =
  (name: string, expected: (found: Refused) => string | number | undefined): Claim =>
  (found) => {
    if (!isShown(found, name)) return undefined
    const told = found.refusal.params[name]
    const known = expected(found)
    return told === known ? undefined : `${name} is told as ${told} and is ${known}`
  }

export const fieldOf = (action: Action, name: string): unknown => (action as unknown as Record<string, unknown>)[name]

/** A parameter repeats a field of the action. */
export const repeats = (name: string, field = name): Claim =>
  says(name, ({ action }) => fieldOf(action, field) as string | number)

/** What the same action would come to in another position; null = it would be taken. */
const refusedIn = (p: Position, action: Action): Refusal | null => {
  const stepped = step(p as never, action)
  return stepped.ok ? null : stepped.refusal
}

/**
 * `need` is the least that must be in the purse: with it the reason is gone, with one less it is still there. `have` is
 * what is in it now, less what is bound.
 */
export const lacksMoney =
  (payer: (found: Refused) => string, bound: (found: Refused) => number = () => 0): Claim =>
  (found) => {
    const { game, action, refusal } = found
    const id = payer(found)
    const set = bound(found)
    const { need, have } = refusal.params
    if (have !== purseOf(game, id) - set) return `have is told as ${have} and is ${purseOf(game, id) - set} of ${id}`
    if (Number(need) <= Number(have)) return `${have} is enough for ${need}`
    const enough = refusedIn(withPurse(game, id, Number(need) + set), action)
    if (enough?.reason === refusal.reason) return `with ${need} it would be refused for the same reason`
    const short = refusedIn(withPurse(game, id, Number(need) - 1 + set), action)
    return short?.reason === refusal.reason ? undefined : `${Number(need) - 1} would be enough, not ${need}`
  }

export const doer = ({ action }: Refused): string => action.by

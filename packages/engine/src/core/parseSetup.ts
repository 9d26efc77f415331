import { isLookup } from './ids.js'
import { isSeed } from './seed.js'
import { RULESETS, type Seat, type Setup } from './setup.js'
import type { SetupProblem } from './setupProblem.js'

export type ParsedSetup =
  | { readonly ok: true; readonly setup: Setup }
  | { readonly ok: false; readonly problems: readonly SetupProblem[] }

type Loose = Readonly<Record<string, unknown>>
/** Makes a field anew out of what came in; undefined = it is missing or wrong. */
type Read<T> = (value: unknown) => T | undefined

const LONGEST_NAME = 200
const MOST = { seats: 12, options: 100, switches: 200 }

const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const name: Read<string> = (value) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_NAME ? value : undefined
/** Of something the title has. */
const id: Read<string> = (value) =>
  name(value) !== undefined && isLookup(value as string) ? (value as string) : undefined

const listOf =
  <T>(read: Read<T>, most: number): Read<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined
    const list = value.map(read)
    return list.includes(undefined) ? undefined : (list as readonly T[])
  }

const seat: Read<Seat> = (value) => {
  if (!isRecord(value)) return undefined
  const called = name(value.name)
  if (called === undefined) return undefined
  const { id: theirs, automaton } = value
  const known = (typeof theirs === 'string' && theirs.length <= LONGEST_NAME) || Number.isSafeInteger(theirs)
  if (theirs !== undefined && !known) return undefined
  return {
    name: called,
    ...(known && { id: theirs as string | number }),
    ...(automaton === true && { automaton }),
  }
}

const switches: Read<NonNullable<Setup['switches']>> = (value) => {
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value)
  const isValue = (each: unknown): boolean => typeof each === 'boolean' || Number.isFinite(each)
  if (entries.length > MOST.switches) return undefined
  return entries.every(([key, each]) => id(key) !== undefined && isValue(each))
    ? (Object.fromEntries(entries) as NonNullable<Setup['switches']>)
    : undefined
}

type Fields<T> = { readonly [K in keyof T]-?: Read<NonNullable<T[K]>> }

const FIELDS: Fields<Setup> = {
  title: id,
  players: (value) => {
    const seats = listOf(seat, MOST.seats)(value)
    return seats?.length === 0 ? undefined : seats
  },
  seed: (value) => (isSeed(value) ? value : undefined),
  options: listOf(id, MOST.options),
  ruleset: (value) => RULESETS.find((each) => each === value),
  consent: (value) => (typeof value === 'boolean' ? value : undefined),
  switches,
}

/** What is usual where a set-up says nothing. */
const USUAL: Loose = { options: [] }
const OPTIONAL: readonly string[] = ['consent', 'switches']

/**
 * Unknown input → a set-up of the right shape, made anew from its declared fields, or all that is wrong with it. Whether
 * the title can be played like that, `setupProblems` says.
 */
export const parseSetup = (input: unknown): ParsedSetup => {
  const wrong = (field: string): SetupProblem => ({ problem: 'field', params: { field } })
  if (!isRecord(input)) return { ok: false, problems: [wrong('setup')] }
  const problems: SetupProblem[] = []
  const made: Record<string, unknown> = {}
  for (const [field, read] of Object.entries<Read<unknown>>(FIELDS)) {
    const given = input[field] ?? USUAL[field]
    if (given === undefined && OPTIONAL.includes(field)) continue
    const value = read(given)
    if (value === undefined) problems.push(wrong(`setup.${field}`))
    else made[field] = value
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, setup: made as unknown as Setup }
}

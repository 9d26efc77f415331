import type { Action, ActionOf, ActionType, RunOfTrain, Stop } from './action.js'
import { type Holder, isLookup, isPlayer, PLACES, type PlayerId } from './ids.js'

const WRONG = Symbol('not of the right shape')
/** Makes a value anew out of what came in, so that nobody outside can change it later. `undefined` = not said. */
type Read<T> = (value: unknown) => T | typeof WRONG

const text: Read<string> = (value) =>
  typeof value === 'string' && value.length > 0 && value.length < 200 && isLookup(value) ? value : WRONG
// Adding 0 makes one number of 0 and −0, as JSON does.
const whole: Read<number> = (value) => (typeof value === 'number' && Number.isSafeInteger(value) ? value + 0 : WRONG)
/** Money that is added: nothing less than nothing. */
const sum: Read<number> = (value) => (typeof value === 'number' && value < 0 ? WRONG : whole(value))
const flag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : WRONG)
const player: Read<PlayerId> = (value) => (typeof value === 'string' && isPlayer(value) ? value : WRONG)
const oneOf =
  <T extends string>(...values: readonly T[]): Read<T> =>
  (value) =>
    values.find((each) => each === value) ?? WRONG
const place = oneOf(...PLACES)
const holder: Read<Holder> = (value) => (place(value) === WRONG ? player(value) : place(value))
const SIDES = [0, 1, 2, 3, 4, 5]
const rotation: Read<number> = (value) => SIDES.find((side) => side === value) ?? WRONG

/** Items in all lists of one action together: more than the longest runs of all trains over the largest map name. */
const MOST_ITEMS = 3000

/** What is left of them for the action that is being read. */
let room = MOST_ITEMS

const listOf =
  <T>(item: Read<T>): Read<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > room) return WRONG
    room -= value.length
    const list = [...value].map(item)
    return list.includes(WRONG) ? WRONG : Object.freeze(list as T[])
  }
const maybe =
  <T>(read: Read<T>): Read<T | undefined> =>
  (value) =>
    value === undefined ? undefined : read(value)
/** Said or not said: `false` is the same as nothing. */
const mark: Read<boolean | undefined> = (value) => (value === false ? undefined : maybe(flag)(value))

type Fields<T> = { readonly [K in keyof T]-?: Read<T[K]> }

/** The fields in the order they are declared; those not declared or not said are left out. The name of a wrong one. */
const gather = (fields: readonly (readonly [string, Read<unknown>])[], from: object, into: object): string | null => {
  for (const [field, read] of fields) {
    const made = read((from as Record<string, unknown>)[field])
    if (made === WRONG) return field
    if (made !== undefined) (into as Record<string, unknown>)[field] = made
  }
  Object.freeze(into)
  return null
}
const record = <T extends object>(fields: Fields<T>): Read<T> => {
  const list = Object.entries<Read<unknown>>(fields)
  return (value) => {
    if (typeof value !== 'object' || value === null) return WRONG
    const made = {} as T
    return gather(list, value, made) === null ? made : WRONG
  }
}

const run = record<RunOfTrain>({
  train: text,
  chains: listOf(listOf(text)),
  stops: listOf(record<Stop>({ hex: text, place: whole })),
  counts: maybe(listOf(text)),
})

type Shape<T extends ActionType> = Fields<Omit<ActionOf<T>, 'type' | 'by'>>

/** The shape of every action, checked once where it comes in. */
const SHAPES: { readonly [T in ActionType]: Shape<T> } = {
  pass: {},
  bid: { company: text, price: whole },
  par: { corporation: text, price: whole },
  buyShares: {
    corporation: text,
    from: holder,
    percent: whole,
    exchange: mark,
    certificates: maybe(listOf(whole)),
  },
  sellShares: {
    corporation: text,
    percent: whole,
    papers: maybe(listOf(whole)),
    exchange: mark,
    certificates: maybe(listOf(whole)),
  },
  issueShares: { percent: whole, papers: maybe(listOf(whole)) },
  redeemShares: { percent: whole },
  layTile: { hex: text, tile: text, rotation, power: maybe(text), spends: maybe(text) },
  placeToken: { hex: text, city: whole, power: maybe(text) },
  buyToken: { hex: text, city: whole, from: text, price: whole },
  runRoutes: { runs: listOf(run) },
  claimRoutes: { runs: listOf(run) },
  dividend: { kind: oneOf('full', 'half', 'withhold', 'variable'), amount: maybe(whole) },
  buyTrain: { from: text, train: text, name: text, price: whole, help: maybe(sum), power: maybe(text) },
  buyEquipment: { item: text, from: text, price: whole },
  discardTrain: { train: text },
  buyPrivate: { company: text, price: whole, share: mark },
  sellPrivate: { company: text, price: whole, to: player },
  assign: { company: text, hex: maybe(text), to: maybe(text) },
  usePower: { company: text, choice: maybe(text) },
  borrow: {},
  repay: {},
  answer: { accept: flag, offer: maybe(text) },
  choose: { choice: text },
  bankrupt: {},
  endGame: {},
}

const LISTED = new Map<string, readonly (readonly [string, Read<unknown>])[]>(
  Object.entries(SHAPES).map(([type, shape]) => [type, Object.entries<Read<unknown>>({ by: text, ...shape })]),
)

/** The fields an action of the type may have; undefined = there is no such action. */
export const fieldsOf = (type: string): readonly string[] | undefined => {
  const fields = LISTED.get(type)
  return fields && ['type', ...fields.map(([name]) => name)]
}

/** Those of them that must be said. */
export const requiredOf = (type: string): readonly string[] =>
  (LISTED.get(type) ?? []).filter(([, read]) => read(undefined) === WRONG).map(([name]) => name)

export type Parsed =
  | { readonly ok: true; readonly action: Action }
  | { readonly ok: false; readonly type: string; readonly field: string | null }

/**
 * Unknown input → an action of the right shape, or what is wrong with it (`field: null` = no such type).
 * The action is made anew from its declared fields, always in the same order, and frozen: equal actions are equal
 * as text, and what was played stays what it was.
 */
export const parseAction = (input: unknown): Parsed => {
  if (typeof input !== 'object' || input === null) return { ok: false, type: typeof input, field: null }
  const { type } = input as { readonly type?: unknown }
  const fields = typeof type === 'string' ? LISTED.get(type) : undefined
  if (typeof type !== 'string' || !fields)
    return { ok: false, type: typeof type === 'string' ? type : typeof type, field: null }
  const made = { type }
  room = MOST_ITEMS
  const field = gather(fields, input, made)
  return field === null ? { ok: true, action: made as Action } : { ok: false, type, field }
}

/** One text for all actions that say the same, whatever the order of their fields. */
export const actionKey = (action: Action): string => {
  const parsed = parseAction(action)
  if (!parsed.ok) throw new Error(`actionKey: ${parsed.type}.${parsed.field}`)
  return JSON.stringify(parsed.action)
}

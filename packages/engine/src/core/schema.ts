import type { Action, ActionOf, ActionType, RunOfTrain } from './action.js'
import { isPlayer, PLACES } from './ids.js'

type Check = (value: unknown) => boolean
const text: Check = (value) => typeof value === 'string' && value.length > 0 && value.length < 200
const whole: Check = (value) => typeof value === 'number' && Number.isSafeInteger(value)
const flag: Check = (value) => typeof value === 'boolean'
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length < 1000 && value.every(check)
const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value)
const player: Check = (value) => typeof value === 'string' && isPlayer(value)
const holder: Check = (value) => player(value) || (PLACES as readonly unknown[]).includes(value)
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const record =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([key, check]) => check((value as Record<string, unknown>)[key]))

const run = record({
  train: text,
  chains: listOf(listOf(text)),
  stops: listOf(record({ hex: text, place: whole })),
  counts: maybe(listOf(text)),
} satisfies Record<keyof RunOfTrain, Check>)

type Fields<T extends ActionType> = { readonly [K in Exclude<keyof ActionOf<T>, 'type' | 'by'>]-?: Check }

/** The shape of every action, checked once where it comes in. */
const SHAPES: { readonly [T in ActionType]: Fields<T> } = {
  pass: {},
  bid: { company: text, price: whole },
  par: { corporation: text, price: whole },
  buyShares: {
    corporation: text,
    from: holder,
    percent: whole,
    exchange: maybe(flag),
    certificates: maybe(listOf(whole)),
  },
  sellShares: {
    corporation: text,
    percent: whole,
    halves: maybe(whole),
    exchange: maybe(flag),
    certificates: maybe(listOf(whole)),
  },
  issueShares: { count: whole },
  redeemShares: { count: whole },
  layTile: {
    hex: text,
    tile: text,
    rotation: (v) => whole(v) && Number(v) >= 0 && Number(v) < 6,
    power: maybe(text),
    spends: maybe(text),
  },
  placeToken: { hex: text, city: whole, power: maybe(text) },
  buyToken: { hex: text, city: whole, from: text, price: whole },
  runRoutes: { runs: listOf(run) },
  claimRoutes: { runs: listOf(run) },
  dividend: { kind: oneOf('full', 'half', 'withhold', 'variable'), amount: maybe(whole) },
  buyTrain: { from: text, train: text, name: text, price: whole, help: maybe(whole) },
  buyEquipment: { item: text, from: text, price: whole },
  discardTrain: { train: text },
  buyPrivate: { company: text, price: whole, share: maybe(flag) },
  sellPrivate: { company: text, price: whole, to: player },
  assign: { company: text, hex: maybe(text), to: maybe(text) },
  usePower: { company: text, choice: maybe(text) },
  borrow: {},
  repay: {},
  answer: { accept: flag },
  choose: { choice: text },
  bankrupt: {},
  endGame: {},
}

export type Parsed =
  | { readonly ok: true; readonly action: Action }
  | { readonly ok: false; readonly type: string; readonly field: string | null }

/** Unknown input → an action of the right shape, or what is wrong with it (`field: null` = no such type). */
export const parseAction = (input: unknown): Parsed => {
  if (typeof input !== 'object' || input === null) return { ok: false, type: String(input), field: null }
  const raw = input as Record<string, unknown>
  const type = typeof raw.type === 'string' ? raw.type : String(raw.type)
  if (!Object.hasOwn(SHAPES, type)) return { ok: false, type, field: null }
  if (!text(raw.by)) return { ok: false, type, field: 'by' }
  for (const [field, check] of Object.entries(SHAPES[type as ActionType] as Record<string, Check>)) {
    if (!check(raw[field])) return { ok: false, type, field }
  }
  return { ok: true, action: raw as unknown as Action }
}

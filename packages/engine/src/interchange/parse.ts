import { isLookup } from '../core/ids.js'
import type { FileAction, FileActionOf, FileActionType } from './file.js'

export type Loose = Readonly<Record<string, unknown>>
export const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text or number as text; of anything else only what it is: not everything can be made a text of. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || value === null ? String(value) : typeof value

/** Longer than any name that means something. */
const LONGEST_NAME = 60

/** A name from a file as it is told to people. */
export const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name

/** What an entry of a list of actions calls itself. */
export const typeOf = (entry: unknown): string => textOf(isRecord(entry) ? entry.type : entry)

/** What something can be called by. */
export const isName = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && isLookup(value))

type Check = (value: unknown) => boolean
const text: Check = (value) => typeof value === 'string' && value.length > 0 && value.length < 200 && isLookup(value)
const amount: Check = (value) => typeof value === 'number' && Number.isFinite(value)
const whole: Check = (value) => Number.isSafeInteger(value)
const name: Check = (value) => text(value) || whole(value)
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value)
/** Old files say false where there is none. */
const orFalse =
  (check: Check): Check =>
  (value) =>
    value === false || check(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length < 1000 && value.every(check)

const route: Check = (value) =>
  isRecord(value) && text(value.train) && listOf(listOf(text))(value.connections) && maybe(listOf(text))(value.nodes)

const bundle = { shares: listOf(text), percent: maybe(whole), share_price: maybe(orFalse(amount)), swap: maybe(text) }

type Fields<T extends FileActionType> = {
  readonly [K in Exclude<keyof FileActionOf<T>, 'type' | 'id' | 'entity' | 'entity_type' | 'auto_actions'>]-?: Check
}

/** The shape of every kind of action, checked once where it comes in. */
const SHAPES: { readonly [T in FileActionType]: Fields<T> } = {
  pass: {},
  bid: { company: maybe(text), minor: maybe(name), corporation: maybe(text), price: amount },
  par: { corporation: text, share_price: text },
  buy_shares: bundle,
  sell_shares: bundle,
  lay_tile: { hex: text, tile: text, rotation: whole },
  place_token: { city: text, slot: maybe(whole), tokener: maybe(text) },
  buy_token: { city: text, slot: maybe(whole), price: amount },
  run_routes: { routes: listOf(route), extra_revenue: maybe(amount), subsidy: maybe(amount) },
  dividend: { kind: text, amount: maybe(amount) },
  buy_train: { train: text, price: amount, variant: maybe(text) },
  discard_train: { train: text },
  buy_company: { company: text, price: amount },
  assign: { target: text, target_type: text },
  choose: { choice: name },
  choose_ability: { choice: name },
  special_buy: { description: text, cost: amount },
  merge: { corporation: text },
  take_loan: { loan: maybe(whole) },
  payoff_loan: { loan: maybe(whole) },
  payoff_debt: {},
  bankrupt: {},
  end_game: {},
  log: { message: (value) => typeof value === 'string' },
}

/** Chat, and orders to their engine whose effects come as `auto_actions`. */
const SILENT = /^(message|program_\w+)$/

export type ParsedAction =
  | { readonly ok: true; readonly action: FileAction | null }
  /** `field: null` = no such kind of action. */
  | { readonly ok: false; readonly type: string; readonly field: string | null }

/** null = it does nothing by itself. */
export const parseFileAction = (input: unknown): ParsedAction => {
  const type = typeOf(input)
  if (!isRecord(input)) return { ok: false, type, field: null }
  if (SILENT.test(type)) return { ok: true, action: null }
  if (!Object.hasOwn(SHAPES, type)) return { ok: false, type, field: null }
  if (!name(input.entity)) return { ok: false, type, field: 'entity' }
  if (!text(input.entity_type)) return { ok: false, type, field: 'entity_type' }
  for (const [field, check] of Object.entries(SHAPES[type as FileActionType] as Record<string, Check>)) {
    if (!check(input[field])) return { ok: false, type, field }
  }
  return { ok: true, action: input as unknown as FileAction }
}

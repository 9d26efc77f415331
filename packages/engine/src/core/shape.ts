import { isPlayer, type PlayerId } from './ids.js'
import type { Path, Problems } from './problems.js'
import type { Json } from './state.js'

type JsonKind = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'null'

/** What a piece of plain data must look like: how to check it, and how a JSON Schema says the same. */
export interface Shape<T> {
  readonly schema: { readonly [key: string]: Json }
  /** JSON types it may be, for choosing among alternatives. */
  readonly kinds: readonly JsonKind[]
  /** In words: `a whole number`. */
  readonly what: string
  /** Reports what is wrong; the value is only to be used if nothing was. */
  check(value: unknown, at: Path, problems: Problems): void
  /** The same with every name in it made an id; absent = it names nothing. Whatever it is not is left as it was. */
  named?(value: unknown, at: Path, read: NameReader): unknown
  /** Carries the type, never a value. */
  readonly type?: T
}

/** What a name may be one of; a thing is anything that has an id. */
export type Named = 'player' | 'operator' | 'private' | 'hex' | 'thing'

/** Gives the id that somebody who writes means by a name. */
export type NameReader = (name: string, what: Named, at: Path) => string

export type Of<S> = S extends Shape<infer T> ? T : never

export const kindOf = (value: unknown): JsonKind | 'undefined' => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  const kind = typeof value
  return kind === 'string' || kind === 'number' || kind === 'boolean' || kind === 'object' ? kind : 'undefined'
}

const simple = <T>(
  kind: JsonKind,
  what: string,
  schema: Shape<T>['schema'],
  holds: (value: never) => boolean = () => true,
): Shape<T> => ({
  schema,
  kinds: [kind],
  what,
  check(value, at, problems) {
    if (kindOf(value) !== kind || !holds(value as never)) problems.add(at, `This must be ${what}.`)
  },
})

export const text: Shape<string> = simple('string', 'a text', { type: 'string', minLength: 1 }, (s: string) => s !== '')
export const whole: Shape<number> = simple('number', 'a whole number', { type: 'integer' }, Number.isSafeInteger)
export const amount: Shape<number> = simple(
  'number',
  'a whole number, 0 or more',
  { type: 'integer', minimum: 0 },
  (n: number) => Number.isSafeInteger(n) && n >= 0,
)

const naming = <T>(kind: Named, shape: Shape<T>): Shape<T> => ({
  ...shape,
  named: (value, at, read) => (typeof value === 'string' ? read(value, kind, at) : value),
})
const ID = { type: 'string', minLength: 1 } as const
const idOf = (kind: Named, what: string): Shape<string> =>
  naming(
    kind,
    simple('string', what, ID, (s: string) => s !== ''),
  )

/** Of a company, a hex, a train. */
export const id: Shape<string> = idOf('thing', 'an id')
export const operatorId: Shape<string> = idOf('operator', 'a railway')
export const privateId: Shape<string> = idOf('private', 'a private company')
export const hexId: Shape<string> = idOf('hex', 'a hex')
export const playerId: Shape<PlayerId> = naming(
  'player',
  simple('string', 'a player such as "p1"', { type: 'string' }, isPlayer),
)
export const flag: Shape<boolean> = simple('boolean', 'true or false', { type: 'boolean' })

export const oneOf = <const T extends string>(...values: readonly T[]): Shape<T> =>
  simple('string', `one of ${values.join(', ')}`, { enum: values }, (s: string) =>
    (values as readonly string[]).includes(s),
  )

export const matching = (pattern: RegExp, what: string): Shape<string> =>
  simple('string', what, { type: 'string', pattern: pattern.source }, (s: string) => pattern.test(s))

/** Anything JSON can carry under any keys: facts whose meaning is the title's. */
export const facts: Shape<Readonly<Record<string, Json>>> = simple('object', 'a record of facts', { type: 'object' })

/** Any value JSON can carry. */
export const anything: Shape<Json> = {
  schema: {},
  kinds: ['string', 'number', 'boolean', 'array', 'object', 'null'],
  what: 'a value',
  check() {},
}

export const listOf = <T>(item: Shape<T>): Shape<readonly T[]> => ({
  schema: { type: 'array', items: item.schema },
  kinds: ['array'],
  what: 'a list',
  check(value, at, problems) {
    if (!Array.isArray(value)) problems.add(at, 'This must be a list.')
    else for (const [i, each] of value.entries()) item.check(each, [...at, i], problems)
  },
  named: (value, at, read) =>
    Array.isArray(value) && item.named ? value.map((each, i) => item.named?.(each, [...at, i], read)) : value,
})

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => kindOf(value) === 'object'

/** Values of one shape; `keys` says what is named by them. */
export const mapOf = <T>(value: Shape<T>, keys?: Named): Shape<Readonly<Record<string, T>>> => ({
  schema: { type: 'object', additionalProperties: value.schema },
  kinds: ['object'],
  what: 'a record',
  check(found, at, problems) {
    if (kindOf(found) !== 'object') problems.add(at, 'This must be a record { … }.')
    else for (const [key, each] of Object.entries(found as object)) value.check(each, [...at, key], problems)
  },
  named(found, at, read) {
    if (!isRecord(found)) return found
    const entries = Object.entries(found).map(([key, each]) => {
      const place = [...at, key]
      return [keys ? read(key, keys, place) : key, value.named ? value.named(each, place, read) : each]
    })
    return Object.fromEntries(entries)
  },
})

export type Fields = Readonly<Record<string, Shape<unknown>>>
export type RecordOf<R extends Fields, O extends Fields> = { readonly [K in keyof R]: Of<R[K]> } & {
  readonly [K in keyof O]?: Of<O[K]>
}

/** A record with these fields and no others, unless it is `open`. */
export const record = <R extends Fields, O extends Fields>(
  required: R,
  optional: O,
  { open = false }: { readonly open?: boolean } = {},
): Shape<RecordOf<R, O>> => {
  const fields: Fields = { ...required, ...optional }
  const properties = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]))
  const needed = Object.keys(required)
  return {
    schema: {
      type: 'object',
      properties,
      ...(needed.length > 0 ? { required: needed } : {}),
      ...(open ? {} : { additionalProperties: false }),
    },
    kinds: ['object'],
    what: 'a record',
    check(value, at, problems) {
      if (kindOf(value) !== 'object') {
        problems.add(at, 'This must be a record { … }.')
        return
      }
      const found = value as Readonly<Record<string, unknown>>
      for (const name of needed) if (found[name] === undefined) problems.add(at, `“${name}” is missing.`)
      for (const [name, each] of Object.entries(found)) {
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined
        if (field) field.check(each, [...at, name], problems)
        else if (!open) problems.add([...at, name], `There is no field “${name}” here.`)
      }
    },
    named(value, at, read) {
      if (!isRecord(value)) return value
      const entries = Object.entries(value).map(([name, each]) => {
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined
        return [name, field?.named ? field.named(each, [...at, name], read) : each]
      })
      return Object.fromEntries(entries)
    },
  }
}

/** There may be none. */
export const orNull = <T>(shape: Shape<T>): Shape<T | null> => ({
  schema: { anyOf: [shape.schema, { type: 'null' }] },
  kinds: [...shape.kinds, 'null'],
  what: `${shape.what} or null`,
  check(value, at, problems) {
    if (value !== null) shape.check(value, at, problems)
  },
  ...(shape.named ? { named: shape.named } : {}),
})

/** Written in one of several ways, told apart by their JSON type. */
export const either = <S extends readonly Shape<unknown>[]>(...ways: S): Shape<Of<S[number]>> => ({
  schema: { anyOf: ways.map(({ schema }) => schema) },
  kinds: ways.flatMap(({ kinds }) => kinds),
  what: ways.map(({ what }) => what).join(' or '),
  check(value, at, problems) {
    const kind = kindOf(value)
    const way = ways.find(({ kinds }) => kinds.some((each) => each === kind))
    if (way) way.check(value, at, problems)
    else problems.add(at, `This must be ${ways.map(({ what }) => what).join(' or ')}.`)
  },
})

/** The same with a word of explanation for editors that read the schema. */
export const about = <T>(description: string, shape: Shape<T>): Shape<T> => ({
  ...shape,
  schema: { description, ...shape.schema },
})

export type Path = readonly (string | number)[]
type Node = Record<string | number, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Every place of plain data, the records and lists too. */
export function* placesIn(value: unknown, at: Path = []): Generator<Path> {
  if (!isNode(value)) return
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    yield [...at, key]
    yield* placesIn(value[key], [...at, key])
  }
}

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((node, key) => (node as Node)[key], value)

/** A copy with another value in one place. */
export const withAt = (value: unknown, [key, ...rest]: Path, leaf: unknown): unknown => {
  if (key === undefined) return leaf
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Node) }) as Node
  copy[key] = withAt(copy[key], rest, leaf)
  return copy
}

/** What every record answers to without holding it. */
export const INHERITED = Object.getOwnPropertyNames(Object.prototype)
/** As pieces of a file are named, and cut apart again. */
const WITHIN = INHERITED.flatMap((name) => [`${name}-0`, `${name}_1`, `${name}-0-0`])

export const STRANGE_NAMES: readonly string[] = [
  ...INHERITED,
  ...WITHIN,
  ...['nobody', 'p0', 'p9', 'bank', 'undefined', 'null', '0', '-', '_', ' ', 'é'],
]
export const STRANGE_NUMBERS: readonly number[] = [
  ...[-1, 0, 1, 7, 1e9],
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
]
/** What JSON can carry where something else belongs; some of it cannot even be made a text of. */
export const STRANGE_VALUES: readonly unknown[] = [
  ...[null, true, 1.5, 1e300, '', [], {}, [[]], [null]],
  { toString: 1, valueOf: 1 },
  [{ toString: null, valueOf: null }],
  JSON.parse('{ "__proto__": { "shares": 1 }, "constructor": 1 }'),
]

// Compares positions in the words of a trace, field by field.

type Path = readonly string[]
type Leaf = unknown

export interface Difference {
  readonly path: string
  readonly expected: Leaf
  readonly actual: Leaf
}

/** Lists whose order the reference engine does not mean. */
const UNORDERED = new Set(['trains', 'tokens', 'companies', 'assigned'])

/** The reference engine's own words for a position, and what is not part of it. */
const IGNORED = [
  /^(can|seating|end_reason)$/,
  /^round\.(class|step|name)$/,
  /^companies\.[^.]+\.(value|revenue)$/,
]

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === false || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

const normal = (path: Path, value: unknown): string =>
  JSON.stringify(Array.isArray(value) && UNORDERED.has(path.at(-1) ?? '') ? [...value].sort() : value)

/** Where two positions differ; paths that match `ignored` are passed over. */
export function* differences(
  expected: unknown,
  actual: unknown,
  ignored: readonly RegExp[] = [],
  path: Path = [],
): Generator<Difference> {
  const name = path.join('.')
  if ([...IGNORED, ...ignored].some((pattern) => pattern.test(name))) return
  if (isRecord(expected) || isRecord(actual)) {
    const [one, other] = [expected, actual].map((value) => (isRecord(value) ? value : {}))
    for (const key of new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])) {
      yield* differences(one?.[key], other?.[key], ignored, [...path, key])
    }
    return
  }
  if (isEmpty(expected) && isEmpty(actual)) return
  if (normal(path, expected) !== normal(path, actual)) yield { path: name, expected, actual }
}

// Compares positions in the words of a trace, field by field.

export interface Difference {
  readonly path: string
  readonly expected: unknown
  readonly actual: unknown
}

/** Lists whose order the reference engine does not mean. */
const UNORDERED = new Set(['trains', 'tokens', 'companies', 'assigned'])

/** The reference engine's own words for a position, and what is not part of it; `can` is compared by itself. */
const IGNORED = [/^(can|seating)$/, /^round\.(class|step|name)$/, /^companies\.[^.]+\.(value|revenue)$/]

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === false ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

const normal = (name: string, value: unknown): string => {
  const isUnordered = Array.isArray(value) && UNORDERED.has(name.slice(name.lastIndexOf('.') + 1))
  return JSON.stringify(isUnordered ? [...value].sort() : value)
}

function* compare(expected: unknown, actual: unknown, ignored: readonly RegExp[], path: string): Generator<Difference> {
  if (expected === actual || ignored.some((pattern) => pattern.test(path))) return
  if (isRecord(expected) || isRecord(actual)) {
    const one = isRecord(expected) ? expected : {}
    const other = isRecord(actual) ? actual : {}
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      yield* compare(one[key], other[key], ignored, path === '' ? key : `${path}.${key}`)
    }
    return
  }
  if (isEmpty(expected) && isEmpty(actual)) return
  if (normal(path, expected) !== normal(path, actual)) yield { path, expected, actual }
}

/** Where two positions differ; paths that match `ignored` are passed over. */
export const differences = (
  expected: unknown,
  actual: unknown,
  ignored: readonly RegExp[] = [],
): Generator<Difference> => compare(expected, actual, [...IGNORED, ...ignored], '')

import { isLookup } from '../core/ids.js'
import type { Path, Problems } from '../core/problems.js'

/** What is only read by people. */
const PROSE: ReadonlySet<string | number> = new Set(['about'])

/** Names and texts in which a record would find what it does not hold: refused before anybody looks for them. */
export const checkNames = (input: unknown, problems: Problems): void => {
  const left: { readonly value: unknown; readonly at: Path }[] = [{ value: input, at: [] }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, at } = next
    if (typeof value === 'string' && !isLookup(value)) problems.add(at, `Nothing can be called “${value}”.`)
    if (typeof value !== 'object' || value === null) continue
    for (const [key, each] of Object.entries(value)) {
      const path = [...at, Array.isArray(value) ? Number(key) : key]
      if (!isLookup(key)) problems.add(at, `Nothing can be called “${key}”.`)
      else if (at.length > 0 || !PROSE.has(key)) left.push({ value: each, at: path })
    }
  }
}

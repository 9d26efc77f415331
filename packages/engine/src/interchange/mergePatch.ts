import type { Json } from '../core/state.js'

type JsonRecord = { readonly [key: string]: Json }
const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const same = (a: Json | undefined, b: Json | undefined): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** What turns `before` into `after`, as a JSON merge patch (RFC 7396): null takes a key away. */
export const patchFrom = (before: JsonRecord, after: JsonRecord): JsonRecord => {
  const patch: Record<string, Json> = {}
  for (const key of Object.keys(before)) if (!(key in after)) patch[key] = null
  for (const [key, value] of Object.entries(after)) {
    const old = before[key]
    if (same(old, value)) continue
    patch[key] = isRecord(old) && isRecord(value) ? patchFrom(old, value) : value
  }
  return patch
}

export const applyPatch = (target: Json | undefined, patch: Json): Json => {
  if (!isRecord(patch)) return patch
  const out: Record<string, Json> = isRecord(target) ? { ...target } : {}
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete out[key]
    else out[key] = applyPatch(out[key], value)
  }
  return out
}

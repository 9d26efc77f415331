import type { GameState, Json } from './state.js'

const canonical = (value: Json | undefined): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((item: Json) => canonical(item)).join(',')}]`
  const record = value as { readonly [key: string]: Json | undefined }
  const fields = Object.keys(record)
    .filter((key) => record[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(record[key])}`)
  return `{${fields.join(',')}}`
}

/** FNV-1a in two 32-bit lanes: the same text gives the same 16 digits on every machine. */
export const textHash = (text: string): string => {
  let low = 0x811c9dc5
  let high = 0xcbf29ce4
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ (code + i), 0x01000193)
  }
  const digits = (word: number) => (word >>> 0).toString(16).padStart(8, '0')
  return digits(high) + digits(low)
}

/** Of the canonical JSON of a state. */
export const stateHash = (state: GameState): string => textHash(canonical(state as unknown as Json))

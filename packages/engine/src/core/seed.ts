/** What chance begins with: a whole number, easy to say and to guess, or 32 hexadecimal digits that nobody guesses. */
export type Seed = number | string

/** The digits of a wide seed: 128 bits. */
const DIGITS = 32

export const isWholeSeed = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

export const isSeed = (value: unknown): value is Seed =>
  isWholeSeed(value) || (typeof value === 'string' && value.length === DIGITS && /^[0-9a-f]+$/.test(value))

/** A wide seed out of 16 random bytes: the engine itself has no chance of its own. */
export const wideSeed = (bytes: Uint8Array): Seed => {
  if (bytes.length * 2 !== DIGITS) throw new Error(`wideSeed: ${bytes.length} bytes`)
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A seed somebody wrote: the number or the digits; null = neither. */
export const readSeed = (text: string): Seed | null => {
  const wide = text.toLowerCase()
  if (isSeed(wide)) return wide
  return /^\d+$/.test(text) && isSeed(Number(text)) ? Number(text) : null
}

/** The seed as four words of 32 bits. */
export const wordsOf = (seed: Seed): readonly number[] =>
  typeof seed === 'number'
    ? [seed >>> 0, Math.floor(seed / 2 ** 32), 0, 0]
    : [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16))

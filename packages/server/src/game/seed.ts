import { createHash, randomBytes, randomInt } from 'node:crypto'
import { type Ruleset, type Seed, wideSeed } from '@roundhouse/engine'

/** The seed of a game and what was shown of it from the start. */
export interface Committed {
  readonly seed: Seed
  readonly salt: string
  readonly commitment: string
}

/** SHA-256 of the seed, as JSON, and the salt: `sha256(seed + ':' + salt)`. */
export const commitmentOf = (seed: Seed, salt: string): string =>
  createHash('sha256')
    .update(`${JSON.stringify(seed)}:${salt}`)
    .digest('hex')

/** A seed nobody can guess, and a commitment nobody can find the seed from. */
export const newSeed = (ruleset: Ruleset): Committed => {
  const seed = ruleset === 'rulebook' ? wideSeed(randomBytes(16)) : randomInt(2 ** 31)
  const salt = randomBytes(16).toString('hex')
  return { seed, salt, commitment: commitmentOf(seed, salt) }
}

/** A drawn order of the table that follows from the seed, so that it can be checked afterwards. */
export const drawn = <T>(seed: Seed, people: readonly T[], idOf: (one: T) => string): readonly T[] => {
  const lot = (one: T): string =>
    createHash('sha256')
      .update(`${JSON.stringify(seed)}:seat:${idOf(one)}`)
      .digest('hex')
  return people
    .map((one) => ({ one, lot: lot(one) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ one }) => one)
}

/** Dice for a bot at one point of a game; what they are tells nothing about the seed. */
export const botSeed = (seed: Seed, number: number): number =>
  createHash('sha256')
    .update(`${JSON.stringify(seed)}:bot:${number}`)
    .digest()
    .readUInt32BE()

import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 128 bits nobody guesses: whoever knows the id of a table was given its link. */
export const newId = (): string => randomBytes(16).toString('base64url')

/** What a session or a program is known by. */
export const newToken = (): string => `rh_${randomBytes(32).toString('base64url')}`

/** What is stored of a token or a code. They are random and long: no salt, no slow hash needed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code people type: 40 bits, no letters that look alike. */
export const newCode = (): string => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

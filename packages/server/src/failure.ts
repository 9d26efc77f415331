import { format, type Language } from '@roundhouse/engine'
import { ERRORS, type ErrorCode } from './api/errors.js'

/** A word of a message: as it is, or in each language. */
export type Word = string | number | ((language: Language) => string)
type Words = Readonly<Record<string, Word>>
type Details = Readonly<Record<string, unknown>>

/** A request cannot be done, for a reason its caller is told. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: ErrorCode
  readonly status: number
  /** Fills the text, where it has places for it; not told beside it. */
  readonly words: Words
  /** Told beside the message. */
  readonly details: Details

  constructor(code: ErrorCode, words: Words = {}, details: Details = {}) {
    super(code)
    this.code = code
    this.status = ERRORS[code].status
    this.words = words
    this.details = details
  }
  /** What the caller is told. */
  body(language: Language): { readonly error: Record<string, unknown> } {
    const words = Object.entries(this.words).map(
      ([name, word]) => [name, typeof word === 'function' ? word(language) : word] as const,
    )
    const message = format(ERRORS[this.code].text[language], Object.fromEntries(words), language)
    return { error: { code: this.code, message, ...this.details } }
  }
}

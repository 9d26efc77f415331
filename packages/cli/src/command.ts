import type { ParseArgsConfig } from 'node:util'

/** Where a command's words go; tests put something else here. */
export interface Output {
  out(text: string): void
  err(text: string): void
}

export interface Arguments {
  readonly words: readonly string[]
  /** Values of the options as they were written. */
  readonly text: Readonly<Record<string, string | undefined>>
  readonly list: Readonly<Record<string, readonly string[] | undefined>>
  readonly flag: Readonly<Record<string, boolean | undefined>>
}

export interface Command {
  readonly name: string
  /** What follows the name: `FILE [--json]`. */
  readonly form: string
  readonly about: string
  readonly help: readonly string[]
  readonly options: NonNullable<ParseArgsConfig['options']>
  /** How many words it takes, options aside. */
  readonly words: readonly [least: number, most: number]
  /** The exit code. */
  run(args: Arguments, output: Output): number | Promise<number>
}

/** Something the user gave cannot be used: one line, exit code 1. */
export class BadInput extends Error {}

/** The command itself was written wrong: exit code 2. */
export class WrongUse extends Error {}

/** A whole number of at least `least`. */
export const wholeNumber = (name: string, text: string | undefined, least = 0): number => {
  const value = Number(text)
  if (text === undefined || !/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least) {
    throw new WrongUse(`--${name} must be a whole number${least > 0 ? ` of at least ${least}` : ''}`)
  }
  return value
}

export const required = (name: string, text: string | undefined): string => {
  if (text === undefined) throw new WrongUse(`--${name} is missing`)
  return text
}

// What a script was called with.
import { type ParseArgsConfig, parseArgs } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>
type Given<T extends Options> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: boolean }>>

interface Script<T extends Options> {
  /** One line: how it is called. */
  readonly usage: string
  readonly options: T
  /** Those that are whole numbers. */
  readonly numbers?: readonly (keyof T & string)[]
  readonly allowPositionals?: boolean
}

export type ReadArguments<T extends Options> =
  | ({ readonly ok: true } & Given<T>)
  /** `code` 0: nothing is wrong, the usage was asked for. */
  | { readonly ok: false; readonly lines: readonly string[]; readonly code: 0 | 2 }

export const readArguments = <T extends Options>(
  args: readonly string[],
  { usage, options, numbers = [], allowPositionals = false }: Script<T>,
): ReadArguments<T> => {
  if (args.includes('--help')) return { ok: false, lines: [usage], code: 0 }
  const fail = (why: string): ReadArguments<T> => ({ ok: false, lines: [why, usage], code: 2 })
  try {
    const given = parseArgs({ args: [...args], options, allowPositionals }) as Given<T>
    const values = given.values as Readonly<Record<string, unknown>>
    const wrong = numbers.find((name) => values[name] !== undefined && !/^\d+$/.test(String(values[name])))
    return wrong === undefined ? { ok: true, ...given } : fail(`--${wrong} must be a whole number`)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

/** The arguments of the script that runs; what it does not understand ends it with a line and its usage. */
export const argumentsOf = <T extends Options>(script: Script<T>): Given<T> => {
  const read = readArguments(process.argv.slice(2), script)
  if (read.ok) return read
  const tell = read.code === 0 ? console.log : console.error
  for (const line of read.lines) tell(line)
  process.exit(read.code)
}

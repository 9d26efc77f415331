import { parseArgs } from 'node:util'
import { type Arguments, BadInput, type Command, type Output, WrongUse } from './command.js'
import { aidCommand } from './commands/aid.js'
import { botsCommand } from './commands/bots.js'
import { puzzlesCommand } from './commands/puzzles.js'
import { randomCommand } from './commands/random.js'
import { renderCommand } from './commands/render.js'
import { replayCommand } from './commands/replay.js'
import { routesCommand } from './commands/routes.js'
import { rulesCommand } from './commands/rules.js'
import { serverCommand } from './commands/server.js'
import { titlesCommand } from './commands/titles.js'
import { tryCommand } from './commands/try.js'
import { verifyCommand } from './commands/verify.js'

const COMMANDS: readonly Command[] = [
  titlesCommand,
  replayCommand,
  routesCommand,
  tryCommand,
  randomCommand,
  botsCommand,
  puzzlesCommand,
  rulesCommand,
  renderCommand,
  aidCommand,
  serverCommand,
  verifyCommand,
]

const usageOf = ({ name, form }: Command): string => `usage: roundhouse ${name} ${form}`.trimEnd()

const overview = (): string =>
  [
    'usage: roundhouse COMMAND …',
    '',
    ...COMMANDS.flatMap(({ name, form, about }) => [`  ${name} ${form}`.trimEnd(), `      ${about}`]),
    '',
    'roundhouse COMMAND --help says more about one.',
    '',
  ].join('\n')

const helpOf = (command: Command): string =>
  [usageOf(command), '', `${command.about}.`, ...command.help.map((line) => `  ${line}`), ''].join('\n')

const HELP = { help: { type: 'boolean', short: 'h' } } as const

/** null = help is asked for. */
const argumentsOf = (command: Command, argv: readonly string[]): Arguments | null => {
  let parsed: ReturnType<typeof parseArgs>
  try {
    parsed = parseArgs({ args: [...argv], options: { ...command.options, ...HELP }, allowPositionals: true })
  } catch (error) {
    throw new WrongUse(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error))
  }
  if (parsed.values.help === true) return null
  const [least, most] = command.words
  const words = parsed.positionals
  if (words.length < least) throw new WrongUse(`${command.form.split(' ')[words.length]} is missing`)
  if (words.length > most) throw new WrongUse(`"${words[most]}" is one word too many`)
  const text: Record<string, string> = {}
  const list: Record<string, string[]> = {}
  const flag: Record<string, boolean> = {}
  for (const [name, value] of Object.entries(parsed.values)) {
    if (typeof value === 'string') text[name] = value
    else if (typeof value === 'boolean') flag[name] = value
    else if (Array.isArray(value)) list[name] = value.map(String)
  }
  return { words, text, list, flag }
}

/** Whoever reads may stop reading (`| head`): then nothing more need be said. */
export const endWithReader = (stream: NodeJS.WriteStream): void => {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
}

const STANDARD: Output = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
}

/** Runs one command line; the number is the exit code. */
export async function main(argv: readonly string[], output: Output = STANDARD): Promise<number> {
  const [name, ...rest] = argv
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    output.out(overview())
    return 0
  }
  const command = COMMANDS.find((each) => each.name === name)
  if (!command) {
    output.err(`roundhouse: no command ${name}; there are ${COMMANDS.map((each) => each.name).join(', ')}\n`)
    return 2
  }
  try {
    const args = argumentsOf(command, rest)
    if (args) return await command.run(args, output)
    output.out(helpOf(command))
    return 0
  } catch (error) {
    if (error instanceof BadInput) {
      output.err(`roundhouse: ${error.message}\n`)
      return 1
    }
    if (!(error instanceof WrongUse)) throw error
    output.err(`roundhouse ${command.name}: ${error.message}\n${usageOf(command)}\n`)
    return 2
  }
}

import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describeChoices, describeProblems, describeTrial, readScenario, titles, tryScenario } from '@roundhouse/engine'
import { BadInput, type Command, type Output } from '../command.js'
import { readJson } from '../files.js'

const isFolder = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isDirectory() === true

/** The scenarios of a folder and of those in it, by name. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name))

/** Plays one; says whether it came out as expected. */
const tryFile = (file: string, { out, err }: Output, showsChoices = false): boolean => {
  const read = readScenario(readJson(file), titles)
  if (!read.ok) throw new BadInput(`${file}: ${describeProblems(read.problems).join(' ')}`)
  const trial = tryScenario(read)
  out(`${[...describeTrial(trial), ...(showsChoices ? describeChoices(trial) : [])].join('\n')}\n`)
  if (!trial.ok) err(`${file}: not as expected\n`)
  return trial.ok
}

/** One that cannot be read does not keep the others from being tried. */
const tryOneOf = (file: string, output: Output, showsChoices: boolean): boolean => {
  output.out(`${file}\n`)
  try {
    return tryFile(file, output, showsChoices)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    output.err(`roundhouse: ${error.message}\n`)
    return false
  }
}

export const tryCommand: Command = {
  name: 'try',
  form: 'SCENARIO… [--choices]',
  about: 'plays actions on a described position, prints what changed or why not',
  help: [
    'SCENARIO is a JSON file as in docs/scenarios.md, or a folder of them. Exit code 1 if something is not as a scenario',
    'expects. --choices also lists what may be done after the last action, as it would be written.',
  ],
  options: { choices: { type: 'boolean' } },
  words: [1, Number.POSITIVE_INFINITY],
  run({ words, flag }, output) {
    const [first = ''] = words
    const showsChoices = flag.choices === true
    if (words.length === 1 && !isFolder(first)) return tryFile(first, output, showsChoices) ? 0 : 1
    const files = words.flatMap((word) => (isFolder(word) ? filesIn(word) : [word]))
    if (files.length === 0) throw new BadInput(`${words.join(', ')}: no scenarios there`)
    const failed = files.filter((file) => !tryOneOf(file, output, showsChoices))
    output.out(`${files.length} scenarios, ${failed.length} not as expected\n`)
    return failed.length > 0 ? 1 : 0
  },
}

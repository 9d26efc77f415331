import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  describeChoices,
  describeProblems,
  describeTrial,
  factsOf,
  type Language,
  readScenario,
  type Trial,
  titles,
  tryScenario,
} from '@roundhouse/engine'
import { BadInput, type Command, type Output } from '../command.js'
import { readJson } from '../files.js'
import { languageOf } from '../known.js'

interface Manner {
  readonly choices: boolean
  readonly json: boolean
  readonly language: Language
}

const isFolder = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isDirectory() === true

/** The scenarios of a folder and of those in it, by name. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name))

/** A trial as one line of JSON: what came of every action, and all facts at the end. */
const recordOf = (file: string, { about, title, ok, startFailures, tried, game }: Trial): string =>
  JSON.stringify({ file, about, title, ok, startFailures, tried, facts: factsOf(game) })

/** Plays one; says whether it came out as expected. */
const tryFile = (file: string, { out, err }: Output, { choices, json, language }: Manner): boolean => {
  const read = readScenario(readJson(file), titles)
  if (!read.ok) throw new BadInput(`${file}: ${describeProblems(read.problems).join(' ')}`)
  const trial = tryScenario(read, { language })
  const lines = json ? [recordOf(file, trial)] : [...describeTrial(trial), ...(choices ? describeChoices(trial) : [])]
  out(`${lines.join('\n')}\n`)
  if (!trial.ok) err(`${file}: not as expected\n`)
  return trial.ok
}

/** One that cannot be read does not keep the others from being tried. */
const tryOneOf = (file: string, output: Output, manner: Manner): boolean => {
  if (!manner.json) output.out(`${file}\n`)
  try {
    return tryFile(file, output, manner)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    output.err(`roundhouse: ${error.message}\n`)
    return false
  }
}

export const tryCommand: Command = {
  name: 'try',
  form: 'SCENARIO… [--choices] [--json] [--lang en|ru|pl]',
  about: 'plays actions on a described position, prints what changed or why not',
  help: [
    'SCENARIO is a JSON file as in docs/scenarios.md, or a folder of them. Exit code 1 if something is not as a scenario',
    'expects.',
    '--choices        also lists what may be done after the last action, as it would be written',
    '--json           one line a scenario: what came of every action, and all facts at the end',
    '--lang en|ru|pl  the language of refusals, English if not given',
  ],
  options: { choices: { type: 'boolean' }, json: { type: 'boolean' }, lang: { type: 'string' } },
  words: [1, Number.POSITIVE_INFINITY],
  run({ words, text, flag }, output) {
    const [first = ''] = words
    const manner = { choices: flag.choices === true, json: flag.json === true, language: languageOf(text.lang) }
    if (words.length === 1 && !isFolder(first)) return tryFile(first, output, manner) ? 0 : 1
    const files = words.flatMap((word) => (isFolder(word) ? filesIn(word) : [word]))
    if (files.length === 0) throw new BadInput(`${words.join(', ')}: no scenarios there`)
    const failed = files.filter((file) => !tryOneOf(file, output, manner))
    if (!manner.json) output.out(`${files.length} scenarios, ${failed.length} not as expected\n`)
    return failed.length > 0 ? 1 : 0
  },
}

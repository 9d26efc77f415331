import { describeProblems, describeTrial, readScenario, titles, tryScenario } from '@roundhouse/engine'
import { BadInput, type Command } from '../command.js'
import { readJson } from '../files.js'

export const tryCommand: Command = {
  name: 'try',
  form: 'SCENARIO',
  about: 'plays actions on a described position, prints what changed or why not',
  help: ['SCENARIO is a JSON file as in docs/scenarios.md. Exit code 1 if something is not as the scenario expects.'],
  options: {},
  words: [1, 1],
  run({ words }, { out, err }) {
    const [file = ''] = words
    const read = readScenario(readJson(file), titles)
    if (!read.ok) throw new BadInput(`${file}: ${describeProblems(read.problems).join(' ')}`)
    const trial = tryScenario(read)
    out(`${describeTrial(trial).join('\n')}\n`)
    if (trial.ok) return 0
    err(`${file}: not as expected\n`)
    return 1
  },
}

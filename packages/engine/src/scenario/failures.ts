import type { Title } from '../core/title.js'
import { actionLine, describeProblems } from './describe.js'
import { readScenario } from './read.js'
import { tryScenario } from './try.js'

/** Everything that does not come out as the scenario expects, or is wrong with it; empty = nothing. For tables of tests. */
export const failuresOf = (scenario: unknown, titles: Readonly<Record<string, Title>>): readonly string[] => {
  const read = readScenario(scenario, titles)
  if (!read.ok) return describeProblems(read.problems)
  const { startFailures, tried } = tryScenario(read)
  return [
    ...startFailures,
    ...tried.flatMap(({ action, failures }, i) => failures.map((line) => `${i + 1}. ${actionLine(action)}: ${line}`)),
  ]
}

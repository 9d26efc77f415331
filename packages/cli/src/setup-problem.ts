import type { Setup, SetupProblem } from '@roundhouse/engine'
import { knownTitles } from './known.js'

/** Why there can be no such game, in one line. */
export const problemLine = (setup: Setup, { problem, params }: SetupProblem): string => {
  const { title } = setup
  switch (problem) {
    case 'title':
      return `no title ${title}; there are ${knownTitles()}`
    case 'players':
      return `${title} is for ${params.min} to ${params.max} players, not ${params.count}`
    case 'option':
      return `${title} has no option ${params.option}`
    case 'excluded':
      return `the options ${params.option} and ${params.other} of ${title} exclude each other`
    case 'needed':
      return `the option ${params.option} of ${title} is only played together with ${params.other}`
    case 'optionPlayers':
      return `the option ${params.option} of ${title} is not for ${params.count} players`
    case 'automata':
      return setup.ruleset === '18xx.games'
        ? `${title} is played alone by the rulebook only, not with --ruleset 18xx.games`
        : `${title} plays ${params.max} of the seats by itself, not ${params.count}`
    case 'ruleset':
    case 'seed':
    case 'name':
    case 'switch':
      return `the ${problem} is wrong`
    default:
      return problem satisfies never
  }
}

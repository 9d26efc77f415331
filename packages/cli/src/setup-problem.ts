import { type Setup, type SetupProblem, setupProblemText } from '@roundhouse/engine'
import { knownTitles } from './known.js'

/** Why there can be no such game, in one line. */
export const problemLine = ({ title }: Setup, problem: SetupProblem): string =>
  problem.problem === 'title'
    ? `no title ${title}; there are ${knownTitles()}`
    : `${title}: ${setupProblemText(problem, 'en')}`

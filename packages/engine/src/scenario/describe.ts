import { choices, type Offer } from '../choices.js'
import type { RunOfTrain } from '../core/action.js'
import type { Problem } from '../core/problems.js'
import type { Json } from '../core/state.js'
import { type Cast, castOf } from './cast.js'
import type { Trial, Tried } from './try.js'

const word = (value: Json): string => {
  if (value === null) return '–'
  if (Array.isArray(value)) return value.length > 0 ? value.map(word).join(' ') : '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** What was written may be no run at all. */
const runText = (run: Partial<RunOfTrain> | string | null): string => {
  const chains = typeof run === 'object' ? run?.chains : undefined
  if (!Array.isArray(chains) || !chains.every(Array.isArray)) return JSON.stringify(run)
  return `${(run as RunOfTrain).train}: ${chains.map((chain) => chain.join('-')).join(', ')}`
}

/** An action on one line: `layTile by NYC hex C15 tile 294 rotation 0`. */
export const actionLine = ({ type, by, ...fields }: Tried['action'], nameOf: Cast['nameOf'] = (id) => id): string => {
  const rest = Object.entries(fields).map(([name, value]) => {
    if (name === 'runs' && Array.isArray(value)) return value.map(runText).join('; ')
    return `${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`
  })
  const doer = by === undefined ? [] : [`by ${nameOf(String(by))}`]
  return [String(type), ...doer, ...rest].join(' ')
}

const outcomeLines = ({ outcome }: Tried): readonly string[] => {
  if (outcome.ok) {
    const ended = outcome.changes.some(({ fact }) => fact === 'ended')
    // Almost everything moves somebody's score: it is told when it counts.
    const told = outcome.changes.filter(({ fact }) => ended || !fact.startsWith('score.'))
    // Nothing may become nothing: the trains of a corporation that has none and closes.
    const seen = told.filter(({ before, after }) => word(before) !== word(after))
    return seen.map(({ fact, before, after }) => `  ${fact}: ${word(before)} → ${word(after)}`)
  }
  const { rule, also, section, code, text } = outcome.refusal
  const others = also.map((other) => `, ${other}`).join('')
  const cited = rule === '' ? '' : `${rule}${section ? ` (${section})` : ''}${others}, `
  return [`  refused: ${text}`, `  ${cited}${code}`]
}

/** What happened, as lines of text: each action, then what it changed or why not, then what was expected otherwise. */
export const describeTrial = (trial: Trial): readonly string[] => [
  ...(trial.about === '' ? [] : [trial.about]),
  ...trial.startFailures.map((line) => `  ✗ ${line}`),
  ...trial.tried.flatMap((tried, i) => [
    `${i + 1}. ${actionLine(tried.action, castOf(trial.game.setup, trial.game.rules).nameOf)}`,
    ...outcomeLines(tried),
    ...tried.failures.map((line) => `  ✗ ${line}`),
  ]),
]

const offerLine = ({ action, range }: Offer, nameOf: Cast['nameOf']): string => {
  const line = actionLine({ ...action }, nameOf)
  return range ? `  ${line} (${range.field} ${range.min} to ${range.max})` : `  ${line}`
}

/** What may be done after the last action, as it would be written. */
export const describeChoices = ({ game }: Pick<Trial, 'game'>): readonly string[] => {
  const { nameOf } = castOf(game.setup, game.rules)
  const { step, actor, offers } = choices(game)
  if (actor === null) return ['The game is over.']
  return [`Open to ${nameOf(actor)} in the step ${step}:`, ...offers.map((offer) => offerLine(offer, nameOf))]
}

/** What is wrong with a scenario, a line each. */
export const describeProblems = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ path, problem }) => (path === '' ? problem : `${path}: ${problem}`))

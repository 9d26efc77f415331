import { faceOn } from '../board/lying.js'
import { choices, type Offer } from '../choices.js'
import type { RunOfTrain } from '../core/action.js'
import type { HexId } from '../core/ids.js'
import type { Position } from '../core/position.js'
import type { Problem } from '../core/problems.js'
import type { Json } from '../core/state.js'
import { type Cast, castOf } from './cast.js'
import type { Trial, Tried } from './try.js'

const word = (value: Json): string => {
  if (value === null) return '–'
  if (Array.isArray(value)) return value.length > 0 ? value.map(word).join(' ') : '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Are there several cities or towns in the hex? */
type IsSplit = (hex: HexId) => boolean

const isSplitIn =
  ({ rules, state }: Pick<Position, 'rules' | 'state'>): IsSplit =>
  (hex) =>
    (faceOn(rules.board, state.board.tiles, hex)?.places.length ?? 0) > 1

const isRun = (run: unknown): run is RunOfTrain => {
  const { chains, stops } = (typeof run === 'object' && run !== null ? run : {}) as Partial<RunOfTrain>
  return Array.isArray(chains) && chains.every(Array.isArray) && Array.isArray(stops)
}

/** A run as it is written; what was written may be no run at all. */
const runText = (run: unknown, isSplit: IsSplit): string => {
  if (!isRun(run)) return JSON.stringify(run)
  const { train, chains, stops, counts } = run
  const placeAt = (hex: HexId, i: number): string => {
    const place = stops[i]?.hex === hex ? stops[i].place : undefined
    return place !== undefined && (place > 0 || isSplit(hex)) ? `${hex}.${place}` : hex
  }
  const ways = chains.map((chain, i) =>
    chain.map((hex, at) => (at === 0 ? placeAt(hex, i) : at === chain.length - 1 ? placeAt(hex, i + 1) : hex)),
  )
  const counted = counts ? ` counts ${counts.join(' ')}` : ''
  return `${train}: ${ways.map((way) => way.join('-')).join(', ')}${counted}`
}

/** An action on one line: `layTile by NYC hex C15 tile 294 rotation 0`. */
export const actionLine = (
  { type, by, ...fields }: Tried['action'],
  nameOf: Cast['nameOf'] = (id) => id,
  isSplit: IsSplit = () => false,
): string => {
  const rest = Object.entries(fields).map(([name, value]) => {
    if (name === 'runs' && Array.isArray(value)) return value.map((run) => runText(run, isSplit)).join('; ')
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
    `${i + 1}. ${actionLine(tried.action, castOf(trial.game.setup, trial.game.rules).nameOf, isSplitIn(trial.game))}`,
    ...outcomeLines(tried),
    ...tried.failures.map((line) => `  ✗ ${line}`),
  ]),
]

const offerLine = ({ action, range }: Offer, nameOf: Cast['nameOf'], isSplit: IsSplit): string => {
  const line = actionLine({ ...action }, nameOf, isSplit)
  return range ? `  ${line} (${range.field} ${range.min} to ${range.max})` : `  ${line}`
}

/** What may be done after the last action, as it would be written. */
export const describeChoices = ({ game }: Pick<Trial, 'game'>): readonly string[] => {
  const { nameOf } = castOf(game.setup, game.rules)
  const { step, actor, offers } = choices(game)
  if (actor === null) return ['The game is over.']
  return [
    `Open to ${nameOf(actor)} in the step ${step}:`,
    ...offers.map((offer) => offerLine(offer, nameOf, isSplitIn(game))),
  ]
}

/** What is wrong with a scenario, a line each. */
export const describeProblems = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ path, problem }) => (path === '' ? problem : `${path}: ${problem}`))

import { at, type Game, type GameEvent, type Language, logLine, unfold } from '@roundhouse/engine'
import { namingIn } from './playing.js'

/** What happened in one move: an action of the file, or one that followed without anybody being asked. */
interface Move {
  readonly label: string
  readonly events: readonly GameEvent[]
}

/** The action that led to entry `n` of a game, then each that followed by itself: `12`, `12.1`, `12.2`, … */
const movesAt = (game: Game, n: number, label: string): readonly Move[] => {
  const { action, events } = game.history.entry(n)
  if (action === null) return [{ label, events }]
  const unfolded = unfold(at(game, n - 1), action)
  let told = 0
  return unfolded.map((move, i) => {
    const from = told
    told += move.events.length
    // What comes after the last move, as the beginning of the next turn, is told with it.
    const last = i === unfolded.length - 1
    return { label: i === 0 ? label : `${label}.${i}`, events: events.slice(from, last ? undefined : told) }
  })
}

const LABEL_WIDTH = 8

/** The lines of one move, its label before the first. */
const linesOf = (game: Game, { label, events }: Move, language: Language): readonly string[] =>
  events.map((event, i) => {
    const before = (i === 0 ? label : '').padEnd(LABEL_WIDTH)
    return `${before}${logLine(event, language, namingIn(game, language))}`
  })

/** The log of the entries after `from`, up to the game's own point; `label` = how they are numbered. */
export const logSince = (game: Game, from: number, label: string, language: Language): readonly string[] =>
  Array.from({ length: game.cursor - from }, (_, i) => from + 1 + i)
    .flatMap((n) => movesAt(game, n, label))
    .flatMap((move) => linesOf(game, move, language))

/** What the set-up has brought. */
export const logOfSetup = (game: Game, language: Language): readonly string[] =>
  movesAt(game, game.history.base, '').flatMap((move) => linesOf(game, move, language))

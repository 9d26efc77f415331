import { type Game, isAutomaton, LANGUAGES, result, type Text } from '@roundhouse/engine'
import { recallRecord, remember } from '../app/memory.js'

/** How a game against somebody the title plays came out. */
export interface SoloResult {
  readonly title: string
  /** How hard and how long. */
  readonly kind: readonly Text[]
  /** What the player had more than the best of the others; below zero = lost. */
  readonly margin: number
  readonly score: number
}

const MEMORY = 'results'

const isText = (value: unknown): value is Text =>
  typeof value === 'object' &&
  value !== null &&
  LANGUAGES.every((language) => typeof (value as Record<string, unknown>)[language] === 'string')

const isResult = (value: unknown): value is SoloResult => {
  if (typeof value !== 'object' || value === null) return false
  const { title, kind, margin, score } = value as Record<string, unknown>
  return (
    typeof title === 'string' &&
    Array.isArray(kind) &&
    kind.every(isText) &&
    Number.isFinite(margin) &&
    Number.isFinite(score)
  )
}

/** The result of a finished game of one person against automata; null = it is no such game, or was broken off. */
export const soloResult = (game: Game): SoloResult | null => {
  const { finished, scores, reason } = result(game)
  const own = scores.find(({ player }) => !isAutomaton(game, player))
  const others = scores.filter(({ player }) => isAutomaton(game, player))
  if (!finished || !own || others.length === 0 || reason === 'manually_ended') return null
  const { title } = game.rules
  return {
    title: title.id,
    kind: title.challenge?.(game.setup) ?? [],
    margin: own.score - Math.max(...others.map(({ score }) => score)),
    score: own.score,
  }
}

/** Kept in this browser by table, so that an end taken back and reached again counts once. */
export const noteResult = (table: string, game: Game): void => {
  const found = soloResult(game)
  if (found) remember(MEMORY, JSON.stringify({ ...recallRecord(MEMORY), [table]: found }))
}

/** Results of one kind put together. */
export interface ResultRow {
  readonly kind: readonly Text[]
  readonly played: number
  readonly won: number
  /** The best margin. */
  readonly best: number
}

export const resultsOf = (title: string): readonly ResultRow[] => {
  const rows = new Map<string, ResultRow>()
  for (const value of Object.values(recallRecord(MEMORY))) {
    if (!isResult(value) || value.title !== title) continue
    const key = value.kind.map(({ en }) => en).join(', ')
    const row = rows.get(key) ?? { kind: value.kind, played: 0, won: 0, best: Number.NEGATIVE_INFINITY }
    rows.set(key, {
      ...row,
      played: row.played + 1,
      won: row.won + (value.margin > 0 ? 1 : 0),
      best: Math.max(row.best, value.margin),
    })
  }
  return [...rows].sort(([a], [b]) => a.localeCompare(b)).map(([, row]) => row)
}

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  entryOf,
  type Game,
  importGame,
  type OperatorId,
  type Position,
  type RouteTrain,
  replay,
} from '@roundhouse/engine'
import type { BenchGame } from './games.js'

/** A position just before somebody ran. */
export interface RunPosition {
  readonly name: string
  readonly position: Position
  readonly operator: OperatorId
  /** Milliseconds another program took for it, where that is known. */
  readonly theirs: number | undefined
}

const KNOWN = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), '../shared/routes/positions.json')

interface KnownRun {
  readonly game: string
  readonly action: string | number
  readonly ms: number
}

const knownTimes = (): ReadonlyMap<string, number> => {
  const rows = existsSync(KNOWN) ? (JSON.parse(readFileSync(KNOWN, 'utf8')) as readonly KnownRun[]) : []
  return new Map(rows.map(({ game, action, ms }) => [`${game}#${action}`, ms]))
}

export const runPositions = (games: readonly BenchGame[]): readonly RunPosition[] => {
  const known = knownTimes()
  return games.flatMap(({ name, text }) => {
    const imported = importGame(JSON.parse(text))
    if (!imported.ok) return []
    const found: RunPosition[] = []
    let before: Game | undefined
    replay(imported.game, {
      each({ id, skipped }, game) {
        const action = before && entryOf(game, before.cursor + 1)?.action
        if (before && !skipped && action?.type === 'runRoutes') {
          const { setup, rules, state } = before
          const theirs = known.get(`${name}.json#${id}`)
          found.push({ name: `${name} #${id}`, position: { setup, rules, state }, operator: action.by, theirs })
        }
        before = game
      },
    })
    return found
  })
}

const STRESS_TRAINS = 6

/** Six of the train of the title that goes farthest. */
export const largestTrains = ({ rules }: Position): readonly RouteTrain[] => {
  const [first, ...others] = rules.trains.flatMap(({ types }) => types)
  if (!first) return []
  const { name, reach } = others.reduce((most, type) => (type.reach.visits > most.reach.visits ? type : most), first)
  return Array.from({ length: STRESS_TRAINS }, (_, n) => ({ id: `${name}-${n}`, name, reach, usable: true }))
}

import { playRandomGame } from '@roundhouse/bots'
import { type Action, exportGame, type Game, importGame, log, replay, type Setup, titles } from '@roundhouse/engine'
import { setupOf } from '../random-game.js'
import { MISSING, recordedFolders, recordedGames } from '../recorded.js'

/** A game to measure with: understood, played once, and its actions in our own words. */
export interface BenchGame {
  readonly name: string
  /** As in the file, to measure loading. */
  readonly text: string
  readonly setup: Setup
  readonly game: Game
  readonly actions: readonly Action[]
}

const loaded = (name: string, json: unknown): BenchGame | null => {
  const imported = importGame(json)
  const replayed = imported.ok ? replay(imported.game) : null
  if (!replayed?.ok) return null
  const { game } = replayed
  return { name, text: JSON.stringify(json), setup: game.setup, game, actions: log(game) }
}

const recorded = (): readonly BenchGame[] =>
  recordedFolders().flatMap((folder) => recordedGames(folder).flatMap((game) => loaded(game.name, game.read()) ?? []))

/** Stands in where no recorded games are at hand. */
const random = (): readonly BenchGame[] =>
  Object.values(titles).flatMap(({ id, players }) =>
    [1, 2, 3].flatMap((seed) => {
      const job = { title: id, players: players.max, seed, ruleset: '18xx.games' as const, options: [] }
      const { game } = playRandomGame(setupOf(job), { seed })
      return loaded(`random ${id} ${seed}`, exportGame(game, { id: seed })) ?? []
    }),
  )

export const benchGames = (): readonly BenchGame[] => {
  const games = recorded()
  if (games.length > 0) return games
  console.log(`${MISSING}; measuring random games instead\n`)
  return random()
}

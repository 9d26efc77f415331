import { type BotName, playBots } from '@roundhouse/bots'
import {
  type Action,
  at,
  entriesOf,
  findPuzzle,
  type Game,
  type PlacedPuzzle,
  PUZZLE_KINDS,
  type PuzzleKind,
  type PuzzleSet,
  type Setup,
} from '@roundhouse/engine'

/** A set is made of so many, of each kind as evenly as the games allow. */
export const SET_SIZE = 12
/** Positions between two puzzles of a kind: neighbours ask the same. */
const APART = 25
/** Of the positions of a game, so many are looked at: every so-manieth. */
const EVERY: Readonly<Record<PuzzleKind, number>> = { run: 1, tile: 3, presidency: 1, trains: 1 }
/** Nothing much happens before this part of a game. */
const BEGINNING = 0.2

const puzzlesIn = (game: Game, number: number, most: number): readonly PlacedPuzzle[] => {
  const found: PlacedPuzzle[] = []
  for (const kind of PUZZLE_KINDS) {
    let last = -APART
    const asked = new Set<string>()
    for (let n = Math.ceil(game.cursor * BEGINNING); n < game.cursor && asked.size < most; n++) {
      if (n - last < APART || n % EVERY[kind] !== 0) continue
      const puzzle = findPuzzle(at(game, n), kind)
      const question = puzzle && JSON.stringify({ ...puzzle, options: undefined, answer: undefined })
      if (!puzzle || question === null || asked.has(question)) continue
      found.push({ game: number, at: n, puzzle })
      asked.add(question)
      last = n
    }
  }
  return found
}

/** One of each kind in turn, until there are enough. */
const chosen = (all: readonly PlacedPuzzle[]): readonly PlacedPuzzle[] => {
  const rows = PUZZLE_KINDS.map((kind) => all.filter(({ puzzle }) => puzzle.kind === kind))
  const longest = Math.max(0, ...rows.map(({ length }) => length))
  return Array.from({ length: longest }, (_, i) => rows.flatMap((row) => row[i] ?? []))
    .flat()
    .slice(0, SET_SIZE)
    .sort((a, b) => a.game - b.game || a.at - b.at)
}

export interface Making {
  readonly setups: readonly Setup[]
  readonly bot: BotName
  onGame(done: number, found: number): void
}

/** Plays games of bots and picks the best questions out of them; games are kept as far as they are needed. */
export const makePuzzles = (title: string, { setups, bot, onGame }: Making): PuzzleSet => {
  const games: Game[] = []
  const found: PlacedPuzzle[] = []
  for (const [i, setup] of setups.entries()) {
    const { game } = playBots(setup, { bots: setup.players.map(() => bot), seed: i + 1 })
    games.push(game)
    found.push(...puzzlesIn(game, i, Math.ceil(SET_SIZE / setups.length)))
    onGame(i + 1, found.length)
  }
  const puzzles = chosen(found)
  const used = [...new Set(puzzles.map(({ game }) => game))].sort((a, b) => a - b)
  return {
    title,
    games: used.map((number) => {
      const game = games[number]!
      const last = Math.max(...puzzles.filter((each) => each.game === number).map((each) => each.at))
      return { setup: game.setup, actions: entriesOf(game, 1, last + 1).map(([, { action }]) => action as Action) }
    }),
    puzzles: puzzles.map((each) => ({ ...each, game: used.indexOf(each.game) })),
  }
}

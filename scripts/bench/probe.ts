// Measures the engine it was bundled with: one line of JSON. Started by against.ts, once for each revision and turn.
import { readFileSync } from 'node:fs'
import { at, choices, type Game, importGame, log, newGame, play, replay } from '@roundhouse/engine'
import { playout } from './playout.js'
import { percentile, timed } from './table.js'

/** What one run has measured of a title. */
export interface Probed {
  readonly title: string
  readonly actions: number
  /** Milliseconds for all of them. */
  readonly replay: number
  readonly choicesP99: number
  /** Games played to their end by dice: actions of one on the average, and milliseconds for one of those. */
  readonly playoutActions: number
  readonly playoutAction: number
}

const PLAYOUTS = 8
/** Played before the clock runs: in the first games the machine is busier with getting the code ready than with the games. */
const WARMING = 8

const played = (files: readonly string[]): readonly Game[] =>
  files.flatMap((file) => {
    const imported = importGame(JSON.parse(readFileSync(file, 'utf8')))
    const replayed = imported.ok ? replay(imported.game) : null
    return replayed?.ok ? [replayed.game] : []
  })

const playThrough = (game: Game): void => {
  const begun = newGame(game.setup)
  if (!begun.ok) throw new Error('a game that was played cannot be begun')
  let next = begun.game
  for (const action of log(game)) {
    const answer = play(next, action)
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
    next = answer.game
  }
}

const probe = (title: string, games: readonly Game[]): Probed => {
  for (const game of games) playThrough(game)
  const time = timed(() => {
    for (const game of games) playThrough(game)
  })
  const times = games.flatMap((game) =>
    Array.from({ length: Math.floor(game.cursor / 5) }, (_, i) => {
      const position = at(game, 5 * i)
      return timed(() => choices(position))
    }),
  )
  const players = Array.from({ length: 4 }, (_, i) => ({ name: `Player ${i + 1}` }))
  const setup = { title, players, options: [], ruleset: 'rulebook' as const, seed: 1 }
  for (let seed = 1; seed <= WARMING; seed++) playout({ ...setup, seed: PLAYOUTS + seed }, PLAYOUTS + seed)
  let moves = 0
  const playouts = timed(() => {
    for (let seed = 1; seed <= PLAYOUTS; seed++) moves += playout({ ...setup, seed }, seed)
  })
  return {
    title,
    actions: games.reduce((sum, { cursor }) => sum + cursor, 0),
    replay: time,
    choicesP99: percentile(times, 0.99),
    playoutActions: moves / PLAYOUTS,
    playoutAction: playouts / moves,
  }
}

const games = played(process.argv.slice(2))
const titles = [...new Set(games.map(({ setup }) => setup.title))]
console.log(
  JSON.stringify(
    titles.map((title) =>
      probe(
        title,
        games.filter(({ setup }) => setup.title === title),
      ),
    ),
  ),
)

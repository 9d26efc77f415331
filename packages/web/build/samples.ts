// Plays games at random that tests and measurements need, of all titles or of those named: node scripts/run-ts.mjs packages/web/build/samples.ts 1849
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Game, peopleAt, result, type Setup, seatsFor, type Title, titles } from '@roundhouse/engine'
import { writeOwnFile } from '../src/store/game-file.js'
import { logOf } from '../src/table/replay.js'
import { exampleGame } from './example-player.js'

const FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'samples')
const NAMES = ['Anna', 'Boris', 'Celina', 'Dmitri', 'Ewa', 'Filip']
const GAMES = 2
/** A game worth looking through: long enough to have a history; a saga is left where it still can be played on. */
const LENGTH = { min: 250, alone: 120, max: 1500 }
const TRIES = 20

interface Shelved {
  readonly file: string
  readonly title: string
  readonly players: number
  readonly moves: number
}

mkdirSync(FOLDER, { recursive: true })
const INDEX = join(FOLDER, 'index.json')
const asked = process.argv.slice(2)
const isAsked = (title: string): boolean => asked.length === 0 || asked.includes(title)
const before: readonly Shelved[] = existsSync(INDEX) ? JSON.parse(readFileSync(INDEX, 'utf8')) : []
for (const { file, title } of before) if (isAsked(title)) rmSync(join(FOLDER, file), { force: true })

/** Tables of a title: two of different size, and one person against those it plays itself. */
const tablesOf = ({ players, automata }: Title): readonly number[] => [
  ...Array.from({ length: GAMES }, (_, i) => Math.min(players.max, players.min + 1 + i)),
  ...(automata ? [1] : []),
]

const isWorthIt = (game: Game, people: number): boolean =>
  game.cursor >= (people === 1 ? LENGTH.alone : LENGTH.min) &&
  !Object.values(game.state.players).some(({ bankrupt }) => bankrupt)

const shelve = (title: Title, people: number): Shelved | null => {
  const { id } = title
  const players = seatsFor(
    title,
    NAMES.slice(0, people).map((name) => ({ name })),
  )
  for (let seed = 1; seed <= TRIES; seed++) {
    const setup: Setup = { title: id, players, seed, options: [], ruleset: 'rulebook' }
    const game = exampleGame(setup, seed, LENGTH.max)
    if (!game || !isWorthIt(game, people)) continue
    const { actions } = logOf('', game)
    const file = `${id}-${people}p-${seed}.json`
    const name = `${id} · ${players.map((player) => player.name).join(', ')}`
    writeFileSync(
      join(FOLDER, file),
      `${JSON.stringify(writeOwnFile({ name, colours: [], setup, actions, rules: title.rulesVersion }))}\n`,
    )
    console.log(`${file}: ${game.cursor} moves, ${result(game).reason ?? 'unfinished'}`)
    return { file, title: id, players: peopleAt(setup), moves: game.cursor }
  }
  return null
}

const shelf = Object.values(titles).flatMap((title) =>
  isAsked(title.id)
    ? tablesOf(title).flatMap((people) => shelve(title, people) ?? [])
    : before.filter((each) => each.title === title.id),
)
writeFileSync(INDEX, `${JSON.stringify(shelf, null, 2)}\n`)

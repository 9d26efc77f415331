// Plays the example games of the shelf, of all titles or of those named: node scripts/run-ts.mjs packages/web/build/examples.ts 1849
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { result, titles } from '@roundhouse/engine'
import { writeOwnFile } from '../src/store/game-file.js'
import { logOf } from '../src/table/replay.js'
import { exampleGame } from './example-player.js'

const FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'public/examples')
const NAMES = ['Anna', 'Boris', 'Celina', 'Dmitri', 'Ewa', 'Filip']
const GAMES = 2
/** A game worth looking through: long enough to have a history; a saga is left where it still can be played on. */
const LENGTH = { min: 250, max: 1500 }
const TRIES = 20

interface Shelved {
  readonly file: string
  readonly title: string
  readonly players: number
  readonly moves: number
}

const INDEX = join(FOLDER, 'index.json')
const named = process.argv.slice(2)
const isAsked = (title: string): boolean => named.length === 0 || named.includes(title)

mkdirSync(FOLDER, { recursive: true })
const before: readonly Shelved[] = existsSync(INDEX) ? JSON.parse(readFileSync(INDEX, 'utf8')) : []
for (const { file, title } of before) if (isAsked(title) || !titles[title]) rmSync(join(FOLDER, file))

const shelf: Shelved[] = []
for (const { id, players: range } of Object.values(titles)) {
  if (!isAsked(id)) {
    shelf.push(...before.filter(({ title }) => title === id))
    continue
  }
  for (let i = 0; i < GAMES; i++) {
    const count = Math.min(range.max, range.min + 1 + i)
    const players = NAMES.slice(0, count).map((name) => ({ name }))
    for (let seed = 1; seed <= TRIES; seed++) {
      const game = exampleGame({ title: id, players, seed, options: [], ruleset: 'rulebook' }, seed, LENGTH.max)
      if (!game) continue
      const { reason } = result(game)
      const ruined = Object.values(game.state.players).some(({ bankrupt }) => bankrupt)
      if (ruined || game.cursor < LENGTH.min) continue
      const { setup, actions } = logOf('', game)
      const file = `${id}-${count}p-${seed}.json`
      const name = `${id} · ${players.map((player) => player.name).join(', ')}`
      writeFileSync(join(FOLDER, file), `${JSON.stringify(writeOwnFile({ name, colours: [], setup, actions }))}\n`)
      shelf.push({ file, title: id, players: count, moves: game.cursor })
      console.log(`${file}: ${game.cursor} moves, ${reason ?? 'unfinished'}`)
      break
    }
  }
}
writeFileSync(INDEX, `${JSON.stringify(shelf, null, 2)}\n`)

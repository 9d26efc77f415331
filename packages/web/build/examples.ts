// Plays the examples of the shelf, of all titles or of those named: node scripts/run-ts.mjs packages/web/build/examples.ts 1849
// Their notes (src/examples/notes) name moves: an example that is played anew is read anew.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { playBots } from '@roundhouse/bots'
import { result, type Setup, seatsFor, titleOf } from '@roundhouse/engine'
import { EXAMPLES } from '../src/examples/list.js'
import { writeOwnFile } from '../src/store/game-file.js'
import type { BotMoves } from '../src/store/record.js'
import { logOf } from '../src/table/replay.js'

const FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'public/examples')
const NAMES = ['Anna', 'Boris', 'Celina', 'Dmitri', 'Ewa', 'Filip']
const asked = process.argv.slice(2)

mkdirSync(FOLDER, { recursive: true })
for (const { title: id, file, bots, seed } of EXAMPLES) {
  if (asked.length > 0 && !asked.includes(id)) continue
  const title = titleOf(id)
  if (!title) throw new Error(`no title ${id}`)
  const people = bots.map((_, i) => ({ name: NAMES[i] ?? `${i + 1}` }))
  const setup: Setup = { title: id, players: seatsFor(title, people), seed, options: [], ruleset: 'rulebook' }
  const moves: Record<number, BotMoves[number]> = {}
  const { game, fault } = playBots(setup, {
    bots,
    seed,
    onMove({ cursor }, { bot, decision }) {
      if (bot !== 'random') moves[cursor] = { bot, reasons: decision.reasons }
    },
  })
  if (fault) throw new Error(fault)
  const { actions } = logOf('', game)
  const name = `${id} · ${setup.players.map((player) => player.name).join(', ')}`
  const written = writeOwnFile({ name, colours: [], setup, actions, rules: title.rulesVersion, botMoves: moves })
  writeFileSync(join(FOLDER, file), `${JSON.stringify(written)}\n`)
  console.log(`${file}: ${game.cursor} moves, ${result(game).reason ?? 'unfinished'}`)
}

// npm run bench -- [engine|memory|routes|web]: what the project measures itself by, as tables. Goals are goals, nothing here fails.
import { webTables } from '@roundhouse/web/bench'
import { choicesSpeed, historySpeed, replaySpeed } from './engine.js'
import { type BenchGame, benchGames } from './games.js'
import { memoryUse } from './memory.js'
import { routeTables } from './routes.js'
import { show, type Table } from './table.js'

const PARTS: Readonly<Record<string, (games: readonly BenchGame[]) => Iterable<Table> | Promise<Iterable<Table>>>> = {
  *engine(games) {
    for (const section of [replaySpeed, choicesSpeed, historySpeed]) yield section(games)
  },
  memory: (games) => [memoryUse(games)],
  routes: routeTables,
  web: webTables,
}

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !PARTS[name])
if (unknown !== undefined) {
  console.error(`bench: no part ${unknown}; there are ${Object.keys(PARTS).join(', ')}`)
  process.exit(2)
}
const parts = asked.length > 0 ? asked : Object.keys(PARTS)
const games = parts.every((name) => name === 'web') ? [] : benchGames()
for (const name of parts) {
  for (const table of (await PARTS[name]?.(games)) ?? []) console.log(show(table))
}

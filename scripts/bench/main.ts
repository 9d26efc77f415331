// npm run bench -- [engine|memory|routes|server|web|network|bots] [--short] [--against REV]: what the project measures itself by, as
// tables. Goals are goals, nothing here fails. With --short: a try of the server's and the bots' part, whose figures are no
// measure. With --against: the engine beside that of another revision, in turns. The bots' part takes hours, goes on where it
// was stopped, and is done only if asked for: -- bots [--title T]….

import { fileURLToPath } from 'node:url'
import { botTables } from '@roundhouse/cli/bots-bench'
import { serverTables } from '@roundhouse/server/bench'
import { webTables } from '@roundhouse/web/bench'
import { networkTables } from '@roundhouse/web/network-bench'
import { argumentsOf } from '../arguments.js'
import { compareWith } from './against.js'
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
  server: (games) =>
    serverTables(
      games.map(({ game }) => game),
      values.short === true,
    ),
  web: webTables,
  network: networkTables,
  bots: () =>
    botTables({
      ...(values.title ? { titles: values.title } : {}),
      most: values.short === true ? 4 : 80,
      alone: values.short === true ? 1 : 8,
      folder: fileURLToPath(new URL('../../node_modules/.cache/roundhouse', import.meta.url)),
      sources: fileURLToPath(new URL('../../packages/bots/src', import.meta.url)),
      progress: (line) => console.error(line),
    }),
}

const { positionals: asked, values } = argumentsOf({
  usage: `usage: npm run bench -- [${Object.keys(PARTS).join('|')}]… [--short] [--against REV] [--title T]…`,
  options: { against: { type: 'string' }, short: { type: 'boolean' }, title: { type: 'string', multiple: true } },
  allowPositionals: true,
})
const unknown = asked.find((name) => !PARTS[name])
if (unknown !== undefined) {
  console.error(`bench: no part ${unknown}; there are ${Object.keys(PARTS).join(', ')}`)
  process.exit(2)
}
if (values.against !== undefined) {
  console.log(show(await compareWith(values.against)))
  process.exit(0)
}
const parts = asked.length > 0 ? asked : Object.keys(PARTS).filter((name) => name !== 'bots')
const games = parts.every((name) => ['web', 'network', 'bots'].includes(name)) ? [] : benchGames()
for (const name of parts) {
  for (const table of (await PARTS[name]?.(games)) ?? []) console.log(show(table))
}

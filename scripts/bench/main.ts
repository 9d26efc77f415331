// npm run bench -- [engine|memory|routes|server|web|network|bots] [--short] [--against REV]: what the project measures itself by, as
// tables. Goals are goals, nothing here fails. With --short: a try of the server's and the bots' part, whose figures are no
// measure. With --against: the engine beside that of another revision, in turns. The bots' part takes hours, goes on where it
// was stopped, and is done only if asked for: -- bots [--part strengths|people|istvan|soak]… [--title T]… [--pair hard,normal]…
// [--games N] [--minutes M]. It keeps its games in node_modules/.cache/roundhouse-bots, a file for each state of the bots' sources.

import { fileURLToPath } from 'node:url'
import { BOT_PAIRS, BOT_PARTS, type BotPart, botTables } from '@roundhouse/cli/bots-bench'
import { titles } from '@roundhouse/engine'
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
      titles: values.title,
      parts: values.part as readonly BotPart[] | undefined,
      pairs: values.pair,
      most: mostGames(),
      minutes: values.minutes === undefined ? Number.POSITIVE_INFINITY : Number(values.minutes),
      folder: fileURLToPath(new URL('../../node_modules/.cache/roundhouse-bots', import.meta.url)),
      sources: fileURLToPath(new URL('../../packages/bots/src', import.meta.url)),
      progress: (line) => console.error(line),
    }),
}

/** Games of the bots' part, of each kind. */
const mostGames = (): { readonly claim: number; readonly alone: number; readonly soak: number } => {
  const given = values.games === undefined ? undefined : Number(values.games)
  const short = values.short === true
  return { claim: given ?? (short ? 4 : 80), alone: given ?? (short ? 1 : 12), soak: given ?? (short ? 4 : 1000) }
}

const { positionals: asked, values } = argumentsOf({
  usage: `usage: npm run bench -- [${Object.keys(PARTS).join('|')}]… [--short] [--against REV]; for bots: [--part ${BOT_PARTS.join('|')}]… [--title T]… [--pair ${BOT_PAIRS.join('|')}]… [--games N] [--minutes M]`,
  options: {
    against: { type: 'string' },
    short: { type: 'boolean' },
    title: { type: 'string', multiple: true },
    part: { type: 'string', multiple: true },
    pair: { type: 'string', multiple: true },
    games: { type: 'string' },
    minutes: { type: 'string' },
  },
  numbers: ['games', 'minutes'],
  allowPositionals: true,
})
const unknown = asked.find((name) => !PARTS[name])
if (unknown !== undefined) {
  console.error(`bench: no part ${unknown}; there are ${Object.keys(PARTS).join(', ')}`)
  process.exit(2)
}
const WORDS = { part: BOT_PARTS, pair: BOT_PAIRS, title: Object.keys(titles) } as const
for (const [option, known] of Object.entries(WORDS)) {
  const wrong = values[option as keyof typeof WORDS]?.find((word) => !(known as readonly string[]).includes(word))
  if (wrong === undefined) continue
  console.error(`bench: --${option}: no ${wrong}; there are ${known.join(' ')}`)
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

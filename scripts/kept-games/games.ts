// Games kept by title and version of its rules, as a table stores them: with them a change that would make stored games come
// out otherwise is seen. And files as they were written before versions were, which must go on opening.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { playRandomGame } from '@roundhouse/bots'
import {
  at,
  log,
  openStored,
  type Setup,
  type Snapshot,
  type StoredGame,
  snapshot,
  stateHash,
  type Title,
} from '@roundhouse/engine'
import { nameOf, ownGames } from '../own-games/games.js'
import { setupOf } from '../random-game.js'

const FOLDER = fileURLToPath(new URL('../../packages/engine/games', import.meta.url))
const VERSIONS = join(FOLDER, 'versions')
const EARLIER = join(FOLDER, 'earlier')

/** Long enough to see the later rounds, short enough to keep. */
const MOST_ACTIONS = 1000
/** How many actions lie between two states whose hashes are kept. */
const STRIDE = 20

export interface KeptGame {
  readonly name: string
  readonly setup: Setup
  readonly actions: StoredGame['actions']
  /** Of the state after every so many actions, and after the last. */
  readonly hashes: Readonly<Record<string, string>>
  /** A position in the middle of it. */
  readonly snapshot: Snapshot
}

const keptNow = (title: Title): readonly KeptGame[] =>
  ownGames(title).map((own) => {
    const { game, fault } = playRandomGame(setupOf(own), { seed: own.seed, style: 'builders', moves: MOST_ACTIONS })
    if (fault !== null) throw new Error(`${title.id} ${nameOf(own)}: ${fault}`)
    const numbers = Array.from({ length: Math.ceil(game.cursor / STRIDE) }, (_, i) => i * STRIDE)
    return {
      name: nameOf(own),
      setup: game.setup,
      actions: log(game),
      hashes: Object.fromEntries([...numbers, game.cursor].map((n) => [n, stateHash(at(game, n).state)])),
      snapshot: snapshot(at(game, Math.floor(game.cursor * 0.6))),
    }
  })

const pathOf = (title: string, version: number): string => join(VERSIONS, `${title}-${version}.json.gz`)

const read = (path: string): unknown => JSON.parse(gunzipSync(readFileSync(path)).toString('utf8'))

/** The versions of a title that games are kept of. */
export const keptVersions = ({ id }: Title): readonly number[] =>
  readdirSync(VERSIONS)
    .flatMap((file) => (file.startsWith(`${id}-`) ? [Number.parseInt(file.slice(id.length + 1), 10)] : []))
    .sort((a, b) => a - b)

export const keptGames = ({ id }: Title, version: number): readonly KeptGame[] =>
  read(pathOf(id, version)) as readonly KeptGame[]

export const isKept = ({ id, rulesVersion }: Title): boolean => existsSync(pathOf(id, rulesVersion))

/** Plays and keeps games of the present version. */
export const keep = (title: Title): readonly KeptGame[] => {
  const games = keptNow(title)
  mkdirSync(VERSIONS, { recursive: true })
  writeFileSync(pathOf(title.id, title.rulesVersion), gzipSync(JSON.stringify(games), { level: 9 }))
  return games
}

/** Files of ours from before versions of the rules were written down, by name. */
export const earlierFiles = (): readonly string[] => readdirSync(EARLIER).sort()
export const earlierFile = (name: string): StoredGame => read(join(EARLIER, name)) as StoredGame

/** Where a kept game comes out otherwise than it did: the number of actions, and how. */
export const differs = (title: Title, { setup, actions, hashes }: KeptGame): string | null => {
  const opened = openStored(title, { setup, actions, rules: title.rulesVersion })
  if (!opened.ok && 'problem' in opened) return `it cannot be begun: ${opened.problem.problem}`
  const { game } = opened
  for (const [n, hash] of Object.entries(hashes)) {
    if (Number(n) <= game.cursor && stateHash(at(game, Number(n)).state) !== hash)
      return `after ${n} actions, or up to ${STRIDE} before, its state is another`
  }
  return opened.ok ? null : `action ${opened.number} is refused: ${opened.refusal?.reason}`
}

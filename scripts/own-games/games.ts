// Games played by ourselves, kept with their traces and with digests of what was told and offered: what a clone replays that has no recorded games beside it.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { playRandomGame } from '@roundhouse/bots'
import {
  at,
  type Choices,
  choices,
  exportGame,
  type Game,
  type GameFile,
  type ImportedGame,
  importGame,
  type Ruleset,
  type Title,
  type Trace,
  titles,
  writeTrace,
} from '@roundhouse/engine'
import { setupOf } from '../random-game.js'

const FOLDER = fileURLToPath(new URL('../../packages/engine/games', import.meta.url))

export interface OwnGame {
  readonly title: string
  readonly players: number
  readonly ruleset: Ruleset
  readonly seed: number
  readonly options: readonly string[]
}

/** As many options as go together with those before them and with the players. */
const optionsFor = ({ options }: Title, players: number): readonly string[] => {
  const chosen: string[] = []
  for (const { id, excludes, needs, players: only, importOnly } of options) {
    const isExcluded = chosen.some(
      (other) => excludes?.includes(other) || options.find((each) => each.id === other)?.excludes?.includes(id),
    )
    const isMissed = needs?.some((other) => !chosen.includes(other)) ?? false
    if (!isExcluded && !isMissed && !importOnly && (only?.includes(players) ?? true)) chosen.push(id)
  }
  return chosen
}

/** Few and many players, both rulesets, with and without options; alone where the title plays against one. */
export const ownGames = (title: Title): readonly OwnGame[] => {
  const { min, max } = title.players
  const game = (players: number, ruleset: Ruleset, options: readonly string[] = []): OwnGame => ({
    title: title.id,
    players,
    ruleset,
    seed: players,
    options,
  })
  const solo = title.automata ? [game(1, 'rulebook', optionsFor(title, 1))] : []
  return [game(min, 'rulebook'), game(max, 'rulebook', optionsFor(title, max)), game(min, '18xx.games'), ...solo]
}

export const nameOf = ({ players, ruleset, options }: OwnGame): string =>
  `${players}p-${ruleset}${options.length > 0 ? '-options' : ''}`

const pathOf = (game: OwnGame, ending: string): string => join(FOLDER, game.title, `${nameOf(game)}.${ending}`)

export const filesOf = (title: Title): readonly string[] => readdirSync(join(FOLDER, title.id)).sort()

export const importedOf = (file: GameFile): ImportedGame => {
  const imported = importGame(file)
  if (!imported.ok) throw new Error(JSON.stringify(imported.problem))
  return imported.game
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** A game replayed by the engine as it is today. */
export interface ReplayedNow {
  readonly game: Game
  /** The state after every action. */
  readonly trace: Trace
}

export const replayedNow = (file: GameFile): ReplayedNow => {
  const { trace, replayed } = writeTrace(importedOf(file))
  if (!replayed.ok)
    throw new Error(`action ${replayed.refused.id} refused: ${JSON.stringify(replayed.refused.refusal)}`)
  return { game: replayed.game, trace: plain(trace) }
}

/** What a file may leave out is left out. */
export const writtenDown = (game: Game, id: GameFile['id']): GameFile => plain(exportGame(game, { id }))

/** The game as the random player plays it today, as it is written down after it was read. */
export const playedNow = (own: OwnGame): GameFile => {
  const { game, fault } = playRandomGame(setupOf(own), { seed: own.seed, style: 'builders' })
  if (fault !== null) throw new Error(`${own.title} ${nameOf(own)}: ${fault}`)
  const id = nameOf(own)
  return writtenDown(replayedNow(writtenDown(game, id)).game, id)
}

/** How many actions lie between two positions whose offers are kept. */
const STRIDE = 4

/** Beyond the state: what the events of some actions told, and what could be done after them. */
export interface Digest {
  /** Number of actions played so far. */
  readonly at: number
  readonly events: string
  readonly offers: string
}

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64').slice(0, 8)

/** `seen` is shown each position of which the offers are kept. */
export const digestsOf = (
  game: Game,
  seen: (p: Game, offers: Choices['offers']) => void = () => undefined,
): readonly Digest[] => {
  const digests: Digest[] = []
  let events: unknown[] = []
  for (let n = 0; n < game.length; n++) {
    events.push(game.history.entry(n).events)
    if (n % STRIDE !== 0) continue
    const position = at(game, n)
    const { offers } = choices(position)
    seen(position, offers)
    digests.push({ at: n, events: hash(events), offers: hash(offers) })
    events = []
  }
  return digests
}

const read = (path: string): unknown => JSON.parse(gunzipSync(readFileSync(path)).toString('utf8'))
const keep = (path: string, value: unknown): void => writeFileSync(path, gzipSync(JSON.stringify(value), { level: 9 }))

/** Games of every title that has some. */
export const keptGames = (): readonly GameFile[] =>
  Object.values(titles)
    .flatMap(ownGames)
    .filter((own) => existsSync(pathOf(own, 'json.gz')))
    .map(readGame)

export const readGame = (own: OwnGame): GameFile => read(pathOf(own, 'json.gz')) as GameFile
export const readTrace = (own: OwnGame): Trace => read(pathOf(own, 'positions.json.gz')) as Trace
export const readDigests = (own: OwnGame): readonly Digest[] =>
  read(pathOf(own, 'digests.json.gz')) as readonly Digest[]

export const clear = (title: Title): void => {
  rmSync(join(FOLDER, title.id), { recursive: true, force: true })
  mkdirSync(join(FOLDER, title.id), { recursive: true })
}

export const write = (own: OwnGame, file: GameFile, trace: Trace, digests: readonly Digest[]): void => {
  keep(pathOf(own, 'json.gz'), file)
  keep(pathOf(own, 'positions.json.gz'), trace)
  keep(pathOf(own, 'digests.json.gz'), digests)
}

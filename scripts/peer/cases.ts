// The games to be compared: played for it, or written down before.
import { join } from 'node:path'
import type { Job } from '../random-game.js'
import { type Table, tables, type Wanted } from '../tables.js'
import { type KeptGame, keptGames, knowing, noting, savedOrPlayed } from './files.js'
import { isTheirs, type Manner, nameOf, playHere, playThere } from './games.js'
import type { Oracle, PeerFile } from './oracle.js'
import { judge, judgeWithRuns, type Verdict } from './verdict.js'

export interface Case {
  readonly name: string
  /** What it is counted under. */
  readonly table: string
  file(): PeerFile | Promise<PeerFile>
  judge(file: PeerFile): Promise<Verdict>
}

export interface Cases {
  readonly total: number
  at(n: number): Case
}

/** What is compared. */
export interface Depth {
  /** What each run earns, too. */
  readonly runs: boolean
}

export interface Played extends Wanted, Depth {
  readonly games: string
  readonly seed: string
  readonly theirs: boolean
  readonly moves?: string | undefined
  readonly style?: string | undefined
  /** A folder where every game stays with its trace; one that lies there is not played again. */
  readonly save?: string | undefined
}

const tableOf = ({ title, players, options }: Job): string => [title, `${players} players`, ...options].join(', ')

/** Random games, ours or of their own player; all tables that are wanted take turns. */
export const playedGames = (oracle: Oracle, wanted: Played): Cases => {
  const list: readonly Table[] = [...tables({ ...wanted, ruleset: '18xx.games' })].filter(isTheirs)
  const { theirs, style, runs, save } = wanted
  const verdictOn = runs ? judgeWithRuns : judge
  const manner: Manner = { moves: wanted.moves === undefined ? undefined : Number(wanted.moves), style }
  return {
    total: list.length === 0 ? 0 : Number(wanted.games),
    at: (n) => {
      const job: Job = { ...(list[n % list.length] as Table), seed: Number(wanted.seed) + n }
      const name = [...(theirs ? ['theirs'] : []), nameOf(job), ...(style ? [style] : [])].join('-')
      const play = () => (theirs ? playThere(oracle, job, manner) : playHere(job, manner))
      const played = { name, table: tableOf(job) }
      if (save === undefined) return { ...played, file: play, judge: (file) => verdictOn(oracle, file) }
      const path = join(save, `${name}.json`)
      return {
        ...played,
        file: () => savedOrPlayed(path, play),
        judge: (file) => verdictOn(knowing(noting(oracle, path, file), path, file), file),
      }
    },
  }
}

/** The game files of a folder, or one of them. */
export const writtenGames = (oracle: Oracle, path: string, { runs }: Depth): Cases => {
  const verdictOn = runs ? judgeWithRuns : judge
  const games = keptGames(path)
  return {
    total: games.length,
    at: (n) => {
      const game = games[n] as KeptGame
      return {
        name: game.name,
        table: path,
        file: () => game.read(),
        judge: (file) => verdictOn(knowing(oracle, game.path, file), file),
      }
    },
  }
}

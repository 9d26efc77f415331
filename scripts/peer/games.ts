// Where the games come from: played here at random under the ruleset of 18xx.games, or by the oracle's own player.
import { isStyle, playRandomGame, STYLE_NAMES } from '@roundhouse/bots'
import { beginGame, exportGame, importGame, newGame, titleOf } from '@roundhouse/engine'
import { type Job, setupOf } from '../random-game.js'
import type { Table } from '../tables.js'
import type { Oracle, PeerFile } from './oracle.js'

/** Longer games end unfinished: they are compared as far as they go. */
export const MOVES = 2000

export const nameOf = ({ title, players, seed, options }: Job): string =>
  [title, `${players}p`, ...options, seed].join('-')

/** As it comes back from a file: one that went through text holds nothing that a file could not. */
const asFile = (file: unknown): PeerFile => JSON.parse(JSON.stringify(file)) as PeerFile

/** How it is played: as far, and in a style of the player's; each has its own. */
export interface Manner {
  readonly moves?: number | undefined
  readonly style?: string | undefined
}

export const playHere = (job: Job, { moves = MOVES, style }: Manner): PeerFile => {
  if (style !== undefined && !isStyle(style))
    throw new Error(`there is no style ${style}, only ${STYLE_NAMES.join(', ')}`)
  const { game, fault } = playRandomGame(setupOf(job), { seed: job.seed, moves, style })
  if (fault !== null) throw new Error(fault)
  return asFile(exportGame(game, { id: nameOf(job) }))
}

/** Does 18xx.games have this table? Some options are ours alone. */
export const isTheirs = (table: Table): boolean => {
  const setup = setupOf({ ...table, seed: 1 })
  const title = titleOf(table.title)
  if (!title || !newGame(setup).ok) return false
  const back = importGame(asFile(exportGame(beginGame(title, setup), { id: 1 })))
  return back.ok && [...back.game.setup.options].sort().join() === [...table.options].sort().join()
}

const STYLES = ['plain', 'traders', 'builders', 'misers', 'savers']

/** Their random player's game of this table; its styles take turns if none is asked for. */
export const playThere = (oracle: Oracle, job: Job, { moves = 1500, style }: Manner): Promise<PeerFile> => {
  const title = titleOf(job.title)
  if (!title) throw new Error(`no title ${job.title}`)
  const { title: name, settings } = exportGame(beginGame(title, setupOf(job)), { id: 1 })
  return oracle.random({
    title: name,
    players: job.players,
    seed: job.seed,
    optionalRules: settings.optional_rules,
    style: style ?? STYLES[job.seed % STYLES.length] ?? 'plain',
    cap: moves,
  })
}

// For tests: a game with everything in it that they look for, and a command line that keeps what it says.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playRandomGame } from '@roundhouse/bots'
import { type Action, type ActionOf, at, choices, exportGame, type Game, type GameFile } from '@roundhouse/engine'
import { setupOf } from '@roundhouse/engine/testing'
import { main } from './main.js'

const PLAYERS = [11, 12, 13].map((id) => ({ id, name: `Player ${id}` }))
const SETUP = setupOf('1846', { players: PLAYERS, seed: 4, ruleset: '18xx.games' })

const isLay = (action: Action): action is ActionOf<'layTile'> => action.type === 'layTile'

/** A tile somebody would lay here, had the box one more of it. */
const lackingIn = (p: Game): ActionOf<'layTile'> | undefined =>
  choices(p)
    .blocked.filter(({ refusal }) => refusal.code === 'or.tile.NO_TILE')
    .map(({ action }) => action)
    .find(isLay)

export interface SampleGame {
  readonly game: Game
  /** A tile that is out of stock after `n` actions. */
  readonly lacking: ActionOf<'layTile'>
  readonly n: number
}

export const sampleGame = (): SampleGame => {
  for (let seed = 4; seed < 40; seed++) {
    const { game, fault } = playRandomGame(SETUP, { seed, style: 'builders' })
    if (fault !== null) throw new Error(fault)
    for (let n = game.cursor; n > 0; n -= 5) {
      const lacking = lackingIn(at(game, n))
      if (lacking && game.state.ended) return { game, lacking, n }
    }
  }
  throw new Error('no game runs out of a tile')
}

export const fileAt = (game: Game, n: number): GameFile =>
  JSON.parse(JSON.stringify(exportGame(at(game, n), { id: 4 }))) as GameFile

export const idsOf = (file: GameFile, type: string) =>
  file.actions.filter((action) => action.type === type).map(({ id }) => id)

export const run = async (...argv: readonly string[]) => {
  const said = { out: '', err: '' }
  const code = await main(argv, {
    out: (text) => {
      said.out += text
    },
    err: (text) => {
      said.err += text
    },
  })
  return { code, ...said }
}

/** A folder of its own for files that come and go with the tests. */
export class Desk {
  readonly folder = mkdtempSync(join(tmpdir(), 'roundhouse-cli-'))

  path(name: string): string {
    return join(this.folder, name)
  }

  write(name: string, content: unknown): string {
    const path = this.path(name)
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
    return path
  }

  clear(): void {
    rmSync(this.folder, { recursive: true })
  }
}

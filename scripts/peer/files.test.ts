import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playedGames, writtenGames } from './cases.js'
import { fakeOracle } from './fakeOracle.js'
import { playHere } from './games.js'
import { NO_ORACLE, type Oracle } from './oracle.js'

describe('games that are written down', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-kept-'))
  const file = playHere({ title: '18MEX', players: 3, seed: 4, ruleset: '18xx.games', options: [] }, { moves: 40 })
  beforeAll(async () => {
    writeFileSync(join(folder, 'a.json'), JSON.stringify(file))
    writeFileSync(join(folder, 'b.json'), JSON.stringify(file))
    writeFileSync(join(folder, 'a.trace.json.gz'), gzipSync(JSON.stringify(await fakeOracle().trace(file))))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('a game with its trace needs no oracle, one without asks it', async () => {
    const { total, at } = writtenGames(NO_ORACLE, folder, { runs: false })
    expect(total).toBe(2)
    const [a, b] = [at(0), at(1)]
    expect([a.name, b.name]).toEqual(['a', 'b'])
    expect(await a.judge(await a.file())).toEqual({ kind: 'equal' })
    await expect(b.judge(await b.file())).rejects.toThrow('there is no oracle to ask')
  })

  it('a saved game is played and traced once', async () => {
    const saving = { title: '18MEX', players: '3', games: '1', seed: '4', theirs: true, runs: false, moves: '40' }
    const save = join(folder, 'saved')
    const asked: string[] = []
    const told = fakeOracle({ plays: file })
    const counting: Oracle = {
      ...told,
      trace(game) {
        asked.push('trace')
        return told.trace(game)
      },
      random(game) {
        asked.push('random')
        return told.random(game)
      },
    }
    for (const _ of [1, 2]) {
      const game = playedGames(counting, { ...saving, save }).at(0)
      expect(await game.judge(await game.file())).toEqual({ kind: 'equal' })
    }
    expect(asked).toEqual(['random', 'trace'])
    expect(writtenGames(NO_ORACLE, save, { runs: false }).total).toBe(1)
  })

  it('one file, and a folder that is not there', () => {
    expect(writtenGames(NO_ORACLE, join(folder, 'b.json'), { runs: false }).total).toBe(1)
    expect(writtenGames(NO_ORACLE, join(folder, 'none'), { runs: false }).total).toBe(0)
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writtenGames } from './cases.js'
import { fakeOracle } from './fakeOracle.js'
import { playHere } from './games.js'
import { NO_ORACLE } from './oracle.js'

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

  it('one file, and a folder that is not there', () => {
    expect(writtenGames(NO_ORACLE, join(folder, 'b.json'), { runs: false }).total).toBe(1)
    expect(writtenGames(NO_ORACLE, join(folder, 'none'), { runs: false }).total).toBe(0)
  })
})

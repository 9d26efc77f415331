import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { deadEndAfter, excuseFor } from './excuses.js'
import { oracleAt, programOf, VARIABLE } from './oracle.js'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-oracle-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A program that answers like the oracle does. */
const program = join(folder, 'oracle.mjs')
writeFileSync(
  program,
  `#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs'
const [command, ...args] = process.argv.slice(2)
if (command === 'random') {
  const [title, players, seed, out, ...rest] = args
  if (title === 'Nothing') { console.error('no title Nothing'); process.exit(2) }
  writeFileSync(out, JSON.stringify({ title, asked: [players, seed, ...rest], actions: [] }))
} else if (command === 'routes') {
  const { title } = JSON.parse(readFileSync(args[0], 'utf8'))
  console.log(title === 'broken' ? 'no ruby' : JSON.stringify({ game: title, differing: [{ id: 3, stored: [10], recomputed: [20] }] }))
} else {
  const game = JSON.parse(readFileSync(args[0], 'utf8'))
  if (game.title === 'bad') {
    console.error('refused at action 7: Engine::GameError: Cannot sell shares of TM')
    if (command === 'replay') console.error('  it waited for: {"can":["pass"]}')
    process.exit(1)
  }
  if (game.title === 'broken') { console.error('no ruby'); process.exit(1) }
  writeFileSync(args[1], JSON.stringify({ traced: game.title }))
}
`,
)
chmodSync(program, 0o755)

const oracle = oracleAt(program, mkdtempSync(join(folder, 'files-')))

describe('the oracle as a program', () => {
  it('traces a game', async () => {
    expect(await oracle.trace({ title: '18MEX', actions: [] })).toEqual({ traced: '18MEX' })
  })

  it('tells what was refused, why, and what it waited for', async () => {
    expect(await oracle.trace({ title: 'bad', actions: [] })).toEqual({
      action: '7',
      why: 'GameError: Cannot sell shares of TM',
      waitedFor: '{"can":["pass"]}',
    })
  })

  it('passes on what it says when it cannot answer', async () => {
    await expect(oracle.trace({ title: 'broken', actions: [] })).rejects.toThrow('the oracle says: no ruby')
  })

  it('counts the runs of a game', async () => {
    expect(await oracle.runs({ title: '18MEX', actions: [] })).toEqual([{ id: 3, stored: [10], recomputed: [20] }])
    await expect(oracle.runs({ title: 'broken', actions: [] })).rejects.toThrow('the oracle says: no ruby')
  })

  it('is asked for random games by its own words', async () => {
    const game = { title: '1846 2p Variant', players: 2, seed: 5, optionalRules: ['a', 'b'], style: 'plain', cap: 9 }
    expect(await oracle.random(game)).toMatchObject({
      title: '18462pVariant',
      asked: ['2', '5', '--rules', 'a,b', '--cap', '9', '--style', 'plain'],
    })
    expect(await oracle.random({ ...game, optionalRules: [] })).toMatchObject({
      asked: ['2', '5', '--cap', '9', '--style', 'plain'],
    })
    await expect(oracle.random({ ...game, title: 'Nothing' })).rejects.toThrow('no title Nothing')
  })

  it('leaves no files behind', () => {
    const [files = ''] = readdirSync(folder).filter((name) => name.startsWith('files-'))
    expect(readdirSync(join(folder, files))).toEqual([])
  })

  it('is found by a variable', () => {
    expect(programOf({ [VARIABLE]: program })).toBe(program)
    expect(programOf({ [VARIABLE]: join(folder, 'nowhere') })).toBeNull()
    expect(programOf({})).toBeNull()
  })
})

describe('excuses', () => {
  const waits = { action: '1', why: '', waitedFor: '{"round":{"step":"special_track"}}' }
  it.each([
    ['Little Miami cannot end its lays', '1846', { type: 'pass', entity: 'LM' }, waits, true],
    ['another company can', '1846', { type: 'pass', entity: 'MC' }, waits, false],
    ['another title', '18MEX', { type: 'pass', entity: 'LM' }, waits, false],
    ['another step', '1846', { type: 'pass', entity: 'LM' }, { ...waits, waitedFor: '{}' }, false],
  ])('%s', (_, title, said, refused, excused) => {
    expect(excuseFor({ title, actions: [] }, said, refused) !== null).toBe(excused)
  })

  it.each([
    ['nobody runs after it', '18Mag', 'special_buy', 'MAG-XCAR-3', [], true],
    ['it is taken, and the buyer runs', '18Mag', 'special_buy', 'MAG-XCAR-3', ['run_routes'], false],
    ['another rule', '18Mag', 'special_buy', 'MAG-XCAR-1', [], false],
    ['another action', '18Mag', 'buy_train', 'MAG-XCAR-3', [], false],
    ['another title', '1849', 'special_buy', 'MAG-XCAR-3', [], false],
  ])('a rail-car of no use: %s', (_, title, type, code, later, excused) => {
    const actions = [type, ...later].map((each, i) => ({ id: i + 1, type: each }))
    expect(deadEndAfter({ title, actions }, { id: 1, type, refusal: { code } }) !== null).toBe(excused)
  })
})

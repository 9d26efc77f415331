import { mkdirSync, readFileSync } from 'node:fs'
import type { GameFile } from '@roundhouse/engine'
import { afterAll, describe, expect, it } from 'vitest'
import { Desk, fileAt, run, sampleGame } from './sample-game.js'

const desk = new Desk()
afterAll(() => desk.clear())
const { game } = sampleGame()

describe('help and wrong use', () => {
  it.each([[[]], [['--help']], [['help']]])('says what there is: %j', async (argv) => {
    const { code, out } = await run(...argv)
    expect(code).toBe(0)
    for (const name of ['titles', 'replay', 'routes', 'try', 'random', 'puzzles', 'rules', 'render'])
      expect(out).toContain(`  ${name}`)
  })

  it.each(['titles', 'replay', 'routes', 'try', 'random', 'puzzles', 'rules', 'render'])('%s --help', async (name) => {
    const { code, out } = await run(name, '--help')
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`^usage: roundhouse ${name}`))
  })

  it.each([
    [['explode'], 'no command explode'],
    [['replay'], 'FILE is missing'],
    [['replay', 'a', 'b'], '"b" is one word too many'],
    [['replay', 'a', '--jason'], "'--jason'"],
    [['replay', 'a', '--until'], 'until'],
    [['routes', 'a'], 'either --at ID or --all'],
    [['routes', 'a', '--all', '--at', '3'], 'either --at ID or --all'],
    [['render', 'a'], '--out is missing'],
    [['rules', '1846', '1846-TRK-5', '--differences'], 'takes no ID'],
    [['rules', '1846', '--lang', 'tlh'], '--lang must be one of en, ru, pl'],
    [['random', '1846', '--seed', '3', '--out', 'x'], '--players is missing'],
    [['random', '1846', '--players', 'three', '--seed', '1', '--out', 'x'], '--players must be a whole number'],
    [['random', '1846', '--players', '3', '--seed', '-1', '--out', 'x'], 'seed'],
    [
      ['random', '1846', '--players', '3', '--seed', '1', '--ruleset', 'mine', '--out', 'x'],
      '--ruleset must be one of',
    ],
    [
      ['random', '1846', '--players', '3', '--seed', '1', '--style', 'mine', '--out', 'x'],
      '--style must be one of plain, builders',
    ],
  ])('%j', async (argv, why) => {
    const { code, out, err } = await run(...argv)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(why)
    expect(err).not.toContain('    at ')
  })
})

describe('replay', () => {
  it('of a finished game', async () => {
    const whole = fileAt(game, game.cursor)
    const { code, out } = await run('replay', desk.write('whole.json', whole), '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({
      title: '1846',
      actions: whole.actions.length,
      finished: true,
      reason: whole.game_end_reason,
      scores: whole.result,
    })
  })

  it('of a game that stops in the middle of the draft', async () => {
    const { code, out } = await run('replay', desk.write('draft.json', fileAt(game, 4)), '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      actions: 4,
      finished: false,
      reason: null,
      scores: { 11: 400, 12: 400, 13: 400 },
    })
  })

  it('up to an action, in words', async () => {
    const { code, out } = await run('replay', desk.write('some.json', fileAt(game, 40)), '--until', '7')
    expect(code).toBe(0)
    expect(out).toContain('1846, 3 players, 7 actions\nnot finished\n')
  })

  it('writes a trace with the ids of the file', async () => {
    const file = fileAt(game, 30)
    const target = desk.path('out.trace.json')
    expect((await run('replay', desk.write('traced.json', file), '--trace', target)).code).toBe(0)
    const trace = JSON.parse(readFileSync(target, 'utf8'))
    expect(trace).toMatchObject({
      schema: 'oracle-trace/1',
      title: '1846',
      game_id: 4,
      players: ['11', '12', '13'],
      seed: 4,
    })
    expect(trace.actions.map(({ id }: { id: number }) => id)).toEqual(file.actions.map(({ id }) => id))
    expect(trace.initial.players['11']).toEqual({ cash: 400, certs: 0, value: 400 })
  })
})

describe('random', () => {
  it('writes a game that replays', async () => {
    const target = desk.path('random.json')
    const argv = ['random', '1846', '--players', '4', '--seed', '5', '--ruleset', '18xx.games', '--option', 'second_ed']
    expect((await run(...argv, '--moves', '60', '--out', target)).code).toBe(0)
    const file = JSON.parse(readFileSync(target, 'utf8')) as GameFile
    expect(file).toMatchObject({ title: '1846', settings: { seed: 5, optional_rules: [] }, status: 'active' })
    expect((await run('replay', target)).code).toBe(0)
    const again = desk.path('again.json')
    await run(...argv, '--moves', '60', '--out', again)
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(target, 'utf8'))
  })

  it('begins with a seed nobody can guess where none is given, and says it', async () => {
    const seeds: string[] = []
    for (const name of ['one.json', 'two.json']) {
      const target = desk.path(name)
      expect((await run('random', '1846', '--players', '3', '--moves', '12', '--out', target)).code).toBe(0)
      const { settings } = JSON.parse(readFileSync(target, 'utf8')) as GameFile
      expect(settings.seed).toBeUndefined()
      seeds.push(settings.roundhouse?.seed ?? '')
      expect((await run('replay', target)).code).toBe(0)
      const again = desk.path(`again-${name}`)
      await run('random', '1846', '--players', '3', '--seed', seeds.at(-1) ?? '', '--moves', '12', '--out', again)
      expect(readFileSync(again, 'utf8')).toBe(readFileSync(target, 'utf8'))
    }
    expect(seeds).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect(seeds[0]).not.toBe(seeds[1])
  })
})

describe('the others', () => {
  it('lists the titles', async () => {
    const { code, out } = await run('titles')
    expect(code).toBe(0)
    expect(out).toMatch(/^1846 /m)
  })

  it.each([
    { argv: ['rules', '1846'], says: /^1846-SET-1 \(§2\.1\) /m },
    { argv: ['rules', '1846', '1846-TRK-5'], says: /^1846-TRK-5 \(§6\.46\)\n {2}.*\n {2}or\.tile\.NO_TILE/ },
    { argv: ['rules', '1846', '1846-TRK-5', '--lang', 'pl'], says: /kafelk/ },
    { argv: ['rules', '1846', '--differences'], says: /^phase4Count \(rulebook: 0, 18xx\.games: 9\) Cards of/m },
    {
      argv: ['rules', '18MEX', '--differences', '--lang', 'ru'],
      says: /^bank \(книга правил: нет, 18xx\.games: да\) Банк/m,
    },
    {
      argv: ['rules', '1849', '--differences', '--lang', 'pl'],
      says: /^handFirst \(instrukcja: nie, 18xx\.games: tak\) /m,
    },
    {
      argv: ['rules', '18Mag', '--differences'],
      says: /^(?!draftPriority|discardStep)(\w+ \(rulebook: .*\n(?!draftPriority|discardStep))+$/,
    },
    { argv: ['rules', '1846', 'or.tile.NO_TILE', '--lang', 'ru'], says: /^or\.tile\.NO_TILE \[1846-TRK-5\]\n.*[а-я]/ },
  ])('$argv', async ({ argv, says }) => {
    const { code, out } = await run(...argv)
    expect(code).toBe(0)
    expect(out).toMatch(says)
  })

  it('draws the board', async () => {
    const target = desk.path('map.svg')
    expect((await run('render', desk.write('drawn.json', fileAt(game, 40)), '--out', target)).code).toBe(0)
    expect(readFileSync(target, 'utf8')).toMatch(/<svg[\s\S]*<\/svg>/)
  })

  it('tries a scenario', async () => {
    const scenario = { title: '1846', players: ['Ann', 'Ben', 'Cas'], round: 'stock', actions: [] }
    const { code } = await run('try', desk.write('scenario.json', scenario))
    expect(code).toBe(0)
    const bad = await run('try', desk.write('bad-scenario.json', { title: '1846', players: [] }))
    expect(bad.code).toBe(1)
    expect(bad.err.trimEnd().split('\n')).toHaveLength(1)
  })

  it('tells a trial as data, refusals in the language wanted', async () => {
    const scenario = { title: '1846', players: ['Ann', 'Ben', 'Cas'], round: 'stock', actions: [{ type: 'bankrupt' }] }
    const file = desk.write('told.json', scenario)
    const { code, out } = await run('try', file, '--json', '--lang', 'pl')
    expect(code).toBe(1)
    const told = JSON.parse(out) as { tried: readonly object[] }
    expect(told).toMatchObject({ file, ok: false, facts: { round: 'stock', at: 'Ann' } })
    expect(told.tried[0]).toMatchObject({ outcome: { ok: false, refusal: { code: 'any.WRONG_STEP' } } })
    expect(out).toContain('nie jest')
  })

  it('tries a folder of scenarios, whatever becomes of some', async () => {
    const scenario = { title: '1846', players: ['Ann', 'Ben', 'Cas'], round: 'stock', actions: [] }
    mkdirSync(desk.path('scenarios/more'), { recursive: true })
    desk.write('scenarios/a.json', { title: '1846', players: [] })
    desk.write('scenarios/more/b.json', scenario)
    desk.write('scenarios/c.json', { ...scenario, actions: [{ type: 'bankrupt' }] })
    const all = await run('try', desk.path('scenarios'))
    expect(all.code).toBe(1)
    expect(all.out).toMatch(/a\.json\n[\s\S]*c\.json\n[\s\S]*more\/b\.json\n[\s\S]*3 scenarios, 2 not as expected\n$/)
    expect(all.err).toMatch(/a\.json: players: [\s\S]*c\.json: not as expected/)
    expect((await run('try', desk.path('scenarios/more'))).code).toBe(0)
    mkdirSync(desk.path('none'))
    expect(await run('try', desk.path('none'))).toMatchObject({ code: 1, err: expect.stringMatching(/no scenarios/) })
  })
})

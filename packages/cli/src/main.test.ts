import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playRandomGame } from '@roundhouse/bots'
import {
  type Action,
  type ActionOf,
  at,
  choices,
  exportGame,
  type FileAction,
  type Game,
  type GameFile,
  type Setup,
} from '@roundhouse/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { main } from './main.js'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-cli-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = async (...argv: readonly string[]) => {
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

const setup: Setup = {
  title: '1846',
  players: [11, 12, 13].map((id) => ({ id, name: `Player ${id}` })),
  seed: 4,
  options: [],
  ruleset: '18xx.games',
}
const isLay = (action: Action): action is ActionOf<'layTile'> => action.type === 'layTile'
/** A tile somebody would lay here, had the box one more of it. */
const lackingIn = (p: Game): ActionOf<'layTile'> | undefined =>
  choices(p)
    .blocked.filter(({ refusal }) => refusal.code === 'or.tile.NO_TILE')
    .map(({ action }) => action)
    .find(isLay)

/** A game with everything in it that the tests look for. */
const played = (() => {
  for (let seed = 4; seed < 40; seed++) {
    const { game, fault } = playRandomGame(setup, { seed, style: 'builders' })
    if (fault !== null) throw new Error(fault)
    for (let n = game.cursor; n > 0; n -= 5) {
      const lacking = lackingIn(at(game, n))
      if (lacking && game.state.ended) return { game, lacking, n }
    }
  }
  throw new Error('no game runs out of a tile')
})()
const { game } = played
const fileAt = (n: number): GameFile => JSON.parse(JSON.stringify(exportGame(at(game, n), { id: 4 }))) as GameFile

const write = (name: string, content: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const idsOf = (file: GameFile, type: string) =>
  file.actions.filter((action) => action.type === type).map(({ id }) => id)

describe('help and wrong use', () => {
  it.each([[[]], [['--help']], [['help']]])('says what there is: %j', async (argv) => {
    const { code, out } = await run(...argv)
    expect(code).toBe(0)
    for (const name of ['titles', 'replay', 'routes', 'try', 'random', 'rules', 'render'])
      expect(out).toContain(`  ${name}`)
  })

  it.each(['titles', 'replay', 'routes', 'try', 'random', 'rules', 'render'])('%s --help', async (name) => {
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
    [['rules', '1846', '--lang', 'tlh'], '--lang must be one of en, ru, pl'],
    [['random', '1846', '--players', '3', '--out', 'x'], '--seed is missing'],
    [['random', '1846', '--players', 'three', '--seed', '1', '--out', 'x'], '--players must be a whole number'],
    [['random', '1846', '--players', '3', '--seed', '-1', '--out', 'x'], 'seed'],
    [
      ['random', '1846', '--players', '3', '--seed', '1', '--ruleset', 'mine', '--out', 'x'],
      '--ruleset must be one of',
    ],
  ])('%j', async (argv, why) => {
    const { code, out, err } = await run(...argv)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(why)
    expect(err).not.toContain('    at ')
  })
})

describe('bad input', () => {
  const early = fileAt(game.entries.findIndex(({ action }) => action?.type === 'buyTrain'))
  const changed = (id: number | undefined, more: object): GameFile => ({
    ...early,
    actions: early.actions.map((action) => (action.id === id ? ({ ...action, ...more } as FileAction) : action)),
  })
  const [first] = idsOf(early, 'lay_tile')
  const [train] = idsOf(early, 'buy_train')

  const CASES: readonly { name: string; content: unknown; says: readonly (string | RegExp)[] }[] = [
    { name: 'truncated', content: JSON.stringify(early).slice(0, 900), says: ['not JSON'] },
    { name: 'empty', content: '', says: ['not JSON'] },
    { name: 'list', content: [], says: ['not a game file'] },
    { name: 'no-players', content: { ...early, players: [] }, says: ['players'] },
    { name: 'unknown-title', content: { ...early, title: '1830' }, says: ['"1830" is not known'] },
    {
      name: 'unknown-option',
      content: { ...early, settings: { seed: 4, optional_rules: ['free_trains'] } },
      says: ['no option "free_trains"'],
    },
    {
      name: 'too-many-players',
      content: { ...early, players: Array.from({ length: 9 }, (_, id) => ({ id })) },
      says: ['9 players'],
    },
    {
      name: 'unknown-type',
      content: changed(3, { type: 'explode' }),
      says: ['action 3 (explode)', 'explode', /\[1846-[A-Z]+-\d+/],
    },
    {
      name: 'wrong-entity',
      content: changed(1, { entity: 11 }),
      says: ['action 1 (bid)', 'Player 11', 'Player 13', /\[1846-[A-Z]+-\d+/],
    },
    { name: 'nobody', content: changed(1, { entity: 99 }), says: ['action 1 (bid)', '99', /\[1846-[A-Z]+-\d+/] },
    {
      name: 'negative-price',
      content: changed(train, { price: -80 }),
      says: [`action ${train} (buy_train)`, '$-80', /\[1846-TRN-1, /],
    },
    {
      name: 'no-such-tile',
      content: changed(first, { tile: '9999-0' }),
      says: [`action ${first} (lay_tile)`, '9999', /\[1846-[A-Z]+-\d+/],
    },
    {
      name: 'no-such-action',
      content: { ...early, actions: [...early.actions, 'pass'] },
      says: [`action ${early.actions.length + 1} (pass)`],
    },
  ]

  it.each(CASES)('$name: one line, exit code 1', async ({ name, content, says }) => {
    const file = write(`${name}.json`, content)
    const trace = join(folder, `${name}.trace.json`)
    const before = readdirSync(folder)
    const { code, out, err } = await run('replay', file, '--trace', trace)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(err).toContain(file)
    for (const each of says)
      expect(err).toMatch(each instanceof RegExp ? each : new RegExp(each.replace(/[$()[\]"]/g, '\\$&')))
    expect(readdirSync(folder)).toEqual(before)
  })

  it('names a tile that is out of stock', async () => {
    const { n, lacking } = played
    const { by, hex, tile, rotation } = lacking
    const whole = fileAt(n)
    const action = {
      type: 'lay_tile',
      entity: by,
      entity_type: 'corporation',
      hex,
      tile: `${tile}-0`,
      rotation,
      id: 9999,
    }
    const file = write('no-tile.json', { ...whole, actions: [...whole.actions, action] })
    const { code, err } = await run('replay', file)
    expect(code).toBe(1)
    expect(err).toBe(
      `roundhouse: ${file}: action 9999 (lay_tile): No tile ${tile} is left in the supply. [1846-TRK-5, §6.46]\n`,
    )
  })

  it.each([
    [['replay', 'missing.json'], 'missing.json: no such file'],
    [['rules', '1830'], 'no title 1830; there are 1846'],
    [['rules', '1846', '1846-XXX-1'], '1846 has no rule 1846-XXX-1'],
    [['random', '1830', '--players', '3', '--seed', '1', '--out', 'x'], 'no title 1830'],
    [['random', '1846', '--players', '9', '--seed', '1', '--out', 'x'], '3 to 5 players, not 9'],
    [['random', '1846', '--players', '3', '--seed', '1', '--option', 'x', '--out', 'x'], '1846 has no option x'],
  ])('%j', async (argv, why) => {
    const { code, out, err } = await run(...argv)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(why)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })

  it('an action that is not in the file', async () => {
    const file = write('early.json', early)
    for (const argv of [
      ['replay', file, '--until', '777'],
      ['routes', file, '--at', '777'],
    ]) {
      const { code, err } = await run(...argv)
      expect({ code, err }).toEqual({ code: 1, err: `roundhouse: ${file}: There is no action 777 in the file.\n` })
    }
  })
})

describe('replay', () => {
  it('of a finished game', async () => {
    const whole = fileAt(game.cursor)
    const { code, out } = await run('replay', write('whole.json', whole), '--json')
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
    const { code, out } = await run('replay', write('draft.json', fileAt(4)), '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      actions: 4,
      finished: false,
      reason: null,
      scores: { 11: 400, 12: 400, 13: 400 },
    })
  })

  it('up to an action, in words', async () => {
    const { code, out } = await run('replay', write('some.json', fileAt(40)), '--until', '7')
    expect(code).toBe(0)
    expect(out).toContain('1846, 3 players, 7 actions\nnot finished\n')
  })

  it('writes a trace with the ids of the file', async () => {
    const file = fileAt(30)
    const target = join(folder, 'out.trace.json')
    expect((await run('replay', write('traced.json', file), '--trace', target)).code).toBe(0)
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
    const target = join(folder, 'random.json')
    const argv = ['random', '1846', '--players', '4', '--seed', '5', '--ruleset', '18xx.games', '--option', 'second_ed']
    expect((await run(...argv, '--moves', '60', '--out', target)).code).toBe(0)
    const file = JSON.parse(readFileSync(target, 'utf8')) as GameFile
    expect(file).toMatchObject({ title: '1846', settings: { seed: 5, optional_rules: [] }, status: 'active' })
    expect((await run('replay', target)).code).toBe(0)
    const again = join(folder, 'again.json')
    await run(...argv, '--moves', '60', '--out', again)
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(target, 'utf8'))
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
    { argv: ['rules', '1846', 'or.tile.NO_TILE', '--lang', 'ru'], says: /^or\.tile\.NO_TILE \[1846-TRK-5\]\n.*[а-я]/ },
  ])('$argv', async ({ argv, says }) => {
    const { code, out } = await run(...argv)
    expect(code).toBe(0)
    expect(out).toMatch(says)
  })

  it('draws the board', async () => {
    const target = join(folder, 'map.svg')
    expect((await run('render', write('drawn.json', fileAt(40)), '--out', target)).code).toBe(0)
    expect(readFileSync(target, 'utf8')).toMatch(/<svg[\s\S]*<\/svg>/)
  })

  it('sets the best runs beside those recorded', async () => {
    const file = fileAt(game.cursor)
    const path = write('runs.json', file)
    const { code, out } = await run('routes', path, '--all', '--json')
    expect(code).toBe(0)
    const rows = JSON.parse(out) as readonly { action: number; recorded: number; best: number; proven: boolean }[]
    expect(rows.map(({ action }) => action)).toEqual(idsOf(file, 'run_routes'))
    expect(rows.every(({ recorded, best, proven }) => proven && recorded <= best)).toBe(true)
    const [row] = rows
    const one = await run('routes', path, '--at', String(row?.action), '--json')
    expect(JSON.parse(one.out)).toMatchObject([{ action: row?.action, best: row?.best }])
  })

  it('tries a scenario', async () => {
    const scenario = { title: '1846', players: ['Ann', 'Ben', 'Cas'], round: 'stock', actions: [] }
    const { code } = await run('try', write('scenario.json', scenario))
    expect(code).toBe(0)
    const bad = await run('try', write('bad-scenario.json', { title: '1846', players: [] }))
    expect(bad.code).toBe(1)
    expect(bad.err.trimEnd().split('\n')).toHaveLength(1)
  })
})

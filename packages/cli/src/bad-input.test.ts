import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { entriesOf, type FileAction, type GameFile } from '@roundhouse/engine'
import { afterAll, describe, expect, it } from 'vitest'
import { Desk, fileAt, idsOf, run, sampleGame } from './sample-game.js'

const desk = new Desk()
afterAll(() => desk.clear())
const played = sampleGame()
const { game } = played

describe('bad input', () => {
  const early = fileAt(
    game,
    entriesOf(game).findIndex(([, { action }]) => action?.type === 'buyTrain'),
  )
  const changed = (id: number | undefined, more: object): GameFile => ({
    ...early,
    actions: early.actions.map((action) => (action.id === id ? ({ ...action, ...more } as FileAction) : action)),
  })
  const [first] = idsOf(early, 'lay_tile')
  const [train] = idsOf(early, 'buy_train')

  const CASES: readonly { name: string; content: unknown; says: readonly (string | RegExp)[] }[] = [
    { name: 'truncated', content: JSON.stringify(early).slice(0, 900), says: ['not JSON'] },
    { name: 'empty', content: '', says: ['not JSON'] },
    { name: 'deep', content: '['.repeat(2_000_000), says: ['no game', 'more than 300000 lists'] },
    { name: 'list', content: [], says: ['not a game file'] },
    { name: 'no-players', content: { ...early, players: [] }, says: ['players'] },
    { name: 'unknown-title', content: { ...early, title: '1830' }, says: ['"1830" is not known'] },
    { name: 'same-players', content: { ...early, players: [1, 2, 1] }, says: ['the same id "1"'] },
    {
      name: 'too-many-players',
      content: { ...early, players: Array.from({ length: 9 }, (_, id) => ({ id })) },
      says: ['9 players'],
    },
    {
      name: 'unknown-type',
      content: changed(3, { type: 'explode' }),
      says: ['action 3 (explode)', 'explode'],
    },
    {
      name: 'wrong-entity',
      content: changed(1, { entity: 11 }),
      says: ['action 1 (bid)', 'Player 11', 'Player 13', /\[1846-[A-Z]+-\d+/],
    },
    { name: 'nobody', content: changed(1, { entity: 99 }), says: ['action 1 (bid)', '99'] },
    {
      name: 'negative-price',
      content: changed(train, { price: -80 }),
      says: [`action ${train} (buy_train)`, '$-80', /\[1846-TRN-1, /],
    },
    {
      name: 'no-such-tile',
      content: changed(first, { tile: '9999-0' }),
      says: [`action ${first} (lay_tile)`, '9999'],
    },
    {
      name: 'no-such-action',
      content: { ...early, actions: [...early.actions, 'pass'] },
      says: [`action ${early.actions.length + 1} (pass)`],
    },
  ]

  it.each(CASES)('$name: one line, exit code 1', async ({ name, content, says }) => {
    const file = desk.write(`${name}.json`, content)
    const trace = desk.path(`${name}.trace.json`)
    const before = readdirSync(desk.folder)
    const { code, out, err } = await run('replay', file, '--trace', trace)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(err).toContain(file)
    for (const each of says)
      expect(err).toMatch(each instanceof RegExp ? each : new RegExp(each.replace(/[$()[\]"]/g, '\\$&')))
    expect(readdirSync(desk.folder)).toEqual(before)
  })

  it('says what the file says, and opens up to there if it is told to', async () => {
    const file = desk.write('opened.json', changed(train, { price: -80 }))
    const trace = desk.path('opened.trace.json')
    const strict = await run('replay', file)
    expect(strict.err).toContain(`The file says: buy_train `)
    expect(strict.err).toContain(`price -80`)
    expect(strict.err).toContain(`(--open goes on with the ${(train ?? 0) - 1} before it)`)
    const { code, out, err } = await run('replay', file, '--open', '--json', '--trace', trace)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ title: '1846', actions: (train ?? 0) - 1, finished: false })
    expect(err).toMatch(/action \d+ \(buy_train\): .*-80.* The file says: buy_train .*price -80/)
    expect(JSON.parse(readFileSync(trace, 'utf8')).actions).toHaveLength((train ?? 0) - 1)
    expect((await run('render', file, '--out', desk.path('opened.svg'), '--open')).code).toBe(0)
    expect((await run('routes', file, '--all', '--open')).code).toBe(0)
    expect((await run('routes', file, '--all')).code).toBe(1)
  })

  it('says what a file asks for in vain, and plays it without', async () => {
    const settings = { ...early.settings, optional_rules: [...early.settings.optional_rules, 'free_trains'] }
    const file = desk.write('unknown-option.json', { ...early, settings })
    for (const argv of [
      ['replay', file],
      ['render', file, '--out', desk.path('unknown-option.svg')],
      ['routes', file, '--all'],
    ]) {
      const { code, err } = await run(...argv)
      const told = 'The optional rule “free_trains” is not known here: the game is opened without it.'
      expect({ code, err }).toEqual({ code: 0, err: `roundhouse: ${file}: ${told}\n` })
    }
  })

  it('does not unpack what grows without end', async () => {
    const file = desk.path('bomb.json.gz')
    writeFileSync(file, gzipSync(Buffer.alloc(120_000_000)))
    const { code, err } = await run('replay', file)
    expect(code).toBe(1)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })

  it('names a tile that is out of stock', async () => {
    const { n, lacking } = played
    const { by, hex, tile, rotation } = lacking
    const whole = fileAt(game, n)
    const action = {
      type: 'lay_tile',
      entity: by,
      entity_type: 'corporation',
      hex,
      tile: `${tile}-0`,
      rotation,
      id: 9999,
    }
    const file = desk.write('no-tile.json', { ...whole, actions: [...whole.actions, action] })
    const { code, err } = await run('replay', file)
    expect(code).toBe(1)
    expect(err).toBe(
      `roundhouse: ${file}: action 9999 (lay_tile): No tile ${tile} is left in the supply. [1846-TRK-5, §6.46]` +
        ` The file says: lay_tile ${by}: hex ${hex}, tile ${tile}-0, rotation ${rotation}` +
        ` (--open goes on with the ${whole.actions.length} before it)\n`,
    )
  })

  it.each([
    [['replay', 'missing.json'], 'missing.json: no such file'],
    [['rules', '1830'], 'no title 1830; there are 1846'],
    [['rules', '1846', '1846-XXX-1'], '1846 has no rule 1846-XXX-1'],
    [['rules', '1846', 'constructor'], '1846 has no rule constructor'],
    [['rules', '__proto__'], 'no title __proto__'],
    [['aid', 'constructor', '--out', 'x'], 'constructor'],
    [['random', 'toString', '--players', '3', '--out', 'x'], 'no title toString'],
    [
      ['random', '1846', '--players', '3', '--option', 'constructor', '--out', 'x'],
      '1846: There is no option “constructor”.',
    ],
    [['random', '1830', '--players', '3', '--seed', '1', '--out', 'x'], 'no title 1830'],
    [['random', '1846', '--players', '9', '--seed', '1', '--out', 'x'], '3 to 5 players, not 9'],
    [
      ['random', '18Mag', '--players', '1', '--ruleset', '18xx.games', '--out', 'x'],
      'only beside one person, by the rulebook',
    ],
    [
      ['random', '1846', '--players', '3', '--seed', '1', '--option', 'x', '--out', 'x'],
      '1846: There is no option “x”.',
    ],
  ])('%j', async (argv, why) => {
    const { code, out, err } = await run(...argv)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(why)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })

  it('an action that is not in the file', async () => {
    const file = desk.write('early.json', early)
    for (const argv of [
      ['replay', file, '--until', '777'],
      ['routes', file, '--at', '777'],
    ]) {
      const { code, err } = await run(...argv)
      expect({ code, err }).toEqual({ code: 1, err: `roundhouse: ${file}: There is no action 777 in the file.\n` })
    }
  })
})

import {
  type Action,
  choices,
  entriesOf,
  entryOf,
  exportGame,
  type FileAction,
  type GameFile,
  newGame,
  play,
} from '@roundhouse/engine'
import { afterAll, describe, expect, it } from 'vitest'
import { Desk, fileAt, idsOf, run, sampleGame } from '../sample-game.js'

const desk = new Desk()
afterAll(() => desk.clear())

const { game } = sampleGame()
const file = fileAt(game, game.cursor)
const runs = idsOf(file, 'run_routes')
const [first] = file.actions

const routes = async (from: GameFile, ...argv: readonly string[]) => {
  const path = desk.write('game.json', from)
  const { err, ...said } = await run('routes', path, ...argv)
  return { ...said, err: err.replace(`${path}: `, '') }
}

interface Row {
  readonly action: number
  readonly entity: string
  readonly trains: readonly string[]
  readonly recorded: number | null
  readonly best: number
  readonly proven: boolean
  readonly ms: number
  readonly routes: readonly {
    readonly train: string
    readonly revenue: number
    readonly stops: readonly string[]
    readonly connections: readonly (readonly string[])[]
  }[]
}
/** 18Mag up to the first run of minor 6: to the mine beside its home, in a car of SNW's. */
const gameWithMine = (): GameFile => {
  const begun = newGame({
    title: '18Mag',
    players: ['Amy', 'Bob', 'Carlos'].map((name) => ({ name })),
    seed: 1,
    options: [],
    ruleset: 'rulebook',
  })
  if (!begun.ok) throw new Error('no game')
  let mag = begun.game
  const take = (action: Action): void => {
    const played = play(mag, action)
    if (!played.ok) throw new Error(JSON.stringify(played.refusal))
    mag = played.game
  }
  const minor = (type: string, more: object): void => take({ type, by: '6', ...more } as Action)
  take({ type: 'bid', by: 'p1', company: '6', price: 0 })
  while (mag.state.round.current !== '6') {
    const legal = choices(mag).offers.map(({ action }) => action)
    take(legal.find(({ type }) => type === 'pass') ?? (legal[0] as Action))
  }
  minor('layTile', { hex: 'B17', tile: '57', rotation: 0 })
  minor('layTile', { hex: 'C16', tile: '57', rotation: 0 })
  minor('pass', {})
  minor('buyEquipment', { item: 'car', from: 'SNW', price: 10 })
  const train = mag.state.operators['6']?.trains[0]?.id
  minor('runRoutes', {
    runs: [
      {
        train,
        chains: [
          ['C16', 'B17'],
          ['B17', 'A18'],
        ],
        stops: [],
      },
    ],
  })
  return exportGame(mag, { id: 1 })
}

const rowsOf = (out: string): readonly Row[] => JSON.parse(out) as readonly Row[]

describe('roundhouse routes', () => {
  it('counts what is paid aside on both sides', async () => {
    const { out } = await routes(gameWithMine(), '--all', '--json')
    expect(rowsOf(out).at(-1)).toMatchObject({
      entity: '6',
      recorded: 70,
      best: 70,
      routes: [{ train: '2', revenue: 70, stops: ['A18', 'B17', 'C16'] }],
    })
  })

  it('sets the best runs beside those recorded', async () => {
    const { code, out } = await routes(file, '--all', '--json')
    expect(code).toBe(0)
    const rows = rowsOf(out)
    expect(rows.map(({ action }) => action)).toEqual(runs)
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(['action', 'entity', 'trains', 'recorded', 'best', 'proven', 'ms', 'routes'])
      expect(row.proven).toBe(true)
      expect(row.recorded).toBeLessThanOrEqual(row.best)
      expect(row.routes.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(row.best)
      for (const { train, stops } of row.routes) {
        expect(row.trains).toContain(train)
        expect(stops.length).toBeGreaterThanOrEqual(2)
      }
    }
  })

  it('says how much was left lying, in all', async () => {
    const whole = rowsOf((await routes(file, '--all', '--json')).out)
    const earning = whole.findLast(({ best }) => best > 0) as Row
    const upTo = whole.indexOf(earning) + 1
    const end = file.actions.findIndex(({ id }) => id === earning.action)
    const lazy = {
      ...file,
      actions: [...file.actions.slice(0, end), { ...file.actions[end], routes: [] } as unknown as FileAction],
    }
    const gaps = whole.slice(0, upTo - 1).map(({ recorded, best }) => best - (recorded ?? best))
    const below = gaps.filter((gap) => gap > 0).length + 1
    const lost = gaps.reduce((sum, gap) => sum + gap, earning.best)
    const { code, out } = await routes(lazy, '--all')
    expect(code).toBe(0)
    expect(out.trimEnd().split('\n').at(-1)).toBe(
      `${upTo} positions, ${upTo} proven; the recorded run was below the best in ${below}, by ${lost} in all`,
    )

    const one = await routes(lazy, '--at', String(earning.action))
    const [route] = earning.routes
    const { action, entity, trains, best } = earning
    expect(one.code).toBe(0)
    expect(one.out).toContain(`action ${action}: ${entity} with ${trains.join(' ')}: best ${best} (proven)`)
    expect(one.out).toContain(`recorded 0, ${best} below the best, `)
    expect(one.out).toContain(`\n  ${route?.train}: ${route?.stops.join(' – ')} = ${route?.revenue}\n`)
    expect(one.out).not.toContain('positions')
  })

  it('answers for the operator whose turn comes after an action that is no run', async () => {
    const n = entriesOf(game).findIndex(([, { action }]) => action?.type === 'runRoutes')
    const early = fileAt(game, n - 1)
    const { code, out } = await routes(early, '--at', String(early.actions.at(-1)?.id), '--json')
    expect(code).toBe(0)
    expect(rowsOf(out)).toMatchObject([
      { action: early.actions.at(-1)?.id, entity: entryOf(game, n)?.action?.by, recorded: null, proven: true },
    ])
  })

  it('gives an empty, proven answer where there is no train', async () => {
    const n = entriesOf(game).findIndex(
      ([, { action, state }]) => action?.type === 'layTile' && state.operators[action.by]?.trains.length === 0,
    )
    const early = fileAt(game, n)
    const { code, out } = await routes(early, '--at', String(early.actions.at(-1)?.id), '--json')
    expect(code).toBe(0)
    expect(rowsOf(out)).toMatchObject([{ trains: [], recorded: null, best: 0, proven: true, routes: [] }])
  })

  it('says that a game has no run yet', async () => {
    const early = fileAt(game, 4)
    expect(await routes(early, '--all')).toMatchObject({
      code: 0,
      out: '0 positions, 0 proven; the recorded run was below the best in 0, by 0 in all\n',
    })
    expect(await routes(early, '--all', '--json')).toMatchObject({ code: 0, out: '[]\n' })
  })

  const undo = { type: 'undo', entity: 11, entity_type: 'player', id: 9998 } as unknown as FileAction
  const last = runs.at(-1)
  const ended = file.actions.slice(0, file.actions.findIndex(({ id }) => id === last) + 1)

  it.each([
    { name: 'no such action', file, at: '77777', says: 'There is no action 77777 in the file.' },
    { name: 'the draft', file, at: String(first?.id), says: `action ${first?.id} is no run, and no operator's turn` },
    {
      name: 'a run taken back',
      file: { ...file, actions: [...ended, undo] },
      at: String(last),
      says: `action ${last} (run_routes) was taken back`,
    },
  ])('$name: one line, exit code 1', async ({ file: from, at: id, says }) => {
    const { code, out, err } = await routes(from, '--at', id)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(`roundhouse: ${says}`)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })
})

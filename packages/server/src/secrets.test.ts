import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Refused } from './client/index.js'
import { begin, newKey } from './testing/game.js'
import { type Player, stranger, type Watcher, watch, watchAs } from './testing/player.js'
import { testServer } from './testing/test-server.js'

const NOW = 1_800_000_000_000

/** One of two worlds that were the same up to what somebody did in secret. */
interface World {
  readonly address: string
  readonly players: readonly Player[]
  /** A live channel for each player, and one for an onlooker. */
  readonly watchers: ReadonlyMap<string | null, Watcher>
}

type Ask = Parameters<Player['client']['ask']>[0]
type AnyAsk = (name: Ask, request: object) => Promise<{ readonly body: unknown }>

/** Everything the server tells somebody who asks for all there is, refusals included. */
const allTold = async (world: World, table: string, seat: string | null, tried: readonly object[]): Promise<string> => {
  const player = world.players[Number(seat?.slice(1)) - 1]
  const client = player?.client ?? stranger(world.address)
  const params = { table }
  const ask = async (name: Ask, request: object): Promise<unknown> => {
    try {
      return (await (client.ask as AnyAsk).call(client, name, request)).body
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return error.details
    }
  }
  const told: unknown[] = []
  for (const name of ['getTable', 'getChoices', 'exportGame', 'readChat', 'getPositions', 'getOrders'] as const)
    told.push(await ask(name, { params }))
  told.push(await ask('getTable', { params, query: { after: 0 } }), await ask('listTables', {}))
  for (const after of [0, 1, 2, 3]) {
    for (const action of tried) told.push(await ask('act', { params, body: { key: newKey(), after, action } }))
    told.push(await ask('undo', { params, body: { to: 50, after } }))
  }
  const { number } = (await client.ask('getTable', { params })).body
  const watcher = world.watchers.get(seat)!
  if (number > 0) await watcher.until('entries', (message) => message.number === number)
  told.push(watcher.heard.filter(({ type }) => type !== 'presence' && type !== 'table'))
  return JSON.stringify(told).replaceAll(world.address, '')
}

interface Worlds {
  readonly table: string
  readonly worlds: readonly World[]
  end(): Promise<void>
}

/** A game that has begun, twice: on one server and on another with a copy of its data. */
const twoWorlds = async (title: string, count: number): Promise<Worlds> => {
  const server = await testServer('sqlite', { logLevel: 'silent' }, { now: () => NOW })
  const begun = await begin(server.address, title, count)
  const { table } = begun
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-secrets-'))
  const first = await server.restart({ now: () => NOW })
  await first.stop()
  cpSync(server.settings.dataDir, folder, { recursive: true })
  const addresses = [
    (await server.restart({ now: () => NOW })).address,
    (await server.beside({ dataDir: folder })).address,
  ]
  const worlds = await Promise.all(
    addresses.map(async (address): Promise<World> => {
      const players = begun.players.map((player) => ({ ...player, client: stranger(address).as(player.token) }))
      const watchers = new Map<string | null, Watcher>()
      for (const [i, player] of players.entries())
        watchers.set(`p${i + 1}`, await watchAs(player, table, '?state=true'))
      watchers.set(null, await watch(stranger(address), table, {}, '?state=true'))
      return { address, players, watchers }
    }),
  )
  return {
    table,
    worlds,
    async end() {
      for (const { watchers } of worlds) for (const watcher of watchers.values()) watcher.close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

it('1846: what one keeps in secret changes nothing of what the others are told, by whatever way', async () => {
  const { table, worlds, end } = await twoWorlds('1846', 4)
  const acted = new Set<string | null>()
  for (let turn = 0; turn < 2; turn++) {
    const tried: object[] = []
    let decider: string | null = null
    for (const [which, { players }] of worlds.entries()) {
      decider = (await players[0]!.client.ask('getTable', { params: { table } })).body.decider
      const { client } = players[Number(decider?.slice(1)) - 1]!
      const { actions, number } = (await client.ask('getChoices', { params: { table } })).body
      // In the first turn another card in each world.
      const { action } = actions[turn === 0 ? which : 0]!
      tried.push(action)
      await client.ask('act', { params: { table }, body: { key: `turn-${turn}`, after: number, action } })
    }
    acted.add(decider)
    const next = (await worlds[0]!.players[0]!.client.ask('getTable', { params: { table } })).body.decider
    const [one, other] = [worlds[0]!, worlds[1]!]
    const told = async (seat: string | null) => [
      await allTold(one, table, seat, tried),
      await allTold(other, table, seat, tried),
    ]
    if (turn === 0) {
      // Otherwise there would be no secret.
      const [here, there] = await told(decider)
      expect(here).not.toBe(there)
    }
    // Who has drawn since may have drawn what the first put back.
    for (const seat of [null, 'p1', 'p2', 'p3', 'p4'].filter((each) => !acted.has(each) && each !== next)) {
      const [here, there] = await told(seat)
      expect(here).toBe(there)
    }
  }
  await end()
})

it('moves ahead of one player change nothing of what the others are told, before they act and after', async () => {
  const { table, worlds, end } = await twoWorlds('18MEX', 4)
  const params = { table }
  const [one, other] = [worlds[0]!, worlds[1]!]
  const isToldAlike = async (): Promise<void> => {
    for (const seat of [null, 'p1', 'p3', 'p4'])
      expect(await allTold(one, table, seat, [])).toBe(await allTold(other, table, seat, []))
  }
  const order = { kind: 'pass' as const, auctions: true, until: [] }
  await one.players[1]!.client.ask('giveOrder', { params, body: { after: 0, order } })
  await one.watchers.get('p2')!.until('orders')
  await isToldAlike()
  const { actions } = (await one.players[0]!.client.ask('getChoices', { params })).body
  const { action } = actions.find((offer) => offer.action.type === 'bid')!
  for (const { players } of worlds)
    await players[0]!.client.ask('act', { params, body: { key: 'bid', after: 0, action } })
  // What is done for her here she does herself there.
  const pass = { type: 'pass', by: 'p2' }
  await other.players[1]!.client.ask('act', { params, body: { key: 'pass', after: 1, action: pass } })
  await one.watchers.get(null)!.until('entries', ({ number }) => number === 2)
  await isToldAlike()
  expect(one.watchers.get('p2')!.heard.some(({ type }) => type === 'orders')).toBe(true)
  await end()
})

import type { RequestOf, ResultOf } from '../client/index.js'
import { guest, type Player } from './player.js'

let keys = 0
export const newKey = (): string => `key-${process.pid}-${keys++}`

/** A table whose game has begun. */
export interface Begun {
  readonly table: string
  /** In the order of the seats. */
  readonly players: readonly Player[]
}

type Wish = Partial<RequestOf<'createTable'>['body']>

const NAMES = ['Amy', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay']

/** Seats guests at a new table and begins; the first is its host. */
export const begin = async (address: string, title: string, count = 3, wish: Wish = {}): Promise<Begun> => {
  const players = await Promise.all(NAMES.slice(0, count).map((name) => guest(address, name)))
  const host = players[0]!
  const { body } = await host.client.ask('createTable', { body: { title, players: count, ...wish } })
  const params = { table: body.id }
  for (const { client } of players.slice(1)) await client.ask('takeSeat', { params })
  await host.client.ask('startTable', { params })
  return { table: body.id, players }
}

/** The table as somebody sees it, without its past. */
export const look = async ({ client }: Player, table: string): Promise<ResultOf<'getTable'>> =>
  (await client.ask('getTable', { params: { table }, query: { after: 1_000_000 } })).body

/** Ends the game of a table by consent of all. */
export const endByConsent = async ({ table, players }: Begun): Promise<void> => {
  for (;;) {
    const { decider, number } = await look(players[0]!, table)
    if (decider === null) return
    const { client } = players[Number(decider.slice(1)) - 1]!
    const { body } = await client.ask('getChoices', { params: { table } })
    const yes = body.actions.find(({ action }) => action.accept === true)?.action
    const action = yes ?? { type: 'endGame', by: decider }
    await client.ask('act', { params: { table }, body: { key: newKey(), after: number, action } })
  }
}

/** Who is to decide. */
export const deciderAt = async ({ table, players }: Begun): Promise<Player> => {
  const { decider } = await look(players[0]!, table)
  const player = players[Number(decider?.slice(1)) - 1]
  if (!player) throw new Error(`nobody decides: ${decider}`)
  return player
}

export interface Moved {
  readonly player: Player
  readonly number: number
  readonly action: Readonly<Record<string, unknown>>
  readonly entries: ResultOf<'act'>['entries']
}

/** Whoever decides does one of the things on offer. */
export const move = async (
  begun: Begun,
  choose: (actions: ResultOf<'getChoices'>['actions']) => number = () => 0,
): Promise<Moved> => {
  const params = { table: begun.table }
  const player = await deciderAt(begun)
  const { body: offered } = await player.client.ask('getChoices', { params })
  const { action } = offered.actions[choose(offered.actions)]!
  const { body } = await player.client.ask('act', { params, body: { key: newKey(), after: offered.number, action } })
  return { player, action, ...body }
}

/** A table where whoever has just acted is still the one to decide, and was before: what he has done he may take back. */
export const ownTurn = async (
  address: string,
): Promise<{ readonly begun: Begun; readonly player: Player; readonly number: number; readonly before: unknown }> => {
  const begun = await begin(address, '18MEX')
  for (let moves = 0; moves < 20; moves++) {
    const before = await look(begun.players[0]!, begun.table)
    const { player, number } = await move(begun)
    if ((await deciderAt(begun)) === player && before.decider === `p${begun.players.indexOf(player) + 1}`)
      return { begun, player, number, before: before.state }
  }
  throw new Error('nobody acted twice')
}

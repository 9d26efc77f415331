import {
  type Action,
  choices,
  controller,
  deciding,
  type Game,
  type GameState,
  gameFrom,
  type PlayerId,
  play,
  type Setup,
  titleOf,
} from '@roundhouse/engine'
import { Client } from '@roundhouse/server/client'
import { inject } from 'vitest'
import type { Seat } from './network.js'
import { tab, type Visit, visitor } from './page.js'

const NAMES = ['Amy', 'Bob', 'Cid'] as const

/** A table over the network whose players have no browser yet. */
export interface FarTable {
  /** As everybody knows it. */
  readonly game: Game
  readonly table: string
  /** In the order of the seats. */
  readonly tokens: readonly string[]
}

const stranger = (): Client => new Client({ address: inject('address'), fetch: (url, init) => fetch(url, init) })

/** Of a title that hides nothing, so that what follows from an action is known here too. */
const laid = async (title: string): Promise<FarTable> => {
  const nobody = stranger()
  const tokens: string[] = []
  for (const name of NAMES) tokens.push((await nobody.ask('createGuest', { body: { name } })).body.token)
  const [host, ...others] = tokens.map((token) => nobody.as(token))
  const { body } = await host!.ask('createTable', { body: { title, players: NAMES.length, seating: 'fixed' } })
  const params = { table: body.id }
  for (const other of others) await other.ask('takeSeat', { params })
  await host!.ask('startTable', { params })
  const { setup, state } = (await host!.ask('getTable', { params })).body
  const known = { ...setup, seed: 0 } as unknown as Setup
  return { game: gameFrom(titleOf(title)!, known, state as unknown as GameState, [], 0), table: body.id, tokens }
}

const after = (game: Game, action: Action): Game => {
  const played = play(game, action)
  if (!played.ok) throw new Error(JSON.stringify(played.refusal))
  return played.game
}

const playedTo = async ({ game, table, tokens }: FarTable, actions: readonly Action[]): Promise<FarTable> => {
  let now = game
  for (const action of actions) {
    const client = stranger().as(tokens[Number(deciding(now)!.slice(1)) - 1]!)
    const body = { key: `${now.cursor}`, after: now.cursor, action: { ...action } }
    await client.ask('act', { params: { table }, body })
    now = after(now, action)
  }
  return { game: now, table, tokens }
}

/** What has happened since the table was reached, as an onlooker is told. */
export const toldSince = async ({ game, table }: FarTable): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const { body } = await stranger().ask('getTable', { params: { table }, query: { after: game.cursor } })
  return body.entries.flatMap(({ events }) => events)
}

/** The browser of a player at such a table. */
export const seated = async ({ table, tokens }: FarTable, place: number, how: Visit = {}): Promise<Seat> => {
  const context = await visitor(how)
  await context.addCookies([{ name: 'roundhouse', value: tokens[place - 1]!, url: inject('address') }])
  await context.addInitScript(() => localStorage.setItem('roundhouse.entered', 'yes'))
  const page = await tab(context, `/online/${table}`)
  await page.waitForSelector('.table')
  return { context, page }
}

/** The company whose shares Bob buys, so that he runs it. */
const WANTED = 'G&C'
const USUALLY = ['bid', 'layTile', 'runRoutes', 'dividend', 'pass'] as const

/** The first action of a kind, in the order of the kinds. */
const firstOf = (actions: readonly Action[], kinds: readonly Action['type'][]): Action =>
  kinds.map((kind) => actions.find(({ type }) => type === kind)).find((action) => action !== undefined) ?? actions[0]!

const usual = ({ state }: Game, seat: PlayerId, actions: readonly Action[]): Action => {
  if (state.round.kind !== 'stock') return firstOf(actions, USUALLY)
  const isWanted = (action: Action): boolean => action.type === 'buyShares' && action.corporation === WANTED
  return (seat === 'p2' ? actions.find(isWanted) : undefined) ?? firstOf(actions, ['pass'])
}

/** Longer than it takes in any game. */
const ENDLESS = 600

/** 18Mag: a company of Amy's begins the turn in which a company that Bob runs has a service for it. */
export const beforeService = async (): Promise<FarTable & { readonly seller: string }> => {
  const begun = await laid('18Mag')
  let { game } = begun
  const actions: Action[] = []
  let turnBegan = 0
  while (actions.length < ENDLESS) {
    const seat = deciding(game)!
    const offered = choices(game, seat).offers.map(({ action }) => action)
    for (const action of offered)
      if (action.type === 'buyEquipment' && seat === 'p1' && controller(game, action.from) === 'p2')
        return { ...(await playedTo(begun, actions.slice(0, turnBegan))), seller: action.from }
    const action = usual(game, seat, offered)
    const { current } = game.state.round
    game = after(game, action)
    actions.push(action)
    if (game.state.round.current !== current) turnBegan = actions.length
  }
  throw new Error('no service between players')
}

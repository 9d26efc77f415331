import type { Ruleset, Seed } from '@roundhouse/engine'
import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import { setupFor } from '../game/gate.js'
import { drawn } from '../game/seed.js'
import { begin, setupFrom } from '../game/setup.js'
import type { Seat } from '../storage/tables.js'
import { append } from './append.js'
import { callOthers } from './called.js'
import { hostOnly } from './host.js'
import { freeSeats, type LoadedTable } from './loaded.js'

/** Games of bots alone that one host may have under way, where there are limits: they never wait for anybody. */
const MOST_BOT_GAMES = 5

/** Bots think on threads that everybody shares. */
export const checkBotGames = async (
  { settings, storage }: Context,
  host: string | null,
  seats: readonly Pick<Seat, 'bot'>[],
): Promise<void> => {
  if (!settings.limits || host === null || seats.some(({ bot }) => bot === null)) return
  const count = await storage.tables.countBotGames(host)
  if (count >= MOST_BOT_GAMES) throw new Failure('too_many_bots', { count })
}

/** In the order in which the game is played. */
const seated = ({ table, seats }: LoadedTable): readonly Seat[] => {
  if (table.seating === 'fixed') return seats
  const order = drawn(JSON.parse(table.seed) as Seed, seats, ({ user_id, seat }) => user_id ?? seat)
  return order.map((seat, i) => ({ ...seat, seat: `p${i + 1}`, place: i + 1 }))
}

/** Begins the game of a table whose seats are all taken; the set-up is entry 0. False = the table has changed meanwhile. */
const beginsNow = async (context: Context, loaded: LoadedTable): Promise<boolean> => {
  const { table } = loaded
  const seats = seated(loaded)
  await checkBotGames(context, table.host_id, seats)
  const setup = setupFrom({
    title: table.title,
    options: JSON.parse(table.options) as readonly string[],
    ruleset: table.ruleset as Ruleset,
    consent: table.consent === null ? null : table.consent === 1,
    seed: JSON.parse(table.seed) as Seed,
    names: seats.map(({ name }) => name),
  })
  const game = begin(setup)
  const { events } = game.history.entry(0)
  const entry = {
    kind: 'setup',
    seat: null,
    user_id: null,
    key: null,
    action: null,
    events: JSON.stringify(events),
  } as const
  return (
    (await append(context, loaded, game, entry, { table: { setup: JSON.stringify(setupFor(setup)) }, seats })) !== null
  )
}

/** Begins the game, unless somebody has come or gone since; then it is looked at again who sits here. */
const begins = async (context: Context, loaded: LoadedTable): Promise<void> => {
  while (loaded.table.state === 'open') {
    const { length: count } = freeSeats(loaded)
    if (count > 0) throw new Failure('not_full', { count }, { count })
    if (await beginsNow(context, loaded)) return
  }
}

/** A table set to "when full" starts by itself. */
export const startIfFull = async (context: Context, loaded: LoadedTable): Promise<void> => {
  if (loaded.table.start !== 'full') return
  while (loaded.table.state === 'open' && freeSeats(loaded).length === 0) {
    if (await beginsNow(context, loaded)) return
  }
}

export const startTable = (context: Context, id: string, user: string): Promise<LoadedTable> =>
  context.cache.use(id, async (loaded) => {
    await context.cache.refresh(loaded)
    hostOnly(loaded, user)
    if (loaded.table.state !== 'open') throw new Failure('not_open')
    await begins(context, loaded)
    await callOthers(context, loaded, user)
    return loaded
  })

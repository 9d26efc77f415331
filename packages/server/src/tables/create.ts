import type { Ruleset } from '@roundhouse/engine'
import type Type from 'typebox'
import type { Pace } from '../api/pace.js'
import type { NewTable } from '../api/schemas.js'
import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import { newSeed } from '../game/seed.js'
import { begin, setupFrom } from '../game/setup.js'
import { newId } from '../ids.js'
import type { User } from '../storage/people.js'
import type { SeatRow, TableRow } from '../storage/schema.js'
import { isZone } from './pace.js'
import { checkBotGames, startIfFull } from './start.js'

type Wish = Type.Static<typeof NewTable>

export interface Created {
  readonly id: string
  readonly seat: string | null
}

/** Tables one host may have open at the same time, where there are limits. */
const MOST_OPEN = 30

const botName = (bot: string): string => `Bot (${bot.slice('bot:'.length)})`

/** Lays a table. Whether its game is one is found out now, not when everybody sits. */
export const createTable = async (context: Context, host: User, wish: Wish): Promise<Created> => {
  const { storage, now, settings } = context
  if (settings.limits) {
    const count = await storage.tables.countOpen(host.id)
    if (count >= MOST_OPEN) throw new Failure('too_many_tables', { count })
  }
  const { title, players, options = [], visibility = 'public', seating = 'fixed', start = 'host' } = wish
  const wishes = wish.seats ?? ['me', ...Array.from({ length: players - 1 }, () => 'open' as const)]
  if (wishes.length !== players)
    throw new Failure('bad_request', { detail: `seats: ${wishes.length} for ${players} players` })
  if (wishes.filter((each) => each === 'me').length > 1)
    throw new Failure('bad_request', { detail: 'seats: "me" twice' })
  const pace: Pace = wish.pace ?? { kind: 'none' }
  if (pace.kind === 'slow' && !isZone(pace.zone))
    throw new Failure('bad_request', { detail: `pace.zone: ${JSON.stringify(pace.zone)}` })
  const ruleset: Ruleset = wish.ruleset ?? 'rulebook'
  const { seed, salt, commitment } = newSeed(ruleset)
  const consent = wish.consent ?? null
  begin(setupFrom({ title, options, ruleset, consent, seed, names: wishes.map((_, i) => `${i + 1}`) }))
  const id = newId()
  const at = now()
  const seats = wishes.map((each, i): SeatRow => {
    const isMine = each === 'me'
    const bot = each === 'me' || each === 'open' ? null : each
    return {
      table_id: id,
      seat: `p${i + 1}`,
      place: i + 1,
      user_id: isMine ? host.id : null,
      bot,
      name: isMine ? host.name : bot ? botName(bot) : '',
      left_at: null,
      seen_at: at,
      seen_number: -1,
    }
  })
  const table: TableRow = {
    id,
    title,
    name: wish.name?.trim() ?? '',
    players,
    options: JSON.stringify(options),
    ruleset,
    visibility,
    seating,
    start,
    consent: consent === null ? null : Number(consent),
    state: 'open',
    host_id: host.id,
    seed: JSON.stringify(seed),
    salt,
    commitment,
    setup: null,
    number: -1,
    decider: null,
    offered: 0,
    bot_due: 0,
    bot_until: 0,
    pace: JSON.stringify(pace),
    clock: null,
    due_at: null,
    notice_at: null,
    language: wish.language ?? null,
    rematch_id: null,
    ended: null,
    frozen: null,
    version: 0,
    created_at: at,
    updated_at: at,
  }
  await checkBotGames(context, host.id, seats)
  await storage.tables.add(table, seats)
  await context.cache.use(id, (loaded) => startIfFull(context, loaded))
  return { id, seat: seats.find(({ user_id }) => user_id === host.id)?.seat ?? null }
}

export { botName }

import { type Ruleset, usualConsent } from '@roundhouse/engine'
import type Type from 'typebox'
import type { Seat as SeatSchema, TableCard, TableView } from '../api/schemas.js'
import type { Context } from '../context.js'
import { setupFor, stateFor, type Viewer } from '../game/gate.js'
import type { Seat, StoredTable, Table } from '../storage/tables.js'
import { toldAfter } from './history.js'
import { paceOf, seatOf, setupOf } from './loaded.js'
import type { Clock } from './pace.js'
import { toldRequest } from './requests.js'

type Card = Type.Static<typeof TableCard>
type View = Type.Static<typeof TableView>
type ToldSeat = Type.Static<typeof SeatSchema>

export const toldSeat = ({ seat, user_id, name, bot, left_at }: Seat): ToldSeat => ({
  seat,
  user: user_id,
  name,
  ...(bot !== null && { bot: bot as NonNullable<ToldSeat['bot']> }),
  ...(left_at !== null && { left: true }),
})

/** A table in a list. */
export const cardOf = ({ table, seats }: StoredTable): Card => ({
  id: table.id,
  name: table.name,
  title: table.title,
  players: table.players,
  options: JSON.parse(table.options) as string[],
  ruleset: table.ruleset,
  consent: table.consent === null ? usualConsent(table.ruleset as Ruleset) : table.consent === 1,
  visibility: table.visibility,
  status: table.state,
  host: table.host_id,
  seats: seats.map(toldSeat),
  number: table.number,
  decider: table.decider,
  updated: table.updated_at,
  pace: paceOf(table),
  due: table.due_at,
  language: table.language as Card['language'],
})

/** Whose time runs, as it is told now. */
export const toldClock = ({ clock }: Table, now: number): View['clock'] => {
  const stored = JSON.parse(clock ?? 'null') as Clock | null
  return stored && { now, ...stored, left: { ...stored.left } }
}

/** Where the page shows a table. */
export const linkOf = (origin: string, id: string): string => `${origin}/online/${id}`

/** A table as somebody may know it. */
export const viewOf = (
  context: Context,
  id: string,
  user: string | null,
  after: number,
  origin: string,
): Promise<View> =>
  context.cache.use(id, async (loaded) => {
    await context.cache.refresh(loaded)
    const you = seatOf(loaded, user)?.seat ?? null
    return {
      ...cardOf(loaded),
      link: linkOf(origin, id),
      seating: loaded.table.seating,
      start: loaded.table.start,
      you,
      setup: loaded.table.setup === null ? null : setupFor(setupOf(loaded.table)),
      state: loaded.game ? stateFor(loaded.game, you as Viewer) : null,
      ended: JSON.parse(loaded.table.ended ?? 'null') as Record<string, unknown> | null,
      frozen: loaded.table.frozen !== null,
      commitment: loaded.table.commitment,
      clock: toldClock(loaded.table, context.now()),
      seen: seatOf(loaded, user)?.seen_number ?? -1,
      rematch: loaded.table.rematch_id,
      requests: loaded.requests.map((request) => toldRequest(loaded, request)) as View['requests'],
      present: [...context.announcer.present(loaded)],
      entries: [...(await toldAfter(context, loaded, you as Viewer, after))],
    }
  })

import type { tables } from '../../api/operations/tables.js'
import { withRatings } from '../../ratings/shown.js'
import { createTable } from '../../tables/create.js'
import { closeTable, passHost } from '../../tables/host.js'
import { leaveSeat, setBot, takeSeat } from '../../tables/seating.js'
import { startTable } from '../../tables/start.js'
import { cardOf, linkOf, toldSeat, viewOf } from '../../tables/tell.js'
import type { HandlersOf, Special } from '../handler.js'
import type { HandlerContext } from '../handlers.js'
import { known } from './known.js'

const PAGE = 50

/** Where a page of tables begins: a cursor, a time, or the beginning. */
const startOf = ({ before, cursor }: { readonly before?: number; readonly cursor?: string }) => {
  if (cursor === undefined) return { at: before ?? Number.MAX_SAFE_INTEGER, id: '' }
  const at = cursor.indexOf('.')
  return { at: Number(cursor.slice(0, at)), id: cursor.slice(at + 1) }
}

export const tableHandlers = (context: HandlerContext): HandlersOf<Exclude<keyof typeof tables, Special>> => ({
  async createTable({ caller, body, origin }) {
    const { id, seat } = await createTable(context, known(caller).user, body)
    return { status: 201, body: { id, link: linkOf(origin, id), seat } }
  },
  async listTables({ caller, query }) {
    const { state = 'open', limit = PAGE } = query
    const user = state === 'mine' ? known(caller).user.id : null
    const listed = await context.storage.tables.list({ state, user, before: startOf(query), limit })
    const last = listed.length < limit ? undefined : listed.at(-1)?.table
    const next = last ? `${last.updated_at}.${last.id}` : null
    const rated = await withRatings(context, listed.map(cardOf))
    return { status: 200, body: { tables: [...rated], next } }
  },
  async getTable({ caller, params, query, origin }) {
    const view = await viewOf(context, params.table, caller?.user.id ?? null, query.after ?? -1, origin)
    return { status: 200, body: view }
  },
  async takeSeat({ caller, params, body }) {
    return { status: 201, body: { seat: await takeSeat(context, params.table, known(caller).user, body?.seat) } }
  },
  async leaveSeat({ caller, params }) {
    await leaveSeat(context, params.table, known(caller).user.id, params.seat)
    return { status: 204, body: undefined }
  },
  async startTable({ caller, params }) {
    const { table, seats } = await startTable(context, params.table, known(caller).user.id)
    return { status: 200, body: { number: table.number, seats: seats.map(toldSeat) } }
  },
  async closeTable({ caller, params }) {
    await closeTable(context, params.table, known(caller).user.id)
    return { status: 204, body: undefined }
  },
  async passHost({ caller, params, body }) {
    await passHost(context, params.table, known(caller).user.id, body.user)
    return { status: 204, body: undefined }
  },
  async setBot({ caller, params, body }) {
    await setBot(context, params.table, known(caller).user.id, params.seat, body.bot)
    return { status: 204, body: undefined }
  },
})

import {
  type Game,
  type Happening,
  historyFor,
  type OrderEnding,
  orderEnding,
  type PlayerId,
  type StandingOrder,
  view,
} from '@roundhouse/engine'
import type { StoredOrder } from '../storage/orders.js'
import type { EntryRow } from '../storage/schema.js'
import type { LoadedTable } from './loaded.js'

/**
 * Why an order of a player ended, and with which entry. `undone`: what it was given after, or has done, was taken back.
 * `missed`: something happened at the moment it was given.
 */
export type Ended = Omit<OrderEnding, 'why'> & {
  readonly why: OrderEnding['why'] | 'undone' | 'missed'
  readonly number: number
}

export const orderOf = ({ data }: Pick<StoredOrder, 'data'>): StandingOrder => JSON.parse(data) as StandingOrder

/** What has happened, as a seat may know it. */
const happeningFor = (before: Game, after: Game, entry: EntryRow, seat: PlayerId): Happening => {
  const told = entry.kind === 'action' ? historyFor(after, seat, after.cursor)[0] : undefined
  return {
    before: view(before, seat),
    after: view(after, seat),
    action: told?.action ?? null,
    events: told?.events ?? [],
  }
}

const whyEnded = (before: Game, after: Game, entry: EntryRow, order: StoredOrder): Omit<Ended, 'number'> | null => {
  if (order.number !== before.cursor) return { why: 'missed' }
  if (entry.kind === 'undo' && (JSON.parse(entry.action ?? 'null') as { to: number }).to < order.since_number)
    return { why: 'undone' }
  const seat = order.seat as PlayerId
  return orderEnding(happeningFor(before, after, entry, seat), seat, orderOf(order))
}

/** The orders in force at a table as an entry leaves them. */
export const ordersAfter = (
  { game: before, orders }: LoadedTable,
  after: Game,
  entry: EntryRow,
  orderedBy?: string,
): readonly StoredOrder[] => {
  const { number } = entry
  return orders.map((order) => {
    const why = before && whyEnded(before, after, entry, order)
    const ended: Ended | null = why && { ...why, number }
    return {
      ...order,
      number,
      ...(order.id === orderedBy && { since_number: number, carried_out: order.carried_out + 1 }),
      ended: ended && JSON.stringify(ended),
    }
  })
}

import { decide } from '@roundhouse/bots'
import {
  choices,
  type KnownPosition,
  orderedMove,
  type PlayerId,
  type StandingOrder,
  titleOf,
} from '@roundhouse/engine'
import { picturePng } from '../preview/raster.js'
import type { BotMove, OfferFound, OrderedNow, SentPosition, Task } from './work.js'

const opened = ({ setup, state }: SentPosition, seat: PlayerId): KnownPosition => {
  const title = titleOf(setup.title)
  if (!title) throw new Error(`no title ${setup.title}`)
  return { setup, rules: title.rules(setup), state, seat }
}

const offered = (position: SentPosition, seat: PlayerId): readonly OfferFound[] =>
  choices(opened(position, seat), seat).offers.map(({ action, range }) => (range ? { action, range } : { action }))

const ordered = (position: SentPosition, seat: PlayerId, orders: readonly StandingOrder[]): OrderedNow | null => {
  const p = opened(position, seat)
  for (const [which, order] of orders.entries()) {
    const move = orderedMove(p, seat, order)
    if (move) return { which, move }
  }
  return null
}

/** Without what else was compared. */
const botMove = ({ action, reasons }: BotMove): BotMove => ({ action, reasons })

/** Does one task; in a thread of its own. */
export const perform = async (task: Task): Promise<unknown> => {
  switch (task.kind) {
    case 'choices':
      return offered(task.position, task.seat)
    case 'order':
      return ordered(task.position, task.seat, task.orders)
    case 'decide':
      return botMove(decide(opened(task.position, task.seat), task.seat, { bot: task.bot, seed: task.seed }))
    case 'draw':
      return picturePng(task.drawing)
    default: {
      const never: never = task
      return never
    }
  }
}

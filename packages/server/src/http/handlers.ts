import type { Context } from '../context.js'
import type { Notifier } from '../notices/notifier.js'
import type { Guesses } from '../people/guesses.js'
import type { Sessions } from '../people/sessions.js'
import type { Handlers } from './handler.js'
import { noticeHandlers } from './handlers/notices.js'
import { orderHandlers } from './handlers/orders.js'
import { peopleHandlers } from './handlers/people.js'
import { playHandlers } from './handlers/play.js'
import { tableHandlers } from './handlers/tables.js'

export interface HandlerContext extends Context {
  readonly sessions: Sessions
  readonly guesses: Guesses
  readonly notifier: Notifier
}

/** What is done for each operation but those about the server itself. */
export const handlersOf = (context: HandlerContext): Handlers => ({
  ...peopleHandlers(context),
  ...noticeHandlers(context),
  ...tableHandlers(context),
  ...playHandlers(context),
  ...orderHandlers(context),
})

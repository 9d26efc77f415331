import { type Client, Refused, type ResultOf } from './client.js'

/** What a bot of one's own is asked: the table as its seat may know it, and everything it may do now. */
export interface Asked {
  readonly table: ResultOf<'getTable'>
  /** Where an action has a `range`, its amount may be any of it. */
  readonly offers: ResultOf<'getChoices'>['actions']
}

/** A bot of one's own: what it does, one of what is offered. */
export type OwnBot = (asked: Asked) => SentAction | Promise<SentAction>
type SentAction = ResultOf<'getChoices'>['actions'][number]['action']

export interface PlaySeatOptions {
  /** Milliseconds between two looks at the table while others decide. */
  readonly every?: number
  /** Stops playing. */
  readonly signal?: AbortSignal
}

/** After the last entry there is: what has happened is not asked for. */
const LATEST = 1_000_000

/** Somebody was quicker, or the others took something back: the question is another one now. */
const isPassing = (error: unknown): boolean =>
  error instanceof Refused && (error.code === 'stale' || error.status === 403)

/** Has a bot play the seat the client's user has at a table, until the game is over; the table as it is then. */
export const playSeat = async (
  client: Client,
  table: string,
  bot: OwnBot,
  { every = 500, signal }: PlaySeatOptions = {},
): Promise<ResultOf<'getTable'>> => {
  const params = { table }
  for (;;) {
    const { body: now } = await client.ask('getTable', { params, query: { after: LATEST } })
    if (now.ended || signal?.aborted) return now
    const { body: open } = await client.ask('getChoices', { params })
    if (now.decider !== now.you || open.actions.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, every))
      continue
    }
    const action = await bot({ table: now, offers: open.actions })
    try {
      // Asked again after a lost answer, the same key does nothing twice.
      await client.ask('act', { params, body: { key: `${now.you}-${open.number}`, after: open.number, action } })
    } catch (error) {
      if (!isPassing(error)) throw error
    }
  }
}

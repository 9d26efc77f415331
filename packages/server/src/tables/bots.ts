import type { BotName } from '@roundhouse/bots'
import { deciding, type Game, type PlayerId, view } from '@roundhouse/engine'
import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import { decide } from '../game/decide.js'
import { botSeed } from '../game/seed.js'
import type { Overdue } from '../storage/tables.js'
import type { BotMove, SentPosition } from '../work/work.js'
import { append, THINKING } from './append.js'
import { type LoadedTable, setupOf } from './loaded.js'

const LOOK_EVERY = 2500
const AT_ONCE = 50

/** What somebody in this seat knows, for another thread. */
export const knownPosition = ({ game }: LoadedTable, seat: PlayerId): SentPosition | null => {
  if (!game) return null
  const { setup, state, cursor } = view(game, seat)
  return { setup, state, number: cursor }
}

interface Turn {
  readonly seat: PlayerId
  readonly bot: BotName
  readonly position: SentPosition
  readonly seed: number
}

/** The bot that is to decide at a table, if one is. */
const turnOf = (loaded: LoadedTable): Turn | null => {
  const { game, table } = loaded
  if (!game || table.state !== 'running' || table.frozen !== null) return null
  const seat = deciding(game)
  const bot = loaded.seats.find((each) => each.seat === seat)?.bot
  const position = seat === null || !bot ? null : knownPosition(loaded, seat)
  if (!position || seat === null || !bot) return null
  return { seat, bot: bot.slice('bot:'.length) as BotName, position, seed: botSeed(setupOf(table).seed, game.cursor) }
}

/**
 * Plays the seats of bots. Whoever stores an entry has the bot think that is next; should that process die, another
 * finds the table waiting. Two that think for one seat come to the same, and the database takes one.
 */
export class Bots {
  readonly #context: Context
  readonly #thinking = new Set<string>()
  readonly #timer: NodeJS.Timeout
  #isClosed = false

  constructor(context: Context) {
    this.#context = context
    this.#timer = setInterval(() => void this.#lookForOverdue(), LOOK_EVERY).unref()
  }

  /** A table has changed: is a bot to decide? */
  wake(loaded: LoadedTable): void {
    if (loaded.table.bot_due === 1) void this.#think(loaded.id)
  }

  close(): void {
    this.#isClosed = true
    clearInterval(this.#timer)
  }

  /** A process that has the storage for itself takes on at the start what the last one left. */
  async start(): Promise<void> {
    if (this.#context.storage.kind === 'sqlite')
      await this.#lookForOverdue({ before: Number.MAX_SAFE_INTEGER, after: 0 })
  }

  async #lookForOverdue(
    overdue: Overdue = { before: this.#context.now(), after: this.#context.now() + THINKING },
  ): Promise<void> {
    const { storage, now, log } = this.#context
    try {
      for (const id of await storage.tables.waitingForBots(overdue, AT_ONCE)) {
        if (!this.#thinking.has(id) && (await storage.tables.thinkFor(id, overdue, now() + THINKING)))
          void this.#think(id)
      }
    } catch (error) {
      log.debug({ err: error }, 'not looked for bots that are due')
    }
  }

  async #think(id: string): Promise<void> {
    if (this.#isClosed || this.#thinking.has(id)) return
    this.#thinking.add(id)
    const { cache, log } = this.#context
    try {
      for (;;) {
        const turn = await cache.use(id, async (loaded) => turnOf(loaded))
        if (!turn || this.#isClosed) return
        await this.#play(id, turn, await this.#decide(turn))
      }
    } catch (error) {
      if (!this.#isClosed) log.error({ err: error, table: id }, 'a bot did not decide; tried again soon')
    } finally {
      this.#thinking.delete(id)
    }
  }
  /** What a bot does; one that fails plays at random rather than keep everybody waiting. */
  async #decide({ seat, bot, position, seed }: Turn): Promise<BotMove> {
    const { work, log } = this.#context
    try {
      return await work.decide(position, seat, bot, seed)
    } catch (error) {
      if (error instanceof Failure) throw error
      log.error({ err: error, bot, title: position.setup.title, number: position.number }, 'a bot has a fault')
      return work.decide(position, seat, 'random', seed)
    }
  }

  async #play(id: string, { seat, bot, position, seed }: Turn, move: BotMove): Promise<void> {
    const { cache, work, log } = this.#context
    const after = (game: Game, { action, reasons }: BotMove) => {
      const decision = decide(game, seat, action)
      if (decision.ok) return { next: decision.game, reasons }
      log.error({ table: id, bot, type: action.type, code: decision.refusal.code }, 'a bot was refused')
      return null
    }
    await cache.use(id, async (loaded) => {
      const { game } = loaded
      if (!game || game.cursor !== position.number) return
      const played = after(game, move) ?? after(game, await work.decide(position, seat, 'random', seed))
      if (!played) throw new Error(`nothing a bot in seat ${seat} does is allowed`)
      const { next, reasons } = played
      const { action, events } = next.history.entry(next.cursor)
      await append(this.#context, loaded, next, {
        kind: 'action',
        seat,
        user_id: null,
        key: null,
        action: JSON.stringify(action),
        events: JSON.stringify(events),
        reasons: JSON.stringify(reasons),
      })
    })
  }
}

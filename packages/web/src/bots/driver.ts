import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { BotName } from '@roundhouse/bots'
import type { Game, PlayerId } from '@roundhouse/engine'
import type { BotSeat } from '../store/record.js'
import type { Session } from '../table/session.js'
import { PAUSES, pace } from './pace.js'
import type { Thought } from './protocol.js'
import { questionOf } from './question.js'
import { type Thinker, thinker } from './thinker.js'

/** Plays the bots of a table around this screen. */
export interface BotDriver {
  /** The seat a bot is to decide for now; null = a person is asked, or nothing is. */
  readonly turn: ReadonlySignal<PlayerId | null>
  /** Nobody moves until told to go on. */
  readonly paused: ReadonlySignal<boolean>
  /** A move is decided and waits to be made by hand. */
  readonly waits: ReadonlySignal<boolean>
  /** A bot could not be asked. */
  readonly failed: ReadonlySignal<boolean>
  pause(): void
  goOn(): void
  /** One move, and no more while paused. */
  next(): void
  close(): void
}

interface Turn {
  readonly seat: PlayerId
  readonly bot: BotSeat
  readonly game: Game
}

/** One tab of a table plays its bots; the answer lets another do it. */
const alone = (table: string, then: () => void): (() => void) => {
  const { locks } = globalThis.navigator ?? {}
  if (!locks) {
    then()
    return () => undefined
  }
  const stop = new AbortController()
  let release = (): void => undefined
  locks
    .request(`roundhouse.bots.${table}`, { signal: stop.signal }, () => {
      then()
      return new Promise<void>((resolve) => {
        release = resolve
      })
    })
    .catch(() => undefined)
  return () => {
    stop.abort()
    release()
  }
}

export const botDriver = (session: Session, bots: Thinker = thinker()): BotDriver => {
  const isMine = signal(false)
  const paused = signal(false)
  const failed = signal(false)
  const decided = signal<{ readonly turn: Turn; readonly thought: Thought } | null>(null)
  const table = session.card.peek().id
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastMove = 0
  let lastCursor = session.game.peek().cursor

  const turn = computed<Turn | null>(() => {
    const isPresent = session.branch.value === null && session.looking.value === null && session.watching.value === null
    const seat = isPresent ? session.decider.value : null
    const bot = seat === null ? undefined : session.bots.value[seat]
    return seat !== null && bot ? { seat, bot, game: session.game.value } : null
  })

  const ask = async (now: Turn, bot: BotName): Promise<void> => {
    try {
      const thought = await bots.ask(questionOf(table, now.game, now.seat, bot))
      if (turn.peek() === now) decided.value = { turn: now, thought }
    } catch (error) {
      if (turn.peek() !== now) return
      console.warn(error)
      // One that fails plays at random rather than keep everybody waiting.
      if (bot !== 'random') await ask(now, 'random')
      else failed.value = true
    }
  }

  const move = (): void => {
    clearTimeout(timer)
    const ready = decided.peek()
    if (!ready || turn.peek() !== ready.turn) return
    const { action, reasons } = ready.thought
    const { bot } = ready.turn.bot
    decided.value = null
    lastMove = performance.now()
    const refused = session.botActs(action, { bot, reasons })
    if (refused) {
      console.warn('a bot was refused', action, refused)
      void ask(ready.turn, 'random')
    }
  }

  const stopAsking = effect(() => {
    const now = isMine.value ? turn.value : null
    const { cursor } = session.game.peek()
    // What was taken back is not played again at once.
    if (cursor < lastCursor && now) paused.value = true
    lastCursor = cursor
    decided.value = null
    failed.value = false
    bots.giveUp()
    if (now) void ask(now, now.bot.bot)
  })

  const stopMoving = effect(() => {
    clearTimeout(timer)
    if (!decided.value || paused.value || pace.value === 'step') return
    const pause = PAUSES[pace.value]
    timer = setTimeout(move, Math.max(0, lastMove + pause - performance.now()))
  })

  const leave = alone(table, () => {
    isMine.value = true
  })

  return {
    turn: computed(() => turn.value?.seat ?? null),
    paused,
    waits: computed(() => decided.value !== null && (paused.value || pace.value === 'step')),
    failed,
    pause() {
      paused.value = true
    },
    goOn() {
      paused.value = false
      const now = turn.peek()
      if (!failed.peek() || !now) return
      failed.value = false
      void ask(now, now.bot.bot)
    },
    next: move,
    close() {
      stopAsking()
      stopMoving()
      clearTimeout(timer)
      leave()
      bots.close()
    },
  }
}

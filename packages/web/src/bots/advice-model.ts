import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { STRENGTHS, type Strength } from '@roundhouse/bots'
import type { Session } from '../table/session.js'
import type { Thought } from './protocol.js'
import { questionOf } from './question.js'
import { type Thinker, thinker } from './thinker.js'

/** What one strength would do; null = it is thinking still. */
export interface Advised {
  readonly bot: Strength
  readonly thought: Thought | 'failed' | null
}

export interface AdviceModel {
  /** null = nobody has asked. */
  readonly given: ReadonlySignal<readonly Advised[] | null>
  /** May it be asked for: does somebody decide here? */
  canAsk(): boolean
  ask(): void
  dismiss(): void
  close(): void
}

/** Advice for whoever decides, on what their seat may know; it goes with the question it was asked about. */
export const adviceModel = (session: Session, start: () => Thinker = thinker): AdviceModel => {
  const given = signal<readonly Advised[] | null>(null)
  let bots: Thinker | null = null

  const dismiss = (): void => {
    bots?.close()
    bots = null
    given.value = null
  }

  const stop = effect(() => {
    session.choices.value
    dismiss()
  })

  const seatAsked = () => (session.choices.value?.seat === undefined ? null : session.choices.value.seat)

  return {
    given,
    canAsk: () => seatAsked() !== null,
    ask() {
      const seat = seatAsked()
      if (seat === null) return
      dismiss()
      const own = start()
      bots = own
      given.value = STRENGTHS.map((bot) => ({ bot, thought: null }))
      const tell = (bot: Strength, thought: Advised['thought']): void => {
        if (bots !== own || given.value === null) return
        given.value = given.value.map((each) => (each.bot === bot ? { bot, thought } : each))
        // A worker without questions is not kept.
        if (given.value.every((each) => each.thought !== null)) own.close()
      }
      const { id } = session.card.peek()
      const game = session.line.peek()
      for (const bot of STRENGTHS) {
        own.ask(questionOf(id, game, seat, bot)).then(
          (thought) => tell(bot, thought),
          () => tell(bot, 'failed'),
        )
      }
    },
    dismiss,
    close() {
      stop()
      dismiss()
    },
  }
}

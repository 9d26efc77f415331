import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { isAutomaton, type PlayerId } from '@roundhouse/engine'
import { layout } from '../app/layout.js'
import { recall, remember } from '../app/memory.js'
import { isSale } from '../decision/groups.js'
import type { PastRun } from '../study/past-run.js'
import type { Session } from '../table/session.js'
import { type OthersTurn, othersTurns } from './turns.js'

/** What others did since the last turn of whoever is before the screen. */
export interface MeanwhileModel {
  /** The oldest first. */
  readonly turns: ReadonlySignal<readonly OthersTurn[]>
  readonly isOpen: ReadonlySignal<boolean>
  /** The last thing that was done was done by others: the player's turn begins, or they wait. */
  readonly isNews: ReadonlySignal<boolean>
  /** The one pointed at. */
  readonly pointed: Signal<OthersTurn | null>
  /** The one chosen, to be looked at for longer. */
  readonly chosen: Signal<OthersTurn | null>
  /** To be drawn on the map. */
  readonly runs: ReadonlySignal<readonly PastRun[]>
  toggle(): void
  close(): void
}

type Seen = Pick<Session, 'seat' | 'line' | 'looking' | 'watching' | 'branch' | 'bots' | 'decider' | 'asked'>

const MEMORY = 'meanwhile'
const NONE: readonly never[] = []

/** Who reads: whose screen it is, who is asked, or the only person among bots. */
const readerOf = ({ seat, line, branch, bots, decider }: Seen): PlayerId | null => {
  if (seat !== undefined && branch.value === null) return seat
  const asked = decider.value
  if (asked !== null && (branch.value !== null || !bots.value[asked])) return asked
  const people = line.value.state.seats.filter((each) => !bots.value[each] && !isAutomaton(line.value, each))
  return people.length === 1 ? (people[0] ?? null) : null
}

export const meanwhileModel = (session: Seen): MeanwhileModel => {
  /** Does it open by itself when a turn begins? On a phone the question is worth more room. */
  const opens = signal(recall(MEMORY))
  const byHand = signal<{ readonly of: OthersTurn | undefined; readonly isOpen: boolean } | null>(null)
  const pointed = signal<OthersTurn | null>(null)
  const chosen = signal<OthersTurn | null>(null)
  const isPresent = computed(() => session.looking.value === null && session.watching.value === null)
  const turns = computed(() => {
    const reader = session.line.value.state.ended === undefined ? readerOf(session) : null
    return reader !== null && isPresent.value ? othersTurns(session.line.value, reader) : NONE
  })
  const isNews = computed(() => turns.value.some(({ n }) => n === session.line.value.cursor))
  /** While bots move the panel tells of each move by itself. */
  const botMoves = computed(() => {
    const asked = session.branch.value === null ? session.decider.value : null
    return asked !== null && session.bots.value[asked] !== undefined
  })
  /** What is bid stands beside the companies. */
  const isSaleOfBids = computed(() => {
    const asked = session.asked.value
    return asked !== null && session.line.value.rules.reading.bids !== undefined && isSale(asked)
  })
  const isOpen = computed(() => {
    if (turns.value.length === 0) return false
    const hand = byHand.value
    if (hand && hand.of?.n === turns.value.at(-1)?.n) return hand.isOpen
    if (botMoves.value || isSaleOfBids.value || !isNews.value) return false
    return (opens.value ?? (layout.value === 'phone' ? 'closed' : 'open')) === 'open'
  })
  const stop = effect(() => {
    turns.value
    pointed.value = null
    chosen.value = null
  })
  return {
    turns,
    isOpen,
    isNews,
    pointed,
    chosen,
    runs: computed(() => (isOpen.value ? ((pointed.value ?? chosen.value)?.runs ?? NONE) : NONE)),
    toggle() {
      const next = !isOpen.value
      byHand.value = { of: turns.value.at(-1), isOpen: next }
      if (!next) {
        pointed.value = null
        chosen.value = null
      }
      if (!isNews.value) return
      opens.value = next ? 'open' : 'closed'
      remember(MEMORY, opens.value)
    },
    close: stop,
  }
}

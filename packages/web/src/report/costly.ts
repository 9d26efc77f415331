import { type ReadonlySignal, signal } from '@preact/signals'
import { type Action, at, controller, entryOf, type Game, isAutomaton, type PlayerId } from '@roundhouse/engine'
import type { Thought } from '../bots/protocol.js'
import { questionOf } from '../bots/question.js'
import { type Thinker, thinker } from '../bots/thinker.js'
import type { BotMoves } from '../store/record.js'

/** What the bot plays forward well enough to judge; runs and track are judged elsewhere in the report. */
const JUDGED: ReadonlySet<Action['type']> = new Set([
  'par',
  'buyShares',
  'sellShares',
  'issueShares',
  'redeemShares',
  'buyTrain',
  'dividend',
  'pass',
])

interface Judged {
  readonly n: number
  readonly player: PlayerId
  readonly action: Action
}

/** A decision the bot would have taken otherwise. */
export interface Costly extends Omit<Judged, 'action'> {
  readonly cost: number
  readonly instead: Thought
}

/** Decisions of people; of bots alone, theirs. */
export const judgedIn = (game: Game, moves: BotMoves): readonly Judged[] => {
  const found: Judged[] = []
  for (let n = game.history.base + 1; n < game.length; n++) {
    const action = entryOf(game, n)?.action
    const before = entryOf(game, n - 1)?.state
    if (!action || !before || !JUDGED.has(action.type)) continue
    const player = controller({ ...game, state: before }, action.by)
    if (player !== null && !isAutomaton(game, player)) found.push({ n, player, action })
  }
  const people = found.filter(({ n }) => !moves[n])
  return people.length > 0 ? people : found
}

export interface CostlyModel {
  readonly all: number
  readonly done: ReadonlySignal<number>
  readonly state: ReadonlySignal<'idle' | 'looking' | 'failed'>
  /** The dearest first. */
  readonly found: ReadonlySignal<readonly Costly[]>
  /** Begins, or goes on where it was stopped. */
  start(): void
  stop(): void
  close(): void
}

/** Has the hard bot look at one decision after another, in a worker. */
export const costlyModel = (
  table: string,
  game: Game,
  moves: BotMoves,
  begin: () => Thinker = thinker,
): CostlyModel => {
  const judged = judgedIn(game, moves)
  const done = signal(0)
  const state = signal<'idle' | 'looking' | 'failed'>('idle')
  const found = signal<readonly Costly[]>([])
  let bots: Thinker | null = null

  const stop = (): void => {
    bots?.close()
    bots = null
    if (state.value === 'looking') state.value = 'idle'
  }

  const look = async (own: Thinker): Promise<void> => {
    for (let next = judged[done.value]; next && bots === own; next = judged[done.value]) {
      const { n, player, action } = next
      const thought = await own.ask({ ...questionOf(table, at(game, n - 1), player, 'hard'), done: action })
      if (bots !== own) return
      const cost = Math.round(thought.cost ?? 0)
      if (cost > 0 && JUDGED.has(thought.action.type))
        found.value = [...found.value, { n, player, cost, instead: thought }].sort(
          (a, b) => b.cost - a.cost || a.n - b.n,
        )
      done.value++
    }
    stop()
  }

  return {
    all: judged.length,
    done,
    state,
    found,
    start() {
      if (bots) return
      const own = begin()
      bots = own
      state.value = 'looking'
      look(own).catch((error: unknown) => {
        if (bots !== own) return
        console.warn(error)
        state.value = 'failed'
        stop()
      })
    },
    stop,
    close: stop,
  }
}

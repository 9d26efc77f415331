import { signal } from '@preact/signals'
import { type Action, type GameEvent, type GameState, isAutomaton, type Position, unfold } from '@roundhouse/engine'
import { recall, remember } from '../app/memory.js'

/** Something done by somebody the title plays, or of whom nobody is asked. */
export interface WatchedMove {
  readonly by: string
  readonly events: readonly GameEvent[]
  readonly action: Action
  /** The position it was done in, and the one it led to. */
  readonly before: GameState
  readonly state: GameState
}

/** Such moves shown one by one. */
export interface Watching {
  readonly moves: readonly WatchedMove[]
  /** The one on the screen. */
  readonly at: number
}

const MEMORY = 'watching'

/** Does the player want to see them one by one? */
export const stepwise = signal(recall(MEMORY) !== 'once')

export const setStepwise = (wanted: boolean): void => {
  stepwise.value = wanted
  remember(MEMORY, wanted ? 'stepwise' : 'once')
}

const hasAutomaton = (p: Position): boolean => p.state.seats.some((seat) => isAutomaton(p, seat))

/** What follows an action without the player; passing is nothing to look at, its events come with the next move. */
export const watchedMoves = (p: Position, action: Action): readonly WatchedMove[] => {
  if (!hasAutomaton(p)) return []
  const moves: WatchedMove[] = []
  let waiting: readonly GameEvent[] = []
  const [own, ...others] = unfold(p, action)
  let before = own?.state ?? p.state
  for (const { action: done, events, state } of others) {
    waiting = [...waiting, ...events.filter(({ type }) => type !== 'passed')]
    if (done.type !== 'pass') {
      moves.push({ by: done.by, events: waiting, action: done, before, state })
      waiting = []
    }
    before = state
  }
  return moves
}

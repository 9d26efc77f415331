import {
  type Action,
  type Entry,
  type Game,
  type GameEvent,
  type GameState,
  HIDDEN_CARD,
  type History,
  Line,
  type Rules,
  type Setup,
  step,
  type Title,
} from '@roundhouse/engine'

/** An entry as the server tells it. */
export interface ToldEntry {
  readonly number: number
  readonly by: string | null
  readonly action: Readonly<Record<string, unknown>> | null
  readonly events: readonly Readonly<Record<string, unknown>>[]
  /** Why a bot did it. */
  readonly reasons?: readonly unknown[]
}

export interface ToldPosition {
  readonly number: number
  readonly state: Readonly<Record<string, unknown>>
}

/** Does the state cover something from this screen? Then what follows cannot be worked out here. */
const isCovered = (rules: Rules, state: GameState): boolean =>
  rules.hide !== undefined && JSON.stringify(state.round).includes(`"${HIDDEN_CARD}"`)

export const isOpenGame = ({ rules, state }: Game): boolean => !isCovered(rules, state)

/** A history that nobody who plays on makes longer. */
const storedIn = (line: Line<Entry>): History => ({
  base: 0,
  get length() {
    return line.length
  },
  has: (n) => line.has(n),
  entry: (n) => line.entry(n),
})

const undoneTo = (action: ToldEntry['action']): number | null =>
  action?.type === 'undo' && typeof action.to === 'number' ? action.to : null

/**
 * The history of a table over the network as this screen may know it. Positions come from the server while something is
 * covered; from the first open one on the actions are played here. Numbers are those of the table: going back is an entry
 * of its own.
 */
export class RemoteHistory {
  readonly #setup: Setup
  readonly #rules: Rules
  readonly #line = new Line<Entry>(0, [])
  /** What games get of it: only entries of the server are in it, whatever is played on from there. */
  readonly #stored: History = storedIn(this.#line)
  /** What the entry at a number goes back to. */
  readonly #undone = new Map<number, number>()
  /** The seat that has made an entry. */
  readonly #by = new Map<number, string>()

  constructor(title: Title, setup: Omit<Setup, 'seed'>) {
    this.#setup = { ...setup, seed: 0 }
    this.#rules = title.rules(this.#setup)
  }

  get number(): number {
    return this.#line.length - 1
  }

  /** Takes the next entries; the number of the first one whose position must be asked for, or null. */
  add(entries: readonly ToldEntry[], positions: readonly ToldPosition[] = []): number | null {
    const known = new Map(positions.map(({ number, state }) => [number, state as unknown as GameState]))
    for (const entry of entries) {
      if (entry.number !== this.number + 1) continue
      const state = known.get(entry.number) ?? this.#follow(entry)
      if (state === null) return entry.number
      const to = undoneTo(entry.action)
      if (to !== null) this.#undone.set(entry.number, to)
      if (entry.by !== null) this.#by.set(entry.number, entry.by)
      this.#line.push({
        action: to === null ? (entry.action as Action | null) : null,
        events: entry.events as unknown as readonly GameEvent[],
        state,
      })
    }
    return null
  }

  /** The state after an entry, worked out here; null = it cannot be. */
  #follow({ action }: ToldEntry): GameState | null {
    const to = undoneTo(action)
    if (to !== null) return this.#line.has(to) ? this.#line.entry(to).state : null
    const before = this.#line.has(this.number) ? this.#line.entry(this.number).state : null
    if (!before || !action || action.hidden === true || isCovered(this.#rules, before)) return null
    const next = step({ setup: this.#setup, rules: this.#rules, state: before }, action as unknown as Action)
    return next.ok ? next.position.state : null
  }

  /** The game at its last entry. */
  get game(): Game {
    const last = this.number
    const { state } = this.#line.entry(last)
    return { setup: this.#setup, rules: this.#rules, history: this.#stored, length: last + 1, cursor: last, state }
  }

  /** Was the last action that still stands this seat's? */
  isBy(seat: string | null): boolean {
    return seat !== null && this.#by.get(this.#standing) === seat
  }

  /** The number of the last action that still stands. */
  get #standing(): number {
    let at = this.number
    for (let to = this.#undone.get(at); to !== undefined; to = this.#undone.get(at)) at = to
    return at
  }

  /** The number before the last action that still stands: what one step back leads to; null = nothing is there. */
  get before(): number | null {
    const at = this.#standing
    return at > 0 ? at - 1 : null
  }
}

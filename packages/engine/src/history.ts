import type { Action } from './core/action.js'
import type { GameEvent } from './core/event.js'
import type { EntityId } from './core/ids.js'
import type { GameState } from './core/state.js'

/** An action of which a seat may only know that it was taken. */
export interface HiddenAction {
  readonly type: Action['type']
  readonly by: EntityId
  readonly hidden: true
}

/** A point of a history as somebody knows it, who may not know all of it. */
export interface KnownEntry {
  /** That led to it; none for the set-up. */
  readonly action: Action | HiddenAction | null
  readonly events: readonly GameEvent[]
  readonly state: GameState
}

/** A point of the history: the action that led to it (none for the set-up), what happened, and the state. */
export interface Entry extends KnownEntry {
  readonly action: Action | null
}

/**
 * The entries of a game by their number: that of the actions played so far, 0 = the set-up. It may begin later than
 * there, where only what follows a snapshot is held.
 */
export interface History<E extends KnownEntry = Entry> {
  /** Number of the first entry that is held. */
  readonly base: number
  /** One more than the number of the last. */
  readonly length: number
  has(n: number): boolean
  /** @throws NotHeld */
  entry(n: number): E
}

/** An entry was asked for that this history does not hold. */
export class NotHeld extends Error {
  override readonly name = 'NotHeld'
  readonly number: number
  readonly base: number
  readonly length: number

  constructor(number: number, { base, length }: Pick<History, 'base' | 'length'>) {
    super(`Entry ${number} is not held: the history goes from ${base} to ${length - 1}.`)
    this.number = number
    this.base = base
    this.length = length
  }
}

/** A history in memory. Its tip grows in place: games that only grow share one. */
export class Line<E extends KnownEntry = Entry> implements History<E> {
  readonly base: number
  private readonly entries: E[]

  constructor(base: number, entries: readonly E[]) {
    this.base = base
    this.entries = [...entries]
  }

  get length(): number {
    return this.base + this.entries.length
  }

  has(n: number): boolean {
    return this.entries[n - this.base] !== undefined
  }

  entry(n: number): E {
    const found = this.entries[n - this.base]
    if (found === undefined) throw new NotHeld(n, this)
    return found
  }

  push(entry: E): void {
    this.entries.push(entry)
  }
}

/** Entries of a history from one number to before another. */
export const slice = <E extends KnownEntry>(history: History<E>, from: number, to: number): readonly E[] => {
  const entries: E[] = []
  for (let n = from; n < to; n++) entries.push(history.entry(n))
  return entries
}

import type { Action } from './core/action.js'
import { type Changes, changed, changesFrom } from './core/changes.js'
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

/** So many entries share one whole state. */
const TOGETHER = 64
/** So many of such groups are kept as they are told, for who looks at neighbouring entries again and again. */
const LATEST_TOLD = 2

/** Entries one after the other: the first as it is, of the state of the others what has changed. */
interface Group<E extends KnownEntry> {
  readonly first: E
  readonly others: readonly (Omit<E, 'state'> & { readonly state: Changes<GameState> })[]
}

const grouped = <E extends KnownEntry>(entries: readonly E[]): Group<E> => ({
  first: entries[0] as E,
  others: entries.slice(1).map((entry, i) => ({ ...entry, state: changesFrom((entries[i] as E).state, entry.state) })),
})

/** Tells the entries of a group one after the other, up to the one that is asked for. */
class Told<E extends KnownEntry> {
  readonly group: Group<E>
  private readonly entries: E[]

  constructor(group: Group<E>) {
    this.group = group
    this.entries = [group.first]
  }

  entry(at: number): E {
    for (let next = this.entries.length; next <= at; next++) {
      const { state } = this.entries[next - 1] as E
      const packed = this.group.others[next - 1] as Group<E>['others'][number]
      this.entries.push({ ...packed, state: changed(state, packed.state) } as E & typeof packed)
    }
    return this.entries[at] as E
  }
}

/**
 * A history in memory. Its tip grows in place: games that only grow share one. The last entries are held as they came,
 * those before them with one whole state to a group and the changes from there on, which takes half the room. Such an
 * entry is told anew when it is asked for: equal to the one that was put in, not the same record.
 */
export class Line<E extends KnownEntry = Entry> implements History<E> {
  readonly base: number
  private readonly groups: Group<E>[] = []
  /** The last entries, after those in groups. */
  private tip: E[] = []
  /** Groups as they were told last, the latest first. */
  private told: readonly Told<E>[] = []

  constructor(base: number, entries: readonly E[]) {
    this.base = base
    for (const entry of entries) this.push(entry)
  }

  private get inGroups(): number {
    return this.groups.length * TOGETHER
  }

  get length(): number {
    return this.base + this.inGroups + this.tip.length
  }

  has(n: number): boolean {
    return Number.isInteger(n) && n >= this.base && n < this.length
  }

  entry(n: number): E {
    if (!this.has(n)) throw new NotHeld(n, this)
    const at = n - this.base
    if (at >= this.inGroups) return this.tip[at - this.inGroups] as E
    return this.tell(this.groups[Math.floor(at / TOGETHER)] as Group<E>).entry(at % TOGETHER)
  }

  push(entry: E): void {
    this.tip.push(entry)
    if (this.tip.length < 2 * TOGETHER) return
    this.groups.push(grouped(this.tip.slice(0, TOGETHER)))
    this.tip = this.tip.slice(TOGETHER)
  }

  private tell(group: Group<E>): Told<E> {
    const found = this.told.find((each) => each.group === group) ?? new Told(group)
    if (this.told[0] !== found) this.told = [found, ...this.told.filter((each) => each !== found)].slice(0, LATEST_TOLD)
    return found
  }
}

/** Entries of a history from one number to before another. */
export const slice = <E extends KnownEntry>(history: History<E>, from: number, to: number): readonly E[] => {
  const entries: E[] = []
  for (let n = from; n < to; n++) entries.push(history.entry(n))
  return entries
}

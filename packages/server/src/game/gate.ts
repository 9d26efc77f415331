import type { Reason } from '@roundhouse/bots'
import {
  type Action,
  type Entry,
  type Game,
  type GameEvent,
  historyFor,
  Line,
  type PlayerId,
  type Setup,
  view,
} from '@roundhouse/engine'
import type { StoredEntry } from '../storage/entries.js'
import { hides } from './decide.js'

/** Somebody at a table, or an onlooker (null). */
export type Viewer = PlayerId | null

export interface ToldEntry {
  readonly number: number
  readonly by: string | null
  readonly action: Record<string, unknown> | null
  readonly events: Record<string, unknown>[]
  /** Why a bot did it. */
  readonly reasons?: Reason[]
  readonly at: number
}

/** The set-up as everybody may know it. */
export const setupFor = ({ seed: _, ...setup }: Setup): Record<string, unknown> => setup

/** The present position as a viewer may know it. */
export const stateFor = (game: Game, viewer: Viewer): Record<string, unknown> =>
  view(game, viewer).state as unknown as Record<string, unknown>

const undoOf = (entry: StoredEntry): ToldEntry => ({
  number: entry.number,
  by: entry.seat,
  action: JSON.parse(entry.action ?? 'null'),
  events: [],
  at: entry.at,
})

const toldNow = (game: Game, viewer: Viewer, played: readonly StoredEntry[]): readonly ToldEntry[] => {
  const line = new Line<Entry>(
    0,
    played.map(({ action, events }) => ({
      action: JSON.parse(action ?? 'null') as Action | null,
      events: JSON.parse(events) as readonly GameEvent[],
      // Only actions and events are asked for here; the present state costs nothing to look at.
      state: game.state,
    })),
  )
  const { setup, rules, state } = game
  const whole = { setup, rules, state, history: line, length: line.length, cursor: line.length - 1 }
  return historyFor(whole, viewer, 0).map(({ action, events }, i): ToldEntry => {
    const { number, seat, at } = played[i]!
    return {
      number,
      by: seat,
      action: action as Record<string, unknown> | null,
      events: events as unknown as Record<string, unknown>[],
      at,
    }
  })
}

/**
 * What is to stay covered of entries that are about to be taken back: a card that was kept in secret and put back is not
 * told when all cards are shown. null = nothing.
 */
export const coveredOf = (game: Game, undone: readonly StoredEntry[]): string | null => {
  const played = undone.filter(({ kind }) => kind === 'action')
  const covered = toldNow(game, null, played).filter(({ action, events }, i) => {
    const { action: known, events: happened } = played[i]!
    return JSON.stringify(action) !== known || JSON.stringify(events) !== happened
  })
  return covered.length === 0 ? null : JSON.stringify(covered)
}

/** Entries that stay covered, by number, as far as those who took them back have come by. */
const coveredIn = (stored: readonly StoredEntry[]): ReadonlyMap<number, ToldEntry> => {
  const all = new Map<number, ToldEntry>()
  for (const { covered } of stored)
    if (covered !== null) for (const entry of JSON.parse(covered) as readonly ToldEntry[]) all.set(entry.number, entry)
  return all
}

/**
 * Stored entries as a viewer may know them now. With `stateFor` the one gate: everything of a game that leaves the server,
 * by whatever way, went through one of the two.
 */
export const entriesFor = (game: Game, viewer: Viewer, stored: readonly StoredEntry[]): readonly ToldEntry[] => {
  const told = toldNow(
    game,
    viewer,
    stored.filter(({ kind }) => kind !== 'undo'),
  )
  const covered = game.state.ended ? new Map<number, ToldEntry>() : coveredIn(stored)
  // What a bot weighed tells what it holds.
  const isReasonTold = !hides(game)
  let next = 0
  return stored.map((entry): ToldEntry => {
    if (entry.kind === 'undo') return undoOf(entry)
    const known = told[next++]!
    const kept = entry.seat === viewer ? undefined : covered.get(entry.number)
    if (kept) return kept
    return isReasonTold && entry.reasons !== null ? { ...known, reasons: JSON.parse(entry.reasons) as Reason[] } : known
  })
}

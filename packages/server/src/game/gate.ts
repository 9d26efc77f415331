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

/** Somebody at a table, or an onlooker (null). */
export type Viewer = PlayerId | null

export interface ToldEntry {
  readonly number: number
  readonly by: string | null
  readonly action: Record<string, unknown> | null
  readonly events: Record<string, unknown>[]
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

/**
 * Stored entries as a viewer may know them now. With `stateFor` the one gate: everything of a game that leaves the server,
 * by whatever way, went through one of the two.
 */
export const entriesFor = (game: Game, viewer: Viewer, stored: readonly StoredEntry[]): readonly ToldEntry[] => {
  const played = stored.filter(({ kind }) => kind !== 'undo')
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
  const told = historyFor(
    { setup, rules, state, history: line, length: line.length, cursor: line.length - 1 },
    viewer,
    0,
  )
  let next = 0
  return stored.map((entry): ToldEntry => {
    if (entry.kind === 'undo') return undoOf(entry)
    const { action, events } = told[next++]!
    return {
      number: entry.number,
      by: entry.seat,
      action: action as Record<string, unknown> | null,
      events: events as unknown as Record<string, unknown>[],
      at: entry.at,
    }
  })
}

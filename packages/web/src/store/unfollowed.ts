import { type Refusal, type RulesChange, type Setup, saidText } from '@roundhouse/engine'
import { actionAt } from './game-file.js'
import type { UnfollowedFile } from './record.js'

/** Seats of a game of ours by their names. */
const seatName =
  ({ players }: Setup) =>
  (id: string | number): string =>
    players[Number(/^p(\d+)$/.exec(String(id))?.[1]) - 1]?.name ?? String(id)

interface Stop {
  /** Number of the first action that was not followed. */
  readonly action: number
  /** null = it does not lead to the position it led to. */
  readonly why: Refusal | { readonly field: string } | null
  readonly changes?: readonly RulesChange[]
}

/** A game of ours that is followed only in part: it is kept whole, as the text of its file. */
export const unfollowedGame = (
  text: string,
  json: Readonly<Record<string, unknown>>,
  setup: Setup,
  { action, why, changes = [] }: Stop,
): UnfollowedFile => ({
  text,
  of: 'roundhouse',
  followed: action - 1,
  action: String(action),
  said: saidText(actionAt(json, action - 1), seatName(setup)),
  why: why === null ? { field: 'present' } : 'field' in why ? why : { refusal: why },
  ...(changes.length > 0 && { changes }),
})

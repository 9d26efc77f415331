import type { Draft } from '../../../../core/draft.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { percentOf, solvent } from '../../../../core/shares.js'
import type { Json } from '../../../../core/state.js'
import type { ActionKind } from '../../../../core/step.js'

/** Players who do not insist on the best run of what they hold shares of (O-10). */
const easygoing = (p: Position): readonly PlayerId[] => (p.state.memo.easygoing ?? []) as readonly PlayerId[]

export const insists = (p: Position, player: PlayerId): boolean => !easygoing(p).includes(player)

/** Does any shareholder insist (MEX-4.4.2.1-2)? */
export const someoneInsists = (p: Position, corporation: OperatorId): boolean =>
  p.state.seats.some((player) => percentOf(p, corporation, player) > 0 && insists(p, player))

const setInsists = (d: Draft, player: PlayerId, on: boolean): void => {
  const others = easygoing(d).filter((id) => id !== player)
  d.set({ memo: { ...d.state.memo, easygoing: (on ? others : [...others, player]) as unknown as Json } })
}

const CHOICES: Readonly<Record<string, boolean>> = { insist: true, easygoing: false }

/** A standing order each player may change at any time; no list of choices offers it. */
export const insistence: ActionKind<'choose'> = {
  type: 'choose',
  takes: ({ choice }) => Object.hasOwn(CHOICES, choice),
  by: solvent,
  *candidates() {},
  object: (_p, { choice }) =>
    Object.hasOwn(CHOICES, choice) ? undefined : objection('any.UNKNOWN_ENTITY', { id: choice }),
  apply: (d, { by, choice }) => setInsists(d, by as PlayerId, CHOICES[choice] === true),
}

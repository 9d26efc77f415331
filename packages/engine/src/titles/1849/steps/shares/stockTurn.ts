import type { Draft } from '../../../../core/draft.js'
import { type FactData, roundFact, turnFact } from '../../../../core/facts.js'
import type { EntityId, OperatorId, PlayerId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { amount, id, orNull } from '../../../../core/shape.js'
import { bought, hasJustBought, recordAction } from '../../../../steps/stock.js'
import { FOUNDERS_EXTRA } from '../../data/tables.js'

export const founded = turnFact('founded', orNull(id), null, 'The corporation the player has founded in this turn.')
export const extras = turnFact('extras', amount, 0, 'Certificates the founder has taken beside the president’s.')

const lastFounded = roundFact(
  'lastFounded',
  orNull(id),
  null,
  'The corporation that the last purchase of the round has founded, or was one of its founder’s certificates.',
)

export const TURN_FACTS: readonly FactData[] = [founded, extras, lastFounded]

/** Has this player founded it in the turn that is just over? */
export const hasJustFounded = (p: Position, player: EntityId, corporation: OperatorId): boolean =>
  hasJustBought(p, player) && lastFounded.of(p) === corporation

/** A founder may go on with one or two certificates; anybody else is done after a purchase (1849-9-1, -9.4-3). */
export const turnOpen = (p: Position): boolean =>
  !bought.of(p) || (founded.of(p) !== null && extras.of(p) < FOUNDERS_EXTRA)

export const recordPurchase = (d: Draft, player: PlayerId): void => {
  bought.set(d, true)
  lastFounded.set(d, founded.of(d))
  recordAction(d, player)
}

import type { Draft } from '../../../../core/draft.js'
import { type FactData, turnFact } from '../../../../core/facts.js'
import type { PlayerId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { amount, id, orNull } from '../../../../core/shape.js'
import { bought, noteActed } from '../../../../steps/stock.js'
import { FOUNDERS_EXTRA } from '../../data/tables.js'

export const founded = turnFact('founded', orNull(id), null, 'The corporation the player has founded in this turn.')
export const extras = turnFact('extras', amount, 0, 'Certificates the founder has taken beside the president’s.')

export const TURN_FACTS: readonly FactData[] = [founded, extras]

/** A founder may go on with one or two certificates; anybody else is done after a purchase (1849-9-1, -9.4-3). */
export const turnOpen = (p: Position): boolean =>
  !bought.of(p) || (founded.of(p) !== null && extras.of(p) < FOUNDERS_EXTRA)

export const notePurchase = (d: Draft, player: PlayerId): void => {
  bought.set(d, true)
  noteActed(d, player)
}

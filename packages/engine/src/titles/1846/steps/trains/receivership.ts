import type { Action } from '../../../../core/action.js'
import type { EntityId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { discard } from '../../../../steps/discard.js'
import { typeOf } from '../../../../steps/trains.js'

/** Nobody chooses for a corporation in receivership: over the limit it returns its cheapest trains (1846-RCV-4). */
export const returnCheapest = (p: Position, corporation: EntityId): Action | null => {
  if (!discard.waits(p)) return null
  const trains = p.state.operators[corporation]?.trains.filter(({ obsolete }) => !obsolete) ?? []
  const [cheapest] = trains.toSorted((a, b) => (typeOf(p, a)?.price ?? 0) - (typeOf(p, b)?.price ?? 0))
  return cheapest ? { type: 'discardTrain', by: corporation, train: cheapest.id } : null
}

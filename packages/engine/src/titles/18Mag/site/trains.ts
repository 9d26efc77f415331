import type { EntityId, TrainId } from '../../../core/ids.js'
import type { Position } from '../../../core/position.js'
import { meant, trainName } from './namesakes.js'

/** The train of this name that an operator owns: the newest of all, or the newest it has. */
export const ownTrain = (p: Position, by: EntityId, name: string): TrainId => {
  const alike = (p.state.operators[by]?.trains ?? []).map(({ id }) => id).filter((id) => trainName(id) === name)
  const newest = meant(p, name)
  return alike.includes(newest) ? newest : (alike.at(-1) ?? name)
}

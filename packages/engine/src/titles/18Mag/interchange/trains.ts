import type { EntityId, OperatorId, TrainId } from '../../../core/ids.js'
import type { Position } from '../../../core/position.js'
import { bankOffers } from '../../../steps/trains.js'

/*
 * There a new card takes the number after the one sold, whether or not such a card is out already: two trains may go by
 * one name. Ours have a point and a number behind it where that happens.
 */

export const theirTrain = (id: TrainId): string => id.replace(/\.\d+$/, '')

const isCalled = (name: string) => (id: TrainId) => theirTrain(id) === name

/** The train of this name that an operator owns, the newest of several. */
export const ownTrain = (p: Position, by: EntityId, name: string): TrainId =>
  p.state.operators[by]?.trains
    .map(({ id }) => id)
    .sort()
    .findLast(isCalled(name)) ?? name

/** The train of this name that is bought: the bank's where its price is paid, else another minor's. */
export const trainForSale = (p: Position, by: OperatorId, name: string, price: number | null): TrainId => {
  const offered = bankOffers(p, by).find((offer) => isCalled(name)(offer.id))
  if (offered && (price === null || offered.price === price)) return offered.id
  const others = Object.entries(p.state.operators).flatMap(([id, { trains }]) => (id === by ? [] : trains))
  const theirs = others.map(({ id }) => id).sort()
  return theirs.findLast(isCalled(name)) ?? offered?.id ?? name
}

import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact } from '../../../../core/facts.js'
import type { OperatorId, TrainId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { id, mapOf } from '../../../../core/shape.js'
import { switches18Mag } from '../../switches.js'

/*
 * On 18xx.games a new card takes the number after the one sold, whether or not such a card is out already. Two trains may
 * then go by one name, and whoever names it means the newest; the older one can neither run nor change hands. One who
 * discards it puts the newest back, and whoever had that keeps it. Only under that ruleset, so that its games replay;
 * nobody is offered it.
 */

const strays = gameFact(
  'strays',
  mapOf(id),
  {},
  'Trains that lie in several places at once, and whose they are by now.',
)

export const NAMESAKE_FACTS: readonly FactData[] = [strays]

/** What a train is called there: ours have a point and a number behind it where another of the name is out. */
export const trainName = (train: TrainId): string => train.replace(/\.\d+$/, '')

const rank = (train: TrainId): number => Number(train.slice(trainName(train).length + 1) || 0)

/** The newest train of this name. */
export const meant = ({ state }: Position, train: TrainId): TrainId => {
  const name = trainName(train)
  const owned = Object.values(state.operators).flatMap(({ trains }) => trains.map((each) => each.id))
  const alike = [...state.depot.upcoming, ...owned].filter((each) => trainName(each) === name)
  return alike.reduce((best, each) => (rank(each) > rank(best) ? each : best), alike[0] ?? train)
}

/** Is another train meant by its name? */
export const isOvershadowed = (p: Position, train: TrainId): boolean =>
  switches18Mag.namesakes.of(p) && meant(p, train) !== train

export const isStray = (p: Position, train: TrainId): boolean => strays.of(p)[train] !== undefined

/** Has a minor an older train of this name? */
export const isNamesake = (p: Position, train: TrainId): boolean =>
  switches18Mag.namesakes.of(p) &&
  Object.values(p.state.operators).some(({ trains }) =>
    trains.some(({ id }) => id !== train && trainName(id) === trainName(train)),
  )

/** Whose it is: an operator's, or the bank's. */
export const sellerOfTrain = (p: Position, train: TrainId): OperatorId | 'bank' => {
  const stray = strays.of(p)[train]
  if (stray !== undefined) return stray
  if (p.state.depot.upcoming.includes(train)) return 'bank'
  return Object.keys(p.state.operators).find((by) => holds(p, by, train)) ?? 'bank'
}

const holds = (p: Position, by: OperatorId, train: TrainId): boolean =>
  p.state.operators[by]?.trains.some((each) => each.id === train) === true

/** Would its name mean another train, or it by now be another's? */
export const isMistaken = (p: Position, train: TrainId, seller: OperatorId | 'bank'): boolean =>
  switches18Mag.namesakes.of(p) && (isOvershadowed(p, train) || sellerOfTrain(p, train) !== seller)

/** It changes hands; one that lies in several places is the new owner's. */
export const noteOwner = (d: Draft, train: TrainId, owner: OperatorId | 'bank'): void => {
  if (strays.of(d)[train] !== undefined) strays.set(d, { ...strays.of(d), [train]: owner })
}

/** The newest train of the name goes back, from whoever has it. */
export const giveBackNamesake = (d: Draft, train: TrainId): void => {
  const { upcoming, discarded } = d.state.depot
  const back = meant(d, train)
  d.set({ depot: { upcoming: [back, ...upcoming], discarded } })
  strays.set(d, { ...strays.of(d), [back]: 'bank' })
}

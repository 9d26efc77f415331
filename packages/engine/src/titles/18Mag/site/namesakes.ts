import { Draft } from '../../../core/draft.js'
import { gameFact } from '../../../core/facts.js'
import type { OperatorId, TrainId } from '../../../core/ids.js'
import type { Position } from '../../../core/position.js'
import { objection } from '../../../core/refusals.js'
import { replace } from '../../../core/replaceable.js'
import { id, mapOf } from '../../../core/shape.js'
import type { Mechanism } from '../../../site/site.js'
import { type TrainOffer, takeFromBank } from '../../../steps/trains.js'
import { withCars } from '../steps/running/cars.js'
import { discardTrain } from '../steps/running/discard.js'
import { runTrains } from '../steps/running/run.js'
import { afterPurchase, makersShare, priceAsked, purchaseObjection } from '../steps/trains/buyTrain.js'

/*
 * On 18xx.games a new card takes the number after the one sold, whether or not such a card is out already. Two trains may
 * then go by one name, and whoever names it means the newest; the older one can neither run nor change hands. One who
 * discards it puts the newest back, and whoever had that keeps it: it then lies in several places at once.
 */

const strays = gameFact(
  'strays',
  mapOf(id),
  {},
  'Trains that lie in several places at once, and whose they are by now.',
)

/** What a train is called there: ours have a point and a number behind it where another of the name is out. */
export const trainName = (train: TrainId): string => train.replace(/\.\d+$/, '')

const rank = (train: TrainId): number => Number(train.slice(trainName(train).length + 1) || 0)

/** The train that is meant by this name: the newest. */
export const meant = ({ state }: Position, train: TrainId): TrainId => {
  const name = trainName(train)
  const owned = Object.values(state.operators).flatMap(({ trains }) => trains.map((each) => each.id))
  const alike = [...state.depot.upcoming, ...owned].filter((each) => trainName(each) === name)
  return alike.reduce((best, each) => (rank(each) > rank(best) ? each : best), alike[0] ?? train)
}

/** Is another train meant by its name? */
export const isOvershadowed = (p: Position, train: TrainId): boolean => meant(p, train) !== train

const isStray = (p: Position, train: TrainId): boolean => strays.of(p)[train] !== undefined

/** Has a minor an older train of this name? */
const hasOlder = (p: Position, train: TrainId): boolean =>
  Object.values(p.state.operators).some(({ trains }) =>
    trains.some(({ id: other }) => other !== train && trainName(other) === trainName(train)),
  )

const holds = (p: Position, by: OperatorId, train: TrainId): boolean =>
  p.state.operators[by]?.trains.some((each) => each.id === train) === true

/** Whose it is: an operator's, or the bank's. */
export const sellerOfTrain = (p: Position, train: TrainId): OperatorId | 'bank' => {
  const stray = strays.of(p)[train]
  if (stray !== undefined) return stray
  if (p.state.depot.upcoming.includes(train)) return 'bank'
  return Object.keys(p.state.operators).find((by) => holds(p, by, train)) ?? 'bank'
}

/** Would its name mean another train, or is it by now another's? */
export const isMistaken = (p: Position, train: TrainId, seller: OperatorId | 'bank'): boolean =>
  isOvershadowed(p, train) || sellerOfTrain(p, train) !== seller

/** It changes hands; one that lies in several places is the new owner's. */
const recordOwner = (d: Draft, train: TrainId, owner: OperatorId | 'bank'): void => {
  if (isStray(d, train)) strays.set(d, { ...strays.of(d), [train]: owner })
}

/** The newest train of the name goes back, from whoever has it. */
const giveBackNewest = (d: Draft, train: TrainId): void => {
  const { upcoming, discarded } = d.state.depot
  const back = meant(d, train)
  d.set({ depot: { upcoming: [back, ...upcoming], discarded } })
  strays.set(d, { ...strays.of(d), [back]: 'bank' })
}

/** The position without those trains of an operator whose names mean others: they stand idle. */
const withoutIdle = (p: Position, by: OperatorId): Position => {
  const trains = p.state.operators[by]?.trains ?? []
  const running = trains.filter((train) => !isOvershadowed(p, train.id))
  if (running.length === trains.length) return p
  const d = new Draft(p)
  d.operator(by, { trains: running })
  return d
}

/** One that lies on its stack several times is sold at once. */
const dropCopies = (d: Draft, train: TrainId): void => {
  const { upcoming, discarded } = d.state.depot
  const first = upcoming.indexOf(train)
  if (first === upcoming.lastIndexOf(train)) return
  d.set({ depot: { upcoming: upcoming.filter((each, i) => each !== train || i === first), discarded } })
}

const priceOfStray = (p: Position, offer: TrainOffer, bid = offer.price): number =>
  isStray(p, offer.id) ? bid : offer.price

/**
 * One that lies in several places at once goes for any price; one whose number a minor's train has too, for any that leaves
 * something to the bank: so much was to be that minor's.
 */
const priceByName = (p: Position, offer: TrainOffer, bid = offer.price): number =>
  hasOlder(p, offer.id) && bid > makersShare(p, offer) ? bid : priceOfStray(p, offer, bid)

export const namesakes: Mechanism = {
  facts: [strays],
  replaces: [
    replace(runTrains.candidates, (before) => (p, by) => before(withoutIdle(p, by), by)),
    replace(runTrains.object, (before) => (p, action) => {
      const idle = action.runs.find(({ train }) => isOvershadowed(p, train))
      return idle ? objection('or.run.TRAIN_NOT_USABLE', { train: idle.train }) : before(p, action)
    }),
    replace(withCars, (before) => (p, by, cars) => before(withoutIdle(p, by), by, cars)),
    replace(discardTrain.candidates, (before) => (p, by) => before(withoutIdle(p, by), by)),
    replace(discardTrain.apply, (before) => (d, action) => {
      if (isOvershadowed(d, action.train)) return giveBackNewest(d, action.train)
      before(d, action)
      recordOwner(d, action.train, 'bank')
    }),
    replace(purchaseObjection, (before) => (p, action) => {
      const { train, from, name } = action
      return (
        before(p, action) ??
        (isMistaken(p, train, from) ? objection('or.buyTrain.NOT_OFFERED', { train: name }) : undefined)
      )
    }),
    replace(priceAsked, () => priceByName),
    replace(afterPurchase, (before) => (d, action) => {
      before(d, action)
      recordOwner(d, action.train, action.by)
    }),
    replace(takeFromBank, (before) => (d, offer) => {
      if (offer.from === 'bank') dropCopies(d, offer.id)
      return before(d, offer)
    }),
  ],
}

/** The same position where a train is bought as itself, whatever another is called. */
export const boughtAsItself = (p: Position): Position => {
  const replaced = new Map(p.rules.replaced)
  replaced.set(purchaseObjection, purchaseObjection.rulebook)
  replaced.set(priceAsked, priceOfStray)
  return { ...p, rules: { ...p.rules, replaced } }
}

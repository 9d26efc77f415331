import { derivedLately } from '../../../../core/derived.js'
import { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { cash, payCharges } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { replaceable } from '../../../../core/replaceable.js'
import type { ActionKind } from '../../../../core/step.js'
import type { Rules } from '../../../../core/title.js'
import { bestRun, isRunPossible } from '../../../../steps/run.js'
import { CAR_PRICE, CARS, isSmall, NEXT_CAR_MORE, SMALL_CARS } from '../../data/tables.js'
import { carsBought, carsOf } from './carsBought.js'

/** The item of a purchase. */
export const CAR = 'car'

const sellers = (p: Position): readonly OperatorId[] => (isSmall(p.setup) ? SMALL_CARS : CARS)

/** Of the next so many cars, by the number bought before in the turn (MAG-CAR-2). */
const priceOf = (p: Position, by: OperatorId, count: number): number => {
  const next = (CAR_PRICE[p.state.phase] ?? 0) + carsOf(p, by).length * NEXT_CAR_MORE
  return count * next + ((count * (count - 1)) / 2) * NEXT_CAR_MORE
}

const carPrice = (p: Position, by: OperatorId): number => priceOf(p, by, 1)

/** The position as it is to run in, if the operator had these cars. */
export const withCars = replaceable((p: Position, _by: OperatorId, cars: readonly OperatorId[]): Position => {
  const d = new Draft(p)
  carsBought.set(d, cars)
  return d
})

const possible = derivedLately(
  (state: Position['state'], rules: Rules, setup: Position['setup'], by: OperatorId, cars: string): boolean =>
    isRunPossible(withCars({ state, rules, setup }, by, cars.split(' ')), by),
)

/** Would some legal set of routes use all these cars? Their order makes no difference. */
const areOfUse = ({ state, rules, setup }: Position, by: OperatorId, cars: readonly OperatorId[]): boolean =>
  possible(state, rules, setup, by, cars.toSorted().join(' '))

/** Does the car bring more than the run does without it? */
export const isGain = (p: Position, by: OperatorId, seller: OperatorId): boolean =>
  bestRun(withCars(p, by, [...carsOf(p, by), seller]), by).revenue > bestRun(p, by).revenue

/** Cars that may still be bought after this one: one of them, or more. */
const afterwards = (p: Position, cars: readonly OperatorId[]): readonly (readonly OperatorId[])[] => {
  const others = sellers(p).filter((other) => !cars.includes(other))
  return [...others.map((other) => [other]), ...(others.length > 1 ? [others] : [])]
}

/** Alone, with the cars bought already or with some that are bought after it: their order is free (MAG-CAR-2, -8). */
const useless = (p: Position, by: OperatorId, seller: OperatorId): Objection | undefined => {
  const bought = carsOf(p, by)
  const cars = [...bought, seller]
  if (areOfUse(p, by, cars)) return undefined
  const have = cash(p, by)
  let least: number | undefined
  for (const more of afterwards(p, cars)) {
    const need = priceOf(p, by, 1 + more.length)
    if (!areOfUse(p, by, [...cars, ...more])) continue
    if (have >= need) return undefined
    least ??= need
  }
  return least === undefined
    ? objection('or.car.NO_USE', { seller, bought: bought.length })
    : objection('or.car.NOT_ALONE', { seller, need: least, have })
}

/** Rail-cars for one train and this turn, paid before the run (MAG-CAR-1 … -3). */
export const buyCar: ActionKind<'buyEquipment'> = {
  type: 'buyEquipment',
  takes: ({ item }) => item === CAR,
  closed: (p, by) => p.state.operators[by]?.trains.length === 0 || cash(p, by) < carPrice(p, by),
  *candidates(p, by) {
    const price = carPrice(p, by)
    for (const from of sellers(p))
      if (!carsOf(p, by).includes(from)) yield { action: { type: 'buyEquipment', by, item: CAR, from, price } }
  },
  object(p, { by, from, price }) {
    if (!sellers(p).includes(from)) return objection('any.NO_SELLER', { seller: from })
    if ((p.state.operators[by]?.trains ?? []).length === 0) return objection('or.car.NO_TRAIN', { company: by })
    if (carsOf(p, by).includes(from)) return objection('or.car.SECOND', { seller: from })
    const need = carPrice(p, by)
    if (price !== need) return objection('or.car.PRICE', { price, need })
    const have = cash(p, by)
    if (have < need) return objection('or.car.NO_CASH', { need, have })
    return useless(p, by, from)
  },
  apply(d, { by, item, from, price }) {
    d.emit({ type: 'equipmentBought', by, item, from, price })
    payCharges(d, [{ from: by, to: from, amount: price, why: 'equipment' }])
    carsBought.set(d, [...carsBought.of(d), from])
  },
}

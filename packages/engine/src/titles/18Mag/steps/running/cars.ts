import { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { cash, settleCharges } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import type { ActionKind } from '../../../../core/step.js'
import { bestRun } from '../../../../steps/run.js'
import { CAR_PRICE, CARS, isSmall, NEXT_CAR_MORE, SMALL_CARS } from '../../data/tables.js'
import { switches18Mag } from '../../switches.js'
import { isOvershadowed } from '../trains/namesakes.js'
import { carsBought, carsOf } from './carsBought.js'

/** What a minor calls it in a purchase. */
export const CAR = 'car'

const sellers = (p: Position): readonly OperatorId[] => (isSmall(p.setup) ? SMALL_CARS : CARS)

/** By the number of cars bought before in the turn (MAG-CAR-2). */
const carPrice = (p: Position, by: OperatorId): number =>
  (CAR_PRICE[p.state.phase] ?? 0) + carsOf(p, by).length * NEXT_CAR_MORE

/** Would some legal set of routes use all these cars? A train that stands idle beside a namesake uses none. */
const areOfUse = (p: Position, by: OperatorId, cars: readonly OperatorId[]): boolean => {
  const d = new Draft(p)
  const trains = p.state.operators[by]?.trains ?? []
  const running = trains.filter(({ id }) => !isOvershadowed(p, id))
  if (running.length < trains.length) d.operator(by, { trains: running })
  carsBought.set(d, cars)
  return bestRun(d, by).unmet.length === 0
}

/** With the cars bought already (MAG-CAR-8); on 18xx.games also with one that is bought after it. */
const isOfUse = (p: Position, by: OperatorId, seller: OperatorId): boolean => {
  const cars = [...carsOf(p, by), seller]
  if (areOfUse(p, by, cars)) return true
  const left = cash(p, by) - carPrice(p, by)
  if (!switches18Mag.carsAhead.of(p) || left < carPrice(p, by) + NEXT_CAR_MORE) return false
  const others = sellers(p).filter((other) => !cars.includes(other))
  const enoughForAll = left >= 2 * (carPrice(p, by) + NEXT_CAR_MORE) + NEXT_CAR_MORE
  return (
    others.some((other) => areOfUse(p, by, [...cars, other])) || (enoughForAll && areOfUse(p, by, [...cars, ...others]))
  )
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
    return isOfUse(p, by, from) ? undefined : objection('or.car.NO_USE', { seller: from })
  },
  apply(d, { by, item, from, price }) {
    d.emit({ type: 'equipmentBought', by, item, from, price })
    settleCharges(d, [{ from: by, to: from, amount: price, why: 'equipment' }])
    carsBought.set(d, [...carsBought.of(d), from])
  },
}

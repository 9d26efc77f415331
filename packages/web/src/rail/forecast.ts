import { cardOf, type OperatorId, operatingOrder, type Position } from '@roundhouse/engine'
import { type SaleEffect, stockOf } from '../panels/depot-stock.js'

/** A stack of trains that will be sold. */
interface Ahead {
  readonly name: string
  readonly price: number
  /** null = as many as wanted. */
  readonly left: number | null
}

/** The trains on sale, and what the next kind will do. */
export interface Forecast {
  readonly now: Ahead
  /** The next kind whose first sale changes something; null = none is to come. */
  readonly next: (Ahead & Pick<SaleEffect, 'rusts' | 'phasesOut'>) | null
  /** Who has trains that leave with it. */
  readonly losing: readonly OperatorId[]
  /** Who will then have no train, and how much is missing for one. */
  readonly short: readonly { readonly id: OperatorId; readonly missing: number }[]
}

export const forecastOf = (p: Position): Forecast | null => {
  const stock = stockOf(p).filter(({ left }) => left !== 0)
  const aheadOf = ({ card, left }: (typeof stock)[number]): Ahead => ({
    name: card.types.map(({ name }) => name).join(' / '),
    price: Math.min(...card.types.map(({ price }) => price)),
    left,
  })
  const [first] = stock
  // Where no train ever leaves there is nothing to foresee.
  const isRush = p.rules.trains.some(({ rustsOn, obsoleteOn }) => rustsOn !== undefined || obsoleteOn !== undefined)
  if (!first || !isRush) return null
  const next = stock.find(({ effect }) => effect.phases.some(({ reached }) => !reached))
  const goes = (train: string): boolean => next !== undefined && cardOf(p, train).rustsOn === next.card.card
  const operating = new Set(operatingOrder(p).map(({ id }) => id))
  const running = Object.entries(p.state.operators).filter(([id]) => operating.has(id))
  const price = next ? aheadOf(next).price : 0
  return {
    now: aheadOf(first),
    next: next ? { ...aheadOf(next), rusts: next.effect.rusts, phasesOut: next.effect.phasesOut } : null,
    losing: running.filter(([, { trains }]) => trains.some(({ id }) => goes(id))).map(([id]) => id),
    short: next
      ? running
          .filter(([, { trains, cash }]) => trains.every(({ id }) => goes(id)) && cash < price)
          .map(([id, { cash }]) => ({ id, missing: price - cash }))
      : [],
  }
}

import type { Draft } from '../../../core/draft.js'
import { gameFact } from '../../../core/facts.js'
import { goToStep } from '../../../core/flow.js'
import type { OperatorId } from '../../../core/ids.js'
import { marketOrder } from '../../../core/market.js'
import { replace } from '../../../core/replaceable.js'
import { flag, id, listOf } from '../../../core/shape.js'
import type { Mechanism } from '../../../site/site.js'
import { acted, turnDone } from '../../../steps/stock.js'
import { interestDue } from '../steps/finance/interestDue.js'
import { lowerPrice } from '../steps/shares/saleRules.js'
import { movedBySales, restack, standing } from '../steps/shares/stack.js'
import { concedeAtOnce } from './concedeAtOnce.js'
import { stepAt } from './steps.js'

/*
 * Sales for a train stack the markers they bring together in the order those had before the train step; sales for interest
 * and sell-offs leave them as they come to lie. Before a corporation concedes they are stacked once more, and by the next
 * sales of a stock round too.
 */

const stood = gameFact(
  'stood',
  listOf(id),
  [],
  'Markers when the train step began, dearest first, where emergency sales keep to that order.',
)
const shifted = gameFact('shifted', listOf(id), [], 'Markers that emergency sales have moved since the stock round.')
const unsorted = gameFact('unsorted', flag, false, 'Some of them have been moved since a corporation conceded.')

const rememberShifted = (d: Draft, corporation: OperatorId): void => {
  if (d.state.round.kind !== 'operating' || stood.of(d).length === 0) return
  shifted.set(d, [...new Set([...shifted.of(d), corporation])])
  unsorted.set(d, true)
}

const forgetShifted = (d: Draft): void => {
  shifted.set(d, [])
  unsorted.set(d, false)
}

const inEmergency = ({ state }: Pick<Draft, 'state'>): boolean => state.round.kind === 'operating'

export const emergencyStack: Mechanism = {
  facts: [stood, shifted, unsorted],
  replaces: [
    replace(goToStep, (before) => (d, index) => {
      before(d, index)
      if (inEmergency(d) && stepAt(d, index) === 'buyTrains') stood.set(d, marketOrder(d))
    }),
    replace(lowerPrice, (before) => (d, sale) => {
      const hasMoved = before(d, sale)
      if (hasMoved) rememberShifted(d, sale.corporation)
      return hasMoved
    }),
    replace(movedBySales, (before) => (p) => {
      const isShifted = (each: OperatorId): boolean => shifted.of(p).includes(each)
      if (inEmergency(p)) return stood.of(p).filter(isShifted)
      const moved = before(p)
      const all = standing.of(p).map(({ corporation }) => corporation)
      return all.filter((each) => isShifted(each) || moved.includes(each))
    }),
    replace(restack, (before) => (d) => {
      if (interestDue.of(d) === 0) before(d)
    }),
    replace(concedeAtOnce, (before) => (d, corporation, sell) => {
      if (unsorted.of(d)) {
        restack.rulebook(d)
        unsorted.set(d, false)
      }
      before(d, corporation, sell)
    }),
  ],
  rules({ rounds }) {
    const { stock } = rounds
    if (!stock) throw new Error('no stock rounds')
    return {
      rounds: {
        ...rounds,
        stock: {
          ...stock,
          advance(d) {
            if (acted.of(d) || turnDone.of(d)) forgetShifted(d)
            stock.advance(d)
          },
        },
      },
    }
  },
}

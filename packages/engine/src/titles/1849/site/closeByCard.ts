import type { Draft } from '../../../core/draft.js'
import type { OperatorId } from '../../../core/ids.js'
import type { Position } from '../../../core/position.js'
import { replace } from '../../../core/replaceable.js'
import type { Mechanism } from '../../../site/site.js'
import { adjustPrices } from '../rounds/stock.js'
import { foundingOrder, isFounded } from '../steps/shares/foundingOrder.js'
import { concedeAtOnce } from './concedeAtOnce.js'

export const foundedByCard = (p: Position): readonly OperatorId[] =>
  foundingOrder.of(p).filter((each) => isFounded(p, each))

/** Of those founded before, the closed ones lie at the end in the order they had then. */
export const sortClosed = (d: Draft, before: readonly OperatorId[]): void => {
  const closed = before.filter((each) => !isFounded(d, each))
  if (closed.length > 1)
    foundingOrder.set(d, [...foundingOrder.of(d).filter((each) => !closed.includes(each)), ...closed])
}

/** Corporations that close together keep the order of their cards, and one that concedes comes last. */
export const closeByCard: Mechanism = {
  replaces: [
    replace(adjustPrices, (before) => (d) => {
      const founded = foundedByCard(d)
      before(d)
      sortClosed(d, founded)
    }),
    replace(concedeAtOnce, (before) => (d, corporation, sell) => {
      const others = foundedByCard(d).filter((each) => each !== corporation)
      before(d, corporation, sell)
      sortClosed(d, [...others, corporation])
    }),
  ],
}

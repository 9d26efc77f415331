import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact } from '../../../../core/facts.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { amount, mapOf } from '../../../../core/shape.js'
import { ordinary, president } from '../../../../core/shares.js'
import { type Sale, successor } from '../../../../steps/sale.js'
import { MERGEABLE } from '../../data/companies.js'

/*
 * On 18xx.games the papers of a hand lie in the order they came. It shows when a company is merged: they are to be had
 * again in that order.
 */
const elders = gameFact(
  'elders',
  mapOf(amount, 'operator'),
  {},
  "Certificates of a major in its president's hand that came there before the president's one.",
)

export const HAND_ORDER_FACTS: readonly FactData[] = [elders]

/** How many certificates of its president came to the hand before the president's one. */
export const eldersOf = (p: Position, corporation: OperatorId): number => elders.of(p)[corporation] ?? 0

const setElders = (d: Draft, corporation: OperatorId, count: number): void => {
  if (!MERGEABLE.includes(corporation) || count === eldersOf(d, corporation)) return
  const { [corporation]: _, ...others } = elders.of(d)
  elders.set(d, count === 0 ? others : { ...others, [corporation]: count })
}

/** The president's certificate has just come: all else that its owner holds came before. */
export const countElders = (d: Draft, corporation: OperatorId): void => {
  const chair = president(d, corporation)
  if (chair !== null) setElders(d, corporation, ordinary(d, corporation, chair).length)
}

/** What came first is sold first. */
export const sellElders = (d: Draft, seller: PlayerId, sale: Sale): void => {
  const { corporation, percent } = sale
  if (president(d, corporation) !== seller || successor(d, seller, sale) !== null) return
  setElders(d, corporation, Math.max(0, eldersOf(d, corporation) - percent / 10))
}

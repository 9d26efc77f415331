import type { Draft } from '../../../../core/draft.js'
import { type FactData, roundFact } from '../../../../core/facts.js'
import type { OperatorId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { listOf, operatorId, orNull } from '../../../../core/shape.js'
import { switches1846 } from '../../switches.js'

const keptOrder = roundFact(
  'keptOrder',
  orNull(listOf(operatorId)),
  null,
  'Who is still to operate, in the order before a bankruptcy moved prices.',
)

export const ORDER_FACTS: readonly FactData[] = [keptOrder]

/** Before a bankrupt sells: 18xx.games does not look at the order anew for those sales. */
export const keepOrder = (d: Draft): void => {
  if (switches1846.bankruptOrder.of(d)) keptOrder.set(d, d.rules.reading.toOperate(d))
}

/** With the next sale for a train it does. */
export const forgetOrder = (d: Draft): void => keptOrder.set(d, null)

export const inKeptOrder = (p: Position, usual: readonly OperatorId[]): readonly OperatorId[] =>
  keptOrder.of(p)?.filter((id) => usual.includes(id)) ?? usual

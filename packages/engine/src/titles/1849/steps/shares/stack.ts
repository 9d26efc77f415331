import type { Draft } from '../../../../core/draft.js'
import { type FactData, turnFact } from '../../../../core/facts.js'
import type { OperatorId } from '../../../../core/ids.js'
import { marketOrder } from '../../../../core/market.js'
import type { Position } from '../../../../core/position.js'
import { replaceable } from '../../../../core/replaceable.js'
import { amount, id, listOf, record } from '../../../../core/shape.js'

export const standing = turnFact(
  'standing',
  listOf(record({ corporation: id, cell: amount }, {})),
  [],
  'Markers and their cells before the first sale of the turn, dearest first.',
)

export const STACK_FACTS: readonly FactData[] = [standing]

/** Before the first sale of a turn. */
export const rememberMarkers = (d: Draft): void => {
  if (standing.of(d).length > 0) return
  const markers = marketOrder(d).map((corporation) => ({
    corporation,
    cell: d.state.operators[corporation]?.cell ?? 0,
  }))
  standing.set(d, markers)
}

/** Markers that sales of the turn have moved, in the order they had before. */
export const movedBySales = replaceable((p: Position): readonly OperatorId[] =>
  standing
    .of(p)
    .filter(({ corporation, cell }) => (p.state.operators[corporation]?.cell ?? cell) !== cell)
    .map(({ corporation }) => corporation),
)

/** Markers that sales of one turn bring to the same cell lie there in their old order (1849-9.2-2, OP-8). */
export const restack = replaceable((d: Draft): void => {
  const market = { ...d.state.market }
  const all = movedBySales(d)
  for (const [cell, markers] of Object.entries(market)) {
    const arrived = all.filter((each) => markers.includes(each))
    if (arrived.length > 0) market[Number(cell)] = [...markers.filter((each) => !all.includes(each)), ...arrived]
  }
  if (all.length > 0) d.set({ market })
})

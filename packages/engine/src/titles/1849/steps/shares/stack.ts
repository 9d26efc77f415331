import type { Draft } from '../../../../core/draft.js'
import { type FactData, turnFact } from '../../../../core/facts.js'
import type { OperatorId } from '../../../../core/ids.js'
import { marketOrder } from '../../../../core/market.js'
import { amount, id, listOf, record } from '../../../../core/shape.js'
import { switches1849 } from '../../switches.js'

const standing = turnFact(
  'standing',
  listOf(record({ corporation: id, cell: amount }, {})),
  [],
  'Markers and their cells before the first sale of the turn, dearest first.',
)

export const STACK_FACTS: readonly FactData[] = [standing]

/** Before the first sale of a turn. */
export const noteStanding = (d: Draft): void => {
  if (standing.of(d).length > 0) return
  const markers = marketOrder(d).map((corporation) => ({
    corporation,
    cell: d.state.operators[corporation]?.cell ?? 0,
  }))
  standing.set(d, markers)
}

/** 18xx.games: a marker that an emergency sale moves makes those of its new cell lie in the order of their names. */
export const stackByName = (d: Draft, corporation: OperatorId): void => {
  const cell = d.state.operators[corporation]?.cell
  if (cell === undefined || d.state.round.kind !== 'operating' || !switches1849.emergencyStack.of(d)) return
  d.set({ market: { ...d.state.market, [cell]: [...(d.state.market[cell] ?? [])].sort() } })
}

/** Markers that sales of one turn bring to the same cell lie there in their old order (1849-9.2-2, OP-8). */
export const restack = (d: Draft): void => {
  const market = { ...d.state.market }
  const moved = standing
    .of(d)
    .filter(({ corporation, cell }) => (d.state.operators[corporation]?.cell ?? cell) !== cell)
    .map(({ corporation }) => corporation)
  for (const [cell, markers] of Object.entries(market)) {
    const arrived = moved.filter((each) => markers.includes(each))
    if (arrived.length > 1) market[Number(cell)] = [...markers.filter((each) => !moved.includes(each)), ...arrived]
  }
  if (moved.length > 1) d.set({ market })
}

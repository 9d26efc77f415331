import type { MarketCell } from './data.js'
import type { Draft } from './draft.js'
import type { EventOf } from './event.js'
import type { OperatorId } from './ids.js'
import type { Position } from './position.js'

export const cellAt = (p: Position, cell: number): MarketCell => {
  const found = p.rules.market.cells[cell]
  if (!found) throw new Error(`no market cell ${cell}`)
  return found
}

/** Price of one share (10%); 0 while the corporation has no marker. */
export const price = (p: Position, corporation: OperatorId): number => {
  const cell = p.state.operators[corporation]?.cell
  return cell === undefined ? 0 : cellAt(p, cell).price
}

/** Where a marker comes to lie among those in a cell: under all, or above those that lie face down. */
const arrive = (p: Position, markers: readonly OperatorId[], corporation: OperatorId): readonly OperatorId[] => {
  const isDown = (id: OperatorId): boolean => p.rules.faceDown?.(p, id) === true
  const at = isDown(corporation) ? markers.length : markers.findLastIndex((id) => !isDown(id)) + 1
  return [...markers.slice(0, at), corporation, ...markers.slice(at)]
}

/** Puts the marker into a cell; staying in its cell it keeps its place. */
export const placeMarker = (d: Draft, corporation: OperatorId, cell: number): void => {
  const before = d.state.operators[corporation]?.cell
  if (before === cell) return
  const market = { ...d.state.market }
  if (before !== undefined) market[before] = (market[before] ?? []).filter((id) => id !== corporation)
  market[cell] = arrive(d, market[cell] ?? [], corporation)
  if (before !== undefined && market[before]?.length === 0) delete market[before]
  d.set({ market })
  d.operator(corporation, { cell })
}

export const removeMarker = (d: Draft, corporation: OperatorId): void => {
  const before = d.state.operators[corporation]?.cell
  if (before === undefined) return
  const market = { ...d.state.market, [before]: (d.state.market[before] ?? []).filter((id) => id !== corporation) }
  if (market[before]?.length === 0) delete market[before]
  d.set({ market })
  d.operator(corporation, { cell: undefined })
}

type Why = EventOf<'priceMoved'>['why']

/** Moves a marker and tells it. */
export const moveMarker = (d: Draft, corporation: OperatorId, cell: number, why: Why): void => {
  const from = price(d, corporation)
  if (d.state.operators[corporation]?.cell === cell) return
  placeMarker(d, corporation, cell)
  d.emit({ type: 'priceMoved', corporation, from, to: price(d, corporation), why })
}

/** Corporations with a marker: dearest first, further right first, higher in the stack first. */
export const marketOrder = (p: Position): readonly OperatorId[] =>
  Object.keys(p.state.market)
    .map((key) => Number(key))
    .sort((a, b) => {
      const one = cellAt(p, a)
      const other = cellAt(p, b)
      return other.price - one.price || other.col - one.col || one.row - other.row
    })
    .flatMap((cell) => p.state.market[cell] ?? [])

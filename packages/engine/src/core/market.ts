import type { MarketCell, MarketData, Move } from './data.js'
import { derived, derivedLately } from './derived.js'
import type { Draft } from './draft.js'
import type { EventOf } from './event.js'
import type { OperatorId } from './ids.js'
import type { Position } from './position.js'
import type { GameState } from './state.js'

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

const STEP: Readonly<Record<Move, readonly [row: number, col: number]>> = {
  right: [0, 1],
  left: [0, -1],
  down: [1, 0],
  up: [-1, 0],
}

const isOpen = ({ rules, state }: Position, { zones }: MarketCell): boolean => {
  const { gates } = rules.market
  if (!gates) return true
  const allowed = rules.phases[state.phase]?.allows ?? []
  return zones.every((zone) => gates[zone] === undefined || allowed.includes(gates[zone]))
}

const neighbour = (p: Position, cell: number, move: Move): number | undefined => {
  const { cells, cols } = p.rules.market
  const [down, right] = STEP[move]
  const row = Math.floor(cell / cols) + down
  const col = (cell % cols) + right
  if (col < 0 || col >= cols) return undefined
  const found = cells[row * cols + col]
  return found && isOpen(p, found) ? row * cols + col : undefined
}

/** Where a marker in the cell comes to, cell by cell; moves that are not possible are lost. */
export const cellAfter = (p: Position, cell: number, move: Move, times = 1): number => {
  const instead = p.rules.market.edges?.[move]
  let at = cell
  for (let i = 0; i < times; i++)
    at = neighbour(p, at, move) ?? (instead === undefined ? at : (neighbour(p, at, instead) ?? at))
  return at
}

/** The price a corporation would have after a move. */
export const priceAfter = (p: Position, corporation: OperatorId, move: Move, times = 1): number => {
  const cell = p.state.operators[corporation]?.cell
  return cell === undefined ? 0 : cellAt(p, cellAfter(p, cell, move, times)).price
}

/** Moves a marker and tells it; what follows from the cell it comes to is the title's. */
export const movePrice = (
  d: Draft,
  corporation: OperatorId,
  move: Move,
  why: EventOf<'priceMoved'>['why'],
  times = 1,
): void => {
  const before = d.state.operators[corporation]?.cell
  if (before === undefined) return
  const cell = cellAfter(d, before, move, times)
  if (cell === before) return
  const from = price(d, corporation)
  placeMarker(d, corporation, cell)
  d.emit({ type: 'priceMoved', corporation, from, to: price(d, corporation), why })
  d.rules.priceMoved?.(d, corporation)
}

/** Does the marker lie in a zone of the market? */
export const inZone = (p: Position, corporation: OperatorId, zone: string): boolean => {
  const cell = p.state.operators[corporation]?.cell
  return cell !== undefined && cellAt(p, cell).zones.includes(zone)
}

/** The cells of a zone, cheapest first. */
export const cellsIn = derived(
  ({ cells }: MarketData, zone: string): readonly { readonly cell: number; readonly price: number }[] =>
    cells
      .flatMap((cell, i) => (cell?.zones.includes(zone) ? [{ cell: i, price: cell.price }] : []))
      .sort((a, b) => a.price - b.price),
)

const inOrder = derivedLately(({ cells }: MarketData, markers: GameState['market']): readonly OperatorId[] =>
  Object.keys(markers)
    .map(Number)
    .sort((a, b) => {
      const one = cells[a] as MarketCell
      const other = cells[b] as MarketCell
      return other.price - one.price || other.col - one.col || one.row - other.row
    })
    .flatMap((cell) => markers[cell] ?? []),
)

/** Corporations with a marker: dearest first, further right first, higher in the stack first. */
export const marketOrder = ({ rules, state }: Position): readonly OperatorId[] => inOrder(rules.market, state.market)

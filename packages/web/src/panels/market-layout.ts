import type { MarketCell, MarketData } from '@roundhouse/engine'

export interface CellBox {
  readonly index: number
  readonly cell: MarketCell
  readonly x: number
  readonly y: number
}

/** Where everything of a market lies, in pixels. */
export interface MarketLayout {
  readonly width: number
  readonly height: number
  /** Size of a cell. */
  readonly cellWidth: number
  readonly cellHeight: number
  /** Diameter of a company's sign. */
  readonly sign: number
  /** A single row was broken into several lines. */
  readonly wrapped: boolean
  /** Room for the signs of a stack beside each other; in a single row they lie under each other. */
  readonly aside: number
  readonly cells: ReadonlyMap<number, CellBox>
}

/** Narrower than this a line of prices is broken, wider than that cells do not grow. */
const NARROWEST = 36
const WIDEST = 72
/** A row alone has room for whole signs under each other. */
const ROOM = 3

const PRICE = 17

/** A market with one row is broken into lines of equal length where it would get too tight; a grid keeps its shape. */
export const marketLayout = (market: MarketData, available: number): MarketLayout => {
  const single = market.rows === 1
  const most = Math.max(1, Math.floor(available / NARROWEST))
  const lines = single ? Math.ceil(market.cols / most) : 1
  const columns = Math.ceil(market.cols / lines)
  const cellWidth = Math.min(WIDEST, Math.floor((available - 1) / columns))
  const sign = Math.max(
    16,
    Math.min(30, single ? cellWidth - 4 : Math.max(cellWidth * 0.62, Math.min(20, cellWidth - 4))),
  )
  const cellHeight = Math.round(single ? PRICE + sign * ROOM * 0.62 + 8 : PRICE + sign + 14)
  const cells = new Map<number, CellBox>()
  market.cells.forEach((cell, index) => {
    if (!cell) return
    const column = cell.col % columns
    const row = single ? Math.floor(cell.col / columns) : cell.row
    cells.set(index, { index, cell, x: column * cellWidth, y: row * cellHeight })
  })
  const rows = single ? lines : market.rows
  return {
    width: columns * cellWidth,
    height: Math.ceil(rows * cellHeight),
    cellWidth,
    cellHeight,
    sign,
    wrapped: lines > 1,
    aside: single ? 0 : Math.max(0, cellWidth - sign - 4),
    cells,
  }
}

/** Middle of the `place`th sign from the top among `count` in a cell. Signs of a stack overlap as far as they must. */
export const signAt = (
  layout: MarketLayout,
  box: CellBox,
  place: number,
  count: number,
): { readonly x: number; readonly y: number } => {
  const gaps = Math.max(1, count - 1)
  const down = Math.min(layout.sign * 0.8, (layout.cellHeight - PRICE - layout.sign - 3) / gaps)
  const aside = Math.min(layout.sign * 0.8, layout.aside / gaps)
  return {
    x: box.x + layout.cellWidth / 2 + (place - (count - 1) / 2) * aside,
    y: box.y + PRICE + layout.sign / 2 + place * down,
  }
}

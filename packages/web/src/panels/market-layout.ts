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
  /** Little height: the sign stands beside the price, not under it. */
  readonly flat: boolean
  readonly cells: ReadonlyMap<number, CellBox>
}

/** Narrower than this a line of prices is broken, wider than that cells do not grow. */
const NARROWEST = 36
const WIDEST = 72
/** A row alone has room for whole signs under each other. */
const ROOM = 3

const PRICE = 17
/** Lower than this prices and signs cannot be told. */
const LOWEST = 17

/**
 * A market with one row is broken into lines of equal length where it would get too tight; a grid keeps its shape. Given a
 * height it is made low enough for it, as far as it can still be read.
 */
export const marketLayout = (
  market: MarketData,
  available: number,
  height = Number.POSITIVE_INFINITY,
): MarketLayout => {
  const single = market.rows === 1
  const most = Math.max(1, Math.floor(available / NARROWEST))
  const lines = single ? Math.ceil(market.cols / most) : 1
  const columns = Math.ceil(market.cols / lines)
  const cellWidth = Math.min(WIDEST, Math.floor((available - 1) / columns))
  const rows = single ? lines : market.rows
  const allowed = Math.max(LOWEST, Math.floor((height - 1) / rows))
  const wanted = Math.max(
    16,
    Math.min(30, single ? cellWidth - 4 : Math.max(cellWidth * 0.62, Math.min(20, cellWidth - 4))),
  )
  const roomy = Math.round(single ? PRICE + wanted * ROOM * 0.62 + 8 : PRICE + wanted + 14)
  const cellHeight = Math.min(roomy, allowed)
  const flat = cellHeight < PRICE + 16 + 2
  const sign = flat ? Math.min(wanted, cellHeight - 2) : Math.min(wanted, cellHeight - PRICE - 2)
  const cells = new Map<number, CellBox>()
  market.cells.forEach((cell, index) => {
    if (!cell) return
    const column = cell.col % columns
    const row = single ? Math.floor(cell.col / columns) : cell.row
    cells.set(index, { index, cell, x: column * cellWidth, y: row * cellHeight })
  })
  return {
    width: columns * cellWidth,
    height: Math.ceil(rows * cellHeight),
    cellWidth,
    cellHeight,
    sign,
    wrapped: lines > 1,
    aside: single && !flat ? 0 : Math.max(0, cellWidth - sign - 4),
    flat,
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
  if (layout.flat) {
    const step = Math.min(layout.sign * 0.5, layout.aside / gaps)
    const last = box.x + layout.cellWidth - layout.sign / 2 - 1
    return { x: last - (count - 1 - place) * step, y: box.y + layout.cellHeight / 2 }
  }
  const down = Math.max(0, Math.min(layout.sign * 0.8, (layout.cellHeight - PRICE - layout.sign - 2) / gaps))
  const aside = Math.min(layout.sign * 0.8, layout.aside / gaps)
  return {
    x: box.x + layout.cellWidth / 2 + (place - (count - 1) / 2) * aside,
    y: box.y + PRICE + layout.sign / 2 + place * down,
  }
}

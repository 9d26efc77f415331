import type { MarketCell, MarketData } from '../core/data.js'

/**
 * A stock market by rows, `.` for a hole: `['60 65 70p 75', '40y . 50']` with zone letters `{ p: 'par', y: 'noCertLimit' }`.
 */
export const marketGrid = (
  lines: readonly string[],
  zones: Readonly<Record<string, string>>,
  more: Pick<MarketData, 'edges' | 'gates'> = {},
): MarketData => {
  const rows = lines.map((line) => line.trim().split(/\s+/))
  const cols = Math.max(...rows.map((row) => row.length))
  const cell = (text: string | undefined, row: number, col: number): MarketCell | null => {
    if (text === undefined || text === '.') return null
    const [, price = '', letters = ''] = /^(\d+)([A-Za-z]*)$/.exec(text) ?? []
    const named = [...letters].map((letter) => zones[letter] ?? '')
    if (price === '' || named.includes('')) throw new Error(`market notation: bad cell '${text}'`)
    return { row, col, price: Number(price), zones: named }
  }
  return {
    rows: rows.length,
    cols,
    cells: rows.flatMap((row, r) => Array.from({ length: cols }, (_, c) => cell(row[c], r, c))),
    ...more,
  }
}

import { marketGrid } from '../../../board/marketNotation.js'
import type { MarketData } from '../../../core/data.js'
import { cellsIn } from '../../../core/market.js'

export const MARKET: MarketData = marketGrid(
  [
    '60  65  70  75  80p 90p 100 110 120 130 140 150 165 180 200e',
    '55  60  65  70p 75p 80  90  100 110 120 130 140 150 165 180',
    '50  55  60p 65  70  75  80  90  100 110 120 130 140 150',
    '45  50  55  60  65  70  75  80  90  100 110 120',
    '40y 45  50  55  60  65  70  75  80',
    '30y 40y 45y 50y 55y',
    '20y 30y 40y 45y 50y',
    '10y',
  ],
  { p: 'par', y: 'noCertLimit', e: 'end' },
  { edges: { right: 'up', left: 'down' } },
)

/** Cells where a major may be founded, dearest last. */
export const PAR_CELLS = cellsIn(MARKET, 'par')

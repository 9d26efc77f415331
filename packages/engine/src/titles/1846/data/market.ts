import { marketGrid } from '../../../board/marketNotation.js'
import type { MarketData } from '../../../core/data.js'

export const MARKET: MarketData = marketGrid(
  [
    '0c 10 20 30 40p 50p 60p 70p 80p 90p 100p 112p 124p 137p 150p 165 180 195 212 230 250 270 295 320 345 375 405 440 475 510 550',
  ],
  { c: 'close', p: 'par' },
)

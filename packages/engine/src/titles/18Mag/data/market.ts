import { marketGrid } from '../../../board/marketNotation.js'
import type { MarketData } from '../../../core/data.js'

const ROW =
  '55 60p 65p 70p 75p 80p 85 90 95 100 110 120 130 140 152 164 178 192 208 224 242 260 280 300 320 340 360 380 400'

export const MARKET: MarketData = marketGrid([ROW], { p: 'par' })

/** With one or two players the row ends at 300. */
export const SMALL_MARKET: MarketData = marketGrid([ROW.slice(0, ROW.indexOf(' 320'))], { p: 'par' })

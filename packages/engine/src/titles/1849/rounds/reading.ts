import type { TableReading } from '../../../core/reading.js'
import { bids, freeCash } from '../../../steps/bids.js'
import { tilesLaid } from '../../../steps/operatingTurn.js'
import { toFound } from '../steps/shares/foundingOrder.js'
import { TILES } from '../steps/track/track.js'
import { stillToOperate } from './operatingOrder.js'

export const reading1849: TableReading = {
  toOperate: stillToOperate,
  founding: toFound,
  lays: (p) => ({ used: tilesLaid.of(p), of: TILES }),
  bids: bids.of,
  freeCash: (p, player) => freeCash(p, player),
}

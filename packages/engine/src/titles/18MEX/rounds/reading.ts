import type { TableReading } from '../../../core/reading.js'
import { bids, freeCash } from '../../../steps/bids.js'
import { laysOf } from '../steps/track/track.js'
import { stillToOperate } from './operating.js'

export const reading18MEX: TableReading = {
  toOperate: stillToOperate,
  lays: laysOf,
  bids: bids.of,
  freeCash: (p, player) => freeCash(p, player),
}

import type { TableReading } from '../../../core/reading.js'
import { tilesLaid } from '../../../steps/operatingTurn.js'
import { stillToOperate } from './operating.js'

/** Tile actions of a turn (1846-TRK-1). */
const TILES = 2

export const reading1846: TableReading = {
  toOperate: stillToOperate,
  lays: (p) => ({ used: tilesLaid.of(p), of: TILES }),
}

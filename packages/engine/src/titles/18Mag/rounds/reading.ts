import type { TableReading } from '../../../core/reading.js'
import { laysOf } from '../steps/track/track.js'
import { stillToOperate } from './operating.js'

export const reading18Mag: TableReading = { toOperate: stillToOperate, lays: laysOf }

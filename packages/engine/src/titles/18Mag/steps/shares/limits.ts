import type { Position } from '../../../../core/position.js'
import { CERT_LIMIT } from '../../data/tables.js'

export const certLimit = (p: Position): number => CERT_LIMIT[p.setup.players.length] ?? 0

import type { Position } from '../../../../core/position.js'
import { SOLO_CERT_LIMIT } from '../../data/solo.js'
import { CERT_LIMIT, isSolo } from '../../data/tables.js'

export const certLimit = ({ setup }: Position): number =>
  isSolo(setup) ? SOLO_CERT_LIMIT : (CERT_LIMIT[setup.players.length] ?? 0)

import type { EndTrigger } from '../../../core/endTriggers.js'
import type { OperatorId, PlayerId } from '../../../core/ids.js'
import { phaseAllows } from '../../../core/phase.js'
import type { Position } from '../../../core/position.js'
import { percentOf } from '../../../core/shares.js'
import { netWorth } from '../../../steps/ending.js'
import { shareValue } from '../steps/shares/units.js'

/** The last phase: one stock round and three operating rounds are left (MAG-END-1). */
export const lastPhase: EndTrigger = { reason: 'final_phase', rule: 'MAG-END-1', met: (d) => phaseAllows(d, 'end') }

export const sharesWorth = (p: Position, player: PlayerId, corporation: OperatorId): number =>
  shareValue(p, corporation, percentOf(p, corporation, player))

/** Cash and shares; minors, treasuries and trains count nothing (MAG-END-3). */
export const worth = netWorth

import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import { inZone } from '../../../../core/market.js'
import type { Position } from '../../../../core/position.js'
import { replaceable } from '../../../../core/replaceable.js'
import { percentOf, sizeOf } from '../../../../core/shares.js'
import { certificateCount } from '../../../../steps/certificates.js'
import { CERT_LIMIT, HOLDING_LIMIT } from '../../data/tables.js'
import { merger } from '../merger/interrupts.js'

/** Neither 5% certificates nor a company in the yellow zone count (MEX-3.3-2). */
export const certificateCounts = (p: Position, corporation: OperatorId, certificate: number): boolean =>
  sizeOf(p, corporation, certificate) !== 5 && !inZone(p, corporation, 'noCertLimit')

/** One more for everybody after no merger (MEX-5.3-14). */
export const certLimit = (p: Position): number =>
  (CERT_LIMIT[p.setup.players.length] ?? 0) + (merger.of(p) === 'none' ? 1 : 0)

/** Certificates of a player that count against the limit. */
export const certificates = replaceable((p: Position, player: PlayerId): number => certificateCount(p, player))

/** Majors of which a player holds more than anybody may buy (MEX-3.3-4, -6). */
export const overheld = (p: Position, player: PlayerId): readonly OperatorId[] =>
  Object.keys(p.state.shares).filter((id) => percentOf(p, id, player) > HOLDING_LIMIT)

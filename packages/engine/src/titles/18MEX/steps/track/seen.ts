import type { OperatorId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { reachSeenBy } from '../../../../steps/reachSeen.js'
import { switches18MEX } from '../../switches.js'

/** 18xx.games works out what a company reaches when it is asked for, and anew only after a tile or station. */
const seen = reachSeenBy((p) => switches18MEX.staleReach.of(p))

export const { noteLook, noteCities, noteBoardChange, noteStation, noteGone, noteHome, noteReplaced, boardSeen } = seen

/** The position with the stations that stood there when a company looked for a city with room. */
export const whenLooking = (p: Position, by: OperatorId): Position => {
  const board = seen.citiesSeen(p, by)
  return board === p.state.board ? p : { ...p, state: { ...p.state, board } }
}

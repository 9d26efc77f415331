import { reachedCities } from '../../../../board/connection.js'
import type { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { circleObjection, type TokenRules } from '../../../../steps/placeToken.js'
import { reachSeenBy } from '../../../../steps/reachSeen.js'
import { switches1846 } from '../../switches.js'

/** 18xx.games works out what a railroad reaches when it is asked for, and anew only after a tile or token. */
const seen = reachSeenBy((p) => switches1846.staleReach.of(p))

export const { noteGone, noteHome, noteRuns, boardSeen, runsSeen } = seen

/** A tile or token: all is worked out anew when it is asked for. */
export const noteBoardChange = (d: Draft): void => seen.noteStation(d)

/** After a tile of its own a railroad looks at once whether it reaches the track. */
export const noteOwnTile = (d: Draft, by: OperatorId): void => {
  noteBoardChange(d)
  seen.noteLookAgain(d, by)
}

/** It looks for a circle only once. */
export const looksForCircle = (p: Position, by: OperatorId): boolean =>
  switches1846.staleReach.of(p) && !seen.hasLookedForCities(p, by)

/** It stops where it has found one; otherwise it has seen all it reaches. */
export const lookForCircle = (d: Draft, by: OperatorId, rules: TokenRules): void => {
  seen.noteCities(d, by)
  if (!sawCircle(d, by, rules)) seen.noteLookAgain(d, by)
}

/** Was there a circle in a city it reached when it looked for one, whatever has become of it since? */
export const sawCircle = (p: Position, operator: OperatorId, rules: TokenRules): boolean => {
  const board = seen.citiesSeen(p, operator)
  const then: Position = { ...p, state: { ...p.state, board } }
  return reachedCities(p.rules.board, board, operator).some(
    ({ hex, place }) => !circleObjection(then, operator, { hex, city: place }, rules),
  )
}

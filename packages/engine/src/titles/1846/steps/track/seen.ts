import { reachedCities } from '../../../../board/connection.js'
import type { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { tokenPlaced } from '../../../../steps/operatingTurn.js'
import { circleObjection, type TokenRules } from '../../../../steps/placeToken.js'
import { reachSeenBy } from '../../../../steps/reachSeen.js'
import { switches1846 } from '../../switches.js'

/** 18xx.games works out what a railroad reaches when it is asked for, and anew only after a tile or token. */
const seen = reachSeenBy((p) => switches1846.staleReach.of(p))

export const { noteLook, noteAnew, noteCities, noteGone, noteHome, boardSeen } = seen

/** After a tile or token: the railroad whose turn it is looks at once if it may still place a token, for cities too; else nobody does. */
export const noteBoardChange = (d: Draft): void => {
  const { current } = d.state.round
  if (current === null || tokenPlaced.of(d)) {
    seen.noteStation(d)
    return
  }
  seen.noteBoardChange(d)
  noteCities(d, current)
}

/** Was there a circle in a city it reached when it looked, whatever has become of it since? */
export const sawCircle = (p: Position, operator: OperatorId, rules: TokenRules): boolean => {
  const then: Position = { ...p, state: { ...p.state, board: seen.citiesSeen(p, operator) } }
  return reachedCities(p.rules.board, boardSeen(p, operator), operator).some(
    ({ hex, place }) => !circleObjection(then, operator, { hex, city: place }, rules),
  )
}

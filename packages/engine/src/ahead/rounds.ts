import type { OperatorId } from '../core/ids.js'
import { isMinor } from '../core/operators.js'
import type { Position } from '../core/position.js'
import type { Step } from '../core/step.js'

/** The steps of players' turns in a round; none where companies have the turns. */
export const playerSteps = (p: Position, round: string): readonly Step[] => p.rules.rounds[round]?.turns?.player ?? []

/** Is this a round of players' turns? */
export const isPlayersRound = (p: Position, round: string): boolean => playerSteps(p, round).length > 0

/** The steps of a company's turn. */
export const companySteps = (p: Position, company: OperatorId): readonly Step[] => {
  const taker = isMinor(p, company) ? 'minor' : 'corporation'
  return Object.values(p.rules.rounds).flatMap(({ turns }) => turns?.[taker] ?? [])
}

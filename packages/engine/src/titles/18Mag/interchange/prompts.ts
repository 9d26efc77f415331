import type { EntityId, OperatorId } from '../../../core/ids.js'
import type { Position } from '../../../core/position.js'
import type { Prompts } from '../../../core/prompts.js'
import { stepPassed } from '../../../steps/operating.js'
import { mayStillLay } from '../steps/track/track.js'

const operator = (p: Position): OperatorId => p.state.round.current as OperatorId
const when = (asked: boolean, id: EntityId | null): EntityId | null => (asked ? id : null)

/** Whom 18xx.games asks. */
export const prompts18Mag: Prompts = {
  track: (p) => when(!stepPassed(p) && mayStillLay(p, operator(p)), operator(p)),
}

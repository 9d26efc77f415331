import { roundFact } from '../../../core/facts.js'
import type { Position } from '../../../core/position.js'
import { replace } from '../../../core/replaceable.js'
import { id, orNull } from '../../../core/shape.js'
import type { Mechanism } from '../../../site/site.js'
import { stillToOperate } from '../rounds/operatingOrder.js'
import { isFounded } from '../steps/shares/foundingOrder.js'
import { enterPhase } from '../steps/trains/phases.js'
import { trainStep } from '../steps/trains/trainStep.js'

const leftOut = roundFact('trainsLeftOut', orNull(id), null, 'The corporation that buys no train in this round.')

export const isLeftOut = (p: Position): boolean =>
  p.state.round.current !== null && leftOut.of(p) === p.state.round.current

/** Where a purchase has closed the buyer, the next corporation finds the train step passed. */
export const closedBuyerSkips: Mechanism = {
  facts: [leftOut],
  replaces: [
    replace(enterPhase, (before) => (d, phase, card, buyer) => {
      before(d, phase, card, buyer)
      if (isFounded(d, buyer) || d.state.round.current !== buyer) return
      leftOut.set(d, stillToOperate(d).find((each) => each !== buyer) ?? null)
    }),
    replace(trainStep.actor, (before) => (p) => (isLeftOut(p) ? null : before(p))),
  ],
}

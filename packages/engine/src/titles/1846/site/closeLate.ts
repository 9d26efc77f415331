import type { Draft } from '../../../core/draft.js'
import { applyAction } from '../../../core/flow.js'
import type { OperatorId } from '../../../core/ids.js'
import { inZone, marketOrder } from '../../../core/market.js'
import type { Position } from '../../../core/position.js'
import { replace } from '../../../core/replaceable.js'
import type { Mechanism } from '../../../site/site.js'
import { endRound, endTurn, stillToOperate } from '../rounds/operating.js'
import { adjustPrices } from '../rounds/stock.js'
import { closeCorporation } from '../steps/companies/closing.js'
import { lookForToken } from './staleReach.js'
import { switches1846 } from './switches.js'

/** Actions being carried out after which corporations at $0 are still to be looked for: nobody is asked before that. */
const lookDue = new WeakSet<Draft>()

export const corporationsAtZero = (p: Position): readonly OperatorId[] =>
  marketOrder(p).filter((id) => inZone(p, id, 'close'))

const closeAtZero = (d: Draft): boolean => {
  const found = corporationsAtZero(d)
  for (const corporation of found) closeCorporation(d, corporation)
  return found.length > 0
}

/** When somebody would be asked; in a stock round only once. */
const closeBeforeAsking = (d: Draft): boolean => {
  if (!lookDue.has(d)) return false
  const found = closeAtZero(d)
  if (!found || d.state.ended || d.state.round.kind !== 'operating') lookDue.delete(d)
  return found
}

/** After a turn of the operating round in which somebody did something; the turn that follows has begun by then. */
const closeAfterTurn = (d: Draft): void => {
  if (!lookDue.has(d) || corporationsAtZero(d).length === 0) return
  const [current = null] = stillToOperate(d)
  d.round({ current, step: 0, turn: {} })
  if (switches1846.staleReach.of(d)) lookForToken(d)
  closeAtZero(d)
}

/** What falls to $0 in the next round waits for the next action. */
const closeAfterRound = (d: Draft): void => {
  if (lookDue.has(d)) closeAtZero(d)
  lookDue.delete(d)
}

/** Corporations at $0 close when somebody is to be asked or a turn is over, not at once. */
export const closeLate: Mechanism = {
  replaces: [
    replace(applyAction, (before) => (d, kind, action) => {
      lookDue.add(d)
      before(d, kind, action)
    }),
    replace(endTurn, (before) => (d, id) => {
      before(d, id)
      closeAfterTurn(d)
    }),
    replace(endRound, (before) => (d) => {
      closeAfterRound(d)
      if (!d.state.ended) before(d)
    }),
    replace(adjustPrices, (before) => (d) => {
      before(d)
      closeAfterRound(d)
    }),
  ],
  rules: ({ beforeDecision }) => ({
    priceMoved() {},
    beforeDecision: (d) => closeBeforeAsking(d) || (beforeDecision?.(d) ?? false),
  }),
}

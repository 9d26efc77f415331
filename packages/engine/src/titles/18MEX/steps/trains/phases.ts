import type { Draft } from '../../../../core/draft.js'
import type { OperatorId, PrivateId } from '../../../../core/ids.js'
import { marketOrder } from '../../../../core/market.js'
import { currentPhase } from '../../../../core/phase.js'
import type { Position } from '../../../../core/position.js'
import { replaceable, withReplaceable } from '../../../../core/replaceable.js'
import { closePrivate } from '../../../../steps/closing.js'
import { askForDiscards } from '../../../../steps/discard.js'
import type { TrainLimit } from '../../../../steps/trainLimit.js'
import { makeObsolete, rust } from '../../../../steps/trains.js'
import { NDM } from '../../data/companies.js'
import { MINOR_TRAINS, NDM_EXTRA_TRAINS } from '../../data/trains.js'
import { closeMinors } from '../companies/minors.js'
import { beginMerger } from '../merger/offers.js'

const usualLimit: TrainLimit = {
  limit: (p, operator) => currentPhase(p).trainLimit + (operator === NDM ? NDM_EXTRA_TRAINS : 0),
  counted: (p, operator) => p.state.operators[operator]?.trains.length ?? 0,
}

/** NdM may own one more than the others (T1). Obsolete trains count too (O-2). */
export const trainLimit = withReplaceable(usualLimit, 'counted')

/** Does the first 5-train close this company? All private companies; minors that live on are none (2.1). */
export const closesWithFive = replaceable(
  (p: Position, company: PrivateId): boolean => p.rules.privates[company]?.operator === undefined,
)

const closePrivates = (d: Draft): void => {
  for (const [company, { owner }] of Object.entries(d.state.privates))
    if (owner !== undefined && closesWithFive(d, company)) closePrivate(d, company)
}

/** In operating order, the buyer last; all before it buys again (MEX-4.3.4-6, O-14). */
export const discardersInOrder = replaceable((p: Position, buyer: OperatorId): readonly OperatorId[] => [
  ...marketOrder(p).filter((id) => id !== buyer),
  buyer,
])

/** What the first sale of a card brings about, in the order of T1. */
export const enterPhase = (d: Draft, phase: number, card: string, buyer: OperatorId): void => {
  d.set({ phase })
  d.emit({ type: 'phase', phase: d.rules.phases[phase]?.name ?? '' })
  const delayed = d.setup.options.includes('delayMinorClose')
  for (const old of d.rules.trains) {
    // Minors that live on keep their trains (MEX-8-3).
    if (old.rustsOn === card) rust(d, old.card, (operator) => delayed && operator in MINOR_TRAINS)
    if (old.obsoleteOn === card) makeObsolete(d, old.card)
  }
  if (card === "3'" && !delayed) closeMinors(d)
  askForDiscards(d, discardersInOrder(d, buyer), trainLimit)
  if (card === '5') {
    closePrivates(d)
    beginMerger(d, buyer)
  }
}

import type { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { marketOrder } from '../../../../core/market.js'
import { currentPhase } from '../../../../core/phase.js'
import type { Position } from '../../../../core/position.js'
import { closePrivate } from '../../../../steps/closing.js'
import { askForDiscards } from '../../../../steps/discard.js'
import type { TrainLimit } from '../../../../steps/trainLimit.js'
import { countedTrains, makeObsolete, rust } from '../../../../steps/trains.js'
import { MINOR_TRAINS, NDM_EXTRA_TRAINS } from '../../data/trains.js'
import { switches18MEX } from '../../switches.js'
import { closeMinors } from '../companies/minors.js'
import { beginMerger } from '../merger/estate.js'

/** NdM may own one more than the others (T1). Obsolete trains count too (O-2). */
export const trainLimit: TrainLimit = {
  limit: (p, operator) => currentPhase(p).trainLimit + (operator === 'NdM' ? NDM_EXTRA_TRAINS : 0),
  counted: (p, operator) =>
    switches18MEX.obsoleteFree.of(p) ? countedTrains(p, operator) : (p.state.operators[operator]?.trains.length ?? 0),
}

/** The first 5-train closes all private companies; minors that live on are none (2.1). */
const closePrivates = (d: Draft): void => {
  for (const [company, { owner }] of Object.entries(d.state.privates)) {
    const isMinors = d.rules.privates[company]?.operator !== undefined && !switches18MEX.minorPapers.of(d)
    if (owner !== undefined && !isMinors) closePrivate(d, company)
  }
}

/** In operating order, the buyer last; all before it buys again (MEX-4.3.4-6, O-14). */
const discardOrder = (p: Position, buyer: OperatorId): readonly OperatorId[] =>
  switches18MEX.discardOrder.of(p)
    ? Object.keys(p.rules.operators)
    : [...marketOrder(p).filter((id) => id !== buyer), buyer]

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
  askForDiscards(d, discardOrder(d, buyer), trainLimit)
  if (card === '5') {
    closePrivates(d)
    beginMerger(d, buyer)
  }
}

import { phaseAllows } from '../../core/phase.js'
import type { ScenarioRules } from '../../scenario/rules.js'
import { HOLDING_LIMIT, MINOR_CASH } from './data/tables.js'
import { layOut } from './rounds/setup.js'
import { countHoldings, picksMade } from './steps/companies/draft.js'
import { drawCards } from './steps/istvan/setup.js'
import { trainLimit } from './steps/trains/buyTrain.js'
import { openByPhase } from './steps/trains/phases.js'

/** What a described position of 18Mag may leave out. */
export const scenario18Mag: ScenarioRules = {
  lay: layOut,
  minorCash: () => MINOR_CASH,
  mostHeld: () => HOLDING_LIMIT,
  mostTrains: trainLimit,
  distribution: ['draft'],
  past(d) {
    openByPhase(d)
    if (phaseAllows(d, 'end') && d.state.ending === undefined) d.set({ ending: 'final_phase' })
  },
  complete(d) {
    if (d.state.round.kind !== 'draft') return
    if (picksMade(d) > 0) return
    countHoldings(d)
    if (picksMade(d) > 0) d.round({ step: picksMade(d) })
    else drawCards(d)
  },
}

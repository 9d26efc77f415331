import type { ScenarioRules } from '../../scenario/rules.js'
import { HOLDING_LIMIT } from './data/tables.js'
import { MINOR_TRAINS } from './data/trains.js'
import { layOut } from './rounds/setup.js'
import { merger } from './steps/merger/estate.js'
import { launchedBefore, launchedMajors } from './steps/shares/launch.js'

/** What a described position of 18MEX may leave out. */
export const scenario18MEX: ScenarioRules = {
  lay: layOut,
  dealtTrains: MINOR_TRAINS,
  minorCash: () => 0,
  /** Trade-ins come on top of what may be bought: of UdY one, of NdM as many as the merger brings (MEX-5.2-4, -5.3-8). */
  mostHeld: (_, corporation) => ({ UdY: HOLDING_LIMIT + 10, NdM: 100 })[corporation] ?? HOLDING_LIMIT,
  past(d) {
    if (d.state.round.kind === 'operating' && launchedBefore.of(d) === null) launchedBefore.set(d, launchedMajors(d))
    // From the first 5-train on it is settled what became of the merger.
    if (d.state.phase >= 5 && merger.of(d) === null) merger.set(d, 'past')
  },
}

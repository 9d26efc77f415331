import type { ScenarioRules } from '../../scenario/rules.js'
import { MINOR_TRAINS } from './data/trains.js'
import { layOut } from './rounds/setup.js'
import { merger } from './steps/merger/estate.js'
import { launchedBefore, launchedMajors } from './steps/shares/launch.js'

/** What a described position of 18MEX may leave out. */
export const scenario18MEX: ScenarioRules = {
  lay: layOut,
  dealtTrains: MINOR_TRAINS,
  minorCash: () => 0,
  past(d) {
    if (d.state.round.kind === 'operating' && launchedBefore.of(d) === null) launchedBefore.set(d, launchedMajors(d))
    // From the first 5-train on it is settled what became of the merger.
    if (d.state.phase >= 5 && merger.of(d) === null) merger.set(d, 'past')
  },
}

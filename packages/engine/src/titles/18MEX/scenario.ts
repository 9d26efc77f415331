import type { ScenarioRules } from '../../scenario/rules.js'
import { MINOR_TRAINS } from './data/trains.js'
import { layOut } from './rounds/setup.js'
import { launchedMajors } from './steps/shares/launch.js'

/** What a described position of 18MEX may leave out. */
export const scenario18MEX: ScenarioRules = {
  lay: layOut,
  dealtTrains: MINOR_TRAINS,
  minorCash: () => 0,
  past(d) {
    const { kind, memo } = d.state.round
    if (kind === 'operating' && memo.launched === undefined) d.memo({ launched: launchedMajors(d) })
    // From the first 5-train on it is settled what became of the merger.
    if (d.state.phase >= 5 && d.state.memo.merger === undefined) d.set({ memo: { ...d.state.memo, merger: 'past' } })
  },
}

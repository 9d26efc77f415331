import { operatorFact } from '../../../core/facts.js'
import { replace } from '../../../core/replaceable.js'
import { flag } from '../../../core/shape.js'
import type { Mechanism } from '../../../site/site.js'
import { endOperatingRound } from '../rounds/operating.js'
import { launchedMajors } from '../steps/shares/launch.js'
import { isFirstTurn } from '../steps/track/track.js'

const missedFirst = operatorFact(
  'missedFirst',
  flag,
  false,
  'Its first operating round is over, with or without a turn.',
)

/** Three yellow tiles only in the round a company begins with; one launched in a round has had its first one by its end. */
export const triple: Mechanism = {
  facts: [missedFirst],
  replaces: [
    replace(isFirstTurn, (before) => (p, operator) => before(p, operator) && !missedFirst.of(p, operator)),
    replace(endOperatingRound, (before) => (d) => {
      if (d.setup.options.includes('tripleYellow')) for (const id of launchedMajors(d)) missedFirst.set(d, id, true)
      before(d)
    }),
  ],
}

import type { Draft } from '../../../core/draft.js'
import { gameFact } from '../../../core/facts.js'
import { currentPhase } from '../../../core/phase.js'
import { replace } from '../../../core/replaceable.js'
import { flag } from '../../../core/shape.js'
import type { Mechanism } from '../../../site/site.js'
import { endMinorsTurns, endOperatingRound, endSet, isLastSet, roundsLeft } from '../rounds/operating.js'
import { fewestOpened, isLastPhase, markedStack, markUnsold, notSold, recordTrainSold } from '../steps/trains/phases.js'

/** Rounds without a sale are counted when they are over, and only in a row. */
export const noTrain: Mechanism = {
  replaces: [
    replace(endMinorsTurns, () => () => {}),
    replace(endOperatingRound, (before) => (d) => {
      markUnsold(d)
      before(d)
    }),
    replace(recordTrainSold, (before) => (d) => {
      before(d)
      notSold.set(d, 0)
    }),
  ],
}

/** The markers lie beside the stacks: a phase they begin leaves every round tile where it is. */
export const noTrainStack: Mechanism = {
  replaces: [replace(markedStack, () => () => null), replace(fewestOpened, () => () => 0)],
}

export const lateEnd = gameFact(
  'lateEnd',
  flag,
  false,
  'On 18xx.games: another set of rounds comes before the last one.',
)

/** Is the set that ends the one played before the last? */
const isExtraSet = (d: Draft): boolean => lateEnd.of(d) && isLastSet.rulebook(d)

/** A last phase that the markers have begun lasts two sets of rounds. */
export const lateFinalSet: Mechanism = {
  facts: [lateEnd],
  replaces: [
    replace(markUnsold, (before) => (d) => {
      const wasLast = isLastPhase(d)
      before(d)
      if (!wasLast && isLastPhase(d)) lateEnd.set(d, true)
    }),
    replace(isLastSet, (before) => (p) => before(p) && !lateEnd.of(p)),
    replace(endSet, (before) => (d) => {
      const isExtra = isExtraSet(d)
      before(d)
      if (isExtra) lateEnd.set(d, false)
    }),
    replace(roundsLeft, (before) => (p) => {
      const left = before(p)
      return left !== null && lateEnd.of(p) ? left + currentPhase(p).operatingRounds : left
    }),
  ],
}

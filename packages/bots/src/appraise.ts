import { type Action, determinize, type KnownPosition, type PlayerId } from '@roundhouse/engine'
import { quickly } from './decide.js'
import { Dice } from './dice.js'
import { foreseen, type Look } from './lookAhead.js'
import { forgetRuns } from './outlook/runs.js'
import { HARD } from './skills.js'
import type { Ranked } from './thinking.js'

/** As far as the hard bot looks, more often: chance counts for less. */
const SAMPLES = 3
/** Actions to play on with, for each action that is judged and each time it is played. */
const EFFORT = 150

const lookFor = (actions: readonly Action[]): Look => ({
  width: actions.length,
  rounds: 1,
  samples: SAMPLES,
  margin: 0,
  effort: EFFORT * SAMPLES * actions.length,
})

/**
 * What actions that may be taken are expected to bring a seat, on what it may know, in the order they are given: for
 * judging what somebody did beside what a bot would have done.
 */
export const appraise = (
  view: KnownPosition,
  seat: PlayerId,
  actions: readonly Action[],
  seed: number,
): readonly Ranked[] => {
  forgetRuns()
  const dice = new Dice(seed)
  const p = determinize(view, (count) => dice.between(0, count - 1))
  return foreseen({ p, me: p.state.seats.indexOf(seat), dice, skill: HARD }, actions, lookFor(actions), quickly)
}

import { turnFact } from '../../../core/facts.js'
import { applyAction } from '../../../core/flow.js'
import type { OperatorId } from '../../../core/ids.js'
import type { Position } from '../../../core/position.js'
import { replace } from '../../../core/replaceable.js'
import { flag } from '../../../core/shape.js'
import type { Step } from '../../../core/step.js'
import { withSteps } from '../../../site/rounds.js'
import type { Mechanism } from '../../../site/site.js'
import { askForDiscards } from '../../../steps/discard.js'
import { cutTurn, operated } from '../../../steps/operating.js'
import { NDM } from '../data/companies.js'
import { scrapStep } from '../rounds/operating.js'
import { mergerToken } from '../steps/merger/interrupts.js'
import { askNdm } from '../steps/merger/merge.js'
import { launchedBefore } from '../steps/shares/launch.js'
import { trainLimit } from '../steps/trains/phases.js'

/*
 * When the company whose turn it is merges, the next turn of the round has begun before NdM settles its stations; trains
 * above its limit it returns before that company buys any. Until something is done, NdM is shown as the one to act.
 */
export const begunEarly = turnFact(
  'begunEarly',
  flag,
  false,
  'The turn began when the company before it merged, and nothing was done since.',
)

const beginsNextTurn = (p: Position, merged: OperatorId): boolean => {
  const done = [...operated.of(p), merged]
  const follows = launchedBefore.of(p)?.some((id) => !done.includes(id)) ?? false
  return follows && p.state.round.current === merged
}

/** With what NdM got from a company that merged in its own turn. */
const scrapAndDiscard: Step = {
  ...scrapStep,
  enter(d) {
    scrapStep.enter?.(d)
    askForDiscards(d, [NDM], trainLimit)
  },
}

export const mergedTurn: Mechanism = {
  facts: [begunEarly],
  replaces: [
    replace(askNdm, (before) => (d, corporation, left) => {
      if (!beginsNextTurn(d, corporation)) {
        before(d, corporation, left)
        return
      }
      cutTurn(d)
      d.rules.rounds[d.state.round.kind]?.advance(d)
      mergerToken.raise(d, NDM, { corporation, left })
      begunEarly.set(d, true)
    }),
    replace(applyAction, (before) => (d, kind, action) => {
      begunEarly.set(d, false)
      before(d, kind, action)
    }),
  ],
  rules: ({ rounds }) => ({
    rounds: withSteps(rounds, 'operating', (_p, usual) => (usual === scrapStep ? scrapAndDiscard : usual)),
  }),
}

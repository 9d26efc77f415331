import { objection } from '../../../../core/refusals.js'
import { withReplaceable } from '../../../../core/replaceable.js'
import type { ActionKind } from '../../../../core/step.js'
import { dropTrain, returnToStack } from '../../../../steps/trains.js'
import { recordDiscard } from '../istvan/progress.js'

/** Before running a minor may give trains back to their stacks, for nothing (MAG-DIS-1). */
const giveBackTrain: ActionKind<'discardTrain'> = {
  type: 'discardTrain',
  *candidates(p, by) {
    const seen = new Set<string>()
    for (const { id, name } of p.state.operators[by]?.trains ?? []) {
      if (!seen.has(name)) yield { action: { type: 'discardTrain', by, train: id } }
      seen.add(name)
    }
  },
  object(p, { by, train }) {
    const owned = p.state.operators[by]?.trains.some(({ id }) => id === train)
    return owned ? undefined : objection('or.discard.NOT_OWNED', { corporation: by, train })
  },
  apply(d, { by, train }) {
    const given = dropTrain(d, by, train)
    returnToStack(d, given)
    d.emit({ type: 'trainDiscarded', by, train: given.name })
    recordDiscard(d, by)
  },
}

export const discardTrain = withReplaceable(giveBackTrain, 'candidates', 'apply')

import { objection } from '../../../../core/refusals.js'
import type { ActionKind } from '../../../../core/step.js'
import { dropTrain, returnToStack } from '../../../../steps/trains.js'
import { noteDiscard } from '../istvan/progress.js'
import { giveBackNamesake, isOvershadowed, noteOwner } from '../trains/namesakes.js'

/** Before running a minor may give trains back to their stacks, for nothing (MAG-DIS-1). */
export const discardTrain: ActionKind<'discardTrain'> = {
  type: 'discardTrain',
  *candidates(p, by) {
    const seen = new Set<string>()
    for (const { id, name } of p.state.operators[by]?.trains ?? []) {
      if (isOvershadowed(p, id)) continue
      if (!seen.has(name)) yield { action: { type: 'discardTrain', by, train: id } }
      seen.add(name)
    }
  },
  object(p, { by, train }) {
    const owned = p.state.operators[by]?.trains.some(({ id }) => id === train)
    return owned ? undefined : objection('or.discard.NOT_OWNED', { corporation: by, train })
  },
  apply(d, { by, train }) {
    if (isOvershadowed(d, train)) {
      giveBackNamesake(d, train)
      return
    }
    const given = dropTrain(d, by, train)
    returnToStack(d, given)
    noteOwner(d, train, 'bank')
    d.emit({ type: 'trainDiscarded', by, train: given.name })
    noteDiscard(d, by)
  },
}

import { controller } from '../core/control.js'
import type { Draft } from '../core/draft.js'
import type { OperatorId } from '../core/ids.js'
import { asked, interrupt } from '../core/interrupts.js'
import { never } from '../core/kinds.js'
import type { Position } from '../core/position.js'
import { type Objection, objection } from '../core/refusals.js'
import type { ActionKind, Step } from '../core/step.js'
import { excess, type TrainLimit } from './trainLimit.js'
import { dropTrain } from './trains.js'

export const discard = interrupt('discard', {}, 'Trains above the limit must be returned: which?')

const notOver = (p: Position, by: OperatorId, { limit }: TrainLimit): Objection =>
  objection('or.discard.NOT_OVER_LIMIT', { corporation: by, limit: limit(p, by) })

/** Returning trains above the limit, whoever's turn it is; `ruleAlone`: by which rule where nobody is there to choose. */
export const discardStep = (trains: TrainLimit, ruleAlone?: string): Step => {
  const discardTrain: ActionKind<'discardTrain'> = {
    type: 'discardTrain',
    outOfTurn: (p, { by }) => (excess(p, by, trains) > 0 ? undefined : notOver(p, by, trains)),
    *candidates(p, by) {
      const seen = new Set<string>()
      for (const { id, name, obsolete } of p.state.operators[by]?.trains ?? []) {
        const key = `${name}${obsolete ? '*' : ''}`
        if (!seen.has(key)) yield { action: { type: 'discardTrain', by, train: id } }
        seen.add(key)
      }
    },
    object(p, { by, train }) {
      if (excess(p, by, trains) <= 0) return notOver(p, by, trains)
      const owned = p.state.operators[by]?.trains.find(({ id }) => id === train)
      return owned && !owned.obsolete ? undefined : objection('or.discard.NOT_OWNED', { corporation: by, train })
    },
    apply(d: Draft, { by, train }) {
      const { id, name } = dropTrain(d, by, train)
      d.set({ depot: { ...d.state.depot, discarded: [...d.state.depot.discarded, { id, name }] } })
      const rule = ruleAlone !== undefined && controller(d, by) === null ? { rule: ruleAlone } : {}
      d.emit({ type: 'trainDiscarded', by, train: name, ...rule })
    },
  }
  return {
    id: 'discard',
    kinds: [discardTrain],
    actor(p) {
      const by = asked(p)
      return by !== null && excess(p, by, trains) > 0 ? by : null
    },
  }
}

/** Everybody over the limit is asked, in the given order; for interrupts that wait already, after them. */
export const askForDiscards = (d: Draft, order: readonly OperatorId[], trains: TrainLimit): void => {
  for (const by of order) {
    if (excess(d, by, trains) > 0) discard.raise(d, by, {})
  }
}

/** Outside of that nobody gives a train back: offered never, refused with the reason. */
export const noDiscard = (trains: TrainLimit): ActionKind<'discardTrain'> =>
  never('discardTrain', (p, { by }) => notOver(p, by, trains))

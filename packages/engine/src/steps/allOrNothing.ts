import type { Draft } from '../core/draft.js'
import type { OperatorId } from '../core/ids.js'
import { currentOperator } from '../core/operators.js'
import { objection } from '../core/refusals.js'
import type { ActionKind, Step } from '../core/step.js'
import { declared, turnRevenue } from './operatingTurn.js'

/** Carries out a dividend of all or nothing. */
type Declare = (d: Draft, corporation: OperatorId, kind: 'full' | 'withhold') => void

/** All is paid, or nothing; without revenue there is nothing to decide. */
export const allOrNothing = (declare: Declare): Step => {
  const dividend: ActionKind<'dividend'> = {
    type: 'dividend',
    *candidates(_p, by) {
      for (const kind of ['full', 'withhold'] as const) yield { action: { type: 'dividend', by, kind } }
    },
    object(p, { kind }) {
      if (kind !== 'full' && kind !== 'withhold') return objection('or.dividend.NO_HALF', {})
      return kind === 'full' && turnRevenue.of(p) === 0 ? objection('or.dividend.NO_REVENUE', {}) : undefined
    },
    apply: (d, { by, kind }) => declare(d, by, kind as 'full' | 'withhold'),
  }
  return {
    id: 'dividend',
    kinds: [dividend],
    actor: (p) => (declared.of(p) ? null : p.state.round.current),
    enter(d) {
      if (turnRevenue.of(d) === 0) declare(d, currentOperator(d), 'withhold')
    },
  }
}

import type { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { isPlayer } from '../../../../core/ids.js'
import { marketOrder } from '../../../../core/market.js'
import { currentPhase } from '../../../../core/phase.js'
import type { Position } from '../../../../core/position.js'
import { replaceable } from '../../../../core/replaceable.js'
import { closeMinor, removeMarkers } from '../../../../steps/closing.js'
import { askForDiscards } from '../../../../steps/discard.js'
import type { TrainLimit } from '../../../../steps/trainLimit.js'
import { countedTrains, makeObsolete, rust } from '../../../../steps/trains.js'
import { closePrivate } from '../companies/closing.js'

export const trainLimit: TrainLimit = {
  limit: (p) => currentPhase(p).trainLimit,
  counted: countedTrains,
}

/** Phase III: private companies go; a corporation's markers and mail contract stay (1846-PVT-7, -8, -13). */
export const closeCompanies = replaceable((d: Draft): void => {
  for (const [company, state] of Object.entries(d.state.privates)) {
    if (state.closed || (company === 'MAIL' && state.owner !== undefined && !isPlayer(state.owner))) continue
    const operator = d.rules.privates[company]?.operator
    if (operator) {
      if (!d.state.operators[operator]?.closed) closeMinor(d, operator)
      closePrivate(d, company)
    } else {
      closePrivate(d, company, { keepMarkers: state.owner !== undefined && !isPlayer(state.owner) })
    }
  }
})

/** Who returns trains over the limit: the buyer first, then in market order (1846-TRN-6). */
export const discardOrder = replaceable((p: Position, buyer: OperatorId): readonly OperatorId[] => [
  buyer,
  ...marketOrder(p).filter((id) => id !== buyer),
])

/** §9, in the order of 1846-PHS-1. */
export const enterPhase = (d: Draft, phase: number, _card: string, buyer: OperatorId): void => {
  d.set({ phase })
  const name = d.rules.phases[phase]?.name ?? ''
  d.emit({ type: 'phase', phase: name })
  if (name === 'III') {
    makeObsolete(d, '2')
    closeCompanies(d)
  }
  if (name === 'IV') {
    rust(d, '2')
    makeObsolete(d, '4')
    for (const company of ['MPC', 'SC', 'BT']) {
      if (d.state.privates[company]) removeMarkers(d, company)
    }
  }
  askForDiscards(d, discardOrder(d, buyer), trainLimit)
}

import type { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { isPlayer } from '../../../../core/ids.js'
import { marketOrder } from '../../../../core/market.js'
import { countedTrains, makeObsolete, rust } from '../../../../steps/trains.js'
import { closeIndependent, closePrivate, removeMarkers } from '../closing.js'

export const trainLimit = (d: { readonly rules: Draft['rules']; readonly state: Draft['state'] }): number =>
  d.rules.phases[d.state.phase]?.trainLimit ?? 0

/** Phase III: private companies go; a corporation's markers and mail contract stay (1846-PVT-7, -8, -13). */
const closeCompanies = (d: Draft): void => {
  for (const [company, state] of Object.entries(d.state.privates)) {
    if (state.closed || (company === 'MAIL' && state.owner !== undefined && !isPlayer(state.owner))) continue
    const operator = d.rules.privates[company]?.operator
    if (operator) {
      if (!d.state.operators[operator]?.closed) closeIndependent(d, operator)
      closePrivate(d, company)
    } else {
      closePrivate(d, company, { keepMarkers: state.owner !== undefined && !isPlayer(state.owner) })
    }
  }
}

/** Everyone over the limit returns trains, the buyer first, then in market order (1846-TRN-6). */
const askForDiscards = (d: Draft, buyer: OperatorId): void => {
  for (const id of [buyer, ...marketOrder(d).filter((other) => other !== buyer)]) {
    if (countedTrains(d, id) > trainLimit(d)) d.interrupt({ kind: 'discard', by: id, data: {} })
  }
}

/** §9, in the order of 1846-PHS-1. */
export const enterPhase = (d: Draft, phase: number, buyer: OperatorId): void => {
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
  askForDiscards(d, buyer)
}

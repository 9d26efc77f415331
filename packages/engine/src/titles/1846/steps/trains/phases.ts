import type { Draft } from '../../../../core/draft.js'
import type { OperatorId, PrivateId } from '../../../../core/ids.js'
import { isPlayer } from '../../../../core/ids.js'
import { marketOrder } from '../../../../core/market.js'
import { currentPhase } from '../../../../core/phase.js'
import { closeMinor, removeMarkers } from '../../../../steps/closing.js'
import { askForDiscards } from '../../../../steps/discard.js'
import type { TrainLimit } from '../../../../steps/trainLimit.js'
import { countedTrains, makeObsolete, rust } from '../../../../steps/trains.js'
import { switches1846 } from '../../switches.js'
import { closePrivate } from '../companies/closing.js'

export const trainLimit: TrainLimit = {
  limit: (p) => currentPhase(p).trainLimit,
  counted: countedTrains,
}

/** What a bankrupt had lent works for the borrower up to here. */
const takeBack = (d: Draft, company: PrivateId): void => {
  d.private(company, { to: undefined })
  removeMarkers(d, company)
}

/** Phase III: private companies go; a corporation's markers and mail contract stay (1846-PVT-7, -8, -13). */
const closeCompanies = (d: Draft): void => {
  for (const [company, state] of Object.entries(d.state.privates)) {
    if (state.closed && state.owner === undefined && state.to !== undefined) takeBack(d, company)
    if (state.closed || (company === 'MAIL' && state.owner !== undefined && !isPlayer(state.owner))) continue
    const operator = d.rules.privates[company]?.operator
    if (operator) {
      if (!d.state.operators[operator]?.closed) closeMinor(d, operator)
      closePrivate(d, company)
    } else {
      closePrivate(d, company, { keepMarkers: state.owner !== undefined && !isPlayer(state.owner) })
    }
  }
}

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
  // The buyer first, then in market order (1846-TRN-6).
  const order = marketOrder(d)
  const asked = switches1846.buyerInTurn.of(d) ? order : [buyer, ...order.filter((id) => id !== buyer)]
  askForDiscards(d, asked, trainLimit)
}

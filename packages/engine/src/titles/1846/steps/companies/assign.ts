import type { Draft } from '../../../../core/draft.js'
import { type FactData, turnFact } from '../../../../core/facts.js'
import type { HexId, OperatorId, PrivateId } from '../../../../core/ids.js'
import { isPlayer } from '../../../../core/ids.js'
import { anyLegal } from '../../../../core/legal.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { listOf, oneOf } from '../../../../core/shape.js'
import type { ActionKind, Step } from '../../../../core/step.js'
import { removeMarkers } from '../../../../steps/closing.js'
import { passStep, stepPassed } from '../../../../steps/operating.js'
import { BOOMTOWN, MEAT, PORTS } from '../../data/map.js'

/** Where private companies' markers may lie. */
export const MARKER_HEXES: Readonly<Record<PrivateId, readonly HexId[]>> = {
  SC: Object.keys(PORTS),
  MPC: MEAT.hexes,
  BT: BOOMTOWN.hexes,
}

export const placeCompanyMarker = (d: Draft, company: PrivateId, hex: HexId): void => {
  removeMarkers(d, company)
  d.set({ markers: { ...d.state.markers, [hex]: [...(d.state.markers[hex] ?? []), company] } })
  d.emit({ type: 'assigned', company, hex })
}

export const markerHexObjection = (company: PrivateId, hex: HexId | undefined): Objection | undefined =>
  hex !== undefined && MARKER_HEXES[company]?.includes(hex)
    ? undefined
    : objection('or.power.BAD_LOCATION', { company, hex: hex ?? '–' })

/** Companies that can be lent to: started corporations and independents (1846-PVT-12). */
const borrowers = (p: Position): readonly OperatorId[] =>
  Object.keys(p.state.operators).filter((id) => {
    const state = p.state.operators[id]
    return state?.floated && !state.closed
  })

const STEAMBOAT = 'SC'
export const assigned = turnFact(
  'assigned',
  listOf(oneOf('to', 'hex')),
  [],
  'What the steamboat has been given in this turn.',
)

export const ASSIGN_FACTS: readonly FactData[] = [assigned]

/** §3.1: its owner, a player, chooses a location and a company at the start of each operating round. */
const assignSteamboat: ActionKind<'assign'> = {
  type: 'assign',
  *candidates(p, by) {
    for (const hex of MARKER_HEXES[STEAMBOAT] ?? []) {
      if (!p.state.markers[hex]?.includes(STEAMBOAT)) yield { action: { type: 'assign', by, company: STEAMBOAT, hex } }
    }
    for (const to of borrowers(p)) {
      if (p.state.privates[STEAMBOAT]?.to !== to) yield { action: { type: 'assign', by, company: STEAMBOAT, to } }
    }
  },
  object(p, { company, hex, to }) {
    if (company !== STEAMBOAT) return objection('any.NO_POWER', { company })
    if (to !== undefined) {
      if (assigned.of(p).includes('to')) return objection('or.power.USED_UP', { company })
      return borrowers(p).includes(to) ? undefined : objection('or.power.BAD_LOCATION', { company, hex: to })
    }
    if (assigned.of(p).includes('hex')) return objection('or.power.USED_UP', { company })
    return markerHexObjection(company, hex)
  },
  apply(d, { company, hex, to }) {
    if (to !== undefined) {
      d.private(company, { to })
      d.emit({ type: 'assigned', company, to })
    } else if (hex !== undefined) {
      placeCompanyMarker(d, company, hex)
    }
    assigned.set(d, [...assigned.of(d), to !== undefined ? 'to' : 'hex'])
  },
}

export const assignStep: Step = {
  id: 'assign',
  kinds: [assignSteamboat, passStep()],
  actor: (p) => (stepPassed(p) || !anyLegal(p, [assignSteamboat], STEAMBOAT) ? null : STEAMBOAT),
}

/** The steamboat takes a "turn" before anyone operates while a player owns it. */
export const steamboatWaits = (p: Position): boolean => {
  const owner = p.state.privates[STEAMBOAT]?.owner
  return owner !== undefined && isPlayer(owner) && !p.state.privates[STEAMBOAT]?.closed
}

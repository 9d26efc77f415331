import { controller } from '../../../../core/control.js'
import { type EntityId, isPlayer, type PrivateId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { withReplaceable } from '../../../../core/replaceable.js'
import type { ActionKind } from '../../../../core/step.js'
import { assigned, MARKER_HEXES, markerHexObjection, placeCompanyMarker } from './assign.js'
import { isOwner, notOwned } from './owned.js'

/** Meat and boomtown are placed once. */
const isUsedUp = (p: Position, company: PrivateId): boolean =>
  company !== 'SC' && (p.state.privates[company]?.used ?? 0) > 0

/** A player who owns the steamboat has chosen for it before anyone operates (1846-PVT-12). */
const isLocked = (p: Position, by: EntityId, company: PrivateId): boolean => {
  const { owner, closed } = p.state.privates[company] ?? {}
  return company === 'SC' && owner !== undefined && isPlayer(owner) && !closed && controller(p, by) === owner
}

/** A corporation's markers: meat and boomtown once, the steamboat as often as it likes until its run (1846-PVT-6, -10). */
const assign: ActionKind<'assign'> = {
  type: 'assign',
  outOfTurn: (p, { by, company }) => (isLocked(p, by, company) ? objection('or.power.SC_LOCKED', {}) : undefined),
  *candidates(p, by) {
    for (const [company, hexes] of Object.entries(MARKER_HEXES)) {
      if (!isOwner(p, by, company) || isUsedUp(p, company)) continue
      for (const hex of hexes) {
        if (!p.state.markers[hex]?.includes(company)) yield { action: { type: 'assign', by, company, hex } }
      }
    }
  },
  object(p, { by, company, hex, to }) {
    const state = p.state.privates[company]
    if (!state || !MARKER_HEXES[company]) return objection('any.NO_POWER', { company })
    if (isLocked(p, by, company)) return objection('or.power.SC_LOCKED', {})
    if (!isOwner(p, by, company)) return notOwned(p, by, company)
    if (isUsedUp(p, company)) return objection('or.power.USED_UP', { company })
    if (to !== undefined && hex === undefined) return objection('or.power.BAD_LOCATION', { company, hex: to })
    return markerHexObjection(company, hex)
  },
  apply(d, { company, hex }) {
    if (hex === undefined) return
    placeCompanyMarker(d, company, hex)
    if (company === 'SC') assigned.set(d, [...assigned.of(d), 'hex'])
    d.private(company, { used: (d.state.privates[company]?.used ?? 0) + 1 })
  },
}

export const assignMarker = withReplaceable(assign, 'object')

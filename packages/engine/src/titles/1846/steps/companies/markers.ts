import { controller } from '../../../../core/control.js'
import { type EntityId, isPlayer, type PrivateId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import type { ActionKind } from '../../../../core/step.js'
import { switches1846 } from '../../switches.js'
import { assigned, MARKER_HEXES, markerHexObjection, placeCompanyMarker } from './assign.js'
import { isOwner, notOwned } from './owned.js'

/** 18xx.games: a corporation moves it once a turn, and not after its run. */
const steamboatRests = (p: Position, company: PrivateId): Objection | undefined => {
  if (!switches1846.steamboatOnce.of(p)) return undefined
  if (assigned.of(p).includes('hex')) return objection('or.power.USED_UP', { company })
  const step = p.rules.rounds[p.state.round.kind]?.step(p)?.id ?? ''
  return ['trackToken', 'run'].includes(step) ? undefined : objection('any.WRONG_STEP', { type: 'assign', step })
}

const usedUp = (p: Position, company: PrivateId): Objection | undefined =>
  (p.state.privates[company]?.used ?? 0) > 0 ? objection('or.power.USED_UP', { company }) : undefined

/** A player who owns the steamboat has chosen for it before anyone operates (1846-PVT-12). */
const isLocked = (p: Position, by: EntityId, company: PrivateId): boolean => {
  const { owner, closed } = p.state.privates[company] ?? {}
  return company === 'SC' && owner !== undefined && isPlayer(owner) && !closed && controller(p, by) === owner
}

/** A corporation's markers: meat and boomtown once, the steamboat as often as it likes until its run (1846-PVT-6, -10). */
export const assignMarker: ActionKind<'assign'> = {
  type: 'assign',
  outOfTurn: (p, { by, company }) => (isLocked(p, by, company) ? objection('or.power.SC_LOCKED', {}) : undefined),
  *candidates(p, by) {
    for (const [company, hexes] of Object.entries(MARKER_HEXES)) {
      if (!isOwner(p, by, company) || (company !== 'SC' && (p.state.privates[company]?.used ?? 0) > 0)) continue
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
    const rests = company === 'SC' ? steamboatRests(p, company) : usedUp(p, company)
    if (rests) return rests
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

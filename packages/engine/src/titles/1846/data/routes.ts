import type { OperatorId } from '../../../core/ids.js'
import type { Position } from '../../../core/position.js'
import type { RouteExtras, RouteRules, StopBonus } from '../../../routes/rules.js'
import { BOOMTOWN, CHICAGO, EAST_WEST_BONUS, MAIL_PER_STOP, MEAT, PORTS } from './map.js'

/** What a marker adds on a hex for the operator it works for (1846-RUN-9). */
const markerValue = (company: string, hex: string): number => {
  if (company === 'SC') return PORTS[hex] ?? 0
  return company === 'MPC' ? MEAT.value : company === 'BT' ? BOOMTOWN.value : 0
}

const markerBonuses = (p: Position, operator: OperatorId): readonly StopBonus[] =>
  Object.entries(p.state.markers).flatMap(([hex, companies]) =>
    companies
      .filter((id) => p.state.privates[id]?.owner === operator || p.state.privates[id]?.to === operator)
      .map((id) => ({ id, hex, amount: markerValue(id, hex) })),
  )

const extras = (p: Position, operator: OperatorId): RouteExtras => {
  const mail = p.state.privates.MAIL
  return {
    bonuses: markerBonuses(p, operator),
    pairs: [{ id: 'eastWest', groups: ['E', 'W'], amount: 0, figures: EAST_WEST_BONUS }],
    claims: mail?.owner === operator && !mail.closed ? [{ id: 'MAIL', effect: 'visits', amount: MAIL_PER_STOP }] : [],
  }
}

/** §6.6: Chicago is one location, two East areas are never joined. */
export const routes1846: RouteRules = { oneLocation: [CHICAGO], exclusive: ['E'], extras }

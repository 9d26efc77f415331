import type { OperatorId } from '../../../core/ids.js'
import { phaseAllows } from '../../../core/phase.js'
import type { Position } from '../../../core/position.js'
import type { RouteRules, StopBonus } from '../../../routes/rules.js'
import { PORTS } from './map.js'
import { PORT_BONUS } from './tables.js'

/** The marker of CNM works for the corporation that closed it (1849-7.1-8). */
const portBonus = (p: Position, operator: OperatorId): readonly StopBonus[] =>
  Object.entries(p.state.markers).flatMap(([hex, companies]) =>
    companies.filter((id) => p.state.privates[id]?.owner === operator).map((id) => ({ id, hex, amount: PORT_BONUS })),
  )

export const routes1849: RouteRules = {
  notForMinimum: PORTS,
  /** Gray stations have three values, which are not those of the tiles (1849-10.5.2-1). */
  colours(p) {
    if (phaseAllows(p, 'grayHigh')) return ['yellow', 'gray', 'black']
    return phaseAllows(p, 'grayMiddle') ? ['yellow', 'gray'] : ['yellow']
  },
  extras: (p, operator) => ({ bonuses: portBonus(p, operator) }),
}

import type { OperatorId } from '../../../core/ids.js'
import type { Position } from '../../../core/position.js'
import { GANZ, RABA } from '../data/companies.js'
import { isSmall, RED_BONUS } from '../data/tables.js'

/** Their words for what is bought; a car names its maker. */
export const USE_TOKEN = 'Use Terrain Token'

export const carName = (p: Position, seller: OperatorId): string => {
  const bonus = `+${RED_BONUS[p.state.phase] ?? 0} Offboard Bonus`
  const goods =
    seller === RABA.id
      ? isSmall(p.setup)
        ? `${bonus} / Train Upgrade`
        : bonus
      : seller === GANZ.id
        ? 'Plus Train Upgrade'
        : 'Mine Access'
  return `${goods} [${seller}]`
}

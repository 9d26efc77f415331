import type { OperatorId } from '../../../../core/ids.js'
import { cash } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { withReplaceable } from '../../../../core/replaceable.js'
import type { ActionKind } from '../../../../core/step.js'
import { lay, layCandidates, layObjection, layOf } from '../../../../steps/lay.js'
import { tilesLaid, upgraded } from '../../../../steps/operatingTurn.js'
import { LAND_GRANT, TILE_COST } from '../../data/map.js'
import { issuable } from '../shares/issue.js'
import { trackRules } from './allowance.js'
import { blockSecondCity } from './blockers.js'

const layOwnTile: ActionKind<'layTile'> = {
  type: 'layTile',
  takes: (action) => action.power === undefined,
  closed: (p, by) => tilesLaid.of(p) >= 2 || (cash(p, by) < TILE_COST && !hasLandGrant(p, by)),
  candidates: (p, by) => layCandidates(p, by, trackRules),
  object: (p, action) => layObjection(p, action, trackRules),
  apply(d, action) {
    const found = layOf(d, action)
    const upgrade = !('code' in found) && found.upgrade
    lay(d, action, trackRules)
    tilesLaid.set(d, tilesLaid.of(d) + 1)
    if (upgrade) upgraded.set(d, true)
    blockSecondCity(d, action.hex)
  },
}

export const layTile = withReplaceable(layOwnTile, 'apply')

/** The Illinois Central builds for nothing where its land grants are still empty. */
const hasLandGrant = (p: Position, operator: OperatorId): boolean =>
  operator === 'IC' && LAND_GRANT.some((hex) => p.state.board.tiles[hex] === undefined)

/** Is there anything left to build with? Shares that can still be issued count as money. */
export const mayLay = (p: Position, operator: OperatorId, have = cash(p, operator)): boolean =>
  tilesLaid.of(p) < 2 && (hasLandGrant(p, operator) || have + issuable(p, operator) >= TILE_COST)

import type { OperatorId } from '../../../core/ids.js'
import { cash } from '../../../core/money.js'
import type { Position } from '../../../core/position.js'
import type { ActionKind } from '../../../core/step.js'
import { lay, layCandidates, layObjection, layOf } from '../../../steps/lay.js'
import { blockSecondCity } from '../blockers.js'
import { TILE_COST } from '../map.js'
import { tileActions, trackRules } from '../track.js'

export const layTile: ActionKind<'layTile'> = {
  type: 'layTile',
  takes: (action) => action.power === undefined,
  candidates: (p, by) => layCandidates(p, by, trackRules),
  object: (p, action) => layObjection(p, action, trackRules),
  apply(d, action) {
    const found = layOf(d, action)
    const upgrade = !('code' in found) && found.upgrade
    lay(d, action, trackRules)
    const { laid, upgraded } = tileActions(d)
    d.turn({ laid: laid + 1, upgraded: upgraded || upgrade })
    blockSecondCity(d, action.hex)
  },
}

/** Is there anything left to build with? The Illinois Central may build for nothing on its land grants. */
export const mayLay = (p: Position, operator: OperatorId): boolean =>
  tileActions(p).laid < 2 && (cash(p, operator) >= TILE_COST || operator === 'IC')

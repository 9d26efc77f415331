import type { EntityId } from '../../../../core/ids.js'
import { asked } from '../../../../core/interrupts.js'
import { passIn } from '../../../../core/kinds.js'
import { anyLegal } from '../../../../core/legal.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import type { ActionKind, Step } from '../../../../core/step.js'
import { isLittleMiamiJoined, LAY_POWERS, layTileByPower } from './powers.js'

const ownerOfWaiting = (p: Position): readonly string[] => {
  const owner = p.state.privates[asked(p) ?? '']?.owner
  return owner === undefined ? [] : [owner]
}

/** Only the company that has begun lays its other tile. */
const laySecond: ActionKind<'layTile'> = {
  ...layTileByPower,
  by: ownerOfWaiting,
  *candidates(p, by) {
    for (const candidate of layTileByPower.candidates(p, by)) if (candidate.action.power === asked(p)) yield candidate
  },
  object: (p, action) =>
    action.power === asked(p)
      ? layTileByPower.object(p, action)
      : objection('any.WRONG_STEP', { type: action.type, step: 'secondTile' }),
}

/** Little Miami is there to join its two hexes: the second tile is not given up while it can. */
const mustGoOn = (p: Position, company: EntityId): Objection | undefined => {
  if (company !== 'LM' || isLittleMiamiJoined(p)) return undefined
  const [owner = ''] = ownerOfWaiting(p)
  return anyLegal(p, [laySecond], owner) ? objection('or.power.NOT_JOINED', { company }) : undefined
}

const giveUp = passIn(
  'track',
  (d, by) => {
    d.private(by, { used: LAY_POWERS[by]?.uses ?? 0 })
    d.resume()
  },
  mustGoOn,
)

/** The second tile of a pair that is laid together. */
export const secondTileStep: Step = { id: 'secondTile', kinds: [laySecond, giveUp], actor: asked }

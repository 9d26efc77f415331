import { type HexId, isPlayer, type OperatorId, type PrivateId } from '../../../../core/ids.js'
import { currentPhase } from '../../../../core/phase.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { replaceable } from '../../../../core/replaceable.js'
import { completedSides, type Lay, paidToBank, type TrackRules } from '../../../../steps/lay.js'
import { tilesLaid, upgraded } from '../../../../steps/operatingTurn.js'
import { RESERVED_HEXES, TUNNEL_DISCOUNT } from '../../data/companies.js'
import { LAND_GRANT, TILE_COST } from '../../data/map.js'

/** A private company keeps its hexes while a player owns it (1846-TRK-8). */
export const keepsHexes = replaceable((p: Position, company: PrivateId): boolean => {
  const state = p.state.privates[company]
  return state?.owner !== undefined && !state.closed && isPlayer(state.owner)
})

const reservedBy = (p: Position, hex: HexId): PrivateId | undefined =>
  Object.keys(RESERVED_HEXES).find((company) => RESERVED_HEXES[company]?.includes(hex) && keepsHexes(p, company))

const owns = (p: Position, operator: OperatorId, company: PrivateId): boolean =>
  p.state.privates[company]?.owner === operator && !p.state.privates[company]?.closed

/** Terrain is paid by the first tile only; a printed yellow hex pays with its first upgrade (1846-TRK-10). */
const terrainCost = (p: Position, { operator, hex }: Lay): number => {
  const terrain = p.state.board.tiles[hex] ? undefined : p.rules.board.hexes[hex]?.terrain
  if (!terrain) return TILE_COST
  const discount = terrain.kind === 'mountain' && owns(p, operator, 'TBC') ? TUNNEL_DISCOUNT : 0
  return Math.max(TILE_COST, terrain.cost - discount)
}

/** Hexside costs fall due when track meets across the side (1846-TRK-11). */
export const sideCost = (p: Position, lay: Lay): number => {
  const borders = p.rules.board.hexes[lay.hex]?.borders
  if (!borders) return 0
  let sum = 0
  for (const edge of completedSides(p, lay)) {
    const border = borders.find((each) => each.edge === edge)
    if (!border?.cost) continue
    const discount = border.kind === 'mountain' && owns(p, lay.operator, 'TBC') ? TUNNEL_DISCOUNT : 0
    sum += Math.max(0, border.cost - discount)
  }
  return sum
}

const isLandGrant = ({ operator, hex, upgrade }: Lay): boolean =>
  operator === 'IC' && !upgrade && LAND_GRANT.includes(hex)

const tileCost = (p: Position, lay: Lay): number => (isLandGrant(lay) ? 0 : terrainCost(p, lay)) + sideCost(p, lay)

/** Two tile actions a turn, one of them an upgrade (1846-TRK-1). */
const allowanceObjection = (p: Position, upgrade: boolean): Objection | undefined => {
  if (tilesLaid.of(p) >= 2) return objection('or.tile.NO_ACTION_LEFT', {})
  return upgrade && upgraded.of(p) ? objection('or.tile.SECOND_UPGRADE', {}) : undefined
}

/** §6.4: the normal tile actions of a railroad. */
export const trackRules: TrackRules = {
  before(p, { hex, upgrade }) {
    const company = reservedBy(p, hex)
    if (company) return objection('or.tile.RESERVED_HEX', { hex, company })
    return allowanceObjection(p, upgrade)
  },
  colours: (p) => currentPhase(p).tiles,
  charges: paidToBank(tileCost),
}

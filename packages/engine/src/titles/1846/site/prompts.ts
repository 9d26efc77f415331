import { derived } from '../../../core/derived.js'
import { isPlayer, type OperatorId, type PrivateId } from '../../../core/ids.js'
import { cash } from '../../../core/money.js'
import { currentOperator } from '../../../core/operators.js'
import { phaseAllows } from '../../../core/phase.js'
import type { Position } from '../../../core/position.js'
import type { Prompts } from '../../../core/prompts.js'
import { president } from '../../../core/shares.js'
import type { Rules } from '../../../core/title.js'
import { runsSeen } from '../../../site/reachSeen.js'
import { othersHaveTrains } from '../../../steps/buyTrain.js'
import { stepPassed } from '../../../steps/operating.js'
import { ran } from '../../../steps/operatingTurn.js'
import { noRun } from '../../../steps/run.js'
import { bankOffers } from '../../../steps/trains.js'
import { TILE_COST } from '../data/map.js'
import { mustTakeLast } from '../rounds/draft.js'
import { isOwner } from '../steps/companies/owned.js'
import { LAY_POWERS } from '../steps/companies/powers.js'
import { placeToken } from '../steps/track/token.js'
import { mayLay } from '../steps/track/track.js'
import { withIndependents } from '../steps/trains/independents.js'
import { trainLimit } from '../steps/trains/phases.js'
import { mustBuy } from '../steps/trains/trains.js'
import { affordsToken } from './staleReach.js'

/** Corporations that may still be asked in this step: somebody runs them, and they have not passed. */
const mayBeAsked = (p: Position): boolean => !stepPassed(p) && president(p, currentOperator(p)) !== null

/** For so many trains more; an independent brings one. */
const room = (p: Position, id: OperatorId): number => trainLimit.limit(p, id) - trainLimit.counted(p, id)

/** Companies with tiles to lay for nothing, as long as one of their hexes has none, whether or not one can be laid now. */
const ownsFreeTile = (p: Position, id: OperatorId): boolean =>
  Object.keys(LAY_POWERS).some((company) => {
    const { owner, closed, used = 0 } = p.state.privates[company] ?? {}
    const hexes = p.rules.privates[company]?.hexes ?? []
    return owner === id && !closed && used === 0 && hexes.some((hex) => !p.state.board.tiles[hex])
  })

/** Tiles and tokens it could pay for with all it could raise. */
const seesBuilding = (p: Position): boolean => {
  const id = currentOperator(p)
  if (!mayBeAsked(p)) return false
  const have = room(p, id) > 0 ? withIndependents(p, id) : cash(p, id)
  // A tile of a company costs nothing, and is taken for any tile.
  if (mayLay(p, id, ownsFreeTile(p, id) ? TILE_COST : have)) return true
  if (!affordsToken(p, id)) return false
  for (const { action } of placeToken.candidates(p, id)) {
    const found = placeToken.object(p, action)
    if (!found || found.code === 'or.token.NO_CASH') return true
  }
  return false
}

/**
 * The bank's trains it could pay for, with the money of independents as long as there is room for their trains too, and
 * those of others, which corporations in receivership do not sell.
 */
const seesTrains = (p: Position): boolean => {
  const id = currentOperator(p)
  if (!mayBeAsked(p)) return false
  if (mustBuy(p, id)) return true
  if (room(p, id) <= 0) return false
  const reach = room(p, id) > 1 ? withIndependents(p, id) : cash(p, id)
  return bankOffers(p).some(({ price }) => price <= reach) || (cash(p, id) > 0 && othersHaveTrains(p, id))
}

/** How often each company's power can be used; the steamboat has no end of it. */
const USES: Readonly<Record<PrivateId, number>> = {
  ...Object.fromEntries(Object.entries(LAY_POWERS).map(([company, { uses }]) => [company, uses])),
  MPC: 1,
  BT: 1,
}

/** A power not used up yet, whether or not it can be used now. */
const hasUnusedPower = (p: Position, operator: OperatorId): boolean =>
  Object.entries(USES).some(
    ([company, uses]) => isOwner(p, operator, company) && (p.state.privates[company]?.used ?? 0) < uses,
  )

/** Powers that cannot be used now, and independents there is no room for. */
const seesCompanies = (p: Position): boolean => {
  if (!mayBeAsked(p) || !phaseAllows(p, 'buyPrivates')) return false
  const forSale = Object.values(p.state.privates).some(
    ({ owner, closed }) => owner !== undefined && isPlayer(owner) && !closed,
  )
  return hasUnusedPower(p, currentOperator(p)) || (forSale && cash(p, currentOperator(p)) > 0)
}

const withChicagoApart = derived((rules: Rules) => ({ ...rules, routes: { ...rules.routes, oneLocation: [] } }))

/** A way from one city of Chicago to another is no route, but it is asked about. */
const seesRun = (p: Position): boolean => {
  const state = { ...p.state, board: runsSeen(p, currentOperator(p)) }
  return !ran.of(p) && noRun({ ...p, state, rules: withChicagoApart(p.rules) }, currentOperator(p)) === null
}

/** Whom 18xx.games asks. */
export const prompts1846: Prompts = {
  lastCard: (p, usual) => (mustTakeLast(p) ? null : usual()),
  trackToken: (p) => (seesBuilding(p) ? currentOperator(p) : null),
  run: (p) => (seesRun(p) ? currentOperator(p) : null),
  buyTrains: (p) => (seesTrains(p) ? currentOperator(p) : null),
  buyPrivates: (p, usual) => usual() ?? (seesCompanies(p) ? currentOperator(p) : null),
}

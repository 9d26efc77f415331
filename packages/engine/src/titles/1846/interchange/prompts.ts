import { isPlayer, type OperatorId } from '../../../core/ids.js'
import { cash } from '../../../core/money.js'
import { currentPhase, phaseAllows } from '../../../core/phase.js'
import type { Position } from '../../../core/position.js'
import type { Prompts } from '../../../core/prompts.js'
import { president } from '../../../core/shares.js'
import { othersHaveTrains } from '../../../steps/buyTrain.js'
import { stepPassed } from '../../../steps/operating.js'
import { anyLegal } from '../../../steps/stock.js'
import { bankOffers } from '../../../steps/trains.js'
import { RESERVED_SLOTS } from '../data/companies.js'
import { TILE_COST } from '../data/map.js'
import { mustTakeLast } from '../rounds/draft.js'
import { hasUnusedPower } from '../steps/companies/powers.js'
import { issuable } from '../steps/shares/issue.js'
import { hasSlotKept, placeToken, placeTokenByPower } from '../steps/track/token.js'
import { mayLay } from '../steps/track/track.js'
import { trainLimit } from '../steps/trains/phases.js'
import { mustBuy, withIndependents } from '../steps/trains/trains.js'

const operator = (p: Position): OperatorId => p.state.round.current as OperatorId

/** Corporations that may still be asked in this step: somebody runs them, and they have not passed. */
const mayBeAsked = (p: Position): boolean => !stepPassed(p) && president(p, operator(p)) !== null

const ownsUpgrade = (p: Position, id: OperatorId): boolean => {
  const { owner, closed, used = 0 } = p.state.privates.LSL ?? {}
  return owner === id && !closed && used === 0 && currentPhase(p).tiles.includes('green')
}

/** Tiles and tokens it could pay for with all it could raise; any token, if it is only the cheapest of its tokens. */
const seesBuilding = (p: Position): boolean => {
  const id = operator(p)
  const have = withIndependents(p, id)
  if (!mayBeAsked(p)) return false
  // The one upgrade of Lake Shore Line costs nothing, and is taken for any tile.
  if (mayLay(p, id, ownsUpgrade(p, id) ? TILE_COST : have)) return true
  const kept = hasSlotKept(p, id) ? RESERVED_SLOTS[id]?.connected : undefined
  const cheapest = anyLegal(p, [placeTokenByPower], id) ? 0 : (kept ?? p.state.operators[id]?.tokens[0] ?? 0)
  if (cheapest > have + issuable(p, id)) return false
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
  const id = operator(p)
  const room = trainLimit.limit(p, id) - trainLimit.counted(p, id)
  if (!mayBeAsked(p)) return false
  if (mustBuy(p, id)) return true
  if (room <= 0) return false
  const reach = room > 1 ? withIndependents(p, id) : cash(p, id)
  return bankOffers(p).some(({ price }) => price <= reach) || (cash(p, id) > 0 && othersHaveTrains(p, id))
}

/** Powers that cannot be used now, and independents there is no room for. */
const seesCompanies = (p: Position): boolean => {
  if (!mayBeAsked(p) || !phaseAllows(p, 'buyPrivates')) return false
  const forSale = Object.values(p.state.privates).some(
    ({ owner, closed }) => owner !== undefined && isPlayer(owner) && !closed,
  )
  return hasUnusedPower(p, operator(p)) || (forSale && cash(p, operator(p)) > 0)
}

/** Whom 18xx.games asks. */
export const prompts1846: Prompts = {
  lastCard: (p, usual) => (mustTakeLast(p) ? null : usual),
  trackToken: (p) => (seesBuilding(p) ? operator(p) : null),
  buyTrains: (p) => (seesTrains(p) ? operator(p) : null),
  buyPrivates: (p, usual) => usual ?? (seesCompanies(p) ? operator(p) : null),
}

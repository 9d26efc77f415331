import { isPlayer, type OperatorId } from '../../../core/ids.js'
import { cash } from '../../../core/money.js'
import { phaseAllows } from '../../../core/phase.js'
import type { Position } from '../../../core/position.js'
import type { Prompts } from '../../../core/prompts.js'
import { president } from '../../../core/shares.js'
import { othersHaveTrains } from '../../../steps/buyTrain.js'
import { stepPassed } from '../../../steps/operating.js'
import { isFull } from '../../../steps/trainLimit.js'
import { RESERVED_SLOTS } from '../data/companies.js'
import { mustTakeLast } from '../rounds/draft.js'
import { mayBuild } from '../rounds/operating.js'
import { hasUnusedPower } from '../steps/companies/powers.js'
import { mayToken, moneyAtLay } from '../steps/track/token.js'
import { trainLimit } from '../steps/trains/phases.js'

const operator = (p: Position): OperatorId => p.state.round.current as OperatorId

/** Corporations that may still be asked in this step: somebody runs them, and they have not passed. */
const mayBeAsked = (p: Position): boolean => !stepPassed(p) && president(p, operator(p)) !== null

/** Owners of a reserved slot are asked about it as if the treasury were what it was before the last tile. */
const hadMoneyForToken = (p: Position): boolean => {
  const atLay = moneyAtLay.of(p)
  const have = cash(p, operator(p))
  if (!mayBeAsked(p) || atLay?.after !== have) return false
  const slot = RESERVED_SLOTS[operator(p)]
  return mayToken(p, operator(p), (hex) => (hex === slot?.hex ? atLay.before : have))
}

/** Trains of corporations in receivership too, which are not sold. */
const seesTrains = (p: Position): boolean =>
  mayBeAsked(p) && !isFull(p, operator(p), trainLimit) && cash(p, operator(p)) > 0 && othersHaveTrains(p, operator(p))

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
  trackToken: (p, usual) => ((usual !== null && mayBuild(p)) || hadMoneyForToken(p) ? operator(p) : null),
  buyTrains: (p, usual) => usual ?? (seesTrains(p) ? operator(p) : null),
  buyPrivates: (p, usual) => usual ?? (seesCompanies(p) ? operator(p) : null),
}

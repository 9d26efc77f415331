import { type EntityId, isPlayer, type OperatorId, type PlayerId } from '../../../core/ids.js'
import { cash } from '../../../core/money.js'
import { isMinor } from '../../../core/operators.js'
import type { Position } from '../../../core/position.js'
import type { Prompts } from '../../../core/prompts.js'
import { othersHaveTrains } from '../../../steps/buyTrain.js'
import { stepPassed } from '../../../steps/operating.js'
import { bought, turnDone } from '../../../steps/stock.js'
import { isFull } from '../../../steps/trainLimit.js'
import { PHASE_3, tradeable } from '../steps/companies/trade.js'
import { canyonForSale, canyonOpen, tilesLeftToLay } from '../steps/track/track.js'
import { helped } from '../steps/trains/buyTrain.js'
import { trainLimit } from '../steps/trains/phases.js'

const operator = (p: Position): OperatorId => p.state.round.current as OperatorId
const player = (p: Position): PlayerId | null => (turnDone.of(p) ? null : (p.state.round.current as PlayerId | null))

/** All that have a tile to lay, but not a minor that cannot pay for its first one at home; KCM&O may bring another. */
const hasTrackToLay = (p: Position, id: OperatorId): boolean => {
  const home = p.rules.operators[id]?.home?.hex ?? ''
  const terrain = p.state.board.tiles[home] ? 0 : (p.rules.board.hexes[home]?.terrain?.cost ?? 0)
  if (isMinor(p, id) && cash(p, id) < terrain) return false
  return tilesLeftToLay(p, id) || canyonOpen(p, id) || (!isMinor(p, id) && canyonForSale(p))
}

/** Whoever has a dollar while another has a company for sale; in the Baja variant, while anybody has CdB. */
const seesCompanies = (p: Position, id: PlayerId | null): boolean => {
  if (id === null || bought.of(p) || cash(p, id) === 0) return false
  return Object.entries(p.state.privates).some(([company, { owner, closed }]) => {
    if (owner === undefined || !isPlayer(owner) || closed || p.rules.privates[company]?.operator) return false
    const early = company === 'CdB' && p.state.phase < PHASE_3
    return tradeable(p, company) && (owner !== id || early)
  })
}

/** Trains of others, without a look at NdM's fixed prices. */
const seesTrains = (p: Position, id: OperatorId): boolean =>
  !stepPassed(p) && !isFull(p, id, trainLimit) && !helped.of(p) && cash(p, id) > 0 && othersHaveTrains(p, id)

const when = (asked: boolean, id: EntityId | null): EntityId | null => (asked ? id : null)

/** Whom 18xx.games asks. */
export const prompts18MEX: Prompts = {
  companySale: player,
  stock: (p, usual) => usual ?? when(seesCompanies(p, player(p)), player(p)),
  track: (p) => when(!stepPassed(p) && hasTrackToLay(p, operator(p)), operator(p)),
  buyTrains: (p, usual) => usual ?? when(seesTrains(p, operator(p)), operator(p)),
}

import { type EntityId, isPlayer, type OperatorId, type PlayerId } from '../../../core/ids.js'
import { cash } from '../../../core/money.js'
import { currentOperator, isMinor } from '../../../core/operators.js'
import { phaseAllows } from '../../../core/phase.js'
import type { Position } from '../../../core/position.js'
import type { Prompts } from '../../../core/prompts.js'
import { othersHaveTrains } from '../../../steps/buyTrain.js'
import { stepPassed } from '../../../steps/operating.js'
import { bought, turnDone } from '../../../steps/stock.js'
import { standsIn } from '../../../steps/tokens.js'
import { isFull } from '../../../steps/trainLimit.js'
import { bankOffers } from '../../../steps/trains.js'
import { NDM } from '../data/companies.js'
import { certificates, certLimit } from '../steps/shares/limits.js'
import { saleClosed } from '../steps/shares/turn.js'
import { ownsBoleo, placeToken, SANTA_ROSALIA } from '../steps/track/token.js'
import { affordsCanyon, canyonForSale, canyonOpen, tilesLeftToLay } from '../steps/track/track.js'
import { trainsFrom } from '../steps/trains/buyTrain.js'
import { trainLimit } from '../steps/trains/phases.js'
import { isWaiting } from './canyonWait.js'
import { lostHalf } from './chairSale.js'
import { GHOST_PRICE, type GhostOffer, ghostForSale, ghostOffer, ghostSize } from './ghostShares/papers.js'
import { tradeable, tradeOpenedBy } from './privateTrades.js'
import { switches18MEX } from './switches.js'

const player = (p: Position): PlayerId | null => (turnDone.of(p) ? null : (p.state.round.current as PlayerId | null))

/** All that have a tile to lay, but not a minor that cannot pay for its first one at home; KCM&O may bring another, but not early, and not to one that cannot pay for it. */
const hasTrackToLay = (p: Position, id: OperatorId): boolean => {
  const home = p.rules.operators[id]?.home?.hex ?? ''
  const terrain = p.state.board.tiles[home] ? 0 : (p.rules.board.hexes[home]?.terrain?.cost ?? 0)
  if (isMinor(p, id) && cash(p, id) < terrain) return false
  return (
    tilesLeftToLay(p, id) ||
    canyonOpen(p, id) ||
    (!isMinor(p, id) && phaseAllows(p, 'buyPrivates') && canyonForSale(p) && affordsCanyon(p, id))
  )
}

/** Whoever has a dollar while another has a company for sale; early in some variants whoever it is that has one. */
const seesCompanies = (p: Position, id: PlayerId | null): boolean => {
  if (id === null || bought.of(p) || cash(p, id) === 0) return false
  const early = tradeOpenedBy(p)
  if (early !== null) return early
  return Object.entries(p.state.privates).some(([company, { owner, closed }]) => {
    if (owner === undefined || !isPlayer(owner) || closed || p.rules.privates[company]?.operator) return false
    return (!switches18MEX.buyerOnly.of(p) || tradeable(p, company)) && owner !== id
  })
}

/** What can be done with merged companies, which they go on offering, or looks so. */
export const ghostOffers = (p: Position, id: PlayerId | null): readonly GhostOffer[] =>
  id === null || !switches18MEX.ghostShares.of(p) || bought.of(p) || certificates(p, id) >= certLimit(p)
    ? []
    : Object.keys(p.state.shares).flatMap((corporation) => {
        const offer = ghostOffer(p, corporation)
        return offer !== null && cash(p, id) >= GHOST_PRICE * ghostSize(p, corporation) ? [offer] : []
      })

/** Papers of such a company, which cannot be sold, though it looks so; and half of NdM's certificate, lost to the market. */
export const seesOddSale = (p: Position, id: PlayerId | null): boolean =>
  id !== null &&
  !saleClosed(p) &&
  (ghostForSale(p, id) || (switches18MEX.chairSale.of(p) && lostHalf(p, id).length > 0))

/** A station on the way, not only the one CdB brings. */
const seesCities = (p: Position): boolean => {
  const boleo = ownsBoleo(p, currentOperator(p)) ? SANTA_ROSALIA.hex : null
  for (const { action } of placeToken.candidates(p, currentOperator(p)))
    if (action.hex !== boleo && !placeToken.object(p, action)) return true
  return false
}

/**
 * Trains of others, without a look at NdM's fixed prices, unless it has just bought the last of the bank; after one of
 * them also the bank's, though none may be bought.
 */
const seesTrains = (p: Position, id: OperatorId): boolean => {
  const have = cash(p, id)
  if (stepPassed(p) || isFull(p, id, trainLimit) || have === 0) return false
  const last = trainsFrom.of(p).at(-1)
  if (id === NDM && last === 'bank' && bankOffers(p, id).length === 0) return false
  const traded = last === 'another'
  return othersHaveTrains(p, id) || (traded && bankOffers(p, id).some(({ price }) => price <= have))
}

/** CdB could still bring a station, if there is one left. */
const seesBoleo = (p: Position, id: OperatorId): boolean =>
  ownsBoleo(p, id) &&
  !standsIn(p, id, SANTA_ROSALIA.hex) &&
  (p.state.operators[id]?.tokens.length ?? 0) > 0 &&
  !stepPassed(p)

const when = (asked: boolean, id: EntityId | null): EntityId | null => (asked ? id : null)

/** Whom 18xx.games asks. */
export const prompts18MEX: Prompts = {
  companySale: player,
  stock(p, usual) {
    const id = player(p)
    return usual() ?? when(seesCompanies(p, id) || ghostOffers(p, id).length > 0 || seesOddSale(p, id), id)
  },
  track: (p) => when(isWaiting.of(p) || (!stepPassed(p) && hasTrackToLay(p, currentOperator(p))), currentOperator(p)),
  token: (p, usual) => (seesCities(p) ? usual() : null),
  buyPrivates: (p, usual) =>
    seesBoleo(p, currentOperator(p)) ? currentOperator(p) : phaseAllows(p, 'buyPrivates') ? usual() : null,
  buyTrains: (p, usual) => usual() ?? when(seesTrains(p, currentOperator(p)), currentOperator(p)),
}

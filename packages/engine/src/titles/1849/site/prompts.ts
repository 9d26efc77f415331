import { reachedCities } from '../../../board/connection.js'
import { networkOf } from '../../../board/network.js'
import { derivedLately } from '../../../core/derived.js'
import type { EntityId, OperatorId } from '../../../core/ids.js'
import { cash } from '../../../core/money.js'
import type { Position } from '../../../core/position.js'
import type { Prompts } from '../../../core/prompts.js'
import type { BoardState } from '../../../core/state.js'
import type { Rules } from '../../../core/title.js'
import { isRoutePossible } from '../../../routes/possible.js'
import { boardSeen, citiesSeen } from '../../../site/reachSeen.js'
import { saleOpen } from '../../../steps/bids.js'
import { othersHaveTrains } from '../../../steps/buyTrain.js'
import { stepPassed } from '../../../steps/operating.js'
import { ran, tilesLaid, tokenPlaced } from '../../../steps/operatingTurn.js'
import { circleObjection } from '../../../steps/placeToken.js'
import { turnDone } from '../../../steps/stock.js'
import { isFull } from '../../../steps/trainLimit.js'
import { smsCity } from '../steps/companies/sms.js'
import { TILES } from '../steps/track/track.js'
import { electricPrice } from '../steps/trains/electric.js'
import { trainLimit } from '../steps/trains/phases.js'
import { isLeftOut } from './closedBuyerSkips.js'

const operator = (p: Position): OperatorId => p.state.round.current as OperatorId

const when = (asked: boolean, p: Position): EntityId | null => (asked ? p.state.round.current : null)

const hasTrain = (p: Position): boolean => (p.state.operators[operator(p)]?.trains.length ?? 0) > 0

const hasMarker = (p: Position): boolean => (p.state.operators[operator(p)]?.tokens.length ?? 0) > 0

/** A port is a station like any other for the question whether there is a route. */
const anyRoute = derivedLately(
  (rules: Rules, tiles: BoardState['tiles'], tokens: BoardState['tokens'], id: OperatorId): boolean =>
    isRoutePossible(
      { ...rules, routes: { ...rules.routes, notForMinimum: [] } },
      networkOf(rules.board, tiles),
      tokens,
      id,
      0,
    ),
)
const seesRoute = (p: Position): boolean =>
  anyRoute(p.rules, p.state.board.tiles, boardSeen(p, operator(p)).tokens, operator(p))

/** Was there room in a city it reached when it looked, whatever has become of it since? */
const seesCity = (p: Position): boolean => {
  const by = operator(p)
  if (tokenPlaced.of(p) || smsCity.of(p) !== null || !hasMarker(p)) return false
  const then: Position = { ...p, state: { ...p.state, board: citiesSeen(p, by) } }
  return reachedCities(p.rules.board, boardSeen(p, by), by).some(
    ({ hex, place }) => !circleObjection(then, by, { hex, city: place }, {}),
  )
}

const bringsStation = (p: Position): boolean =>
  !stepPassed(p) && !tokenPlaced.of(p) && smsCity.of(p) !== null && hasMarker(p)

const paysElectric = (p: Position): boolean => cash(p, operator(p)) >= (electricPrice(p) ?? Number.POSITIVE_INFINITY)

const seesTrains = (p: Position): boolean =>
  !isFull(p, operator(p), trainLimit) &&
  ((cash(p, operator(p)) > 0 && othersHaveTrains(p, operator(p))) || paysElectric(p))

/** Whom 18xx.games asks. */
export const prompts1849: Prompts = {
  companySale: (p) => when(saleOpen(p) && !turnDone.of(p), p),
  // Whether or not a tile can be laid.
  track: (p) => when(!stepPassed(p) && tilesLaid.of(p) < TILES, p),
  // SMS brings a station whether or not there is room for one.
  token: (p) => when(!stepPassed(p) && (seesCity(p) || bringsStation(p)), p),
  run: (p) => when(!ran.of(p) && hasTrain(p) && seesRoute(p), p),
  // Trains of others and E trains, without a look at the marker.
  buyTrains: (p, usual) => usual() ?? when(!stepPassed(p) && !isLeftOut(p) && seesTrains(p), p),
  // Everybody passes, after a purchase too.
  buyToken: (p) => when(!stepPassed(p), p),
}

import { networkOf } from '../../../board/network.js'
import { derived } from '../../../core/derived.js'
import type { EntityId, OperatorId } from '../../../core/ids.js'
import { cash } from '../../../core/money.js'
import type { Position } from '../../../core/position.js'
import type { Prompts } from '../../../core/prompts.js'
import type { BoardState } from '../../../core/state.js'
import type { Rules } from '../../../core/title.js'
import { isRoutePossible } from '../../../routes/possible.js'
import { othersHaveTrains } from '../../../steps/buyTrain.js'
import { stepPassed } from '../../../steps/operating.js'
import { ran, tilesLaid, tokenPlaced } from '../../../steps/operatingTurn.js'
import { anyLegal, turnDone } from '../../../steps/stock.js'
import { isFull } from '../../../steps/trainLimit.js'
import { smsCity } from '../steps/companies/sms.js'
import { tokensSeen } from '../steps/track/stale.js'
import { placeToken } from '../steps/track/token.js'
import { TILES } from '../steps/track/track.js'
import { trainLimit } from '../steps/trains/phases.js'

const operator = (p: Position): OperatorId => p.state.round.current as OperatorId

const when = (asked: boolean, p: Position): EntityId | null => (asked ? p.state.round.current : null)

const hasTrain = (p: Position): boolean => (p.state.operators[operator(p)]?.trains.length ?? 0) > 0

const hasMarker = (p: Position): boolean => (p.state.operators[operator(p)]?.tokens.length ?? 0) > 0

/** A port is a station like any other for the question whether there is a route. */
const anyRoute = derived(
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
  anyRoute(p.rules, p.state.board.tiles, tokensSeen(p, operator(p)), operator(p))

/** With the stations that are still seen. */
const seesCity = (p: Position): boolean => {
  const tokens = tokensSeen(p, operator(p))
  if (tokens === p.state.board.tokens) return true
  return anyLegal({ ...p, state: { ...p.state, board: { ...p.state.board, tokens } } }, [placeToken], operator(p))
}

const bringsStation = (p: Position): boolean =>
  !stepPassed(p) && !tokenPlaced.of(p) && smsCity.of(p) !== null && hasMarker(p)

const seesTrains = (p: Position): boolean =>
  !isFull(p, operator(p), trainLimit) && cash(p, operator(p)) > 0 && othersHaveTrains(p, operator(p))

/** Whom 18xx.games asks. */
export const prompts1849: Prompts = {
  companySale: (p) => when(!turnDone.of(p), p),
  // Whether or not a tile can be laid.
  track: (p) => when(!stepPassed(p) && tilesLaid.of(p) < TILES, p),
  // SMS brings a station whether or not there is room for one.
  token: (p, usual) => (usual ? when(seesCity(p), p) : when(bringsStation(p), p)),
  run: (p) => when(!ran.of(p) && hasTrain(p) && seesRoute(p), p),
  // Trains of others, E trains too, without a look at the marker.
  buyTrains: (p, usual) => usual ?? when(!stepPassed(p) && seesTrains(p), p),
  // Everybody passes, after a purchase too.
  buyToken: (p) => when(!stepPassed(p), p),
}

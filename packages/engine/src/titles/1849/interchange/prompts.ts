import { networkOf } from '../../../board/network.js'
import { derived } from '../../../core/derived.js'
import type { EntityId, OperatorId } from '../../../core/ids.js'
import type { Position } from '../../../core/position.js'
import type { Prompts } from '../../../core/prompts.js'
import type { BoardState } from '../../../core/state.js'
import type { Rules } from '../../../core/title.js'
import { isRoutePossible } from '../../../routes/possible.js'
import { stepPassed } from '../../../steps/operating.js'
import { ran, tilesLaid, tokenPlaced } from '../../../steps/operatingTurn.js'
import { turnDone } from '../../../steps/stock.js'
import { smsCity } from '../steps/companies/sms.js'
import { TILES } from '../steps/track/track.js'

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
const seesRoute = (p: Position): boolean => anyRoute(p.rules, p.state.board.tiles, p.state.board.tokens, operator(p))

/** Whom 18xx.games asks. */
export const prompts1849: Prompts = {
  companySale: (p) => when(!turnDone.of(p), p),
  // Whether or not a tile can be laid.
  track: (p) => when(!stepPassed(p) && tilesLaid.of(p) < TILES, p),
  // SMS brings a station whether or not there is room for one.
  token: (p, usual) => usual ?? when(!stepPassed(p) && !tokenPlaced.of(p) && smsCity.of(p) !== null && hasMarker(p), p),
  run: (p) => when(!ran.of(p) && hasTrain(p) && seesRoute(p), p),
  // Everybody passes, after a purchase too.
  buyToken: (p) => when(!stepPassed(p), p),
}

import type { Action } from '../../../core/action.js'
import { openStep } from '../../../core/flow.js'
import { isPlayer } from '../../../core/ids.js'
import { isMinor } from '../../../core/operators.js'
import type { Position } from '../../../core/position.js'
import { type Objection, objection } from '../../../core/refusals.js'
import type { TurnAway } from '../../../core/title.js'
import { saleOpen } from '../../../steps/bids.js'
import { auction } from '../../../steps/companySale.js'
import { discard } from '../../../steps/discard.js'
import { operated } from '../../../steps/operating.js'
import { declared, tokenPlaced } from '../../../steps/operatingTurn.js'
import { isFull } from '../../../steps/trainLimit.js'
import { firstPar } from '../steps/companies/bids.js'
import { placeToken } from '../steps/track/token.js'
import { layTile } from '../steps/track/track.js'
import { trainLimit } from '../steps/trains/phases.js'

/** While companies are unsold a stock turn is nothing but buy, bid or pass (MEX-3.1-1). */
const inSale = (action: Action): Objection | undefined => {
  switch (action.type) {
    case 'sellShares':
      return objection('sale.first.SELL', {})
    case 'buyShares':
      return objection('sale.first.BUY', {})
    case 'par':
      return objection('sale.first.START', {})
    case 'buyPrivate':
    case 'sellPrivate':
      return objection('sale.first.TRADE', {})
    default:
      return undefined
  }
}

const inStockRound = (action: Action): Objection | undefined =>
  action.type === 'bid'
    ? objection('sale.OVER', {})
    : action.type === 'bankrupt'
      ? objection('or.bankrupt.NOT_FORCED', {})
      : undefined

const trainTrade = (p: Position, action: Extract<Action, { type: 'buyTrain' }>): Objection => {
  const withBank = action.from === 'bank' || action.from === 'discard'
  if (isMinor(p, action.by))
    return withBank
      ? objection('or.buyTrain.INDEPENDENT', { company: action.by })
      : objection('or.buyTrain.WITH_MINOR', {})
  // Its train step is over because it may not own more.
  const limit = trainLimit.limit(p, action.by)
  if (declared.of(p) && p.state.round.current === action.by && isFull(p, action.by, trainLimit))
    return objection(withBank ? 'or.buyTrain.AT_LIMIT' : 'or.buyTrain.TRADE_AT_LIMIT', { company: action.by, limit })
  return withBank ? objection('or.buyTrain.WRONG_STEP', {}) : objection('or.buyTrain.TRADE_WRONG_STEP', {})
}

const USED_UP: readonly string[] = ['or.tile.MINOR', 'or.tile.NO_ACTION_LEFT', 'or.tile.NO_CASH']

/** The tile step is left out when nothing can be laid: say what is used up. */
const tileTooLate = (p: Position, action: Extract<Action, { type: 'layTile' }>): Objection => {
  const why = action.by === p.state.round.current ? layTile.object(p, action) : undefined
  return why && USED_UP.includes(why.code) ? why : objection('or.tile.WRONG_STEP', {})
}

const inOperatingRound = (p: Position, action: Action): Objection | undefined => {
  switch (action.type) {
    case 'layTile':
      return action.power === undefined ? tileTooLate(p, action) : objection('or.power.WRONG_STEP', {})
    case 'placeToken':
      if (isMinor(p, action.by)) return objection('or.token.INDEPENDENT', { company: action.by })
      if (action.by !== p.state.round.current) return undefined
      // The step is left out when no station can be placed: say why.
      return tokenPlaced.of(p) ? objection('or.token.SECOND_TOKEN', {}) : placeToken.object(p, action)
    case 'dividend':
      return isMinor(p, action.by) ? objection('or.dividend.INDEPENDENT_FIXED', { company: action.by }) : undefined
    case 'buyTrain':
      return trainTrade(p, action)
    case 'discardTrain':
      return objection('or.discard.VOLUNTARY', { corporation: action.by })
    case 'bankrupt':
      return objection('or.bankrupt.NOT_FORCED', {})
    case 'sellPrivate':
      return objection('sr.trade.WRONG_ROUND', {})
    default:
      return undefined
  }
}

/** Why an action has no place here, where the rulebook has more to say than "not now". */
export const turnAway18MEX: TurnAway = {
  /** Schemas know whole numbers only. */
  shape(p, type, field) {
    if (field !== 'price') return undefined
    if (type === 'bid')
      return objection(openStep(p)?.step.id === 'auction' ? 'sale.auction.NOT_WHOLE' : 'sale.bid.NOT_WHOLE', {})
    if (type === 'sellPrivate' || type === 'buyPrivate') return objection('sr.trade.PRICE', { price: '–' })
    return undefined
  },
  step(p, action) {
    if (firstPar.waits(p)) return objection('sr.start.PAR_PENDING', {})
    if (discard.waits(p) && action.type === 'pass') return objection('or.endTurn.DISCARD_FIRST', {})
    if (action.type === 'buyPrivate' && !isPlayer(action.by)) return objection('or.buyPrivate.WRONG_STEP', {})
    if (action.type === 'buyPrivate' && auction.waits(p))
      return objection('sale.buy.AUCTION', { company: auction.data(p).company })
    if (p.state.round.kind === 'operating') return inOperatingRound(p, action)
    return saleOpen(p) ? inSale(action) : inStockRound(action)
  },
}

/** A company that has not begun its turn has neither its home nor its mail (MEX-4.3-1, -2). */
export const notBegun = (p: Position, by: string): Objection | undefined =>
  p.state.operators[by] && !operated.of(p).includes(by) ? objection('or.endTurn.NOT_BEGUN', {}) : undefined

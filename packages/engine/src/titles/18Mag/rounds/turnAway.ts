import type { Action } from '../../../core/action.js'
import type { OperatorId } from '../../../core/ids.js'
import { anyLegal } from '../../../core/legal.js'
import { cash } from '../../../core/money.js'
import { isCorporation, isMinor } from '../../../core/operators.js'
import type { Position } from '../../../core/position.js'
import { type Objection, objection } from '../../../core/refusals.js'
import type { AnyKind } from '../../../core/step.js'
import type { TurnAway } from '../../../core/title.js'
import { operated } from '../../../steps/operating.js'
import { ran } from '../../../steps/operatingTurn.js'
import { buyCar } from '../steps/running/cars.js'
import { placeToken } from '../steps/track/token.js'
import { layTile } from '../steps/track/track.js'
import { buyTrain } from '../steps/trains/buyTrain.js'

const AFTER_DISCARDS: readonly string[] = ['run', 'buyTrains']

/** Why it was not possible at its own time. */
const whyNot = (p: Position, action: Action): Objection | undefined => {
  switch (action.type) {
    case 'layTile':
      return layTile.object(p, action)
    case 'placeToken':
      return placeToken.object(p, action)
    case 'buyTrain':
      return buyTrain.object(p, action)
    case 'buyEquipment':
      return buyCar.takes?.(action) && !ran.of(p) ? buyCar.object(p, action) : undefined
    case 'discardTrain':
      return AFTER_DISCARDS.includes(p.rules.rounds.operating?.step(p)?.id ?? '')
        ? objection('or.discard.TOO_LATE', { company: action.by })
        : undefined
    default:
      return undefined
  }
}

/** What is done in steps that are left out where nothing of them can be done. */
const LEFT_OUT: readonly AnyKind[] = [layTile, placeToken, buyCar]

/** A step is left out where nothing of it can be done: say why. Where something could be done, its time is over. */
const skipped = (p: Position, action: Action): Objection | undefined => {
  const found = whyNot(p, action)
  const kind = LEFT_OUT.find(({ type }) => type === action.type)
  return found && kind && anyLegal(p, [kind], action.by) ? undefined : found
}

/** Minors are never sold (MAG-SR-4). */
const soldMinor = (p: Position, action: Action): OperatorId | null => {
  if (action.type === 'sellPrivate' || action.type === 'buyPrivate')
    return isMinor(p, action.company) ? action.company : null
  return action.type === 'sellShares' && isMinor(p, action.corporation) ? action.corporation : null
}

/** Why an action has no place here, where there is more to say than "not now". */
export const turnAway18Mag: TurnAway = {
  /** Schemas know whole numbers from 0 on only. */
  shape(p, type, field) {
    const { current } = p.state.round
    if (current === null || p.state.round.kind !== 'operating') return undefined
    if (type === 'dividend' && field === 'amount' && isCorporation(p, current))
      return objection('or.dividend.AMOUNT', { have: cash(p, current) })
    if (type === 'buyTrain' && field === 'price' && isMinor(p, current))
      return objection('or.buyTrain.TRADE_PRICE', { train: '', price: '', need: 1, have: cash(p, current) })
    return undefined
  },
  step(p, action) {
    const minor = soldMinor(p, action)
    if (minor !== null) return objection('sr.trade.MINOR', { company: minor })
    if (action.type === 'sellPrivate' && isCorporation(p, action.company))
      return objection('sr.buy.FROM_PLAYER', { corporation: action.company })
    if (p.state.round.kind !== 'operating') return undefined
    const isLast = operated.of(p).at(-1) === action.by && action.type === 'buyTrain'
    return p.state.round.current === action.by || isLast ? skipped(p, action) : undefined
  },
}

import type { Action } from './action.js'
import { isPlayer } from './ids.js'
import type { Position } from './position.js'

const isOperator = ({ rules }: Position, id: string): boolean => rules.operators[id] !== undefined
const isEntity = (p: Position, id: string): boolean =>
  isPlayer(id) ? p.state.seats.includes(id) : isOperator(p, id) || p.rules.privates[id] !== undefined

/** Who must be somebody, whatever is wanted of them. */
const isKnown = (p: Position, field: string, id: string): boolean => {
  switch (field) {
    case 'by':
    case 'to':
      return isEntity(p, id)
    case 'corporation':
      return isOperator(p, id)
    case 'power':
      return p.rules.privates[id] !== undefined
    case 'hex':
      return p.rules.board.hexes[id] !== undefined
    default:
      return true
  }
}

/** Places that sell and are no railway. */
const SELLERS = ['bank', 'discard']

/** A doer, a corporation, a hex or a seller that does not exist: before anybody asks whose turn it is. */
export const unknownIn = (p: Position, action: Action): string | undefined => {
  for (const [field, value] of Object.entries(action))
    if (typeof value === 'string' && !isKnown(p, field, value)) return value
  const { type } = action
  if (type === 'assign' && !p.rules.privates[action.company]) return action.company
  const isSale = type === 'buyTrain' || type === 'buyToken' || type === 'buyEquipment'
  if (isSale && !SELLERS.includes(action.from) && !isOperator(p, action.from)) return action.from
  return type === 'buyShares' && isPlayer(action.from) && !isEntity(p, action.from) ? action.from : undefined
}

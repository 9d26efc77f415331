import type { Action } from './action.js'
import { isPlayer, type OperatorId } from './ids.js'
import type { Position } from './position.js'
import { type Objection, objection } from './refusals.js'

const isOperator = ({ rules }: Position, id: string): boolean => rules.operators[id] !== undefined
const isPrivate = ({ rules }: Position, id: string): boolean => rules.privates[id] !== undefined
const isEntity = (p: Position, id: string): boolean =>
  isPlayer(id) ? p.state.seats.includes(id) : isOperator(p, id) || isPrivate(p, id)

const unknown = (id: string): Objection => objection('any.UNKNOWN_ENTITY', { id })

/** Is a corporation named, in play or not? */
export const corporationIn = (p: Position, id: string): Objection | undefined => {
  if (p.rules.operators[id]?.kind === 'corporation') return undefined
  return isEntity(p, id) ? objection('any.NO_CORPORATION', { id }) : unknown(id)
}

/** Is a private company named, in play or not? */
export const privateIn = (p: Position, id: string): Objection | undefined => {
  if (isPrivate(p, id)) return undefined
  return isEntity(p, id) ? objection('any.NO_PRIVATE', { id }) : unknown(id)
}

/** Places that sell and are no railway. */
const SELLERS = ['bank', 'discard']

const sellerIn = (p: Position, id: string): Objection | undefined => {
  if (SELLERS.includes(id) || isOperator(p, id)) return undefined
  return isEntity(p, id) ? objection('any.NO_SELLER', { seller: id }) : unknown(id)
}

/** Who must be somebody, whatever is wanted of them. */
const fieldIn = (p: Position, field: string, id: string): Objection | undefined => {
  switch (field) {
    case 'by':
    case 'to':
      return isEntity(p, id) ? undefined : unknown(id)
    case 'corporation':
      // What a minor is not good for, the step knows better.
      return isOperator(p, id) ? undefined : corporationIn(p, id)
    case 'power':
      return privateIn(p, id)
    case 'hex':
      return p.rules.board.hexes[id] ? undefined : unknown(id)
    default:
      return undefined
  }
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** Percent that certificates can make up at all, whoever has them. */
const percentIn = ({ rules }: Position, corporation: OperatorId, percent: number): Objection | undefined => {
  const sizes = rules.operators[corporation]?.shares ?? []
  if (sizes.length === 0 || (percent > 0 && percent % sizes.reduce(divisor) === 0)) return undefined
  return objection('any.NO_SUCH_PERCENT', { corporation, percent })
}

/** What an action names and there is not, or can never be: before anybody asks whose turn it is. */
export const misnamed = (p: Position, action: Action): Objection | undefined => {
  for (const [field, value] of Object.entries(action)) {
    const found = typeof value === 'string' ? fieldIn(p, field, value) : undefined
    if (found) return found
  }
  switch (action.type) {
    case 'assign':
      return isEntity(p, action.company) ? undefined : unknown(action.company)
    case 'buyTrain':
    case 'buyToken':
    case 'buyEquipment':
      return sellerIn(p, action.from)
    case 'buyShares':
      if (isPlayer(action.from) && !isEntity(p, action.from)) return unknown(action.from)
      return percentIn(p, action.corporation, action.percent)
    case 'sellShares':
      return percentIn(p, action.corporation, action.percent)
    case 'issueShares':
    case 'redeemShares':
      return percentIn(p, action.by, action.percent)
    default:
      return undefined
  }
}

/** A company that is there, but none of the kind this action is about, in any step that takes it. */
export const misused = (p: Position, action: Action): Objection | undefined => {
  switch (action.type) {
    case 'assign':
    case 'usePower':
    case 'buyPrivate':
    case 'sellPrivate':
      return privateIn(p, action.company)
    default:
      return undefined
  }
}

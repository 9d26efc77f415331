import type { Draft } from './draft.js'
import { type EntityId, isPlayer, type OperatorId, type PlayerId } from './ids.js'
import type { Position } from './position.js'

export type Purse = 'bank' | EntityId

export const cash = (p: Position, purse: EntityId): number =>
  isPlayer(purse) ? (p.state.players[purse]?.cash ?? 0) : (p.state.operators[purse]?.cash ?? 0)

const add = (d: Draft, purse: Purse, amount: number): void => {
  if (purse === 'bank') {
    if (d.state.bank !== null) d.set({ bank: d.state.bank + amount })
  } else if (isPlayer(purse)) {
    d.player(purse as PlayerId, { cash: cash(d, purse) + amount })
  } else {
    d.operator(purse as OperatorId, { cash: cash(d, purse) + amount })
  }
}

/** Moves money; the bank alone may go below zero (its end is the title's rule). */
export const pay = (d: Draft, from: Purse, to: Purse, amount: number): void => {
  if (amount === 0 || from === to) return
  if (amount < 0 || !Number.isInteger(amount)) throw new Error(`pay: ${amount} from ${from} to ${to}`)
  if (from !== 'bank' && cash(d, from) < amount) throw new Error(`pay: ${from} has ${cash(d, from)}, owes ${amount}`)
  add(d, from, -amount)
  add(d, to, amount)
}

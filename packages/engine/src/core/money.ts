import type { Draft } from './draft.js'
import type { EventOf } from './event.js'
import { type EntityId, isPlayer, type OperatorId, type PlayerId } from './ids.js'
import type { Position } from './position.js'

export type Purse = 'bank' | EntityId

export const cash = (p: Position, purse: EntityId): number =>
  isPlayer(purse) ? (p.state.players[purse]?.cash ?? 0) : (p.state.operators[purse]?.cash ?? 0)

const add = (d: Draft, purse: Purse, amount: number): void => {
  if (purse === 'bank') {
    if (d.state.bank === null) return
    const bank = d.state.bank + amount
    const lowest = Math.min(bank, d.lowestBank ?? bank)
    d.set({ bank })
    d.lowestBank = lowest
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

/** Money due from one purse to another. */
export interface Charge {
  readonly from: Purse
  readonly to: Purse
  readonly amount: number
  readonly why: EventOf<'received'>['why']
}

export const dueFrom = (charges: readonly Charge[], purse: Purse): number =>
  charges.reduce((sum, { from, amount }) => (from === purse ? sum + amount : sum), 0)

/** The first payer who has not enough. */
export const shortfall = (
  p: Position,
  charges: readonly Charge[],
): { readonly need: number; readonly have: number } | undefined => {
  for (const { from } of charges) {
    if (from === 'bank') continue
    const need = dueFrom(charges, from)
    const have = cash(p, from)
    if (have < need) return { need, have }
  }
  return undefined
}

/** Pays what is due; whoever gets it, but for the bank, is told of. */
export const payCharges = (d: Draft, charges: readonly Charge[]): void => {
  for (const { from, to, amount, why } of charges) {
    pay(d, from, to, amount)
    if (to !== 'bank' && amount > 0) d.emit({ type: 'received', by: to, from, amount, why })
  }
}

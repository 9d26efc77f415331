import { isPlayer, type Position } from '@roundhouse/engine'
import { purseOf } from './reading.js'

/** The position with another amount in a purse; the bank has the difference. */
export const withPurse = (p: Position, id: string, cash: number): Position => {
  const { state } = p
  const bank = state.bank === null ? null : state.bank + purseOf(p, id) - cash
  const changed = isPlayer(id)
    ? { players: { ...state.players, [id]: { ...state.players[id], cash } } }
    : { operators: { ...state.operators, [id]: { ...state.operators[id], cash } } }
  return { setup: p.setup, rules: p.rules, state: { ...state, bank, ...changed } } as Position
}

import { type Action, controller, type Position } from '@roundhouse/engine'

/** A deal between two at the table: who pays and who is paid. */
export interface Deal {
  readonly payer: string
  readonly payee: string
  /** The price that is printed, if there is one. */
  readonly face: number | null
}

/** Who is paid for what an action with a price buys; null = the bank, or nobody in particular. */
export const dealOf = (p: Position, action: Action): Deal | null => {
  switch (action.type) {
    case 'buyTrain': {
      if (!p.state.operators[action.from]) return null
      const face = p.rules.trains.flatMap(({ types }) => types).find(({ name }) => name === action.name)?.price
      return { payer: action.by, payee: action.from, face: face ?? null }
    }
    case 'buyPrivate': {
      const owner = p.state.privates[action.company]?.owner
      const face = p.rules.privates[action.company]?.price ?? null
      return owner === undefined ? null : { payer: action.by, payee: owner, face }
    }
    case 'buyToken':
      return { payer: action.by, payee: action.from, face: null }
    case 'sellPrivate':
      return { payer: action.to, payee: action.by, face: p.rules.privates[action.company]?.price ?? null }
    default:
      return null
  }
}

/** Where the one who names the price would begin: one person on both sides moves as much as may be. */
export const firstPrice = (p: Position, { payer, payee }: Deal, min: number, max: number): number => {
  const [buyer, seller] = [controller(p, payer), controller(p, payee)]
  return buyer !== null && buyer === seller ? max : min
}

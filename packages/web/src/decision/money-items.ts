import type { EntityId, GameEvent, GameState } from '@roundhouse/engine'

/** What money is paid for. */
export interface Purpose {
  readonly kind:
    | 'company'
    | 'share'
    | 'train'
    | 'equipment'
    | 'track'
    | 'station'
    | 'capital'
    | 'income'
    | 'dividend'
    | 'loan'
    /** What a company leaves behind. */
    | 'treasury'
    /** What a company hands on to the bank out of its first money. */
    | 'fee'
    | 'other'
  /** The company, train or service it is about. */
  readonly of?: string
}

/** One payment as one purse sees it: below zero it pays. */
export interface MoneyItem {
  readonly purse: EntityId | 'bank'
  readonly amount: number
  readonly purpose: Purpose
  /** The turn or round that begins after the action brings it. */
  readonly later: boolean
}

type Payment = Omit<MoneyItem, 'later'>

const paid = (from: string, to: string, amount: number, kind: Purpose['kind'], of?: string): readonly Payment[] => {
  const purpose: Purpose = of === undefined ? { kind } : { kind, of }
  return [
    { purse: from, amount: -amount, purpose },
    { purse: to, amount, purpose },
  ]
}

/** What an event says about money. Some say nothing of it, or not who is paid: `moneyItems` finds the rest. */
const paymentsIn = (event: GameEvent): readonly Payment[] => {
  switch (event.type) {
    case 'privateBought':
      return paid(event.by, event.from, event.price, 'company', event.company)
    case 'sharesBought': {
      const seller = event.from === 'treasury' ? event.corporation : event.from
      return paid(event.by, seller, event.price, 'share', event.corporation)
    }
    case 'sharesSold':
      return paid('bank', event.by, event.price, 'share', event.corporation)
    case 'sharesIssued':
      return paid('bank', event.corporation, event.price, 'share', event.corporation)
    case 'sharesRedeemed':
      return paid(event.corporation, 'bank', event.price, 'share', event.corporation)
    case 'floated':
      return paid('bank', event.corporation, event.amount, 'capital')
    case 'income':
      return paid('bank', event.to, event.amount, 'income', event.company)
    case 'mail':
      return paid('bank', event.operator, event.amount, 'income')
    case 'tileLaid':
      return paid(event.by, 'bank', event.cost, 'track')
    case 'tokenPlaced':
      return paid(event.by, 'bank', event.cost, 'station')
    case 'tokenBought':
      return paid(event.by, event.from, event.price, 'station')
    case 'trainBought':
      return paid(event.by, event.from, event.price, 'train', event.train)
    case 'helped':
      return paid(event.player, event.operator, event.amount, 'train')
    case 'equipmentBought':
      return paid(event.by, event.from, event.price, 'equipment', event.item)
    case 'borrowed':
      return paid('bank', event.by, event.amount, 'loan')
    case 'repaid':
      return paid(event.by, 'bank', event.amount, 'loan')
    // Whoever pays it has it in the price of the tile or the train; a service is paid for by its own event.
    case 'received':
      return event.why === 'equipment' ? [] : paid('bank', event.by, event.amount, 'income')
    case 'dividend':
      return Object.entries({ [event.operator]: event.kept, ...event.paid }).flatMap(([id, amount]) =>
        paid('bank', id, amount, 'dividend', event.operator),
      )
    default:
      return []
  }
}

/** Why a purse has changed by more than the events say; the place of the event tells whether it is part of the action. */
const reasonsIn = (event: GameEvent): readonly (readonly [purse: string, purpose: Purpose])[] => {
  switch (event.type) {
    case 'started':
      return [event.by, event.corporation].map((id) => [id, { kind: 'share', of: event.corporation }])
    case 'minorClosed':
      return [[event.operator, { kind: 'treasury' }]]
    case 'corporationClosed':
      return [[event.corporation, { kind: 'treasury' }]]
    case 'merged':
      return [
        [event.corporation, { kind: 'treasury' }],
        [event.into, { kind: 'treasury', of: event.corporation }],
      ]
    case 'privateBought':
      return [[event.by, { kind: 'treasury', of: event.company }]]
    default:
      return []
  }
}

const cashOf = (state: GameState): ReadonlyMap<string, number> =>
  new Map([...Object.entries(state.players), ...Object.entries(state.operators)].map(([id, { cash }]) => [id, cash]))

/** A company that got less than was paid for its first share has handed the difference on. */
const withFee = (item: MoneyItem, given: number): readonly MoneyItem[] =>
  item.amount <= 0 || item.amount >= given
    ? [item]
    : [
        { ...item, amount: given },
        { ...item, amount: item.amount - given, purpose: { kind: 'fee' } },
      ]

/**
 * Who pays and gets what between two positions, payment by payment. For each purse the items add up to what it has
 * more or less afterwards: that is read from the positions, and the events only say what it is for. `end` is the first
 * event that is no longer part of the action.
 */
export const moneyItems = (
  before: GameState,
  after: GameState,
  events: readonly GameEvent[],
  end: number,
): readonly MoneyItem[] => {
  const items: MoneyItem[] = []
  const reasons = new Map<string, { readonly purpose: Purpose; readonly later: boolean }>()
  events.forEach((event, i) => {
    const later = i >= end
    for (const payment of paymentsIn(event)) if (payment.amount !== 0) items.push({ ...payment, later })
    for (const [purse, purpose] of reasonsIn(event)) reasons.set(purse, { purpose, later })
  })
  const had = cashOf(before)
  const has = cashOf(after)
  const changed = (id: string): number => (has.get(id) ?? 0) - (had.get(id) ?? 0)
  return [...has.keys()].flatMap((id): readonly MoneyItem[] => {
    const told = items.filter(({ purse }) => purse === id)
    const rest = changed(id) - told.reduce((sum, { amount }) => sum + amount, 0)
    if (rest === 0) return told
    const { purpose, later } = reasons.get(id) ?? {
      purpose: { kind: 'other' },
      later: end < events.length && told.every((item) => item.later),
    }
    const item: MoneyItem = { purse: id, amount: rest, purpose, later }
    const founder = events.find((event) => event.type === 'started' && event.corporation === id)
    return [...told, ...(founder?.type === 'started' ? withFee(item, -changed(founder.by)) : [item])]
  })
}

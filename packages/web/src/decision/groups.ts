import type { Action, ActionType, Choices, Offer } from '@roundhouse/engine'

/** Kinds of action that a player thinks of together. */
const TOGETHER: Readonly<Partial<Record<ActionType, string>>> = { par: 'stock', buyShares: 'stock', sellShares: 'stock' }

/** Ends of a turn or of everything: never first, never beside what is usual. */
const LAST: readonly string[] = ['pass', 'bankrupt', 'endGame']

export interface Group {
  /** `stock`, or the type of action. */
  readonly key: string
  readonly offers: readonly Offer[]
  readonly blocked: Choices['blocked']
  /** Searched beside the page. */
  readonly deferred: boolean
}

export const keyOf = ({ type }: Action): string => TOGETHER[type] ?? type

const rank = (group: Group): number => {
  if (LAST.includes(group.key)) return 3 + LAST.indexOf(group.key)
  return group.offers.length > 0 || group.deferred ? 0 : 1
}

/** Everything there is to decide on, in the order the step asks for it; what is wholly impossible after what is possible. */
export const groupsOf = (choices: Choices): readonly Group[] => {
  const groups = new Map<string, { offers: Offer[]; blocked: Choices['blocked'][number][]; deferred: boolean }>()
  const groupFor = (key: string) => {
    const group = groups.get(key) ?? { offers: [], blocked: [], deferred: false }
    groups.set(key, group)
    return group
  }
  for (const { type } of choices.deferred) if (type === 'runRoutes') groupFor(type).deferred = true
  for (const offer of choices.offers) groupFor(keyOf(offer.action)).offers.push(offer)
  for (const block of choices.blocked) groupFor(keyOf(block.action)).blocked.push(block)
  return [...groups].map(([key, group]) => ({ key, ...group })).sort((a, b) => rank(a) - rank(b))
}

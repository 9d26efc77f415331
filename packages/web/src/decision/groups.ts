import type { Action, ActionType, Choices, Offer } from '@roundhouse/engine'

/** Kinds of action that a player thinks of together. */
const TOGETHER: Readonly<Partial<Record<ActionType, string>>> = {
  par: 'stock',
  buyShares: 'stock',
  sellShares: 'stock',
}

/** What a step is about comes before what may be done at any time; kinds not named here stand between. */
const FIRST = [
  'answer',
  'bid',
  'discardTrain',
  'buyEquipment',
  'runRoutes',
  'dividend',
  'layTile',
  'placeToken',
  'buyToken',
  'buyTrain',
  'stock',
  'choose',
]
const ANY_TIME = ['issueShares', 'redeemShares', 'borrow', 'repay', 'usePower', 'assign', 'buyPrivate', 'sellPrivate']
/** Ends of a turn or of everything: never first, never beside what is usual. */
const LAST = ['pass', 'bankrupt', 'endGame']

export interface Group {
  /** `stock`, or the type of action. */
  readonly key: string
  readonly offers: readonly Offer[]
  readonly blocked: Choices['blocked']
  /** Searched beside the page. */
  readonly deferred: boolean
}

export const keyOf = ({ type }: Action): string => TOGETHER[type] ?? type

/** Where companies are bid on, buying one at once belongs to the same question. */
export const isSale = ({ offers, blocked }: Choices): boolean =>
  [...offers, ...blocked].some(({ action }) => action.type === 'bid')

const rank = ({ key }: Group): number => {
  if (FIRST.includes(key)) return FIRST.indexOf(key)
  const late = [...ANY_TIME, ...LAST].indexOf(key)
  return late < 0 ? 50 : 100 + late
}

/** Everything there is to decide on, each kind of action in its usual place, possible now or not. */
export const groupsOf = (choices: Choices): readonly Group[] => {
  const sale = isSale(choices)
  const groupOf = (action: Action): string => (sale && action.type === 'buyPrivate' ? 'bid' : keyOf(action))
  const groups = new Map<string, { offers: Offer[]; blocked: Choices['blocked'][number][]; deferred: boolean }>()
  const groupFor = (key: string) => {
    const group = groups.get(key) ?? { offers: [], blocked: [], deferred: false }
    groups.set(key, group)
    return group
  }
  for (const { type } of choices.deferred) if (type === 'runRoutes') groupFor(type).deferred = true
  for (const offer of choices.offers) groupFor(groupOf(offer.action)).offers.push(offer)
  for (const block of choices.blocked) groupFor(groupOf(block.action)).blocked.push(block)
  return [...groups].map(([key, group]) => ({ key, ...group })).sort((a, b) => rank(a) - rank(b))
}

import {
  type ActionType,
  type Choices,
  cash,
  controller,
  type OperatorId,
  type PlayerId,
  type Position,
} from '@roundhouse/engine'

/** How it goes: money is raised, the train bought, or all given up. A train of another is a way out at any time. */
const WAYS_OUT = [
  'issueShares',
  'sellShares',
  'borrow',
  'buyTrain',
  'bankrupt',
] as const satisfies readonly ActionType[]
export type WayOut = (typeof WAYS_OUT)[number]

/** A train must be bought and the treasury does not reach. */
export interface Emergency {
  readonly operator: OperatorId
  readonly president: PlayerId | null
  /** The cheapest train of the bank. */
  readonly train: string
  readonly price: number
  readonly treasury: number
  /** What the president has himself. */
  readonly own: number
  /** What treasury and president lack together; 0 = enough. */
  readonly missing: number
  /** Ways that the step knows; `open`: may be taken now. */
  readonly ways: readonly { readonly way: WayOut; readonly open: boolean }[]
  /** What to do now: buy where that is possible, else the first that is. */
  readonly next: WayOut | null
}

const isFromBank = (from: string): boolean => from === 'bank' || from === 'discard'

/** null = the turn may end without a train, or the treasury pays for it. */
export const emergencyOf = (p: Position, { actor, offers, blocked }: Choices): Emergency | null => {
  if (actor === null || !p.state.operators[actor] || offers.some(({ action }) => action.type === 'pass')) return null
  const trains = [...offers, ...blocked].flatMap(({ action }) =>
    action.type === 'buyTrain' && isFromBank(action.from) ? [action] : [],
  )
  const [cheapest] = trains.sort((a, b) => a.price - b.price)
  const treasury = cash(p, actor)
  if (!cheapest || treasury >= cheapest.price) return null
  const president = controller(p, actor)
  const own = president === null ? 0 : cash(p, president)
  const isOpen = (way: WayOut): boolean =>
    offers.some(({ action }) => action.type === way && (action.type !== 'buyTrain' || isFromBank(action.from)))
  const isKnown = (way: WayOut): boolean => blocked.some(({ action }) => action.type === way)
  const ways = WAYS_OUT.filter((way) => isOpen(way) || isKnown(way)).map((way) => ({ way, open: isOpen(way) }))
  return {
    operator: actor,
    president,
    train: cheapest.name,
    price: cheapest.price,
    treasury,
    own,
    missing: Math.max(0, cheapest.price - treasury - own),
    ways,
    next: isOpen('buyTrain') ? 'buyTrain' : (ways.find(({ open }) => open)?.way ?? null),
  }
}

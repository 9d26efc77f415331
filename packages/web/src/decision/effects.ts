import { type Action, type EntityId, type GameEvent, type GameState, type Position, step } from '@roundhouse/engine'
import { type MoneyItem, moneyItems } from './money-items.js'

/** What a purse gains or loses by an action, and what is in it then. */
export interface PurseChange {
  readonly purse: EntityId
  readonly change: number
  readonly left: number
  /** They add up to the change. */
  readonly items: readonly MoneyItem[]
}

/** What an action would do, found by trying it: legality and effect are never guessed by the page. */
export interface Effect {
  /** What happens at once, without the turns and rounds that may begin after it. */
  readonly events: readonly GameEvent[]
  /** The position the action leads to. */
  readonly after: Position
  /** Everybody whose money the action itself moves, the one who acts first. */
  readonly money: readonly PurseChange[]
}

const isNextTurn = ({ type }: GameEvent): boolean => type === 'roundBegan' || type === 'operates'

const cashIn = ({ players, operators }: GameState, id: string): number =>
  (players[id as keyof typeof players] ?? operators[id])?.cash ?? 0

const pursesOf = (items: readonly MoneyItem[], state: GameState, by: string): readonly PurseChange[] => {
  const ids = [...new Set(items.filter(({ later }) => !later).map(({ purse }) => purse))]
  return ids
    .map((purse): PurseChange => {
      const own = items.filter((item) => item.purse === purse)
      return { purse, items: own, change: own.reduce((sum, { amount }) => sum + amount, 0), left: cashIn(state, purse) }
    })
    .sort((a, b) => Number(b.purse === by) - Number(a.purse === by))
}

const known = new WeakMap<GameState, Map<string, Effect | null>>()

/** null = it would be refused. Asked again about the same position and action, it answers from memory. */
export const effectOf = (p: Position, action: Action): Effect | null => {
  const here = known.get(p.state) ?? new Map<string, Effect | null>()
  known.set(p.state, here)
  const key = JSON.stringify(action)
  const before = here.get(key)
  if (before !== undefined) return before
  const tried = step(p, action)
  let effect: Effect | null = null
  if (tried.ok) {
    const { events, position } = tried
    const found = events.findIndex(isNextTurn)
    const end = found < 0 ? events.length : found
    const items = moneyItems(p.state, position.state, events, end)
    effect = { events: events.slice(0, end), after: position, money: pursesOf(items, position.state, action.by) }
  }
  here.set(key, effect)
  return effect
}

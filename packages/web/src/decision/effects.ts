import { type Action, type GameEvent, type GameState, type Position, step } from '@roundhouse/engine'

/** What an action would do, found by trying it: legality and effect are never guessed by the page. */
export interface Effect {
  /** What happens at once, without the turns and rounds that may begin after it. */
  readonly events: readonly GameEvent[]
  /** Player or company → money gained or spent; empty where others already move on after it. */
  readonly cash: Readonly<Record<string, number>>
}

const cashOf = (state: GameState): ReadonlyMap<string, number> =>
  new Map([...Object.entries(state.players), ...Object.entries(state.operators)].map(([id, { cash }]) => [id, cash]))

const isNextTurn = ({ type }: GameEvent): boolean => type === 'roundBegan' || type === 'operates'

const cashBetween = (before: GameState, after: GameState): Readonly<Record<string, number>> => {
  const had = cashOf(before)
  const changes = [...cashOf(after)].map(([id, now]) => [id, now - (had.get(id) ?? 0)] as const)
  return Object.fromEntries(changes.filter(([, change]) => change !== 0))
}

/** What events themselves say about money, where the state already holds more than the action did. */
const cashIn = (events: readonly GameEvent[]): Readonly<Record<string, number>> => {
  const cash: Record<string, number> = {}
  const add = (id: string, amount: number): void => {
    cash[id] = (cash[id] ?? 0) + amount
  }
  for (const event of events) {
    if (event.type === 'sharesBought') add(event.by, -event.price)
    else if (event.type === 'sharesSold') add(event.by, event.price)
    else if (event.type === 'dividend') {
      add(event.operator, event.kept)
      for (const [id, amount] of Object.entries(event.paid)) add(id, amount)
    } else if (event.type === 'trainBought') add(event.by, event.help - event.price)
    else if (event.type === 'helped') add(event.player, -event.amount)
    else if (event.type === 'received' || event.type === 'borrowed') add(event.by, event.amount)
    else if (event.type === 'repaid') add(event.by, -event.amount)
    else if (event.type === 'tileLaid' || event.type === 'tokenPlaced') add(event.by, -event.cost)
  }
  return cash
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
    const end = tried.events.findIndex(isNextTurn)
    const events = end < 0 ? tried.events : tried.events.slice(0, end)
    const cash = end < 0 ? cashBetween(p.state, tried.position.state) : cashIn(events)
    effect = { events, cash }
  }
  here.set(key, effect)
  return effect
}

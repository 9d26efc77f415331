import {
  type Action,
  type Game,
  type GameEvent,
  type GameState,
  type OperatorId,
  type PlayerId,
  play,
  president,
  price,
} from '@roundhouse/engine'

/** What an action would change, found by playing it on a copy: legality and effect are never guessed by the page. */
export interface Effect {
  /** Player or company → money gained or spent. */
  readonly cash: Readonly<Record<string, number>>
  readonly prices: readonly { readonly corporation: OperatorId; readonly from: number; readonly to: number }[]
  readonly presidents: readonly { readonly corporation: OperatorId; readonly from: PlayerId | null; readonly to: PlayerId | null }[]
  /** Companies that leave the game. */
  readonly closed: readonly string[]
  readonly events: readonly GameEvent[]
  readonly after: Game
}

/** The position alone, without its history: what is tried on it leaves no trace. */
export const alone = (game: Game): Game => {
  const { setup, rules, state } = game
  return { setup, rules, state, entries: [{ action: null, events: [], state }], length: 1, cursor: 0 }
}

const cashOf = (state: GameState): ReadonlyMap<string, number> =>
  new Map([...Object.entries(state.players), ...Object.entries(state.operators)].map(([id, { cash }]) => [id, cash]))

const closedIn = (state: GameState): readonly string[] =>
  [...Object.entries(state.operators), ...Object.entries(state.privates)].flatMap(([id, { closed }]) => (closed ? [id] : []))

/** null = it would be refused. */
export const effectOf = (game: Game, action: Action): Effect | null => {
  const played = play(alone(game), action)
  if (!played.ok) return null
  const after = played.game
  const had = cashOf(game.state)
  const cash: Record<string, number> = {}
  for (const [id, now] of cashOf(after.state)) {
    const change = now - (had.get(id) ?? 0)
    if (change !== 0) cash[id] = change
  }
  const corporations = Object.keys(game.state.shares)
  const gone = closedIn(game.state)
  return {
    cash,
    prices: corporations
      .map((corporation) => ({ corporation, from: price(game, corporation), to: price(after, corporation) }))
      .filter(({ from, to }) => from !== to && from !== 0),
    presidents: corporations
      .map((corporation) => ({ corporation, from: president(game, corporation), to: president(after, corporation) }))
      .filter(({ from, to }) => from !== to && from !== null),
    closed: closedIn(after.state).filter((id) => !gone.includes(id)),
    events: played.events,
    after,
  }
}

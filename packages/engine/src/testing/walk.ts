import { choices } from '../choices.js'
import type { Action, ActionType } from '../core/action.js'
import { type Game, play } from '../game.js'
import { newTable, type Table } from './table.js'

/** Whole numbers below `count`, the same from the same seed. */
export const diceOf = (seed: number): ((count: number) => number) => {
  let x = seed >>> 0
  return (count) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0
    return Math.floor((x / 2 ** 32) * count)
  }
}

/** What leads nowhere is chosen seldom, so that a few hundred actions see the whole of a game. */
const SELDOM: readonly ActionType[] = ['pass', 'sellShares', 'bankrupt']

/** Every position of a game of random choices, from the set-up on; `instead` may decide in their place. */
export function* walk(
  title: string,
  seed: number,
  moves: number,
  more: Table = {},
  instead: (game: Game) => Action | null = () => null,
): Generator<Game> {
  const dice = diceOf(seed)
  let game = newTable(title, { seed, ...more })
  yield game
  const chosen = (): Action => {
    const offers = choices(game).offers.map(({ action }) => action)
    const kinds = [...new Set(offers.map(({ type }) => type))]
    const busy = kinds.filter((type) => !SELDOM.includes(type))
    const some = busy.length > 0 && dice(8) > 0 ? busy : kinds
    const type = some[dice(some.length)]
    const list = offers.filter((action) => action.type === type)
    return list[dice(list.length)] as Action
  }
  while (game.cursor < moves && !game.state.ended) {
    const played = play(game, instead(game) ?? chosen())
    if (!played.ok) throw new Error(`walk: ${JSON.stringify(played.refusal)}`)
    game = played.game
    yield game
  }
}

import { type Game, type GameState, type PlayerId, view } from '@roundhouse/engine'

const KEPT: ReadonlySet<string> = new Set<keyof GameState>(['random'])

/** Do two states tell the same? Parts they share are not looked into; the random seed tells nothing to a reader. */
const tellSame = (a: GameState, b: GameState): boolean =>
  Object.keys({ ...a, ...b }).every((key) => {
    const [one, other] = [a[key as keyof GameState], b[key as keyof GameState]]
    return KEPT.has(key) || one === other || JSON.stringify(one) === JSON.stringify(other)
  })

/** The position as a seat may know it; null = anybody may look at the screen. */
export const seenBy = (game: Game, seat: PlayerId | null): Game => {
  if (!game.rules.hide) return game
  const { state } = view(game, seat)
  return tellSame(state, game.state) ? game : { ...game, state }
}

/** Does this seat know something now that the others around the screen may not see? */
export const hasSecret = (game: Game, seat: PlayerId | null): boolean => {
  if (!game.rules.hide || seat === null) return false
  return !tellSame(view(game, null).state, view(game, seat).state)
}

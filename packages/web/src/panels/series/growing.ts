import type { Game, History } from '@roundhouse/engine'

/**
 * A reading of the whole history that is kept and only ever extended: games that grow share one history, so
 * every entry is looked at once, however long the game and however often it is asked for.
 *
 * What it returns may know more than the game that asks (a longer game with the same history): cut it with `upTo`.
 */
export const growing = <T>(
  begin: (game: Game) => T,
  add: (kept: T, game: Game, n: number) => void,
): ((game: Game) => T) => {
  const known = new WeakMap<History, { readonly kept: T; next: number }>()
  return (game) => {
    let found = known.get(game.history)
    if (!found) {
      found = { kept: begin(game), next: game.history.base }
      known.set(game.history, found)
    }
    for (; found.next < game.length; found.next++) add(found.kept, game, found.next)
    return found.kept
  }
}

/** Something that happened with the `n`th action (0 = the set-up). */
export interface Moment {
  readonly n: number
}

/** How many of the moments, which are in order, lie at `n` or before. */
export const countUpTo = (moments: readonly Moment[], n: number): number => {
  let low = 0
  let high = moments.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((moments[middle] as Moment).n <= n) low = middle + 1
    else high = middle
  }
  return low
}

export const upTo = <T extends Moment>(moments: readonly T[], n: number): readonly T[] =>
  moments.slice(0, countUpTo(moments, n))

export const lastUpTo = <T extends Moment>(moments: readonly T[], n: number): T | undefined =>
  moments[countUpTo(moments, n) - 1]

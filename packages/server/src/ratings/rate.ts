import { rate as openskill, ordinal, rating } from 'openskill'

/** How well somebody is thought to play a title, and how sure that is. */
export interface Rating {
  readonly mu: number
  readonly sigma: number
  /** Rated games so far. */
  readonly games: number
}

export const UNRATED: Rating = { ...rating(), games: 0 }

/** Somebody's place in a game; equal places are a tie. */
export interface Placed {
  readonly user: string
  readonly place: number
}

/** The ratings of people after a game between them. One person alone has beaten nobody: nothing changes. */
export const rated = (placed: readonly Placed[], before: ReadonlyMap<string, Rating>): ReadonlyMap<string, Rating> => {
  if (placed.length < 2) return new Map()
  const ratings = placed.map(({ user }) => before.get(user) ?? UNRATED)
  const after = openskill(
    ratings.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: placed.map(({ place }) => place) },
  )
  return new Map(
    placed.map(({ user }, i) => {
      const { mu, sigma } = after[i]![0]!
      return [user, { mu, sigma, games: ratings[i]!.games + 1 }]
    }),
  )
}

/** The figure people see: 0 for who has played nothing, and it grows with every game until it is sure. */
export const shownRating = (each: Pick<Rating, 'mu' | 'sigma'>): number => Math.max(0, Math.round(ordinal(each) * 40))

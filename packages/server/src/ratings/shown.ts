import type Type from 'typebox'
import type { TableCard } from '../api/schemas.js'
import type { Context } from '../context.js'
import { shownRating } from './rate.js'

type Card = Type.Static<typeof TableCard>

/** Tables of a list with the ratings of who sits there, where they are kept and shown. */
export const withRatings = async ({ settings, storage }: Context, cards: readonly Card[]): Promise<readonly Card[]> => {
  if (!settings.ratings) return cards
  const users = [...new Set(cards.flatMap(({ seats }) => seats.flatMap(({ user }) => user ?? [])))]
  const hidden = new Set(await storage.people.hiddenAmong(users))
  const ratings = await storage.results.ratingsOf(users.filter((user) => !hidden.has(user)))
  const figures = new Map(ratings.map((each) => [`${each.user_id} ${each.title}`, shownRating(each)]))
  return cards.map((card) => ({
    ...card,
    seats: card.seats.map((seat) => {
      const rating = figures.get(`${seat.user} ${card.title}`)
      return rating === undefined ? seat : { ...seat, rating }
    }),
  }))
}

import type Type from 'typebox'
import type { Profile } from '../api/schemas.js'
import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import { shownRating } from '../ratings/rate.js'
import { cardOf } from '../tables/tell.js'

type Told = Type.Static<typeof Profile>

/** Games and tables told at the most. */
const MOST = 50

/** What somebody has played, as another may know it: of tables everybody may see. One's own is whole. */
export const profileOf = async ({ storage, settings }: Context, id: string, asker: string | null): Promise<Told> => {
  const { people, results, tables } = storage
  const user = await people.byId(id)
  if (!user || user.deleted_at !== null) throw new Failure('not_found')
  const isOwn = id === asker
  if (user.profile_hidden === 1 && !isOwn) throw new Failure('profile_hidden')
  const [byTitle, last, now, ratings] = await Promise.all([
    results.byTitle(id, isOwn),
    results.of(id, isOwn, MOST),
    tables.playedBy(id, isOwn, MOST),
    settings.ratings ? results.ratingsOf([id]) : [],
  ])
  const cards = new Map((await tables.byIds(last.map(({ table_id }) => table_id))).map((each) => [each.table.id, each]))
  return {
    id,
    name: user.name,
    kind: user.kind,
    since: user.created_at,
    hidden: user.profile_hidden === 1,
    titles: byTitle.map(({ title, games, wins, places }) => {
      const rating = ratings.find((each) => each.title === title)
      return {
        title,
        games,
        wins,
        place: Math.round((places / games) * 100) / 100,
        ...(rating && { rating: { figure: shownRating(rating), games: rating.games } }),
      }
    }),
    games: last.flatMap(({ table_id, place, score, at }) => {
      const table = cards.get(table_id)
      return table ? [{ table: cardOf(table), place, score, at }] : []
    }),
    tables: now.map(cardOf),
  }
}

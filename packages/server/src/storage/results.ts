import { type Kysely, type Selectable, sql } from 'kysely'
import { type Rating, rated } from '../ratings/rate.js'
import type { RatingRow, ResultRow, Schema } from './schema.js'
import type { Db } from './storage.js'

export type StoredResult = Selectable<ResultRow>
/** A result before it has its place in the order of finishes. */
export type NewResult = Omit<ResultRow, 'finish'>

export interface TitleResults {
  readonly title: string
  readonly games: number
  readonly wins: number
  /** Of all places together. */
  readonly places: number
}

/** How games ended, and the ratings that follow from it. */
export interface Results {
  /** Finished tables without a result, from before results were kept. */
  missing(limit: number): Promise<readonly string[]>
  /** Adds those of a game, unless they are there; false = they are. */
  add(results: readonly NewResult[]): Promise<boolean>
  /** The last games of somebody, the last first. */
  of(user: string, isAll: boolean, limit: number): Promise<readonly StoredResult[]>
  byTitle(user: string, isAll: boolean): Promise<readonly TitleResults[]>
  ratingsOf(users: readonly string[]): Promise<readonly Selectable<RatingRow>[]>
  /** Ratings are kept from now on, or not; where they were not kept without a gap they are made anew out of the results. */
  keepRatings(isOn: boolean, isAnew: boolean): Promise<void>
}

/** The row that says whether ratings are kept; who changes it, or adds results, does so alone. */
const MARK = 'ratings'

const alone = async (t: Kysely<Schema>): Promise<void> => {
  await t
    .insertInto('settings')
    .values({ name: MARK, value: 'off' })
    .onConflict((on) => on.column('name').doUpdateSet(({ ref }) => ({ value: ref('settings.value') })))
    .execute()
}

const rateGame = async (t: Kysely<Schema>, results: readonly NewResult[]): Promise<void> => {
  const [first] = results
  const placed = results.flatMap(({ user_id: user, place }) => (user === null ? [] : [{ user, place }]))
  if (!first || placed.length < 2) return
  const { title } = first
  const known = await t
    .selectFrom('ratings')
    .selectAll()
    .where('title', '=', title)
    .where(
      'user_id',
      'in',
      placed.map(({ user }) => user),
    )
    .execute()
  const before = new Map<string, Rating>(known.map((each) => [each.user_id, each]))
  for (const [user_id, rating] of rated(placed, before))
    await t
      .insertInto('ratings')
      .values({ user_id, title, ...rating })
      .onConflict((on) => on.columns(['user_id', 'title']).doUpdateSet({ ...rating }))
      .execute()
}

const addIn = async (t: Kysely<Schema>, results: readonly NewResult[]): Promise<boolean> => {
  const { last } = await t
    .selectFrom('results')
    .select(({ fn }) => fn.max('finish').as('last'))
    .executeTakeFirstOrThrow()
  const finish = Number(last ?? 0) + 1
  const added = await t
    .insertInto('results')
    .values(results.map((each) => ({ ...each, finish })))
    .onConflict((on) => on.doNothing())
    .returning('seat')
    .execute()
  return added.length > 0
}

/**
 * Stores the last entry of a game, its results and the ratings after it, together or not at all. `append` stores the
 * entry; false = it was there already, and so are the results.
 */
export const storeFinish = (
  db: Kysely<Schema>,
  results: readonly NewResult[],
  isRated: boolean,
  append: (t: Kysely<Schema>) => Promise<boolean>,
): Promise<boolean> =>
  db.transaction().execute(async (t) => {
    await alone(t)
    if (!(await append(t))) return false
    if ((await addIn(t, results)) && isRated) await rateGame(t, results)
    return true
  })

const recompute = async (t: Kysely<Schema>): Promise<void> => {
  await t.deleteFrom('ratings').execute()
  const all = await t.selectFrom('results').selectAll().orderBy('finish').orderBy('seat').execute()
  const games = new Map<string, StoredResult[]>()
  for (const each of all) games.set(each.table_id, [...(games.get(each.table_id) ?? []), each])
  for (const results of games.values()) await rateGame(t, results)
}

export const resultsIn = (db: Db): Results => {
  /** Of tables that everybody may see; one's own games are all one's own. */
  const seen = (user: string, isAll: boolean) => {
    const all = db.selectFrom('results').where('results.user_id', '=', user)
    return isAll
      ? all
      : all.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('tables')
              .select('tables.id')
              .whereRef('tables.id', '=', 'results.table_id')
              .where('tables.visibility', '=', 'public'),
          ),
        )
  }
  return {
    async missing(limit) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('state', '=', 'finished')
        .where('frozen', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('results').select('seat').whereRef('results.table_id', '=', 'tables.id'))),
        )
        .orderBy('updated_at')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },
    add: (results) =>
      db.transaction().execute(async (t) => {
        await alone(t)
        return addIn(t, results)
      }),
    of: (user, isAll, limit) => seen(user, isAll).selectAll('results').orderBy('finish', 'desc').limit(limit).execute(),
    async byTitle(user, isAll) {
      const rows = await seen(user, isAll)
        .select(({ fn }) => [
          'results.title',
          fn.countAll<number>().as('games'),
          fn.sum<number>('results.place').as('places'),
          // Who plays alone has beaten nobody.
          sql<number>`sum(case when place = 1 and players > 1 then 1 else 0 end)`.as('wins'),
        ])
        .groupBy('results.title')
        .orderBy('results.title')
        .execute()
      return rows.map((row) => ({
        title: row.title,
        games: Number(row.games),
        wins: Number(row.wins),
        places: Number(row.places),
      }))
    },
    async ratingsOf(users) {
      return users.length === 0
        ? []
        : db.selectFrom('ratings').selectAll().where('user_id', 'in', users).orderBy('title').execute()
    },
    keepRatings: (isOn, isAnew) =>
      db.transaction().execute(async (t) => {
        await alone(t)
        const mark = await t.selectFrom('settings').select('value').where('name', '=', MARK).executeTakeFirst()
        if (isOn && (isAnew || mark?.value !== 'on')) await recompute(t)
        await t
          .updateTable('settings')
          .set({ value: isOn ? 'on' : 'off' })
          .where('name', '=', MARK)
          .execute()
      }),
  }
}

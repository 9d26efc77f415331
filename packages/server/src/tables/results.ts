import { type Game, result } from '@roundhouse/engine'
import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import type { NewResult } from '../storage/results.js'
import type { Seat, Table } from '../storage/tables.js'

/** How a game has ended for each seat of its table; whom the title plays itself has no seat. */
export const resultsOf = (
  { id, title }: Pick<Table, 'id' | 'title'>,
  game: Game,
  seats: readonly Seat[],
  at: number,
): readonly NewResult[] => {
  const scores = new Map<string, number>(result(game).scores.map(({ player, score }) => [player, score]))
  const scoreOf = ({ seat }: Seat): number => scores.get(seat) ?? 0
  return seats.map((seat) => ({
    table_id: id,
    seat: seat.seat,
    user_id: seat.user_id,
    title,
    players: game.state.seats.length,
    place: 1 + [...scores.values()].filter((score) => score > scoreOf(seat)).length,
    score: Math.round(scoreOf(seat)),
    at,
  }))
}

const AT_ONCE = 50

/** Results of games that were finished before they were kept, and the ratings after all of them. */
export const fillResults = async (
  { storage, cache, settings, log }: Context,
  isStopping: () => boolean,
): Promise<void> => {
  let count = 0
  const failed = new Set<string>()
  for (;;) {
    const missing = (await storage.results.missing(AT_ONCE + failed.size)).filter((id) => !failed.has(id))
    if (missing.length === 0) break
    for (const id of missing) {
      if (isStopping()) return
      try {
        await cache.use(id, async ({ game, table, seats }) => {
          if (!game) throw new Failure('frozen')
          if (await storage.results.add(resultsOf(table, game, seats, table.updated_at))) count++
        })
      } catch (error) {
        failed.add(id)
        log.warn({ err: error, table: id }, 'no result of a finished game')
      }
    }
  }
  if (count > 0) log.info({ count }, 'results of earlier games added')
  await storage.results.keepRatings(settings.ratings, count > 0)
}

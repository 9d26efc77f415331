import { controller, entryOf, type Game, type GameEvent, type PlayerId } from '@roundhouse/engine'

/** What the panel says anyway, or what a list of would tell too much of. */
const QUIET: ReadonlySet<GameEvent['type']> = new Set([
  'operates',
  'income',
  'priority',
  'gameStarted',
  'removedInSetup',
])

export interface NewsLine {
  /** The number of actions after which it had happened. */
  readonly n: number
  readonly event: GameEvent
}

const tookBy = (game: Game, n: number, seat: PlayerId): boolean => {
  const by = entryOf(game, n)?.action?.by
  const before = entryOf(game, n - 1)?.state
  if (by === undefined || !before) return false
  return by === seat || controller({ setup: game.setup, rules: game.rules, state: before }, by) === seat
}

/** Farther back nobody reads. */
const MOST = 60

/** What has happened since a seat's last action, the newest first; right after one's own action, what that did. */
export const newsFor = (game: Game, seat: PlayerId | null): readonly NewsLine[] => {
  const lines: NewsLine[] = []
  for (let n = game.cursor; n > 0 && lines.length < MOST; n--) {
    const own = seat !== null && tookBy(game, n, seat)
    if (own && n < game.cursor) break
    const events = (entryOf(game, n)?.events ?? []).filter(({ type }) => !QUIET.has(type))
    lines.push(...events.map((event) => ({ n, event })))
    if (own) break
  }
  return lines
}

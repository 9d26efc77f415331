import { entriesOf, type Game, type GameEvent, isPlayer, type PlayerId } from '@roundhouse/engine'
import { roundsOf, worthSeries } from '../panels/index.js'

/** A moment after which the game was another one. */
export type TurningPoint =
  | { readonly n: number; readonly kind: 'event'; readonly event: GameEvent }
  /** Another player has become the richest, as counted where rounds begin. */
  | {
      readonly n: number
      readonly kind: 'lead'
      readonly player: PlayerId
      readonly from: PlayerId
      readonly by: number
    }

const turns = (event: GameEvent): boolean => {
  switch (event.type) {
    case 'phase':
    case 'bankrupt':
    case 'corporationClosed':
    case 'merged':
    case 'receivership':
    case 'bankBroken':
    case 'endTriggered':
      return true
    case 'presidentChanged':
      return event.from !== null && event.to !== null
    default:
      return false
  }
}

/** Who alone is the richest after the `n`th action, and by how much. */
const leaderAt = (worth: ReturnType<typeof worthSeries>, n: number): { player: PlayerId; by: number } | null => {
  const sorted = worth.map(({ id, values }) => ({ id, value: values[n] ?? 0 })).sort((a, b) => b.value - a.value)
  const [first, second] = sorted
  if (!first || !isPlayer(first.id) || (second && first.value === second.value)) return null
  return { player: first.id, by: first.value - (second?.value ?? 0) }
}

const leads = (game: Game): readonly TurningPoint[] => {
  const worth = worthSeries(game)
  const last = game.length - 1
  const moments = [...new Set([...roundsOf(game).map(({ n }) => n), last])].filter((n) => n <= last)
  const found: TurningPoint[] = []
  let leading: PlayerId | null = null
  for (const n of moments) {
    const now = leaderAt(worth, n)
    if (!now) continue
    if (leading !== null && now.player !== leading)
      found.push({ n, kind: 'lead', player: now.player, from: leading, by: now.by })
    leading = now.player
  }
  return found
}

/** Where the game turned, the oldest first: phases, presidencies, ruins, and who leads. */
export const turningPoints = (game: Game): readonly TurningPoint[] => {
  const events = entriesOf(game)
    .flatMap(([n, { events: all }]) => all.filter(turns).map((event) => ({ n, kind: 'event', event }) as const))
    .filter(({ n }) => n > 0)
  return [...events, ...leads(game)].sort((a, b) => a.n - b.n)
}

/** The nearest turning point before or after a moment. */
export const turningPointFrom = (points: readonly TurningPoint[], n: number, way: -1 | 1): TurningPoint | undefined =>
  way === 1 ? points.find((point) => point.n > n) : points.findLast((point) => point.n < n)

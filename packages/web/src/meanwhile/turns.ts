import {
  type Action,
  controller,
  type EntityId,
  type Entry,
  entryOf,
  type Game,
  type GameEvent,
  type GameState,
  isAutomaton,
  isPlayer,
  type PlayerId,
  type Position,
  unfold,
} from '@roundhouse/engine'
import type { RoundMark } from '../panels/index.js'
import { type PastRun, runAt, runMade } from '../study/past-run.js'

type Round = Pick<RoundMark, 'kind' | 'turn' | 'num' | 'of'>

/** What a player, or a company, did in one round. */
export interface OthersTurn {
  readonly by: EntityId
  /** The player who decided for a company. */
  readonly owner: PlayerId | null
  readonly round: Round
  /** The number of actions after the last of it. */
  readonly n: number
  readonly events: readonly GameEvent[]
  readonly runs: readonly PastRun[]
  /** The actions it was done with, to ask why. */
  readonly actions: readonly number[]
}

interface Deed {
  readonly n: number
  readonly action: Action
  readonly events: readonly GameEvent[]
  readonly before: GameState
  readonly state: GameState
  readonly run: PastRun | null
}

/** Farther back nobody reads. */
const MOST = 150

const positionIn = ({ setup, rules }: Game, state: GameState): Position => ({ setup, rules, state })

const known = new WeakMap<Entry, readonly Deed[]>()

/** One action, or with those of somebody the title plays, which follow without being asked for. */
const deedsAt = (game: Game, n: number): readonly Deed[] => {
  const entry = entryOf(game, n)
  const before = entryOf(game, n - 1)?.state
  if (!entry?.action || !before) return []
  const found = known.get(entry)
  if (found) return found
  const p = positionIn(game, before)
  const read = (): readonly Deed[] => {
    const { action, events, state } = entry
    if (!action) return []
    if (!game.state.seats.some((seat) => isAutomaton(game, seat)))
      return [{ n, action, events, before, state, run: runAt(game, n) }]
    let from = before
    return unfold(p, action).map((moved) => {
      const deed = { n, ...moved, before: from, run: runMade(positionIn(game, from), moved.action, n) }
      from = moved.state
      return deed
    })
  }
  const deeds = read()
  known.set(entry, deeds)
  return deeds
}

/** Whom an event is told of; null = of whoever is acting. */
const subjectOf = (event: GameEvent, state: GameState): EntityId | null => {
  const id = 'operator' in event ? event.operator : 'by' in event ? event.by : 'player' in event ? event.player : null
  return id !== null && (isPlayer(id) || state.operators[id]) ? id : null
}

const isBy = (game: Game, seat: PlayerId, { action, before }: Deed): boolean =>
  action.by === seat || controller(positionIn(game, before), action.by) === seat

/** What others did between the last two turns of a seat, the turn it is taking left out; the oldest first. */
const deedsSince = (game: Game, seat: PlayerId): readonly Deed[] => {
  const found: Deed[] = []
  const last = Math.max(game.history.base, game.cursor - MOST)
  for (let n = game.cursor; n > last; n--)
    for (const deed of deedsAt(game, n).toReversed()) {
      if (!isBy(game, seat, deed)) found.push(deed)
      else if (found.length > 0) return found.reverse()
    }
  return found.reverse()
}

const keyOf = ({ kind, turn, num }: Round, by: EntityId): string => `${kind} ${turn} ${num} ${by}`

/** What every other player and company did since a seat's last turn, by rounds, the oldest first. */
export const othersTurns = (game: Game, seat: PlayerId): readonly OthersTurn[] => {
  const turns = new Map<string, OthersTurn>()
  for (const { n, action, events, before, state, run } of deedsSince(game, seat)) {
    let round: Round = { ...before.round, turn: before.turn }
    let acting: EntityId = action.by
    const at = (by: EntityId): OthersTurn => {
      const owner = isPlayer(by) ? null : controller(positionIn(game, state), by)
      return turns.get(keyOf(round, by)) ?? { by, owner, round, n, events: [], runs: [], actions: [] }
    }
    const put = (by: EntityId, more: Partial<OthersTurn>): void => {
      turns.set(keyOf(round, by), { ...at(by), n, ...more })
    }
    put(acting, { actions: [...at(acting).actions, n] })
    if (run) put(run.operator, { runs: [...at(run.operator).runs, run] })
    for (const event of events) {
      if (event.type === 'roundBegan') round = { kind: event.round, turn: event.turn, num: event.num, of: event.of }
      else if (event.type === 'operates') acting = event.operator
      const by = subjectOf(event, state) ?? acting
      put(by, { events: [...at(by).events, event] })
    }
  }
  return [...turns.values()]
}

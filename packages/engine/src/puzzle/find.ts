import { choices } from '../choices.js'
import type { Action, ActionOf } from '../core/action.js'
import { isPlayer, type OperatorId } from '../core/ids.js'
import type { Position } from '../core/position.js'
import { percentOf, president } from '../core/shares.js'
import { type Game, play } from '../game.js'
import { routeProblem } from '../routes/problem.js'
import { bestRoutes } from '../routes/search.js'
import type { Lay, PresidencyPuzzle, Puzzle, PuzzleKind, RunPuzzle, TilePuzzle, TrainPuzzle } from './puzzle.js'

/** Enough stops on the best runs that these do not catch the eye. */
const MANY_STOPS = 5
/** More tiles than a person looks through. */
const MOST_LAYS = 40
/** What the answer must bring more than anything else, in money. */
const CLEARLY = 10
const OPTIONS = 4

const earns = (p: Position, by: OperatorId): number => bestRoutes(routeProblem(p, by)).revenue

const offered = (game: Game): readonly Action[] =>
  choices(game, undefined, ['runRoutes', 'claimRoutes']).offers.flatMap(({ action, range }) => (range ? [] : [action]))

const runPuzzle = (game: Game): RunPuzzle | null => {
  const run = choices(game, undefined, ['runRoutes', 'claimRoutes']).deferred.find(({ type }) => type === 'runRoutes')
  if (!run) return null
  const { revenue, runs, proven, alternatives } = bestRoutes(routeProblem(game, run.by), { alternatives: 1 })
  const stops = runs.reduce((sum, { chains }) => sum + chains.length + 1, 0)
  if (!proven || stops < MANY_STOPS || alternatives.length > 0) return null
  return { kind: 'run', by: run.by, revenue }
}

const isLay = (action: Action): action is ActionOf<'layTile'> =>
  action.type === 'layTile' && action.power === undefined && action.spends === undefined

const layOf = ({ hex, tile, rotation }: ActionOf<'layTile'>): Lay => ({ hex, tile, rotation })

const tilePuzzle = (game: Game): TilePuzzle | null => {
  const lays = offered(game).filter(isLay)
  const [first] = lays
  if (!first || lays.length < 3 || lays.length > MOST_LAYS) return null
  const { by } = first
  if ((game.state.operators[by]?.trains.length ?? 0) === 0) return null
  const now = earns(game, by)
  const worth = lays.flatMap((lay) => {
    const played = play(game, lay)
    return played.ok ? [{ lay, revenue: earns(played.game, by) }] : []
  })
  const [best, next] = worth.toSorted((a, b) => b.revenue - a.revenue)
  if (!best || !next || best.revenue < next.revenue + CLEARLY || best.revenue <= now) return null
  return { kind: 'tile', by, answer: layOf(best.lay), now, revenue: best.revenue, second: next.revenue }
}

const presidencyPuzzle = (game: Game): PresidencyPuzzle | null => {
  const buys = offered(game).filter((action) => action.type === 'buyShares')
  if (new Set(buys.map(({ corporation }) => corporation)).size < 3) return null
  const found = buys.flatMap((buy): readonly PresidencyPuzzle[] => {
    const before = president(game, buy.corporation)
    if (before === null || before === undefined || !isPlayer(before) || before === buy.by) return []
    const played = play(game, buy)
    if (!played.ok || president(played.game, buy.corporation) !== buy.by) return []
    const { by, corporation } = buy
    return [
      {
        kind: 'presidency',
        by,
        corporation,
        before,
        percent: percentOf(played.game, corporation, by),
        others: percentOf(played.game, corporation, before),
      },
    ]
  })
  const corporations = new Set(found.map(({ corporation }) => corporation))
  return corporations.size === 1 ? (found[0] ?? null) : null
}

/** Trains that run on. */
const lasting = ({ state }: Position, id: OperatorId): number =>
  state.operators[id]?.trains.filter(({ obsolete }) => !obsolete).length ?? 0

/** Other answers that somebody might give. */
const wrongSets = (right: readonly OperatorId[], owners: readonly OperatorId[]): readonly (readonly OperatorId[])[] => {
  const key = (set: readonly OperatorId[]): string => set.toSorted().join()
  const candidates = [
    ...owners.map((id) => (right.includes(id) ? right.filter((each) => each !== id) : [...right, id])),
    [],
    owners,
  ]
  const seen = new Set([key(right)])
  return candidates
    .filter((set) => {
      if (seen.has(key(set))) return false
      seen.add(key(set))
      return true
    })
    .slice(0, OPTIONS - 1)
}

const trainPuzzle = (game: Game): TrainPuzzle | null => {
  const buys = offered(game).filter((action) => action.type === 'buyTrain' && action.from === 'bank')
  for (const buy of buys) {
    if (buy.type !== 'buyTrain') continue
    const played = play(game, buy)
    if (!played.ok || played.game.state.phase === game.state.phase) continue
    const owners = Object.keys(game.state.operators)
      .filter((id) => lasting(game, id) > 0)
      .sort()
    const right = owners.filter((id) => lasting(played.game, id) === 0)
    if (right.length === 0 || owners.length < 3) continue
    const options = [right, ...wrongSets(right, owners)]
    if (options.length < OPTIONS) continue
    // Where the right one stands is nobody's choice, and the same every time.
    const answer = game.cursor % OPTIONS
    const [, ...wrong] = options
    return {
      kind: 'trains',
      by: buy.by,
      train: buy.name,
      options: [...wrong.slice(0, answer), right, ...wrong.slice(answer)],
      answer,
    }
  }
  return null
}

const FINDERS: Readonly<Record<PuzzleKind, (game: Game) => Puzzle | null>> = {
  run: runPuzzle,
  tile: tilePuzzle,
  presidency: presidencyPuzzle,
  trains: trainPuzzle,
}

export const PUZZLE_KINDS = Object.keys(FINDERS) as readonly PuzzleKind[]

/** The question of this kind that the position holds, with its proven answer; null = none worth asking. */
export const findPuzzle = (game: Game, kind: PuzzleKind): Puzzle | null => FINDERS[kind](game)

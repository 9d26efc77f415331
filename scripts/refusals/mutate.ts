// Actions somebody might try and would be refused: those of the game so far, with something else in one place.
import type { Dice } from '@roundhouse/bots'
import type { Action, Game, HexId, RunOfTrain } from '@roundhouse/engine'

type Fields = Record<string, unknown>

const PLACES = ['treasury', 'pool', 'ipo', 'tradeIn', 'aside']
const PERCENTS = [5, 10, 20, 30, 40, 50, 60, 70]

const entitiesIn = ({ rules, state }: Game): readonly string[] => [
  ...state.seats,
  ...Object.keys(rules.operators),
  ...Object.keys(rules.privates),
]

const trainsIn = ({ state }: Game) => [
  ...Object.values(state.operators).flatMap(({ trains }) => trains),
  ...state.depot.discarded,
  ...state.depot.upcoming.slice(0, 3).map((id) => ({ id, name: id.split('-')[0] ?? id })),
]

/** A number that may be just too much or too little. */
const numberNear = (value: unknown, dice: Dice): number => {
  const old = typeof value === 'number' ? value : 0
  return dice.one([0, 1, old - 1, old + 1, old + 5, old - 5, old + 10, old * 2, 40, 100, 1000])
}

const otherTrain = (game: Game, dice: Dice): string => {
  const all = trainsIn(game)
  return all.length > 0 ? dice.one(all).id : 'none'
}

/** A hex beside this one. */
const besideOf = (game: Game, hex: HexId, dice: Dice): HexId => {
  const around = Object.values(game.rules.board.neighbours[hex] ?? {})
  return around.length > 0 ? dice.one(around) : hex
}

/** A walk over the map that nobody has built. */
const wander = (game: Game, from: HexId, dice: Dice): readonly HexId[] => {
  const walk = [from]
  for (let left = dice.between(1, 4); left > 0; left--) walk.push(besideOf(game, walk.at(-1) ?? from, dice))
  return walk
}

const mutatedRun = (game: Game, run: RunOfTrain, dice: Dice): RunOfTrain => {
  const chains = run.chains.map((chain) => [...chain])
  const at = dice.between(0, Math.max(0, chains.length - 1))
  const chain = chains[at] ?? []
  const end = chains.at(-1)?.at(-1) ?? ''
  switch (dice.between(0, 9)) {
    case 0:
      return { ...run, train: otherTrain(game, dice) }
    case 1:
      return { ...run, chains: chains.toSpliced(at, 1), stops: [] }
    case 2:
      return { ...run, chains: [...chains, chain.toReversed()], stops: [] }
    case 3:
      return { ...run, chains: [...chains, wander(game, end, dice)], stops: [] }
    case 4:
      return { ...run, chains: chains.toSpliced(at, 1, wander(game, chain[0] ?? '', dice) as HexId[]), stops: [] }
    case 5:
      return {
        ...run,
        chains: chains.toSpliced(at, 1, [...chain, besideOf(game, chain.at(-1) ?? '', dice)]),
        stops: [],
      }
    case 6:
      return { ...run, counts: [...new Set(chains.flat())].filter(() => dice.chance(0.6)) }
    case 7:
      return { ...run, counts: [dice.one(Object.keys(game.rules.board.hexes))] }
    case 8:
      return { ...run, stops: run.stops.map((stop) => ({ ...stop, place: dice.between(0, 2) })) }
    default:
      return { ...run, chains: [[...chain, ...chain.slice(0, -1).toReversed()]], stops: [] }
  }
}

/** What an operator might run with, where it has shown nothing yet: a walk from each of its stations. */
const runFor = (game: Game, by: string, dice: Dice): readonly RunOfTrain[] => {
  const { trains = [] } = game.state.operators[by] ?? {}
  const at = Object.entries(game.state.board.tokens).filter(([, list]) => list.some((token) => token.by === by))
  return trains.map(({ id }) => ({
    train: id,
    chains: [wander(game, at.length > 0 ? (dice.one(at)[0] as HexId) : 'A1', dice)],
    stops: [],
  }))
}

const mutatedRuns = (game: Game, by: string, runs: readonly RunOfTrain[], dice: Dice): readonly RunOfTrain[] => {
  const some = runs.length > 0 && dice.chance(0.8) ? runs : runFor(game, by, dice)
  if (some.length === 0 || dice.chance(0.1)) return some.slice(1)
  if (dice.chance(0.1)) return [...some, some[0] as RunOfTrain]
  const at = dice.between(0, some.length - 1)
  return some.with(at, mutatedRun(game, some[at] as RunOfTrain, dice))
}

/** Something else for a field of an action. */
const otherValue = (game: Game, action: Fields, field: string, dice: Dice): unknown => {
  const { rules, state } = game
  switch (field) {
    case 'by':
    case 'to':
      return dice.one(entitiesIn(game))
    case 'corporation':
      return dice.one(Object.keys(rules.operators))
    case 'company':
    case 'power':
      return dice.one([...Object.keys(rules.privates), ...Object.keys(rules.operators)])
    case 'hex':
      return dice.one(dice.chance(0.7) ? Object.keys(state.board.tokens) : Object.keys(rules.board.hexes))
    case 'tile':
      return dice.one(Object.keys(rules.board.tiles))
    case 'rotation':
      return dice.between(0, 5)
    case 'city':
      return dice.between(0, 3)
    case 'from':
      return dice.one([...PLACES, ...state.seats, 'bank', 'discard', ...Object.keys(rules.operators)])
    case 'percent':
      return dice.one(PERCENTS)
    case 'train':
      return otherTrain(game, dice)
    case 'name':
      return dice.one(rules.trains.flatMap(({ types }) => types)).name
    case 'kind':
      return dice.one(['full', 'half', 'withhold', 'variable'])
    case 'runs':
      return mutatedRuns(game, String(action.by), action.runs as readonly RunOfTrain[], dice)
    case 'choice':
      return dice.one([...entitiesIn(game), '20%', '10%+10%', ...Object.keys(rules.board.hexes)])
    case 'accept':
      return !action.accept
    case 'papers':
      return dice.one([[20], [10], [10, 10], [5, 5]])
    default:
      return numberNear(action[field], dice)
  }
}

/** Fields an action need not have, worth trying. */
const EXTRAS: Readonly<Partial<Record<Action['type'], readonly string[]>>> = {
  buyTrain: ['help'],
  sellShares: ['papers'],
  issueShares: ['papers'],
  layTile: ['power'],
  placeToken: ['power'],
}

/** The same with something else in one place, now and then in two. */
export const mutated = (game: Game, action: Action, dice: Dice): Action => {
  const fields: Fields = { ...action }
  const names = [...Object.keys(fields), ...(EXTRAS[action.type] ?? [])].filter((name) => name !== 'type')
  for (let left = dice.chance(0.2) ? 2 : 1; left > 0; left--) {
    // Who does it is changed seldom: it is told before all else.
    const field = dice.weighted(names, (name) => (name === 'by' ? 0.3 : 1))
    fields[field] = otherValue(game, fields, field, dice)
  }
  return fields as unknown as Action
}

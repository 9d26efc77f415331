import type { RoutePiece, RouteProblem, RouteTrain } from './problem.js'
import { type Leg, legOf, type Reading } from './reading.js'
import { type Earning, earn, isEarning } from './revenue.js'
import type { Claim } from './rules.js'
import { goesOn, otherEnd, type TrackIndex, trackIndex } from './track.js'

// The plain way, without a bound or a shortcut: what the search is proven against, on problems small enough for it.

/** Sets tried, and steps walked, before it gives up. */
const TRIED = 200_000
const STEPS = 200_000

type LegOf = (index: TrackIndex, from: number, on: readonly number[]) => Leg

/** Every walk from stop to stop over the pieces by the rules: no side, no stop twice. False: too many steps. */
const walk = (problem: RouteProblem, leg: LegOf, take: (reading: Reading) => void): boolean => {
  const index = trackIndex(problem)
  const used = new Set<number>()
  let steps = 0
  const extend = (stops: readonly number[], legs: readonly Leg[]): void => {
    const from = stops[stops.length - 1] as number
    if (legs.length > 0 && (stops[0] as number) < from) take({ stops, legs })
    const follow = (path: readonly number[], piece: number, end: number): void => {
      if (++steps > STEPS) return
      const on = [...path, piece]
      const far = otherEnd(problem.pieces[piece] as RoutePiece, end)
      if (far < 0) {
        const own = index.own[piece] as number
        if (stops.includes(-1 - far) || used.has(own)) return
        if (own >= 0) used.add(own)
        extend([...stops, -1 - far], [...legs, leg(index, from, on)])
        used.delete(own)
        return
      }
      if (used.has(far)) return
      used.add(far)
      for (const next of goesOn(problem, index, piece, far)) follow(on, next, far)
      used.delete(far)
    }
    for (const piece of index.atStop[from] ?? []) follow([], piece, -1 - from)
  }
  for (const s of problem.stops.keys()) extend([s], [])
  return steps <= STEPS
}

const NO_LEG: Leg = { from: 0, to: 0, pieces: [], resources: [], gauge: 0, borders: 0 }

/** Undefined where there are too many, which is found out before anything is made of them. */
const allReadings = (problem: RouteProblem): readonly Reading[] | undefined => {
  const readings: Reading[] = []
  const isShort = walk(
    problem,
    () => NO_LEG,
    () => {},
  )
  if (isShort)
    walk(
      problem,
      (index, from, on) => legOf(problem, index, from, on),
      (reading) => readings.push(reading),
    )
  return isShort ? readings : undefined
}

const tokenOf = (claim: Claim): string => claim.token ?? claim.id

interface Option {
  readonly earning: Earning
  readonly resources: ReadonlySet<number>
  readonly tokens: readonly string[]
}

/** What trains of one kind can do, with every set of claims. */
interface Kind {
  readonly train: RouteTrain
  readonly options: Option[]
}

const kindOf = ({ name, reach }: RouteTrain): string => JSON.stringify([name, reach])

const optionsOf = (problem: RouteProblem, train: RouteTrain, reading: Reading): Option[] => {
  const options: Option[] = []
  for (let mask = 0; mask < 1 << problem.claims.length; mask++) {
    const claims = problem.claims.filter((_, i) => mask & (1 << i))
    const tokens = claims.map(tokenOf)
    if (new Set(tokens).size < tokens.length) continue
    const earning = earn(problem, train, reading, claims)
    if (!isEarning(earning) || earning.used.length < claims.length) continue
    options.push({ earning, tokens, resources: new Set(reading.legs.flatMap((leg) => leg.resources)) })
  }
  return options
}

/** The most a set can earn, by trying all of them; −1 if no set is legal, undefined if there are too many to try. */
export const bruteForce = (problem: RouteProblem): number | undefined => {
  const readings = allReadings(problem)
  if (readings === undefined) return undefined
  const trains = problem.trains.filter((train) => train.usable)
  const kinds = new Map(trains.map((train): [string, Kind] => [kindOf(train), { train, options: [] }]))
  const options = trains.map((train) => (kinds.get(kindOf(train)) as Kind).options)
  const isFewEnough = (): boolean => options.reduce((sets, list) => sets * (1 + list.length), 1) <= TRIED
  for (const reading of readings) {
    for (const kind of kinds.values()) kind.options.push(...optionsOf(problem, kind.train, reading))
    if (!isFewEnough()) return undefined
  }
  let best = -1
  const place = (at: number, total: number, taken: readonly Option[]): void => {
    if (at === options.length) {
      const claimed = new Set(taken.flatMap(({ tokens }) => tokens))
      if (problem.claims.every((claim) => !claim.required || claimed.has(tokenOf(claim)))) best = Math.max(best, total)
      return
    }
    place(at + 1, total, taken)
    for (const option of options[at] as Option[]) {
      const fits = taken.every(
        ({ resources, tokens }) =>
          !tokens.some((token) => option.tokens.includes(token)) &&
          ![...resources].some((resource) => option.resources.has(resource)),
      )
      if (fits) place(at + 1, total + option.earning.revenue + option.earning.aside, [...taken, option])
    }
  }
  place(0, 0, [])
  return best
}

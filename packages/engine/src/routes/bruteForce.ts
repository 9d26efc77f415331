import type { RoutePiece, RouteProblem, RouteTrain } from './problem.js'
import { type Leg, legOf, type Reading } from './reading.js'
import { type Earning, earn, isEarning } from './revenue.js'
import type { Claim } from './rules.js'
import { goesOn, otherEnd, trackIndex } from './track.js'

// The plain way, without a bound or a shortcut: what the search is proven against, on problems small enough for it.

/** Every walk from stop to stop over the pieces, as it stands in the rules: no side, no stop twice. */
const allReadings = (problem: RouteProblem): Reading[] | undefined => {
  const index = trackIndex(problem)
  const readings: Reading[] = []
  const used = new Set<number>()
  let steps = 0
  const extend = (stops: readonly number[], legs: readonly Leg[]): void => {
    const from = stops[stops.length - 1] as number
    if (legs.length > 0 && (stops[0] as number) < from) readings.push({ stops, legs })
    const follow = (path: readonly number[], piece: number, end: number): void => {
      if (++steps > STEPS) return
      const on = [...path, piece]
      const far = otherEnd(problem.pieces[piece] as RoutePiece, end)
      if (far < 0) {
        const own = index.own[piece] as number
        if (stops.includes(-1 - far) || used.has(own)) return
        if (own >= 0) used.add(own)
        extend([...stops, -1 - far], [...legs, legOf(problem, index, from, on)])
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
  return steps > STEPS ? undefined : readings
}

const tokenOf = (claim: Claim): string => claim.token ?? claim.id

interface Option {
  readonly earning: Earning
  readonly resources: ReadonlySet<number>
  readonly tokens: readonly string[]
}

/** Sets tried, and steps walked, before it gives up. */
const TRIED = 200_000
const STEPS = 200_000

/** The most a set can earn, by trying all of them; −1 if no set is legal, undefined if there are too many to try. */
export const bruteForce = (problem: RouteProblem): number | undefined => {
  const readings = allReadings(problem)
  if (readings === undefined) return undefined
  const optionsFor = (train: RouteTrain): Option[] => {
    const options: Option[] = []
    for (const reading of readings) {
      for (let mask = 0; mask < 1 << problem.claims.length; mask++) {
        const claims = problem.claims.filter((_, i) => mask & (1 << i))
        const tokens = claims.map(tokenOf)
        if (new Set(tokens).size < tokens.length) continue
        const earning = earn(problem, train, reading, claims)
        if (!isEarning(earning) || earning.used.length < claims.length) continue
        options.push({ earning, tokens, resources: new Set(reading.legs.flatMap((leg) => leg.resources)) })
      }
    }
    return options
  }
  const options = problem.trains.filter((train) => train.usable).map(optionsFor)
  if (options.reduce((sets, list) => sets * (1 + list.length), 1) > TRIED) return undefined
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

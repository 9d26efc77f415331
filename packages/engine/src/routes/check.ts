import type { RunOfTrain, Stop } from '../core/action.js'
import type { HexId, TrainId } from '../core/ids.js'
import { type Objection, objection } from '../core/refusals.js'
import { sharedIn } from './faults.js'
import type { RoutePiece, RouteProblem, RouteStop, RouteTrain } from './problem.js'
import { type Leg, type Reading, readRun } from './reading.js'
import { type Amount, type Earning, earn, isEarning } from './revenue.js'
import type { Claim } from './rules.js'

/** A run as it was understood: enough to pay it and to draw it. */
export interface JudgedRun {
  readonly train: TrainId
  readonly revenue: number
  readonly aside: number
  readonly stops: readonly (Stop & { readonly value: number; readonly counted: boolean })[]
  readonly bonuses: readonly Amount[]
  /** Claims it uses. */
  readonly claims: readonly Claim[]
  /** Pieces of track in order: the hex and the index of the track on the face there. */
  readonly track: readonly { readonly hex: HexId; readonly track: number }[]
}

export type Verdict =
  | { readonly ok: true; readonly revenue: number; readonly aside: number; readonly runs: readonly JudgedRun[] }
  | { readonly ok: false; readonly objection: Objection }

interface Option {
  readonly reading: Reading
  /** Claims used, as bits. */
  readonly mask: number
  readonly earning: Earning
  readonly resources: readonly number[]
}

const tokenOf = (claim: Claim): string => claim.token ?? claim.id

/** Claims that may be used together, as bits of their index. */
const claimSets = (claims: readonly Claim[]): number[] => {
  const sets: number[] = []
  for (let mask = 0; mask < 1 << claims.length; mask++) {
    const tokens = claims.filter((_, i) => mask & (1 << i)).map(tokenOf)
    if (new Set(tokens).size === tokens.length) sets.push(mask)
  }
  return sets
}

const chosen = (claims: readonly Claim[], mask: number): Claim[] => claims.filter((_, i) => mask & (1 << i))

const drawn = (problem: RouteProblem, train: TrainId, { reading, earning, mask }: Option): JudgedRun => ({
  train,
  revenue: earning.revenue,
  aside: earning.aside,
  stops: reading.stops.map((s, i) => {
    const { hex, place } = problem.stops[s] as RouteStop
    return { hex, place, value: earning.values[i] as number, counted: earning.counted[i] as boolean }
  }),
  bonuses: earning.bonuses,
  claims: chosen(problem.claims, mask),
  track: reading.legs.flatMap((leg) =>
    leg.pieces.map((i) => {
      const { hex, track } = problem.pieces[i] as RoutePiece
      return { hex, track }
    }),
  ),
})

interface Refused {
  readonly why: Objection
  /** How many were claimed for it. */
  readonly claims: number
}

const limitOf = ({ params }: Objection): number => Number(params.limit ?? 0)

/** What speaks against a run with more claimed for it is the better reason: the first, or the one with the wider limit. */
const truer = (before: Refused | undefined, now: Refused): Refused => {
  if (!before || now.claims > before.claims) return now
  const isWider = now.why.code === 'or.run.TOWNS_ONLY' || limitOf(now.why) > limitOf(before.why)
  return now.claims === before.claims && isWider ? now : before
}

/** All legal ways to understand one run, or why there is none. */
const optionsFor = (problem: RouteProblem, train: RouteTrain, run: RunOfTrain): Option[] | Objection => {
  const readings = readRun(problem, run)
  if (!Array.isArray(readings)) return readings
  const options: Option[] = []
  let refused: Refused | undefined
  for (const reading of readings) {
    const resources = reading.legs.flatMap((leg) => leg.resources)
    for (const mask of claimSets(problem.claims)) {
      const claims = chosen(problem.claims, mask)
      const earning = earn(problem, train, reading, claims, run.counts)
      if (!isEarning(earning)) refused = truer(refused, { why: earning, claims: claims.length })
      // A claim without use is left to another train.
      else if (earning.used.length === claims.length) options.push({ reading, mask, earning, resources })
    }
  }
  return options.length > 0 ? options : (refused as Refused).why
}

/** A train that would be too long by itself, where another has taken what makes it longer. */
const twoPlus = (why: Objection): Objection =>
  why.code === 'or.run.TOO_LONG' ? objection('or.run.TWO_PLUS', { train: why.params.train ?? '' }) : why

/** Whether a set of runs is legal, and what it earns: read, counted and paid in the best way it can be. */
export const judge = (problem: RouteProblem, runs: readonly RunOfTrain[]): Verdict => {
  const refuse = (why: Objection): Verdict => ({ ok: false, objection: why })
  const perRun: Option[][] = []
  const seen = new Set<TrainId>()
  for (const run of runs) {
    const train = problem.trains.find(({ id }) => id === run.train)
    if (train === undefined)
      return refuse(objection('or.run.NO_SUCH_TRAIN', { corporation: problem.operator, train: run.train }))
    if (seen.has(run.train)) return refuse(objection('or.run.TRAIN_TWICE', { train: run.train }))
    if (!train.usable) return refuse(objection('or.run.TRAIN_NOT_USABLE', { train: run.train }))
    seen.add(run.train)
    const options = optionsFor(problem, train, run)
    if (!Array.isArray(options)) return refuse(options)
    perRun.push(options)
  }

  const { claims } = problem
  let best: { total: number; taken: Option[] } | undefined
  let conflict: Objection | undefined
  const claimed = new Set<string>()
  const used = new Set<number>()
  const taken: Option[] = []
  const place = (at: number, total: number): void => {
    if (at === perRun.length) {
      const unused = claims.find((claim) => claim.required && !claimed.has(tokenOf(claim)))
      if (unused !== undefined) conflict = objection('or.run.CLAIM_UNUSED', { company: unused.id })
      else if (best === undefined || total > best.total) best = { total, taken: [...taken] }
      return
    }
    const train = (runs[at] as RunOfTrain).train
    for (const option of perRun[at] as Option[]) {
      const tokens = chosen(claims, option.mask).map(tokenOf)
      if (tokens.some((token) => claimed.has(token))) continue
      const shared = option.resources.find((resource) => used.has(resource))
      if (shared !== undefined) {
        const leg = option.reading.legs.find(({ resources }) => resources.includes(shared)) as Leg
        const before = taken.flatMap(({ reading }) => reading.legs)
        conflict ??= objection('or.run.TRACK_REUSED', { train, hex: sharedIn(problem, shared, leg, before) })
        continue
      }
      for (const token of tokens) claimed.add(token)
      for (const resource of option.resources) used.add(resource)
      taken.push(option)
      place(at + 1, total + option.earning.revenue + option.earning.aside)
      taken.pop()
      for (const resource of option.resources) used.delete(resource)
      for (const token of tokens) claimed.delete(token)
    }
  }
  place(0, 0)
  if (best === undefined) {
    // Each run is legal by itself with claims that cannot serve them all.
    const fallback = () => {
      for (const run of runs) {
        const train = problem.trains.find(({ id }) => id === run.train) as RouteTrain
        const answer = optionsFor({ ...problem, claims: [] }, train, run)
        if (!Array.isArray(answer))
          return problem.claims.some(({ effect }) => effect === 'towns') ? twoPlus(answer) : answer
      }
      return objection('or.run.TRAIN_NOT_USABLE', { train: runs[0]?.train ?? '' })
    }
    return refuse(conflict ?? fallback())
  }
  const judged = best.taken.map((option, i) => drawn(problem, (runs[i] as RunOfTrain).train, option))
  return {
    ok: true,
    revenue: judged.reduce((sum, run) => sum + run.revenue, 0),
    aside: judged.reduce((sum, run) => sum + run.aside, 0),
    runs: judged,
  }
}

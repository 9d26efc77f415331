import type { HexId } from '../core/ids.js'
import { type Objection, objection } from '../core/refusals.js'
import { gaugeChangesIn, gaugeSetIn, sharedIn } from './faults.js'
import type { RouteProblem, RouteStop, RouteTrain } from './problem.js'
import type { Leg, Reading } from './reading.js'
import { type Claim, MINIMUM_STOPS } from './rules.js'

export interface Amount {
  readonly id: string
  readonly amount: number
}

/** What one run is worth. */
export interface Earning {
  readonly revenue: number
  /** Paid beside the revenue, never split (18Mag: a mine). */
  readonly aside: number
  /** For each stop whether it is counted, and what it then adds. */
  readonly counted: readonly boolean[]
  readonly values: readonly number[]
  readonly bonuses: readonly Amount[]
  /** Claims that were of use. */
  readonly used: readonly string[]
}

const GAUGE_NAMES = [undefined, 'standard', 'narrow', 'dual'] as const

/** A stop's value for a train, without bonuses. */
export const stopValue = (stop: RouteStop, { reach }: RouteTrain): number => {
  if (stop.kind === 'mine') return 0
  return stop.value * (reach.hexFactor?.[stop.hex] ?? reach.factor?.[stop.kind] ?? 1)
}

export const bonusOf = (stop: RouteStop): number => stop.bonuses.reduce((sum, { amount }) => sum + amount, 0)

/** Whether a stop uses up a train's length. */
export const usesLength = (stop: RouteStop, { reach }: RouteTrain): boolean =>
  stop.kind !== 'mine' && reach.kinds.includes(stop.kind)

/** Towns that a train may visit beyond its length, by itself and with claims. */
export const freeTowns = ({ reach }: RouteTrain, claims: readonly Claim[]): number =>
  claims.reduce((sum, { effect }) => sum + (effect === 'towns' ? reach.visits : 0), reach.moreTowns ?? 0)

const shapeObjection = (problem: RouteProblem, train: RouteTrain, reading: Reading): Objection | undefined => {
  const id = train.id
  const stops = reading.stops.map((s) => problem.stops[s] as RouteStop)
  if (stops.filter((stop) => stop.forMinimum).length < MINIMUM_STOPS)
    return objection('or.run.TOO_SHORT', { train: id })
  const seen = new Map<number, RouteStop>()
  for (const stop of stops) {
    const same = seen.get(stop.location)
    if (same !== undefined && stop.oneOfHex && same.place !== stop.place) {
      return objection('or.run.ONE_LOCATION', { train: id })
    }
    if (same !== undefined) return objection('or.run.REPEATED_LOCATION', { train: id, hex: stop.hex })
    seen.set(stop.location, stop)
  }
  if (!stops.some((stop) => stop.token)) return objection('or.run.NO_OWN_TOKEN', { train: id })
  for (const { end, hex } of stops.slice(1, -1)) {
    if (end === 'terminus') return objection('or.run.THROUGH_OFFBOARD', { train: id, hex })
    if (end === 'blocked') return objection('or.run.BLOCKED_CITY', { train: id, hex })
  }
  for (const group of problem.exclusive) {
    if (stops.filter((stop) => stop.group === group).length > 1) return objection('or.run.ONE_OF_GROUP', { train: id })
  }
  const used = new Set<number>()
  const before: Leg[] = []
  for (const leg of reading.legs) {
    for (const resource of leg.resources) {
      if (used.has(resource))
        return objection('or.run.TRACK_REUSED', { train: id, hex: sharedIn(problem, resource, leg, before) })
      used.add(resource)
    }
    if (leg.gauge === 0) return objection('or.run.GAUGE', { train: id, hex: gaugeChangesIn(problem, leg) })
    before.push(leg)
  }
  return undefined
}

const lengthObjection = (
  problem: RouteProblem,
  train: RouteTrain,
  reading: Reading,
  claims: readonly Claim[],
): Objection | undefined => {
  const { reach, id } = train
  const stops = reading.stops.map((s) => problem.stops[s] as RouteStop)
  const mines = stops.filter((stop) => stop.kind === 'mine')
  const mayVisit = claims.some((claim) => claim.effect === 'mine') ? 1 : 0
  if (mines.length > mayVisit) return objection('or.run.MINE', { train: id, hex: mines[mayVisit]?.hex ?? '' })
  if (reach.borders !== undefined) {
    let have = 0
    for (const leg of reading.legs) {
      const cost = reach.borders.cost[GAUGE_NAMES[leg.gauge] ?? 'dual']
      if (cost === null) return objection('or.run.GAUGE_BARRED', { train: id, hex: gaugeSetIn(problem, leg) })
      have += cost * leg.borders
    }
    const { limit } = reach.borders
    return limit !== null && have > limit ? objection('or.run.TOO_LONG', { train: id, have, limit }) : undefined
  }
  const counting = stops.filter((stop) => usesLength(stop, train))
  const towns = counting.filter((stop) => stop.kind === 'town').length
  const free = freeTowns(train, claims)
  const others = counting.length - towns
  if (counting.length - Math.min(towns, free) <= reach.visits) return undefined
  return free > 0 && others > reach.visits
    ? objection('or.run.TOWNS_ONLY', { train: id, have: others, limit: reach.visits })
    : objection('or.run.TOO_LONG', { train: id, have: counting.length, limit: reach.visits + free })
}

/** What speaks against counting just these places: they lie on the way, and only a train that counts fewer may leave one out. */
const countObjection = (
  { id: train, reach }: RouteTrain,
  stops: readonly RouteStop[],
  asked: readonly HexId[],
): Objection | undefined => {
  const off = asked.find((hex) => !stops.some((stop) => stop.hex === hex))
  if (off !== undefined) return objection('or.run.COUNTED_OFF_ROUTE', { train, hex: off })
  const left = stops.find((stop) => stop.kind !== 'mine' && !asked.includes(stop.hex))
  return left && reach.counts === undefined ? objection('or.run.COUNTS_ALL', { train, hex: left.hex }) : undefined
}

/** Every way to take `size` of `n`. */
function* choices(n: number, size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) yield []
  else for (let i = from; i <= n - size; i++) for (const rest of choices(n, size - 1, i + 1)) yield [i, ...rest]
}

/** What a run earns with these claims, counting the stops asked for or those that pay best; or why it may not be made. */
export const earn = (
  problem: RouteProblem,
  train: RouteTrain,
  reading: Reading,
  claims: readonly Claim[],
  asked?: readonly HexId[],
): Earning | Objection => {
  const stops = reading.stops.map((s) => problem.stops[s] as RouteStop)
  const problemWith =
    shapeObjection(problem, train, reading) ??
    lengthObjection(problem, train, reading, claims) ??
    (asked && countObjection(train, stops, asked))
  if (problemWith !== undefined) return problemWith
  const values = stops.map((stop) => stopValue(stop, train))
  const limited = stops.flatMap((stop, i) => (usesLength(stop, train) ? [i] : []))
  const size = Math.min(train.reach.counts ?? limited.length, limited.length)
  const picked = asked && limited.flatMap((i, n) => (asked.includes((stops[i] as RouteStop).hex) ? [n] : []))
  if (picked && picked.length > size)
    return objection('or.run.COUNTS_TOO_MANY', { train: train.id, have: picked.length, limit: size })

  const pairsFor = (counted: readonly boolean[]): Amount[] => {
    const [first, last] = [stops[0] as RouteStop, stops[stops.length - 1] as RouteStop]
    if (!counted[0] || !counted[stops.length - 1]) return []
    return problem.pairs.flatMap(({ id, groups: [g, h], amount, figures }) =>
      (first.group === g && last.group === h) || (first.group === h && last.group === g)
        ? [{ id, amount: amount + (figures?.[first.hex] ?? 0) + (figures?.[last.hex] ?? 0) }]
        : [],
    )
  }
  const total = (amounts: readonly Amount[]) => amounts.reduce((sum, { amount }) => sum + amount, 0)

  let best: { revenue: number; counted: boolean[]; bonuses: Amount[] } | undefined
  for (const chosen of picked ? [picked] : choices(limited.length, size)) {
    const counted = stops.map((stop) => !usesLength(stop, train))
    for (const i of chosen) counted[limited[i] as number] = true
    if (!stops.some((stop, i) => stop.token && counted[i])) continue
    const bonuses = [...stops.flatMap((stop, i) => (counted[i] ? stop.bonuses : [])), ...pairsFor(counted)]
    const revenue = values.reduce((sum, value, i) => sum + (counted[i] ? value : 0), 0) + total(bonuses)
    if (best === undefined || revenue > best.revenue) best = { revenue, counted, bonuses }
  }
  if (best === undefined) return objection('or.run.COUNTED_WITHOUT_TOKEN', { train: train.id })

  const mine = stops.find((stop) => stop.kind === 'mine')
  const used: string[] = []
  const claimed: Amount[] = []
  for (const claim of claims) {
    if (claim.effect === 'visits') {
      claimed.push({ id: claim.id, amount: claim.amount * stops.filter((stop) => stop.kind !== 'mine').length })
      used.push(claim.id)
    } else if (claim.effect === 'stop') {
      if (!stops.some((stop) => stop.kind === claim.kind)) continue
      claimed.push({ id: claim.id, amount: claim.amount })
      used.push(claim.id)
    } else if (claim.effect === 'mine') {
      if (mine !== undefined) used.push(claim.id)
    } else if (limited.length > train.reach.visits) {
      used.push(claim.id)
    }
  }
  return {
    revenue: best.revenue + total(claimed),
    aside: mine?.value ?? 0,
    counted: best.counted,
    values,
    bonuses: [...best.bonuses, ...claimed],
    used,
  }
}

export const isEarning = (answer: Earning | Objection): answer is Earning => 'revenue' in answer

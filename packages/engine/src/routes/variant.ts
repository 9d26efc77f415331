import { borderCost, type RouteGraph } from './graph.js'
import type { RouteTrain } from './problem.js'
import { bonusOf, freeTowns, stopValue, usesLength } from './revenue.js'
import type { Claim } from './rules.js'

/** A kind of train using certain claims: what each stop adds for it and what each leg costs of its length. */
export interface Variant {
  /** Which of the operator's kinds of train. */
  readonly kind: number
  readonly train: RouteTrain
  readonly claims: readonly Claim[]
  /** Bits of the claims it takes. */
  readonly claimBits: readonly number[]
  /** Length to spend; Infinity where there is none to count. */
  readonly length: number
  /** Stop → what a visit costs of the length (trains that count stops). */
  readonly stopCost: Uint8Array
  /** Leg → what it costs of the length (trains that count borders); Infinity = not for this train. */
  readonly legCost: Float64Array
  /** Towns that are free of length. */
  readonly freeTowns: number
  readonly isTown: Uint8Array
  /** Stop → value if counted, bonuses and all. */
  readonly value: Float64Array
  /** Stop → what a visit adds, counted or not. */
  readonly visit: Float64Array
  /** How many of the visited stops count; Infinity = all. */
  readonly counts: number
  /** Stops that are counted beyond that number. */
  readonly alwaysCounts: Uint8Array
  /** Mines it visits: exactly so many. */
  readonly mines: number
  readonly isMine: Uint8Array
  /** Paid once to a route with such a stop, and only such a route is of this variant. */
  readonly needs: 'offboard' | undefined
  /** Paid to every route of the variant. */
  readonly flat: number
  /** Only routes with more length-using stops than this are of the variant. */
  readonly moreThan: number
}

/** Trains that run alike are one kind. */
export interface TrainKind {
  readonly train: RouteTrain
  readonly ids: readonly string[]
}

export const trainKinds = (trains: readonly RouteTrain[]): TrainKind[] => {
  const kinds = new Map<string, { train: RouteTrain; ids: string[] }>()
  for (const train of trains) {
    if (!train.usable) continue
    const key = JSON.stringify(train.reach)
    const same = kinds.get(key)
    if (same === undefined) kinds.set(key, { train, ids: [train.id] })
    else same.ids.push(train.id)
  }
  return [...kinds.values()]
}

/** What of a variant does not depend on the claims. */
type Usual = Omit<Variant, 'claims' | 'claimBits' | 'freeTowns' | 'visit' | 'mines' | 'needs' | 'flat' | 'moreThan'>

const usualOf = (graph: RouteGraph, kind: number, train: RouteTrain): Usual => {
  const { stops } = graph.problem
  const { reach } = train
  const limited = stops.map((stop) => usesLength(stop, train))
  const counted = reach.borders === undefined
  return {
    kind,
    train,
    length: counted ? reach.visits : (reach.borders?.limit ?? Number.POSITIVE_INFINITY),
    stopCost: Uint8Array.from(limited, (uses) => (counted && uses ? 1 : 0)),
    legCost: Float64Array.from(graph.legs, (leg) => borderCost(train, leg)),
    isTown: Uint8Array.from(stops, (stop) => (stop.kind === 'town' ? 1 : 0)),
    value: Float64Array.from(stops, (stop) => stopValue(stop, train) + bonusOf(stop)),
    counts: reach.counts ?? Number.POSITIVE_INFINITY,
    alwaysCounts: Uint8Array.from(limited, (uses) => (uses ? 0 : 1)),
    isMine: Uint8Array.from(stops, (stop) => (stop.kind === 'mine' ? 1 : 0)),
  }
}

const variantOf = (graph: RouteGraph, usual: Usual, claims: readonly Claim[]): Variant => {
  const { train } = usual
  const perVisit = claims.reduce((sum, claim) => sum + (claim.effect === 'visits' ? claim.amount : 0), 0)
  const onStop = claims.filter((claim) => claim.effect === 'stop')
  return {
    ...usual,
    claims,
    claimBits: claims.map(({ token, id }) => graph.claimBit.get(token ?? id) as number),
    freeTowns: freeTowns(train, claims),
    visit: Float64Array.from(graph.problem.stops, (stop) => (stop.kind === 'mine' ? stop.value : perVisit)),
    mines: claims.some((claim) => claim.effect === 'mine') ? 1 : 0,
    needs: onStop.length > 0 ? 'offboard' : undefined,
    flat: onStop.reduce((sum, { amount }) => sum + amount, 0),
    moreThan: claims.some((claim) => claim.effect === 'towns') ? train.reach.visits : -1,
  }
}

/** Each kind of train with each set of claims it may use. */
export const variantsOf = (graph: RouteGraph, kinds: readonly TrainKind[]): Variant[] => {
  const { claims } = graph.problem
  const variants: Variant[] = []
  for (const [kind, { train }] of kinds.entries()) {
    const usual = usualOf(graph, kind, train)
    for (let mask = 0; mask < 1 << claims.length; mask++) {
      const chosen = claims.filter((_, i) => mask & (1 << i))
      const tokens = new Set(chosen.map(({ token, id }) => token ?? id))
      if (tokens.size === chosen.length) variants.push(variantOf(graph, usual, chosen))
    }
  }
  return variants
}

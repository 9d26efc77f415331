import type { RouteProblem, RunOfTrain, TrainId } from '@roundhouse/engine'
import { type Avoid, type Leg, legsFrom, type Way, waysTo } from './route-ways.js'

/** Changing runs by pointing at stops. Whether they are legal is the engine's to say; this only follows the track. */
export type Runs = readonly RunOfTrain[]

export const stopOf = (problem: RouteProblem, hex: string, place: number): number =>
  problem.stops.findIndex((stop) => stop.hex === hex && stop.place === place)

/** The stops of a run, as indexes of the problem. */
export const stopsOf = (problem: RouteProblem, run: RunOfTrain | undefined): readonly number[] =>
  (run?.stops ?? []).map(({ hex, place }) => stopOf(problem, hex, place)).filter((stop) => stop >= 0)

const sameChain = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && (a.every((hex, i) => hex === b[i]) || a.every((hex, i) => hex === b[b.length - 1 - i]))

/** The track a run follows, as far as its chains tell; the last stops of an unfinished one have none. */
export const legsOf = (problem: RouteProblem, run: RunOfTrain): readonly Leg[] => {
  const stops = stopsOf(problem, run)
  return run.chains.flatMap((chain, i) => {
    const leg = legsFrom(problem, stops[i] ?? -1).find(
      ({ to, chain: way }) => to === stops[i + 1] && sameChain(way, chain),
    )
    return leg ? [leg] : []
  })
}

const usedBy = (problem: RouteProblem, runs: Runs): ReadonlySet<number> =>
  new Set(runs.flatMap((run) => legsOf(problem, run).flatMap(({ used }) => used)))

const reversed = (run: RunOfTrain): RunOfTrain => ({
  ...run,
  chains: [...run.chains].reverse().map((chain) => [...chain].reverse()),
  stops: [...run.stops].reverse(),
})

const cutAfter = (run: RunOfTrain, stops: number): RunOfTrain => ({
  ...run,
  stops: run.stops.slice(0, stops),
  chains: run.chains.slice(0, Math.max(0, stops - 1)),
})

const extended = (problem: RouteProblem, run: RunOfTrain, way: Way): RunOfTrain => ({
  ...run,
  chains: [...run.chains, ...way.map(({ chain }) => chain)],
  stops: [
    ...run.stops,
    ...way.map(({ to }) => {
      const { hex, place } = problem.stops[to]!
      return { hex, place }
    }),
  ],
})

/** Puts a run in its train's place; one without stops is taken out. */
const withRun = (problem: RouteProblem, runs: Runs, run: RunOfTrain): Runs => {
  const others = runs.filter(({ train }) => train !== run.train)
  const all = run.stops.length > 0 ? [...others, run] : others
  const order = problem.trains.map(({ id }) => id)
  return all.sort((a, b) => order.indexOf(a.train) - order.indexOf(b.train))
}

const betterWay = (a: Way | undefined, b: Way | undefined): boolean => {
  if (!a || !b) return a !== undefined
  const pieces = (way: Way): number => way.reduce((sum, leg) => sum + leg.pieces.length, 0)
  return a.length < b.length || (a.length === b.length && pieces(a) <= pieces(b))
}

/** The run lengthened to a stop from whichever end is nearer; track of other trains is used only if there is no other. */
const lengthened = (problem: RouteProblem, run: RunOfTrain, others: Runs, stop: number): RunOfTrain | undefined => {
  const stops = stopsOf(problem, run)
  const [first, last] = [stops[0], stops.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const own = usedBy(problem, [run])
  const taken = usedBy(problem, others)
  for (const used of [new Set([...own, ...taken]), own]) {
    const wayFrom = (end: number): Way | undefined => {
      if (stops.length > 1 && problem.stops[end]!.end !== undefined) return undefined
      const locations = new Set(stops.filter((each) => each !== end).map((each) => problem.stops[each]!.location))
      return waysTo(problem, end, stop, { used, locations } satisfies Avoid)[0]
    }
    const [ahead, back] = [wayFrom(last), stops.length > 1 ? wayFrom(first) : undefined]
    if (ahead && betterWay(ahead, back)) return extended(problem, run, ahead)
    if (back) return extended(problem, reversed(run), back)
  }
  return undefined
}

/** Pointing at the end of a run again: the next way to get there, and after the last one the end is taken back. */
const otherWay = (problem: RouteProblem, run: RunOfTrain, others: Runs): RunOfTrain => {
  const stops = stopsOf(problem, run)
  const shorter = cutAfter(run, run.stops.length - 1)
  const [before, last] = [stops.at(-2), stops.at(-1)]
  const now = run.chains.at(-1)
  if (before === undefined || last === undefined || now === undefined) return shorter
  const own = usedBy(problem, [shorter])
  const taken = usedBy(problem, others)
  const direct = legsFrom(problem, before).filter(({ to, used }) => to === last && !used.some((each) => own.has(each)))
  const free = direct.filter(({ used }) => !used.some((each) => taken.has(each)))
  const ways = [...free, ...direct.filter((leg) => !free.includes(leg))]
  const chains = ways.filter(({ chain }, i) => ways.findIndex((leg) => sameChain(leg.chain, chain)) === i)
  const next = chains[chains.findIndex(({ chain }) => sameChain(chain, now)) + 1]
  return next ? extended(problem, shorter, [next]) : shorter
}

/** What pointing at a stop makes of the runs; null = no track leads there. */
export const pointAtStop = (problem: RouteProblem, runs: Runs, train: TrainId, stop: number): Runs | null => {
  const target = problem.stops[stop]
  if (!target) return null
  const { hex, place } = target
  const run = runs.find((each) => each.train === train)
  const others = runs.filter((each) => each.train !== train)
  if (!run || run.stops.length === 0) return withRun(problem, runs, { train, chains: [], stops: [{ hex, place }] })
  const at = run.stops.findIndex((each) => each.hex === hex && each.place === place)
  const change = (): RunOfTrain | undefined => {
    if (at === -1) return lengthened(problem, run, others, stop)
    if (at === run.stops.length - 1) return otherWay(problem, run, others)
    if (at === 0) return otherWay(problem, reversed(run), others)
    return cutAfter(run, at + 1)
  }
  const changed = change()
  return changed ? withRun(problem, runs, changed) : null
}

/** The run without its last stop. */
export const withoutLastStop = (problem: RouteProblem, runs: Runs, train: TrainId): Runs => {
  const run = runs.find((each) => each.train === train)
  return run ? withRun(problem, runs, cutAfter(run, run.stops.length - 1)) : runs
}

export const withoutRun = (runs: Runs, train: TrainId): Runs => runs.filter((run) => run.train !== train)

/** Stops worth pointing at next: one leg beyond an end, or the own tokens to begin with. */
export const nextStops = (problem: RouteProblem, runs: Runs, train: TrainId): ReadonlySet<number> => {
  const run = runs.find((each) => each.train === train)
  const stops = stopsOf(problem, run)
  if (!run || stops.length === 0) return new Set(problem.stops.flatMap(({ token }, i) => (token ? [i] : [])))
  const used = usedBy(problem, runs)
  const locations = new Set(stops.map((stop) => problem.stops[stop]!.location))
  const found = new Set<number>()
  for (const end of new Set([stops[0]!, stops.at(-1)!])) {
    if (stops.length > 1 && problem.stops[end]!.end !== undefined) continue
    for (const leg of legsFrom(problem, end)) {
      if (!locations.has(problem.stops[leg.to]!.location) && !leg.used.some((each) => used.has(each))) found.add(leg.to)
    }
  }
  return found
}

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type BestRoutes, bestRoutes, type RouteProblem, routeProblem } from '@roundhouse/engine'
import { densePositions } from './dense.js'
import type { BenchGame } from './games.js'
import { largestTrains, type RunPosition, runPositions } from './positions.js'
import type { ColdJob, ColdReport } from './routes-cold.js'
import { ms, percentile, type Table } from './table.js'

const COLD_SAMPLE = 60
const COLD_SLOWEST = 10
/** Steps, so that a stress set ends; no position of a recorded game needs a budget. */
const BUDGET = 3_000_000
const TRIES = 3

interface Measured {
  readonly run: RunPosition
  readonly ms: number
  readonly answer: BestRoutes
  readonly problem: RouteProblem
}

type Change = (problem: RouteProblem, run: RunPosition) => RouteProblem

/** From the position to the answer. The state is a copy, so that nothing kept for its map helps. */
const measure = (run: RunPosition, change: Change, budget?: number): Measured => {
  const position = { ...run.position, state: structuredClone(run.position.state) }
  const started = performance.now()
  const problem = change(routeProblem(position, run.operator), run)
  const answer = bestRoutes(problem, budget === undefined ? {} : { budget })
  return { run, ms: performance.now() - started, answer, problem }
}

const AS_IT_IS: Change = (problem) => problem
const SIX_LARGEST: Change = (problem, { position }) => ({ ...problem, trains: largestTrains(position) })

const told = (what: string, done: number, all: number): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${done < all ? `routes, ${what}: ${done}/${all}` : ''}`)
  else if (done === 0) process.stderr.write(`routes, ${what}: ${all} positions\n`)
}

const eachOf = <A, B>(what: string, list: readonly A[], act: (each: A) => B): readonly B[] => {
  const made = list.map((each, i) => {
    told(what, i, list.length)
    return act(each)
  })
  told(what, list.length, list.length)
  return made
}

const quickestOf = (run: RunPosition): Measured =>
  Array.from({ length: TRIES }, () => measure(run, AS_IT_IS)).reduce((a, b) => (b.ms < a.ms ? b : a))

const folderOf = ({ name }: RunPosition): string =>
  name
    .split(/[/ ]/)
    .slice(0, name.includes('/') ? 1 : 2)
    .join(' ')

const provenOf = (list: readonly { readonly answer: BestRoutes }[]): string => {
  const proven = list.filter(({ answer }) => answer.proven).length
  return proven === list.length ? 'all' : `${proven} of ${list.length}`
}

const timesOf = (times: readonly number[]): readonly string[] =>
  [percentile(times, 0.5), percentile(times, 0.99), Math.max(0, ...times)].map(ms)

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
const times = (ratio: number): string => `${ratio.toFixed(ratio < 10 ? 1 : 0)}×`

const warmTable = (warm: readonly Measured[]): Table => {
  const rows = [...new Set(warm.map(({ run }) => folderOf(run))), 'all'].map((title) => {
    const list = title === 'all' ? warm : warm.filter(({ run }) => folderOf(run) === title)
    const both = list.flatMap(({ run, ms: ours }) => (run.theirs === undefined ? [] : [{ ours, theirs: run.theirs }]))
    const cells = [title, String(list.length), ...timesOf(list.map((each) => each.ms)), provenOf(list)]
    if (both.length === 0) return [...cells, '', '', '']
    const whole = sum(both.map(({ theirs }) => theirs)) / sum(both.map(({ ours }) => ours))
    const median = percentile(
      both.map(({ ours, theirs }) => theirs / ours),
      0.5,
    )
    return [...cells, String(both.length), times(median), times(whole)]
  })
  return {
    name: `Best routes, warm: the quickest of ${TRIES}, map read anew (goals: p50 1 ms, p99 20 ms, worst 100 ms)`,
    columns: ['title', 'positions', 'p50', 'p99', 'worst', 'proven', 'with `ms`', 'ratio, median', 'ratio, in all'],
    rows,
  }
}

const COLD = fileURLToPath(new URL('./routes-cold.js', import.meta.url))

const cold = ({ position: { setup, state }, operator }: RunPosition, more: Partial<ColdJob> = {}): ColdReport => {
  const job: ColdJob = { setup, state, operator, ...more }
  const { status, stdout, stderr } = spawnSync(process.execPath, [COLD], {
    input: JSON.stringify(job),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as ColdReport
}

const slowest = (list: readonly Measured[], count: number): readonly Measured[] =>
  [...list].sort((a, b) => b.ms - a.ms).slice(0, count)

/** A machine that does other things adds to the first three; the processor's time counts all threads of the process. */
const CLOCKS = ['p50', 'p99', 'worst', 'CPU p50', 'CPU p99', 'CPU worst']

const coldTable = (warm: readonly Measured[], stress: readonly Measured[]): Table => {
  const every = Math.max(1, Math.floor(warm.length / COLD_SAMPLE))
  const sets: readonly (readonly [string, readonly Measured[], boolean])[] = [
    [`one position in ${every}`, warm.filter((_, i) => i % every === 0), false],
    ['the slowest of the warm ones', slowest(warm, COLD_SLOWEST), false],
    ['the slowest with six trains', slowest(stress, COLD_SLOWEST), true],
  ]
  return {
    name: 'Best routes, cold: the first call of a fresh process (memory goal: 50 MB)',
    columns: ['set', 'processes', ...CLOCKS, 'proven', 'memory raised by', 'process at most'],
    rows: sets.map(([name, list, six]) => {
      const reports = eachOf(`cold, ${name}`, list, ({ run }) =>
        cold(run, six ? { trains: largestTrains(run.position), budget: BUDGET } : {}),
      )
      const proven = provenOf(reports.map(({ proven }) => ({ answer: { proven } as BestRoutes })))
      const most = (of: (report: ColdReport) => number): number => Math.max(0, ...reports.map(of))
      const megabytes = [most(({ raised }) => raised), most(({ peak }) => peak)].map((size) => `${size.toFixed(0)} MB`)
      const clocks = [...timesOf(reports.map((report) => report.ms)), ...timesOf(reports.map(({ cpu }) => cpu))]
      return [name, String(list.length), ...clocks, proven, ...megabytes]
    }),
  }
}

const stressTable = (sets: readonly (readonly [string, readonly Measured[]])[]): Table => ({
  name: `Stress: six of the largest train of the title, once each, stopped after ${BUDGET.toLocaleString('en')} steps`,
  columns: ['set', 'positions', 'p50', 'p99', 'worst', 'proven', 'widest gap left', 'worst position'],
  rows: sets.map(([name, list]) => {
    const [worst] = slowest(list, 1)
    const gap = Math.max(0, ...list.map(({ answer }) => (answer.bound - answer.revenue) / Math.max(1, answer.revenue)))
    const cells = [...timesOf(list.map((each) => each.ms)), provenOf(list), `${(gap * 100).toFixed(1)} %`]
    return [name, String(list.length), ...cells, worst?.run.name ?? '']
  }),
})

const stepsRow = (name: string, list: readonly Measured[]): readonly string[] => {
  const steps = list.map(({ answer }) => answer.steps)
  const figures = [percentile(steps, 0.5), percentile(steps, 0.9), Math.max(0, ...steps)]
  return [name, String(list.length), ...figures.map((figure) => figure.toLocaleString('en')), provenOf(list)]
}

/** The same positions with more and more trains, and all with six by the track on their maps. */
const growthTable = (positions: readonly RunPosition[], stress: readonly Measured[]): Table => {
  const sample = positions.filter((_, i) => i % 8 === 0)
  const byTrains = [1, 2, 3, 4, 5, 6].map((count) => {
    const change: Change = (problem, run) => ({ ...problem, trains: largestTrains(run.position).slice(0, count) })
    const list = eachOf(`${count} of the largest train`, sample, (run) => measure(run, change, BUDGET))
    return stepsRow(`${count} of the largest train`, list)
  })
  const track = (each: Measured): number => each.problem.pieces.length
  const sizes = [0, 0.25, 0.5, 0.75, 0.9].map((part) => percentile(stress.map(track), part))
  const byTrack = sizes.map((from, i) => {
    const to = sizes[i + 1] ?? Number.POSITIVE_INFINITY
    const list = stress.filter((each) => track(each) >= from && track(each) < to)
    return stepsRow(
      `six, ${from}${to === Number.POSITIVE_INFINITY ? ' or more' : ` to ${to - 1}`} pieces of track`,
      list,
    )
  })
  return {
    name: 'What the cost grows with, in steps of the search (the same on every machine)',
    columns: ['positions with', 'positions', 'p50', 'p90', 'worst', 'proven'],
    rows: [...byTrains, ...byTrack],
  }
}

/** The route finder on every run of the games, warm and cold, and under stress. */
export function* routeTables(games: readonly BenchGame[]): Generator<Table> {
  const positions = runPositions(games)
  eachOf('warming up', positions, (run) => measure(run, AS_IT_IS))
  const warm = eachOf('warm', positions, quickestOf)
  yield warmTable(warm)
  const stress = eachOf('six trains', positions, (run) => measure(run, SIX_LARGEST, BUDGET))
  yield coldTable(warm, stress)
  const dense = eachOf('dense maps', densePositions(), (run) => measure(run, SIX_LARGEST, BUDGET))
  yield stressTable([
    ['the games', stress],
    ['dense maps', dense],
  ])
  yield growthTable(positions, [...stress, ...dense])
}

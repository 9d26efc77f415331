// One search in a process of its own: a position on the standard input, what it took on the standard output.
import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beginGame, bestRoutes, type Position, type RouteTrain, routeProblem, titleOf } from '@roundhouse/engine'

export interface ColdJob extends Pick<Position, 'setup' | 'state'> {
  readonly operator: string
  /** In place of the operator's own. */
  readonly trains?: readonly RouteTrain[]
  readonly budget?: number
}

export interface ColdReport {
  readonly ms: number
  /** Of the processor, all threads: what else the machine does is not in it. */
  readonly cpu: number
  readonly proven: boolean
  /** MB of the whole process, looked at now and then, and by how much the search raised it. */
  readonly peak: number
  readonly raised: number
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const resident = (): number => process.memoryUsage.rss() / 2 ** 20

const { setup, state, operator, trains, budget } = JSON.parse(readFileSync(0, 'utf8')) as ColdJob
const title = titleOf(setup.title)
if (!title) throw new Error(`no title ${setup.title}`)
const position: Position = { setup, rules: beginGame(title, setup).rules, state }

collect()
const before = resident()
let peak = before
const note = (): void => {
  peak = Math.max(peak, resident())
}
const worked = process.cpuUsage()
const started = performance.now()
const problem = routeProblem(position, operator)
const { proven } = bestRoutes(trains ? { ...problem, trains } : problem, {
  onProgress: note,
  ...(budget !== undefined && { budget }),
})
const ms = performance.now() - started
const { user, system } = process.cpuUsage(worked)
note()
const report: ColdReport = { ms, cpu: (user + system) / 1000, proven, peak, raised: peak - before }
process.stdout.write(JSON.stringify(report))

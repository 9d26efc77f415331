// Random games on all cores.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { isStyle, STYLE_NAMES } from '@roundhouse/bots'
import { argumentsOf } from './arguments.js'
import { commandOf, type Job, type Report } from './random-game.js'
import { type Table, tables } from './tables.js'

const { values } = argumentsOf({
  usage:
    'usage: npm run fuzz -- [--games N] [--from SEED] [--title T] [--players N] [--ruleset R] [--option NAME]… [--style S] [--jobs N]',
  numbers: ['games', 'from', 'players', 'jobs'],
  options: {
    games: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    title: { type: 'string' },
    players: { type: 'string' },
    ruleset: { type: 'string' },
    option: { type: 'string', multiple: true },
    style: { type: 'string' },
    jobs: { type: 'string' },
  },
})

const stop = (line: string): never => {
  console.error(`fuzz: ${line}`)
  process.exit(2)
}

const list = [...tables(values)]
if (list.length === 0) stop('there is no such title, player count or ruleset')
const { style } = values
const known = style === undefined || isStyle(style) ? style : stop(`--style must be one of ${STYLE_NAMES.join(', ')}`)
const total = Number(values.games)
const jobAt = (n: number): Job => ({ ...(list[n % list.length] as Table), seed: Number(values.from) + n, style: known })

const ends = new Map<string, number>()
const started = performance.now()
let sent = 0
let done = 0
let actions = 0
let faults = 0

const progress = (): string => {
  const seconds = (performance.now() - started) / 1000
  const reasons = [...ends].map(([reason, count]) => `${reason} ${count}`).join(', ')
  return `${done}/${total} games, ${actions} actions, ${(done / seconds).toFixed(1)} games/s, ${faults} faults; ${reasons}`
}

const show = (): void => {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${progress()}`)
  else if (done % 25 === 0 || done === total) console.log(progress())
}

const note = (job: Job, { actions: played, reason, fault }: Report): void => {
  done++
  actions += played
  ends.set(reason, (ends.get(reason) ?? 0) + 1)
  if (fault !== null) {
    faults++
    console.log(`${process.stdout.isTTY ? '\r\x1b[K' : ''}FAULT ${commandOf(job)}\n  ${fault}`)
  }
  show()
}

const work = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./fuzz-worker.js', import.meta.url))
    let job: Job
    const next = (): void => {
      if (sent >= total) {
        void worker.terminate().then(() => resolve())
        return
      }
      job = jobAt(sent++)
      worker.postMessage(job)
    }
    worker.on('message', (report: Report) => {
      note(job, report)
      next()
    })
    worker.on('error', reject)
    next()
  })

await Promise.all(Array.from({ length: Number(values.jobs ?? availableParallelism()) }, work))
if (process.stdout.isTTY) console.log()
process.exitCode = faults > 0 ? 1 : 0

// Our rules beside 18xx.games' own: npm run peer -- [--games N] [--seed S] [--title T] [--players N] [--option NAME]…
//   [--theirs] [--moves N] [--jobs N] [--keep DIR]
// Plays random games under the ruleset of 18xx.games, exports them, and compares every position with what that site's
// engine makes of them; with --theirs the games are those of its own random player. See docs/testing.md.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Job } from '../random-game.js'
import { type Table, tables } from '../tables.js'
import { isTheirs, nameOf, playHere, playThere } from './games.js'
import { MISSING_ORACLE, oracleAt, type PeerFile, programOf } from './oracle.js'
import { type Kind, Tally, verdictLines } from './report.js'
import { isFailed, judge, type Verdict } from './verdict.js'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    title: { type: 'string' },
    players: { type: 'string' },
    option: { type: 'string', multiple: true },
    theirs: { type: 'boolean', default: false },
    moves: { type: 'string' },
    jobs: { type: 'string', default: '2' },
    keep: { type: 'string', default: 'dist/peer' },
  },
})

const stop = (line: string): never => {
  console.error(line)
  process.exit(2)
}

const program = programOf(process.env) ?? stop(MISSING_ORACLE)
const list: readonly Table[] = [...tables({ ...values, ruleset: '18xx.games' })].filter(isTheirs)
if (list.length === 0) stop('peer: there is no such title, player count or option')

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-peer-'))
const oracle = oracleAt(program, folder)
const total = Number(values.games)
const moves = values.moves === undefined ? undefined : Number(values.moves)
const jobAt = (n: number): Job => ({ ...(list[n % list.length] as Table), seed: Number(values.seed) + n })

const all = new Tally()
const byTable = new Map<string, Tally>()
const tableOf = ({ title, players, options }: Job): string => [title, `${players} players`, ...options].join(', ')

/** Keeps a game that came out different, with both positions beside it. */
const keep = (job: Job, file: PeerFile, verdict: Verdict): string => {
  const path = join(values.keep, `${values.theirs ? 'theirs-' : ''}${nameOf(job)}`)
  mkdirSync(values.keep, { recursive: true })
  writeFileSync(`${path}.json`, JSON.stringify(file))
  if ('theirs' in verdict) {
    writeFileSync(`${path}.theirs`, JSON.stringify(verdict.theirs, null, 1))
    writeFileSync(`${path}.ours`, JSON.stringify(verdict.ours, null, 1))
  }
  return `${path}.json`
}

const say = (text: string): void => console.log(`${process.stdout.isTTY ? '\r\x1b[K' : ''}${text}`)

const note = (job: Job, kind: Kind): void => {
  const own = byTable.get(tableOf(job)) ?? new Tally()
  byTable.set(tableOf(job), own)
  own.add(kind)
  all.add(kind)
  const line = `${all.games}/${total} games: ${all}`
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}`)
  else if (all.games % 10 === 0 || all.games === total) console.log(line)
}

const playOne = async (job: Job): Promise<void> => {
  let file: PeerFile | null = null
  try {
    file = values.theirs ? await playThere(oracle, job, moves) : playHere(job, moves)
    const verdict = await judge(oracle, file)
    if (isFailed(verdict))
      say(`${nameOf(job)}: ${verdictLines(verdict).join('\n')}\n  kept: ${keep(job, file, verdict)}`)
    if (verdict.kind === 'excused') say(`${nameOf(job)}: excused: ${verdict.why}`)
    note(job, verdict.kind)
  } catch (error) {
    const kept = file && keep(job, file, { kind: 'refusedHere', where: '' })
    say(`${nameOf(job)}: ${error instanceof Error ? error.stack : error}${kept ? `\n  kept: ${kept}` : ''}`)
    note(job, 'fault')
  }
}

let next = 0
const lane = async (): Promise<void> => {
  while (next < total) await playOne(jobAt(next++))
}

try {
  await Promise.all(Array.from({ length: Number(values.jobs) }, lane))
} finally {
  rmSync(folder, { recursive: true })
}
if (process.stdout.isTTY) console.log()
for (const [table, tally] of byTable) console.log(`${table}: ${tally}`)
process.exitCode = all.isClean ? 0 : 1

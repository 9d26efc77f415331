// Our rules beside 18xx.games' own: npm run peer.
// Plays random games under the ruleset of 18xx.games, exports them, and compares every position with what that site's
// engine makes of them; with --theirs the games are those of its own random player, with --files
// those of a folder (kept ones, after a mend). See docs/testing.md.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { argumentsOf } from '../arguments.js'
import { type Case, playedGames, writtenGames } from './cases.js'
import { MISSING_ORACLE, NO_ORACLE, oracleAt, type PeerFile, programOf } from './oracle.js'
import { type Kind, Tally, verdictLines } from './report.js'
import { isFailed, type Verdict } from './verdict.js'

const { values } = argumentsOf({
  usage:
    'usage: npm run peer -- [--games N] [--seed S] [--title T] [--players N] [--option NAME]… [--theirs] [--style S] [--runs] [--moves N] [--jobs N] [--keep DIR] [--save DIR], or: npm run peer -- --files FILE|DIR [--runs]',
  numbers: ['games', 'seed', 'players', 'moves', 'jobs'],
  options: {
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    title: { type: 'string' },
    players: { type: 'string' },
    option: { type: 'string', multiple: true },
    theirs: { type: 'boolean', default: false },
    files: { type: 'string' },
    style: { type: 'string' },
    runs: { type: 'boolean', default: false },
    moves: { type: 'string' },
    jobs: { type: 'string', default: '2' },
    keep: { type: 'string', default: 'dist/peer' },
    save: { type: 'string' },
  },
})

const stop = (line: string): never => {
  console.error(line)
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-peer-'))
const program = programOf(process.env)
const oracle = program === null ? null : oracleAt(program, folder)
const { total, at } =
  values.files === undefined
    ? playedGames(oracle ?? stop(MISSING_ORACLE), values)
    : writtenGames(oracle ?? NO_ORACLE, values.files, values)
if (total === 0) stop('peer: there is no such title, player count, option or file')
const all = new Tally()
const byTable = new Map<string, Tally>()

/** Keeps a game that came out different, with both positions beside it. */
const keep = ({ name }: Case, file: PeerFile, verdict: Verdict): string => {
  const path = join(values.keep, name)
  mkdirSync(values.keep, { recursive: true })
  writeFileSync(`${path}.json`, JSON.stringify(file))
  if ('theirs' in verdict) {
    writeFileSync(`${path}.theirs`, JSON.stringify(verdict.theirs, null, 1))
    writeFileSync(`${path}.ours`, JSON.stringify(verdict.ours, null, 1))
  }
  return `${path}.json`
}

const say = (text: string): void => console.log(`${process.stdout.isTTY ? '\r\x1b[K' : ''}${text}`)

const note = ({ table }: Case, kind: Kind): void => {
  const own = byTable.get(table) ?? new Tally()
  byTable.set(table, own)
  own.add(kind)
  all.add(kind)
  const line = `${all.games}/${total} games: ${all}`
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}`)
  else if (all.games % 10 === 0 || all.games === total) console.log(line)
}

const compareOne = async (game: Case): Promise<void> => {
  let file: PeerFile | null = null
  try {
    file = await game.file()
    const verdict = await game.judge(file)
    if (isFailed(verdict))
      say(`${game.name}: ${verdictLines(verdict).join('\n')}\n  kept: ${keep(game, file, verdict)}`)
    if (verdict.kind === 'excused') say(`${game.name}: excused: ${verdict.why}`)
    note(game, verdict.kind)
  } catch (error) {
    const kept = file && keep(game, file, { kind: 'refusedHere', where: '' })
    say(`${game.name}: ${error instanceof Error ? error.stack : error}${kept ? `\n  kept: ${kept}` : ''}`)
    note(game, 'fault')
  }
}

let next = 0
const lane = async (): Promise<void> => {
  while (next < total) await compareOne(at(next++))
}

try {
  await Promise.all(Array.from({ length: Number(values.jobs) }, lane))
} finally {
  rmSync(folder, { recursive: true })
}
if (process.stdout.isTTY) console.log()
for (const [table, tally] of byTable) console.log(`${table}: ${tally}`)
process.exitCode = all.isClean ? 0 : 1

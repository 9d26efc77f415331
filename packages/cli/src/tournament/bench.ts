import type { BotName } from '@roundhouse/bots'
import { type Setup, seatsFor, titleOf } from '@roundhouse/engine'
import type { Job, Outcome } from './game.js'
import { fingerprint, KeptGames } from './kept.js'
import { BOUND, type Claim, likelihood, RISK, type Verdict, verdictOf } from './sequential.js'
import { standingOf } from './standing.js'
import { playAll } from './threads.js'

interface Table {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface BotBench {
  /** Titles to measure; all if not given. */
  readonly titles?: readonly string[]
  /** Games a claim may take, and games of hard bots among themselves. */
  readonly most: number
  readonly alone: number
  /** Folder the games are kept in. */
  readonly folder: string
  /** Folder of the bots' sources: other bots begin anew. */
  readonly sources: string
  progress(line: string): void
}

const TITLES = ['1846', '18MEX', '1849', '18Mag'] as const

const THREE_IN_FOUR: Claim = { refuted: 0.65, kept: 0.75 }
const CLAIMS: readonly (readonly [before: BotName, behind: BotName, claim: Claim])[] = [
  ['hard', 'normal', THREE_IN_FOUR],
  ['normal', 'easy', THREE_IN_FOUR],
  ['easy', 'random', { refuted: 0.88, kept: 0.95 }],
]

/** How games of people ended: mean score and turn, as far as known. */
const PEOPLE: readonly (readonly [title: string, players: number, score: number, turn: number | null])[] = [
  ['1846', 3, 4300, 6],
  ['1846', 5, 5800, 6],
  ['18MEX', 3, 4150, 7],
  ['18MEX', 4, 3850, null],
  ['18MEX', 5, 2800, 6],
  ['1849', 3, 5000, 8],
  ['18Mag', 3, 7900, null],
  ['18Mag', 5, 6100, 7],
]

const jobOf = (title: string, bots: readonly BotName[], seed: number): Job => {
  const known = titleOf(title)
  if (!known) throw new Error(`no title ${title}`)
  const people = bots.map((_, i) => ({ id: i + 1, name: `Player ${i + 1}` }))
  const setup: Setup = { title, players: seatsFor(known, people), seed, options: [], ruleset: 'rulebook' }
  return { setup, bots, seed, keep: false }
}

/** Two of each at one table, the same cards twice: those who sat here sit there the second time. */
const seatings = (a: BotName, b: BotName, seed: number): readonly (readonly BotName[])[] =>
  seed % 2 === 0
    ? [
        [a, b, a, b],
        [b, a, b, a],
      ]
    : [
        [a, a, b, b],
        [b, b, a, a],
      ]

/** Of all pairs of two seats of different bots, how many the first kind won. */
export const partOf = (outcomes: readonly Outcome[], before: BotName, behind: BotName): number =>
  standingOf('', outcomes, [before, behind]).pairs[0]?.part ?? 0

class Bench {
  readonly #games: KeptGames
  readonly #options: BotBench

  constructor(options: BotBench) {
    this.#options = options
    this.#games = new KeptGames(`${options.folder}/bots-${fingerprint(options.sources)}.jsonl`)
  }

  async played(jobs: readonly Job[]): Promise<readonly Outcome[]> {
    const missing = jobs.filter((job) => this.#games.of(job) === undefined)
    await playAll(missing, (outcome, job) => {
      this.#games.add(job, outcome)
      if (outcome.fault !== null) this.#options.progress(`seed ${job.seed}: ${outcome.fault}`)
    })
    return jobs.flatMap((job) => this.#games.of(job) ?? [])
  }

  async claim(
    title: string,
    [before, behind, claim]: (typeof CLAIMS)[number],
  ): Promise<{ readonly row: readonly string[]; readonly outcomes: readonly Outcome[] }> {
    const observed: number[] = []
    const outcomes: Outcome[] = []
    let verdict: Verdict = 'open'
    for (let seed = 1; 2 * seed <= this.#options.most && verdict === 'open'; seed++) {
      const both = await this.played(seatings(before, behind, seed).map((bots) => jobOf(title, bots, seed)))
      outcomes.push(...both)
      observed.push(partOf(both, before, behind))
      verdict = verdictOf(observed, claim)
    }
    const part = partOf(outcomes, before, behind)
    const row = [
      title,
      `${before} before ${behind}`,
      `${outcomes.length}`,
      `${(100 * part).toFixed(1)} %`,
      `≥ ${(100 * claim.kept).toFixed(0)} %`,
      likelihood(observed, claim).toFixed(2),
      verdict,
    ]
    this.#options.progress(row.join('  '))
    return { row, outcomes }
  }

  async alone([title, players, score, turn]: (typeof PEOPLE)[number]): Promise<readonly string[]> {
    const bots = Array.from({ length: players }, (): BotName => 'hard')
    const jobs = Array.from({ length: this.#options.alone }, (_, n) => jobOf(title, bots, n + 1))
    const { tableMean, endTurn, bots: rows } = standingOf(title, await this.played(jobs), ['hard'])
    const broke = rows[0]?.bankrupt ?? 0
    const row = [
      title,
      `${players}`,
      `${jobs.length}`,
      `${tableMean}`,
      `${score}`,
      `${((100 * tableMean) / score).toFixed(0)} %`,
      endTurn.toFixed(1),
      turn === null ? '' : `${turn}`,
      `${broke}`,
    ]
    this.#options.progress(row.join('  '))
    return row
  }
}

/** How the strengths compare, how hard bots end among themselves, and how long all think. */
export const botTables = async (options: BotBench): Promise<readonly Table[]> => {
  const bench = new Bench(options)
  const titles = options.titles ?? TITLES
  const claims: (readonly string[])[] = []
  const times: (readonly string[])[] = []
  for (const title of titles) {
    const all: Outcome[] = []
    for (const each of CLAIMS) {
      const { row, outcomes } = await bench.claim(title, each)
      claims.push(row)
      all.push(...outcomes)
    }
    const { bots, refused, faults } = standingOf(title, all, ['hard', 'normal', 'easy'])
    for (const { bot, p50ms, p99ms } of bots)
      times.push([title, bot, `${p50ms} ms`, `${p99ms} ms`, `${refused}`, `${faults}`])
  }
  const alone: (readonly string[])[] = []
  for (const each of PEOPLE) if (titles.includes(each[0])) alone.push(await bench.alone(each))
  return [
    {
      name: `Strengths, two of each at a table of four: a sequential test on pairs of games, risks ${RISK} and ${RISK}, bounds ±${BOUND.toFixed(2)}; 65 against 75 %, 88 against 95 %`,
      columns: ['title', 'claim', 'games', 'pairs won', 'aim', 'likelihood', 'verdict'],
      rows: claims,
    },
    {
      name: 'Hard among themselves beside people (aim: 90 % of the score, within a turn of the length)',
      columns: ['title', 'players', 'games', 'score', 'people', 'part', 'turn', 'people', 'bankrupt'],
      rows: alone,
    },
    {
      name: 'Time of a decision in those tables (aims: easy p99 20 ms, normal p99 150 ms, hard p50 150 ms and p99 1.5 s)',
      columns: ['title', 'bot', 'p50', 'p99', 'refused', 'faults'],
      rows: times,
    },
  ]
}

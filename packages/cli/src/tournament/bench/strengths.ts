import type { BotName } from '@roundhouse/bots'
import type { Outcome } from '../game.js'
import { BOUND, type Claim, likelihood, RISK, type Verdict, verdictOf } from '../sequential.js'
import { mean, standingOf, within } from '../standing.js'
import type { Bench, Table } from './bench.js'
import { jobOf, partWithin } from './jobs.js'

const THREE_IN_FOUR: Claim = { refuted: 0.65, proven: 0.75 }
export const CLAIMS: readonly (readonly [before: BotName, behind: BotName, claim: Claim])[] = [
  ['hard', 'normal', THREE_IN_FOUR],
  ['normal', 'easy', THREE_IN_FOUR],
  ['easy', 'random', { refuted: 0.88, proven: 0.95 }],
]

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

/** Set-ups played at a time: all cores are busy, and few games are played beyond the verdict. */
const AT_A_TIME = 4

/** The set-ups of one claim, both games of each, until the test is decided. Openings vary: 18MEX and 18Mag deal no cards. */
const observedIn = async (
  bench: Bench,
  title: string,
  [before, behind, claim]: (typeof CLAIMS)[number],
  most: number,
): Promise<{
  readonly observed: readonly number[]
  readonly verdict: Verdict
  readonly outcomes: readonly Outcome[]
}> => {
  const observed: number[] = []
  const outcomes: Outcome[] = []
  for (let seed = 1; 2 * seed <= most; seed += AT_A_TIME) {
    const seeds = Array.from({ length: AT_A_TIME }, (_, n) => seed + n).filter((each) => 2 * each <= most)
    const jobs = seeds.flatMap((each) =>
      seatings(before, behind, each).map((bots) => ({ ...jobOf(title, bots, each), variedOpening: true })),
    )
    const played = await bench.played(jobs)
    for (let n = 0; n < seeds.length; n++) {
      const [one, other] = played.slice(2 * n, 2 * n + 2)
      if (!one || !other) return { observed, verdict: 'undecided', outcomes }
      outcomes.push(one, other)
      observed.push(partOf([one, other], before, behind))
      const verdict = verdictOf(observed, claim)
      if (verdict !== 'undecided') return { observed, verdict, outcomes }
    }
  }
  return { observed, verdict: 'undecided', outcomes }
}

/** Does each strength come before the next as often as it should? */
export const strengths = async (
  bench: Bench,
  titles: readonly string[],
  { most, pairs }: { readonly most: number; readonly pairs?: readonly string[] | undefined },
): Promise<Table> => {
  const rows: (readonly string[])[] = []
  for (const title of titles)
    for (const each of CLAIMS) {
      const [before, behind, claim] = each
      if (pairs && !pairs.includes(`${before},${behind}`)) continue
      const { observed, verdict, outcomes } = await observedIn(bench, title, each, most)
      const part = mean(observed)
      const off = within(observed)
      const { bots } = standingOf(title, outcomes, [before, behind])
      const row = [
        title,
        `${before} before ${behind}`,
        `≥ ${(100 * claim.proven).toFixed(0)} %`,
        `${verdict} after ${observed.length} pairs`,
        partWithin(part, [part - off, part + off]),
        likelihood(observed, claim).toFixed(2),
        bots.map(({ meanScore }) => meanScore).join(' : '),
        `${bots.reduce((sum, { bankrupt }) => sum + bankrupt, 0)}`,
      ]
      bench.progress(row.join('  '))
      rows.push(row)
    }
  return {
    name: `Strengths, two of each at a table of four, seats changed: a sequential test on pairs of games with the same cards, risks ${RISK} and ${RISK}, bounds ±${BOUND.toFixed(2)}; 65 against 75 %, 88 against 95 %`,
    columns: ['title', 'claim', 'aim', 'verdict', 'won', 'likelihood', 'mean scores', 'bankrupt'],
    rows,
  }
}

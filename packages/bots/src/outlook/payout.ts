import type { OperatorId, PlayerId, Position } from '@roundhouse/engine'
import { type Knowledge, knowledgeOf } from '../knowledge/index.js'
import { partIn, stepAtEnd } from './custom.js'

/** Dividends go by tens; more than so many of them are seen as so many. */
const TEN = 10
const MOST_TENS = 80
/** Rounds thought ahead. */
const MOST_ROUNDS = 8
/** What is paid a round later counts for so much: by then it could have bought shares. */
const LATER = 0.92
/** Dividends in tens up to one that moves the price as far as any. */
const AMOUNTS = Array.from({ length: 31 }, (_, tens) => tens)

/** What a company that lives by services is likely to take in a round: as usual, and as lately. */
const incomeOf = (p: Position, { services }: Knowledge, company: OperatorId): number => {
  const { lastRevenue = 0 } = p.state.operators[company] ?? {}
  const minors = Object.entries(p.state.operators).filter(
    ([id, { owner }]) => owner !== undefined && p.rules.operators[id]?.kind === 'minor',
  ).length
  const usual = (services?.upkeep[company]?.[p.state.phase] ?? 0) * minors
  return (usual + lastRevenue) / 2
}

/**
 * What each dividend in tens is worth to a seat until the end, the steps of the price among it, if what is kept is paid
 * when it helps most.
 */
export const payouts = (
  p: Position,
  company: OperatorId,
  purse: number,
  { seat, rounds, envy }: { readonly seat: PlayerId; readonly rounds: number; readonly envy: number },
): readonly number[] => {
  const know = knowledgeOf(p)
  const part = partIn(p, company, seat, envy)
  const step = stepAtEnd(p, company, rounds)
  const income = Math.round(incomeOf(p, know, company) / TEN)
  const reward = AMOUNTS.map((tens) => part * (tens + know.moves(0, tens * TEN) * step))
  const worthOf = (tens: number): number => reward[tens] ?? (reward.at(-1) ?? 0) + part * (tens - AMOUNTS.length + 1)
  // What a treasury of so many tens is worth with so many rounds to go, from the last round on.
  let later: number[] = Array.from({ length: MOST_TENS + 1 }, () => 0)
  const laterOf = (tens: number): number => later[Math.min(MOST_TENS, tens)] ?? 0
  for (let left = Math.min(MOST_ROUNDS, rounds) - 1; left > 0; left--) {
    later = later.map((_, tens) => {
      let most = Number.NEGATIVE_INFINITY
      for (let paid = 0; paid <= tens; paid++)
        most = Math.max(most, worthOf(paid) + LATER * laterOf(tens - paid + income))
      return most
    })
  }
  const all = Math.floor(purse / TEN)
  return Array.from({ length: all + 1 }, (_, tens) => worthOf(tens) + LATER * laterOf(all - tens + income))
}

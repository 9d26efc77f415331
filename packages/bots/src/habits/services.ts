import { type Position, phasesOf } from '@roundhouse/engine'
import { custom, partIn, sellerOf, worthOfIncome } from '../outlook/custom.js'
import { stacksOf } from '../outlook/trains.js'
import type { Thought } from '../thinking.js'

/**
 * Where companies live by what others buy of them, money in one's own companies counts nothing at the end. Whoever knows
 * that spends it: on what runs better, by the rounds that are left, and with those whose shares he has.
 */
export const plansServices = ({ know, skill }: Pick<Thought, 'know' | 'skill'>): boolean =>
  know.services !== undefined && skill.services

/** What a round more is worth to money that waits in a treasury: it may become a train. */
const RATE_A_ROUND = 0.08
const MOST_RATE = 0.5

/** What one unit of money in the treasury of a company one owns is worth. */
export const treasuryRate = (rounds: number): number => Math.min(MOST_RATE, RATE_A_ROUND * Math.max(0, rounds - 1))

/** What is worth to the seat of what an action pays to companies that live by services. */
export const customTo = ({ seat, skill }: Thought, before: Position, after: Position, rounds: number): number =>
  skill.services ? custom(before, after, { seat, rounds, envy: skill.envy }) : 0

/** What better tiles bring a company's owner in a round, and how many rounds earlier they come by a purchase. */
const BETTER_TILES = 20
const EARLIER = 2
/** So near to the end better tiles come too late. */
const LATE = 3

/** What a phase that begins now is worth to the seat: its companies run on better tiles earlier. */
export const worthOfPhase = (t: Thought, rounds: number): number => {
  if (!plansServices(t)) return 0
  const own = Object.values(t.p.state.operators).filter(({ owner }) => owner === t.seat).length
  return own * BETTER_TILES * Math.min(EARLIER, Math.max(0, rounds - LATE))
}

/** What the purchase of a new train is worth beside its runs: to shares in its seller, and by the phase it begins. */
export const besideRuns = (t: Thought, kind: number, rounds: number): number => {
  const { p, seat, skill } = t
  const { name = '', price = 0 } = stacksOf(p).kinds[kind] ?? {}
  const seller = sellerOf(p, price)
  const sold = seller ? worthOfIncome(p, seller.id, price * seller.part, rounds) : 0
  const phase = phasesOf(p, name).length > 0 ? worthOfPhase(t, rounds) : 0
  return (seller ? partIn(p, seller.id, seat, skill.envy) * sold : 0) + phase
}

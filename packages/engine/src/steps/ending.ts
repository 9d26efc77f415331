import type { Draft } from '../core/draft.js'
import type { PlayerId } from '../core/ids.js'
import { cash } from '../core/money.js'
import type { Position } from '../core/position.js'

/** Something that makes the end of the game sure. */
export interface EndTrigger {
  readonly reason: string
  readonly rule: string
  /** Has it happened? */
  met(p: Position): boolean
}

/** The bank has no money left, or has had to write some down. */
export const bankBroken = (p: Position, onlyBelowZero: boolean): boolean =>
  p.state.bank !== null && (onlyBelowZero ? p.state.bank < 0 : p.state.bank <= 0)

/** To be asked after everything that may trigger the end. Once triggered it stays so, even if money comes back. */
export const noteEndingBy =
  (triggers: readonly EndTrigger[]) =>
  (d: Draft): void => {
    if (d.state.ending !== undefined) return
    const trigger = triggers.find(({ met }) => met(d))
    if (!trigger) return
    const { reason, rule } = trigger
    d.set({ ending: reason })
    if (reason === 'bank') d.emit({ type: 'bankBroken', rule })
    d.emit({ type: 'endTriggered', reason, rule })
  }

/** An endless game is stopped after so many turns; 0 = never. */
export const turnLimitReached = (p: Position, limit: number): boolean => limit > 0 && p.state.turn >= limit

/** Cash, what shares are worth, and private companies at their price while they live. */
export const netWorth = (p: Position, player: PlayerId): number => {
  let sum = cash(p, player)
  for (const corporation of Object.keys(p.state.shares)) sum += p.rules.sharesWorth(p, player, corporation)
  for (const [company, { owner, closed }] of Object.entries(p.state.privates)) {
    if (owner === player && !closed) sum += p.rules.privates[company]?.price ?? 0
  }
  return sum
}

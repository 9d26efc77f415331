import type { Draft } from './draft.js'

/** Something that makes the end of the game sure. */
export interface EndTrigger {
  readonly reason: string
  readonly rule: string
  /** Has it happened? */
  met(d: Draft): boolean
}

/** The bank has paid its last money, or has had to write some down; what came in since then does not count. */
export const bankBroken = ({ lowestBank }: Draft, onlyBelowZero: boolean): boolean =>
  lowestBank !== null && (onlyBelowZero ? lowestBank < 0 : lowestBank <= 0)

/**
 * The flow asks after every action and every move of its own, so that no payment has to think of it. Once triggered the
 * end stays so.
 */
export const checkEndTriggers = (d: Draft): void => {
  if (d.state.ending !== undefined || d.state.ended) return
  const trigger = d.rules.endTriggers?.find(({ met }) => met(d))
  if (!trigger) return
  const { reason, rule } = trigger
  d.set({ ending: reason })
  if (reason === 'bank') d.emit({ type: 'bankBroken', rule })
  d.emit({ type: 'endTriggered', reason, rule })
}

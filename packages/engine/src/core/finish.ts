import type { Draft } from './draft.js'

/** The game is over; `reason` is one of those `core/texts/steps` words. */
export const finishGame = (d: Draft, reason: string): void => {
  d.set({ ended: { reason } })
  d.emit({ type: 'gameEnded', reason })
}

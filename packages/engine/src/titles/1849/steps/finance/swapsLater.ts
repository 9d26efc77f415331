import type { Draft } from '../../../../core/draft.js'
import { type FactData, turnFact } from '../../../../core/facts.js'
import type { PlayerId } from '../../../../core/ids.js'
import { listOf, operatorId, playerId, record } from '../../../../core/shape.js'
import { passPresidency, withdrawSuccessions } from '../../../../steps/presidency.js'
import { switches1849 } from '../../switches.js'
import { presidency } from '../shares/presidency.js'

export const swapsLater = turnFact(
  'swapsLater',
  listOf(record({ corporation: operatorId, to: playerId }, {})),
  [],
  'Presidencies sold away for interest: what comes for them is asked when it is paid.',
)

export const SWAPS_LATER_FACTS: readonly FactData[] = [swapsLater]

/** 18xx.games asks what comes for a presidency sold for interest when that is settled. */
export const postponeSwaps = (d: Draft): void => {
  if (!switches1849.swapLater.of(d)) return
  const due = withdrawSuccessions(d).map(({ corporation, to }) => ({ corporation, to }))
  if (due.length > 0) swapsLater.set(d, [...swapsLater.of(d), ...due])
}

export const settleSwaps = (d: Draft, seller: PlayerId | null): void => {
  const due = swapsLater.of(d)
  if (due.length === 0) return
  swapsLater.set(d, [])
  for (const each of due) passPresidency(d, each, presidency, seller)
}

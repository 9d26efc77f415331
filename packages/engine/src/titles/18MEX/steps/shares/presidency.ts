import type { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { papersIn, swapWays } from '../../../../core/shares.js'
import { checkPresidency as check, type PresidencyRules } from '../../../../steps/presidency.js'
import { switches18MEX } from '../../switches.js'
import { bookSwap } from './booking.js'
import { noteElders } from './handOrder.js'

/** The new president hands over 20%, and chooses which certificates where there is a choice (MEX-3.5-3). */
export const presidency: PresidencyRules = {
  chooser: 'incoming',
  // 18xx.games: two certificates, the larger first, whatever they are worth.
  ways: (p, corporation, to) =>
    switches18MEX.presSwap.of(p) ? [papersIn(p, corporation, to).slice(0, 2)] : swapWays(p, corporation, to),
  swapped(d, corporation, papers, place) {
    bookSwap(d, corporation, papers, place)
    noteElders(d, corporation)
  },
}

/** More percent than the president is the presidency (MEX-3.5-1). */
export const checkPresidency = (d: Draft, corporation: OperatorId): void => check(d, corporation, presidency)

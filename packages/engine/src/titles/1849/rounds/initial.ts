import type { Draft } from '../../../core/draft.js'
import type { PlayerId } from '../../../core/ids.js'
import type { Position } from '../../../core/position.js'
import { clockwiseAfter } from '../../../core/shares.js'
import type { RoundFlow } from '../../../core/step.js'
import { saleOpen } from '../../../steps/bids.js'
import { payIncome } from '../../../steps/income.js'
import { passes, stockRound, turnDone } from '../../../steps/stock.js'
import { dropPrice, giveAway, isAtLowest, isFirstUnsold, privateSaleStep } from '../steps/companies/privateSale.js'
import { switches1849 } from '../switches.js'
import { beginStock } from './beginStock.js'
import { beginInitialRound } from './setup.js'

const left = (d: Draft, player: PlayerId): PlayerId => clockwiseAfter(d, player)[0] ?? player

/** What follows when all have passed in succession (1849-8-8, -9). */
const allPassed = (d: Draft): void => {
  const next = left(d, d.state.round.current as PlayerId)
  if (!isFirstUnsold(d)) {
    payIncome(d)
    if (!switches1849.passesKeepPriority.of(d)) d.set({ priority: next })
    beginInitialRound(d, next)
    return
  }
  passes.set(d, 0)
  if (!isAtLowest(d)) {
    dropPrice(d, next)
    d.round({ current: next, turn: {} })
    return
  }
  const taker = giveAway(d, next, switches1849.sceFreeToNext.of(d))
  d.round({ current: left(d, taker), turn: {} })
}

const turns = stockRound({ step: () => privateSaleStep, turns: [privateSaleStep], end: allPassed })

/** 18xx.games has whoever would be next begin, also where all is sold after SCE was given away. */
export const firstToTrade = (p: Position): PlayerId =>
  switches1849.sceFreeToNext.of(p) && !turnDone.of(p) ? (p.state.round.current as PlayerId) : p.state.priority

/** Until all private companies are sold (1849-8-1, -10). */
export const initial: RoundFlow = {
  ...turns,
  advance(d) {
    if (saleOpen(d)) {
      turns.advance(d)
      return
    }
    d.set({ priority: firstToTrade(d) })
    beginStock(d)
  },
}

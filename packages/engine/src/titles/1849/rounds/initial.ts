import type { Draft } from '../../../core/draft.js'
import type { PlayerId } from '../../../core/ids.js'
import type { Position } from '../../../core/position.js'
import { replaceable } from '../../../core/replaceable.js'
import { clockwiseAfter } from '../../../core/shares.js'
import type { RoundFlow } from '../../../core/step.js'
import { saleOpen } from '../../../steps/bids.js'
import { payIncome } from '../../../steps/income.js'
import { passes, stockRound } from '../../../steps/stock.js'
import { dropPrice, giveAway, isAtLowest, isFirstUnsold, privateSaleStep } from '../steps/companies/privateSale.js'
import { beginStock } from './beginStock.js'
import { beginInitialRound } from './setup.js'

const leftNeighbour = (d: Draft, player: PlayerId): PlayerId => clockwiseAfter(d, player)[0] ?? player

/** The sale goes on with the next player, who gets the priority (1849-8-9). */
export const givePriority = replaceable((d: Draft, next: PlayerId): void => d.set({ priority: next }))

/** What follows when all have passed in succession (1849-8-8, -9). */
const allPassed = (d: Draft): void => {
  const next = leftNeighbour(d, d.state.round.current as PlayerId)
  if (!isFirstUnsold(d)) {
    payIncome(d)
    givePriority(d, next)
    beginInitialRound(d, next)
    return
  }
  passes.set(d, 0)
  if (!isAtLowest(d)) {
    dropPrice(d, next)
    d.round({ current: next, turn: {} })
    return
  }
  const taker = giveAway(d, next)
  d.round({ current: leftNeighbour(d, taker), turn: {} })
}

const turns = stockRound({ step: () => privateSaleStep, turns: [privateSaleStep], end: allPassed })

/** Who begins the first stock round (1849-8-10). */
export const firstToTrade = replaceable((p: Position): PlayerId => p.state.priority)

/** The initial stock round lasts until all private companies are sold (1849-8-1, -10). */
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

import { bankBroken, type EndTrigger } from '../../../core/endTriggers.js'
import { type FactData, roundFact } from '../../../core/facts.js'
import type { OperatorId, PlayerId } from '../../../core/ids.js'
import { cellAt, price } from '../../../core/market.js'
import type { Position } from '../../../core/position.js'
import { replaceable } from '../../../core/replaceable.js'
import { flag } from '../../../core/shape.js'
import { percentOf } from '../../../core/shares.js'
import { netWorth } from '../../../steps/ending.js'

const bank: EndTrigger = {
  reason: 'bank',
  rule: 'MEX-6-1',
  met: (d) => bankBroken(d, false),
}

const topOfMarket: EndTrigger = {
  reason: 'stock_market',
  rule: 'MEX-6-2',
  met: (d) => Object.keys(d.state.market).some((cell) => cellAt(d, Number(cell)).zones.includes('end')),
}

/** Where one payment brings about both, it is the market that ends the game. */
export const endTriggers: readonly EndTrigger[] = [topOfMarket, bank]

/** What a holding brings if sold in one go: an odd 5% rounded up (2.8). */
export const holdingWorth = (mv: number, percent: number): number =>
  Math.floor(percent / 10) * mv + (percent % 10 === 5 ? Math.ceil(mv / 2) : 0)

/** At their value (MEX-6.1-2). */
export const sharesWorth = (p: Position, player: PlayerId, corporation: OperatorId): number =>
  holdingWorth(price(p, corporation), percentOf(p, corporation, player))

/** Private companies and minors at nominal (MEX-6.1-1). */
export const worth = replaceable((p: Position, player: PlayerId): number => netWorth(p, player))

export const deciding = roundFact('deciding', flag, false, 'The round was added because the best scores were equal.')

export const END_FACTS: readonly FactData[] = [deciding]

/** In a tournament equal best scores want one more operating round (MEX-6.1-4). */
export const needsDecision = (p: Position): boolean => {
  if (!p.setup.options.includes('decidingRound') || deciding.of(p)) return false
  const scores = p.state.seats.map((player) => worth(p, player))
  const best = Math.max(...scores)
  return scores.filter((score) => score === best).length > 1
}

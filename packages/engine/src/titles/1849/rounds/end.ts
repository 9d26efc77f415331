import type { Draft } from '../../../core/draft.js'
import { bankBroken, type EndTrigger } from '../../../core/endTriggers.js'
import { type FactData, gameFact } from '../../../core/facts.js'
import { finishGame } from '../../../core/finish.js'
import type { OperatorId, PlayerId } from '../../../core/ids.js'
import { inZone, price } from '../../../core/market.js'
import { cash } from '../../../core/money.js'
import type { Position } from '../../../core/position.js'
import { replaceable } from '../../../core/replaceable.js'
import { id, listOf, orNull } from '../../../core/shape.js'
import { percentOf } from '../../../core/shares.js'
import { BOND_DEDUCTION, LOAN_DEDUCTION, SHARE } from '../data/tables.js'
import { bond } from '../steps/finance/bond.js'
import { loans } from '../steps/trains/loans.js'

const summit = gameFact('summit', orNull(id), null, 'The first corporation whose marker has reached 377.')

const alsoReached = gameFact('alsoReached', listOf(id), [], 'Others whose marker has been at 377.')

export const END_FACTS: readonly FactData[] = [summit, alsoReached]

const bank: EndTrigger = { reason: 'bank', rule: '1849-13-3', met: (d) => bankBroken(d, true) }
const topOfMarket: EndTrigger = { reason: 'stock_market', rule: '1849-13-1', met: (d) => summit.of(d) !== null }

export const endTriggers: readonly EndTrigger[] = [bank, topOfMarket]

const hasReached = (p: Position, corporation: OperatorId): boolean =>
  summit.of(p) === corporation || alsoReached.of(p).includes(corporation)

/** A corporation whose marker reaches 377 ends the game with its turn, this one or the next (1849-13-1, -2). */
export const recordSummit = (d: Draft, corporation: OperatorId): void => {
  if (!inZone(d, corporation, 'end') || hasReached(d, corporation)) return
  if (summit.of(d) === null) summit.set(d, corporation)
  else alsoReached.set(d, [...alsoReached.of(d), corporation])
}

/** It has closed: in its own turn the game ends all the same, else another that has been at 377 takes its place. */
export const forgetSummit = (d: Draft, corporation: OperatorId): void => {
  if (!hasReached(d, corporation) || d.state.round.current === corporation) return
  const [next = null, ...others] = [summit.of(d), ...alsoReached.of(d)].filter((each) => each !== corporation)
  summit.set(d, next)
  alsoReached.set(
    d,
    others.filter((each) => each !== null),
  )
  if (next === null && d.state.ending === 'stock_market') d.set({ ending: undefined })
}

/** The turn of a corporation that has reached 377 ends the game, whatever its price is now (1849-13-2). */
export const endGameAfter = (d: Draft, corporation: OperatorId): void => {
  if (hasReached(d, corporation) || inZone(d, corporation, 'end')) finishGame(d, 'stock_market')
}

/** What a share counts: the market price, 100 less while the bond is out, but never less than nothing (1849-13-5, -14.2-6). */
export const shareWorth = replaceable((p: Position, corporation: OperatorId): number =>
  Math.max(0, price(p, corporation) - (bond.of(p, corporation) ? BOND_DEDUCTION : 0)),
)

export const sharesWorth = (p: Position, player: PlayerId, corporation: OperatorId): number =>
  (percentOf(p, corporation, player) / SHARE) * shareWorth(p, corporation)

const shares = (p: Position, player: PlayerId): number =>
  Object.keys(p.state.shares).reduce((sum, corporation) => sum + sharesWorth(p, player, corporation), 0)

/** What counts for a player: cash and shares (1849-13-5). */
export const possessions = replaceable((p: Position, player: PlayerId): number => cash(p, player) + shares(p, player))

/** Nobody scores less than nothing, and one who has left scores nothing (1849-10.7-6, -13-5). */
export const finalScore = replaceable((p: Position, player: PlayerId, score: number): number =>
  p.state.players[player]?.bankrupt ? 0 : Math.max(0, score),
)

/** Possessions less loans (1849-13-5). */
export const worth = (p: Position, player: PlayerId): number =>
  finalScore(p, player, possessions(p, player) - LOAN_DEDUCTION * loans.of(p, player))

import type { Draft } from '../../../core/draft.js'
import { bankBroken, type EndTrigger } from '../../../core/endTriggers.js'
import { type FactData, gameFact } from '../../../core/facts.js'
import { finishGame } from '../../../core/finish.js'
import type { OperatorId, PlayerId } from '../../../core/ids.js'
import { price } from '../../../core/market.js'
import { isMinor } from '../../../core/operators.js'
import type { Position } from '../../../core/position.js'
import { replaceable } from '../../../core/replaceable.js'
import { amount, orNull } from '../../../core/shape.js'
import { percentOf } from '../../../core/shares.js'
import { bankOffers } from '../../../steps/trains.js'

const lastTrainTurn = gameFact('lastTrainTurn', orNull(amount), null, "The turn in which the bank's last train went.")

export const END_FACTS: readonly FactData[] = [lastTrainTurn]

/** One player is left: the game is over (1846-BKR-6). */
export const endWithOneLeft = replaceable((d: Draft): void => finishGame(d, 'bankrupt'))

export const bank: EndTrigger = { reason: 'bank', rule: '1846-END-1', met: (d) => bankBroken(d, false) }

/** Two players: once the bank's last train is gone, one more full turn is played. */
export const recordLastTrain = (d: Draft): void => {
  if (d.setup.players.length !== 2 || bankOffers(d).length > 0 || lastTrainTurn.of(d) !== null) return
  lastTrainTurn.set(d, d.state.turn)
  d.emit({ type: 'endTriggered', reason: 'final_train' })
}

/** Why the game is over at the end of this turn, if it is. */
export const endingOfTurn = (p: Position): string | null => {
  if (p.state.ending !== undefined) return p.state.ending
  const last = lastTrainTurn.of(p)
  return last !== null && p.state.turn > last ? 'final_train' : null
}

/** Neither a corporation nor a private company is left (OP-24). */
export const everythingClosed = replaceable(
  (p: Position): boolean =>
    Object.entries(p.state.operators).every(([id, state]) => state.closed || isMinor(p, id)) &&
    Object.values(p.state.privates).every((state) => state.closed),
)

/** At their price (1846-END-4). */
export const sharesWorth = (p: Position, player: PlayerId, corporation: OperatorId): number =>
  (price(p, corporation) * percentOf(p, corporation, player)) / 10

import type { Draft } from '../../../core/draft.js'
import { bankBroken, type EndTrigger } from '../../../core/endTriggers.js'
import { type FactData, gameFact } from '../../../core/facts.js'
import { finishGame } from '../../../core/finish.js'
import type { OperatorId, PlayerId } from '../../../core/ids.js'
import { price } from '../../../core/market.js'
import { isMinor } from '../../../core/operators.js'
import { phaseAllows } from '../../../core/phase.js'
import type { Position } from '../../../core/position.js'
import { amount, flag, orNull } from '../../../core/shape.js'
import { percentOf } from '../../../core/shares.js'
import { bankOffers } from '../../../steps/trains.js'
import { switches1846 } from '../switches.js'

const lastTrainTurn = gameFact('lastTrainTurn', orNull(amount), null, "The turn in which the bank's last train went.")

const oneLeft = gameFact(
  'oneLeft',
  flag,
  false,
  'One player is left, and corporations still operate until one is asked.',
)

export const END_FACTS: readonly FactData[] = [lastTrainTurn, oneLeft]

/** One player is left: the game is over (1846-BKR-6), on 18xx.games as soon as somebody would be asked. */
export const endWithOneLeft = (d: Draft): void => {
  if (switches1846.operatesOn.of(d)) oneLeft.set(d, true)
  else finishGame(d, 'bankrupt')
}

/** Somebody would be asked, or the round is over. */
export const endIfOneLeft = (d: Draft): boolean => {
  if (!oneLeft.of(d) || d.state.ended) return false
  finishGame(d, 'bankrupt')
  return true
}

export const bank: EndTrigger = {
  reason: 'bank',
  rule: '1846-END-1',
  met: (d) => bankBroken(d, switches1846.bankBreakNegative.of(d)),
}

/** Two players: once the bank's last train is gone, one more full turn is played. */
export const noteLastTrain = (d: Draft): void => {
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

/** 18xx.games keeps the blank cards, which two players do not have, until the private companies close. */
const blanksLeft = (p: Position): boolean =>
  switches1846.blanksCount.of(p) && p.state.seats.length > 2 && phaseAllows(p, 'buyPrivates')

/** Neither a corporation nor a private company is left (OP-24). */
export const everythingClosed = (p: Position): boolean =>
  !blanksLeft(p) &&
  Object.entries(p.state.operators).every(([id, state]) => state.closed || isMinor(p, id)) &&
  Object.values(p.state.privates).every((state) => state.closed)

/** At their price (1846-END-4). */
export const sharesWorth = (p: Position, player: PlayerId, corporation: OperatorId): number =>
  (price(p, corporation) * percentOf(p, corporation, player)) / 10

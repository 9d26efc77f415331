import type { Draft } from '../../../core/draft.js'
import type { PlayerId } from '../../../core/ids.js'
import { price } from '../../../core/market.js'
import type { Position } from '../../../core/position.js'
import { percentOf } from '../../../core/shares.js'

/** 1846-END-1, OP-31. */
export const bankBroken = (p: Position): boolean => {
  const bank = p.state.bank ?? 0
  return p.rules.switches.bankBreakNegative ? bank < 0 : bank <= 0
}

/** Once triggered it stays triggered, even if money comes back. */
export const noteEnding = (d: Draft): void => {
  if (d.state.ending !== undefined || !bankBroken(d)) return
  d.set({ ending: 'bank' })
  d.emit({ type: 'bankBroken', rule: '1846-END-1' })
  d.emit({ type: 'endTriggered', reason: 'bank' })
}

/** Two players: once the bank's last train is gone, one more full turn is played. */
export const noteLastTrain = (d: Draft): void => {
  if (d.setup.players.length !== 2 || d.state.depot.upcoming.length > 0 || d.state.memo.lastTrainTurn !== undefined)
    return
  d.set({ memo: { ...d.state.memo, lastTrainTurn: d.state.turn } })
  d.emit({ type: 'endTriggered', reason: 'final_train' })
}

/** Why the game is over at the end of this turn, if it is. */
export const endingOfTurn = (p: Position): string | null => {
  if (p.state.ending !== undefined) return p.state.ending
  const last = p.state.memo.lastTrainTurn
  return typeof last === 'number' && p.state.turn > last ? 'final_train' : null
}

export const endGame = (d: Draft, reason: string): void => {
  d.set({ ended: { reason } })
  d.emit({ type: 'gameEnded', reason })
}

/** Neither a corporation nor a private company is left (OP-24). */
export const everythingClosed = (p: Position): boolean =>
  Object.entries(p.state.operators).every(([id, state]) => state.closed || p.rules.operators[id]?.kind === 'minor') &&
  Object.values(p.state.privates).every((state) => state.closed)

export const turnLimitReached = (p: Position): boolean => {
  const limit = Number(p.rules.switches.turnLimit)
  return limit > 0 && p.state.turn >= limit
}

/** Cash, shares at the price, and private companies at their listed price while they live (1846-END-4). */
export const worth = (p: Position, player: PlayerId): number => {
  let sum = p.state.players[player]?.cash ?? 0
  for (const corporation of Object.keys(p.state.shares)) {
    sum += (price(p, corporation) * percentOf(p, corporation, player)) / 10
  }
  for (const [company, state] of Object.entries(p.state.privates)) {
    if (state.owner === player && !state.closed) sum += p.rules.privates[company]?.price ?? 0
  }
  return sum
}

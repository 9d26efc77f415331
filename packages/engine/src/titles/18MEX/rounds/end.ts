import type { Draft } from '../../../core/draft.js'
import type { OperatorId, PlayerId } from '../../../core/ids.js'
import { cellAt, price } from '../../../core/market.js'
import type { Position } from '../../../core/position.js'
import { isHalf, ordinary, percentOf } from '../../../core/shares.js'
import { ghostWorth } from '../steps/defects.js'

const bankBroken = (p: Position): boolean => {
  const bank = p.state.bank ?? 0
  return p.rules.switches.bank ? bank < 0 : bank <= 0
}

const topReached = (p: Position): boolean =>
  Object.keys(p.state.market).some((cell) => cellAt(p, Number(cell)).zones.includes('end'))

/** Once one of them has happened the game will end, even if money comes back (MEX-6-1, -2). */
export const noteEnding = (d: Draft): void => {
  if (d.state.ending !== undefined) return
  const reason = bankBroken(d) ? 'bank' : topReached(d) ? 'stock_market' : undefined
  if (reason === undefined) return
  d.set({ ending: reason })
  if (reason === 'bank') d.emit({ type: 'bankBroken', rule: 'MEX-6-1' })
  d.emit({ type: 'endTriggered', reason, rule: reason === 'bank' ? 'MEX-6-1' : 'MEX-6-2' })
}

export const endGame = (d: Draft, reason: string): void => {
  d.set({ ended: { reason } })
  d.emit({ type: 'gameEnded', reason })
}

export const turnLimitReached = (p: Position): boolean => {
  const limit = Number(p.rules.switches.turnLimit)
  return limit > 0 && p.state.turn >= limit
}

/** What a holding brings if sold in one go: an odd 5% rounded up (2.8). */
export const holdingWorth = (mv: number, percent: number): number =>
  Math.floor(percent / 10) * mv + (percent % 10 === 5 ? Math.ceil(mv / 2) : 0)

/** 18xx.games rounds each half by itself. */
const eachHalfAlone = (p: Position, player: PlayerId, corporation: OperatorId): number => {
  const mv = price(p, corporation)
  const halves = ordinary(p, corporation, player).filter((i) => isHalf(p, corporation, i)).length
  return holdingWorth(mv, percentOf(p, corporation, player) - 5 * halves) + halves * Math.ceil(mv / 2)
}

/** Cash, shares at their value, private companies and minors at nominal (MEX-6.1-1, -2). */
export const worth = (p: Position, player: PlayerId): number => {
  let sum = (p.state.players[player]?.cash ?? 0) + ghostWorth(p, player)
  for (const corporation of Object.keys(p.state.shares)) {
    sum += p.rules.switches.half
      ? eachHalfAlone(p, player, corporation)
      : holdingWorth(price(p, corporation), percentOf(p, corporation, player))
  }
  for (const [company, state] of Object.entries(p.state.privates)) {
    if (state.owner === player && !state.closed) sum += p.rules.privates[company]?.price ?? 0
  }
  return sum
}

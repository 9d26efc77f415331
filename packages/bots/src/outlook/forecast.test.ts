import { type Game, type Position, price, stateHash } from '@roundhouse/engine'
import { setupOf } from '@roundhouse/engine/testing'
import { describe, expect, it } from 'vitest'
import { playBots } from '../table.js'
import { forecast } from './forecast.js'
import { glance } from './glance.js'

/** Positions of a game of easy bots, one every so many actions. */
const positionsOf = (title: string): readonly Game[] => {
  const found: Game[] = []
  const onMove = (game: Game): void => {
    if (game.cursor % 40 === 0) found.push(game)
  }
  playBots(setupOf(title, { players: 3, seed: 5 }), { bots: ['easy', 'easy', 'easy'], seed: 5, moves: 280, onMove })
  return found
}

/** The same position, one player richer. */
const richer = (p: Position, amount: number): Position => {
  const [seat] = p.state.seats
  const player = seat && p.state.players[seat]
  if (!player) throw new Error('nobody plays')
  return {
    ...p,
    state: { ...p.state, players: { ...p.state.players, [seat]: { ...player, cash: player.cash + amount } } },
  }
}

/** How far the first is ahead of the best of the others. */
const lead = ([first = 0, ...others]: readonly number[]): number => first - Math.max(...others)

describe.each(['1846', '18MEX', '1849', '18Mag'])('%s', (title) => {
  const positions = positionsOf(title)

  it('a forecast leaves the position as it is, comes out the same twice, and ends', () => {
    expect(positions.length).toBeGreaterThan(4)
    for (const p of positions) {
      const before = stateHash(p.state)
      const first = forecast(p)
      expect(forecast(p)).toEqual(first)
      expect(stateHash(p.state)).toBe(before)
      expect(first.rounds).toBeLessThanOrEqual(40)
      for (const score of first.scores) expect(Number.isFinite(score)).toBe(true)
      for (const round of first.opens) expect(round).toBeGreaterThanOrEqual(0)
    }
  })

  it('a player with much more money is expected to be further ahead of the others', () => {
    for (const p of positions) expect(lead(forecast(richer(p, 3000)).scores)).toBeGreaterThan(lead(forecast(p).scores))
  })

  it('at a glance everybody has what he has, and a share is worth its price at least', () => {
    for (const p of positions) {
      const { scores, shares, rounds } = glance(p)
      expect(scores).toEqual(p.state.seats.map((seat) => p.rules.worth(p, seat)))
      expect(rounds).toBeGreaterThan(0)
      for (const [id, worth] of shares) expect(worth).toBeGreaterThanOrEqual(price(p, id))
    }
  })
})

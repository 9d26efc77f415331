import { expect, test } from 'vitest'
import { type Game, play } from '../../../game.js'
import { newGame } from '../../../newGame.js'

test('standing bids, and the cash they leave free', () => {
  const players = ['Amy', 'Bob', 'Carlos'].map((name) => ({ name }))
  const begun = newGame({ title: '18MEX', players, seed: 1, options: [], ruleset: 'rulebook' })
  if (!begun.ok) throw new Error('no game')
  const bid = (game: Game, by: string, company: string, price: number): Game => {
    const played = play(game, { type: 'bid', by, company, price })
    if (!played.ok) throw new Error(played.refusal.code)
    return played.game
  }
  const first = begun.game.state.round.current as 'p1'
  const { reading } = begun.game.rules
  const before = reading.freeCash?.(begun.game, first) ?? 0
  expect(before).toBe(begun.game.state.players[first]?.cash)
  const once = bid(begun.game, first, 'A', 60)
  expect(reading.bids?.(once)).toEqual({ A: { [first]: 60 } })
  expect(reading.freeCash?.(once, first)).toBe(before - 60)
  expect(once.state.players[first]?.cash).toBe(before)
  const second = once.state.round.current as 'p2'
  const twice = bid(once, second, 'A', 65)
  expect(reading.bids?.(twice)).toEqual({ A: { [first]: 60, [second]: 65 } })
})

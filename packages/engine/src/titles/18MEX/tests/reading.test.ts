import { expect, test } from 'vitest'
import type { PlayerId } from '../../../core/ids.js'
import type { Game } from '../../../game.js'
import { newTable, playAll } from '../../../testing/table.js'

test('standing bids, and the cash they leave free', () => {
  const begun = newTable('18MEX')
  const bid = (game: Game, by: PlayerId, company: string, price: number): Game =>
    playAll(game, [{ type: 'bid', by, company, price }])
  const first = begun.state.round.current as 'p1'
  const { reading } = begun.rules
  const before = reading.freeCash?.(begun, first) ?? 0
  expect(before).toBe(begun.state.players[first]?.cash)
  const once = bid(begun, first, 'A', 60)
  expect(reading.bids?.(once)).toEqual({ A: { [first]: 60 } })
  expect(reading.freeCash?.(once, first)).toBe(before - 60)
  expect(once.state.players[first]?.cash).toBe(before)
  const second = once.state.round.current as 'p2'
  const twice = bid(once, second, 'A', 65)
  expect(reading.bids?.(twice)).toEqual({ A: { [first]: 60, [second]: 65 } })
})

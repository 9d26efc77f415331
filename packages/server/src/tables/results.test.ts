import { result } from '@roundhouse/engine'
import { walk } from '@roundhouse/engine/testing'
import { describe, expect, it } from 'vitest'
import { rated } from '../ratings/rate.js'
import type { Seat } from '../storage/tables.js'
import { resultsOf } from './results.js'

const table = { id: 'table', title: '18MEX' }
const seatsOf = (users: readonly (string | null)[]) =>
  users.map((user_id, i) => ({ seat: `p${i + 1}`, user_id, bot: user_id === null ? 'bot:hard' : null }) as Seat)

describe('how a game has ended', () => {
  const game = [...walk('18MEX', 3, 120, { players: 3 })].at(-1)!
  const results = resultsOf(table, game, seatsOf(['amy', null, 'cid']), 7)

  it('each seat has its score, and as place one more than there are better ones', () => {
    const scores = new Map(result(game).scores.map(({ player, score }) => [`${player}`, score]))
    for (const { seat, score, place, players } of results) {
      expect(score).toBe(scores.get(seat))
      expect(place).toBe(1 + results.filter((other) => other.score > score).length)
      expect(players).toBe(3)
    }
  })

  it('a seat of a bot is nobody’s: it is not rated, and who plays against bots alone is not', () => {
    expect(results.map(({ user_id }) => user_id)).toEqual(['amy', null, 'cid'])
    const placed = (rows: typeof results) =>
      rows.flatMap(({ user_id: user, place }) => (user === null ? [] : [{ user, place }]))
    expect([...rated(placed(results), new Map()).keys()]).toEqual(['amy', 'cid'])
    expect(rated(placed(resultsOf(table, game, seatsOf(['amy', null, null]), 7)), new Map()).size).toBe(0)
  })
})

import { expect, it } from 'vitest'
import { changing, tiny } from '../testing/tiny.js'
import { seatPlayers } from './seat.js'

const players = [{ name: 'Amy' }, { name: 'Bob' }, { name: 'Cas' }]
const seated = (bank: number | null, more = players) => {
  const d = changing(tiny({ priority: 'p3' }, { bank, startingCash: 120 }, { players: more }))
  seatPlayers(d)
  const { seats, players: purses, bank: left, priority } = d.state
  return { seats, purses, left, priority }
}

it('everybody gets the starting cash from the bank, the first seat has the priority', () => {
  expect(seated(1000)).toEqual({
    seats: ['p1', 'p2', 'p3'],
    purses: { p1: { cash: 120 }, p2: { cash: 120 }, p3: { cash: 120 } },
    left: 640,
    priority: 'p1',
  })
})

it('a bank without end keeps none', () => expect(seated(null).left).toBeNull())
it('a table without players has a priority all the same', () => expect(seated(10, []).priority).toBe('p1'))

import { expect, it } from 'vitest'
import { changing, tiny } from '../testing/tiny.js'
import { openCompanies, seatPlayers } from './layOut.js'

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

it('opens charters, certificates, companies and the depot', () => {
  const d = changing(tiny({ operators: {}, shares: {}, privates: {} }))
  openCompanies(d, { privates: ['P'], shares: 'ipo', trains: { '1': '2-1' } })
  expect(d.state.operators).toEqual({
    X: { cash: 0, trains: [], tokens: [0, 40] },
    Y: { cash: 0, trains: [], tokens: [0, 40] },
    '1': { cash: 0, trains: [{ id: '2-1', name: '2' }], tokens: [0] },
  })
  expect(d.state.shares).toEqual({
    X: Array.from({ length: 9 }, () => 'ipo'),
    Y: Array.from({ length: 9 }, () => 'ipo'),
  })
  expect(d.state.privates).toEqual({ P: { used: 0 } })
  expect(d.state.depot).toEqual({ upcoming: ['2-0', '3-0', 'E-0'], discarded: [] })
})

import { expect, it } from 'vitest'
import type { PlayerState } from '../core/state.js'
import { changing, tiny } from '../testing/tiny.js'
import { leaveTable } from './bankruptcy.js'

const table = (second: PlayerState, priority: 'p1' | 'p3') =>
  changing(tiny({ seats: ['p1', 'p2', 'p3'], players: { p1: { cash: 0 }, p2: second, p3: { cash: 0 } }, priority }))

it.each([
  ['the priority goes to the left', { cash: 1 }, 'p1', 'p2'],
  ['past those who have left before', { cash: 0, bankrupt: true }, 'p1', 'p3'],
  ['and stays with another', { cash: 1 }, 'p3', 'p3'],
] as const)('%s', (_, second, before, after) => {
  const d = table(second, before)
  leaveTable(d, 'p1')
  expect([d.state.players.p1?.bankrupt, d.state.priority]).toEqual([true, after])
})

it('the priority stays where nobody is left to take it', () => {
  const out = { cash: 0, bankrupt: true as const }
  const d = changing(tiny({ players: { p1: { cash: 0 }, p2: out }, priority: 'p1' }))
  leaveTable(d, 'p1')
  expect(d.state.priority).toBe('p1')
})

import { newGame, result, type Setup, stateHash } from '@roundhouse/engine'
import { expect, it } from 'vitest'
import { playRandomGame } from './playout.js'

const setup = (seed: number): Setup => ({
  title: '1846',
  players: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cas' }],
  seed,
  options: [],
  ruleset: 'rulebook',
})

it('plays the same game from the same seed', () => {
  const [one, other] = [1, 1].map((seed) => playRandomGame(setup(7), { seed, moves: 60 }))
  expect(one?.fault).toBeNull()
  expect(stateHash(one!.game.state)).toBe(stateHash(other!.game.state))
})

it('stops after so many actions, and tells each', () => {
  const told: string[] = []
  const { game } = playRandomGame(setup(8), { seed: 8, moves: 20, onMove: (_, action) => told.push(action.type) })
  expect(game.cursor).toBe(20)
  expect(told).toHaveLength(20)
  expect(result(game).finished).toBe(false)
})

it('leaves the game it began from as it was', () => {
  const begun = newGame(setup(9))
  if (!begun.ok) throw new Error('no game')
  const before = stateHash(begun.game.state)
  playRandomGame(setup(9), { seed: 9, moves: 30 })
  expect(stateHash(begun.game.state)).toBe(before)
})

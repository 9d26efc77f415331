import { type Action, entryOf, type Game, type GameEvent, result, type Setup, stateHash } from '@roundhouse/engine'
import { newTable, setupOf } from '@roundhouse/engine/testing'
import { expect, it } from 'vitest'
import { playRandomGame } from './playout.js'
import type { StyleName } from './style.js'

const isEarning = (event: GameEvent): boolean => event.type === 'ran' && event.revenue > 0

const setup = (seed: number): Setup => setupOf('1846', { seed })

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
  const game = newTable('1846', { seed: 9 })
  const before = stateHash(game.state)
  playRandomGame(setup(9), { seed: 9, moves: 30 })
  expect(stateHash(game.state)).toBe(before)
})

it.each([1, 2, 3])(
  'brings two at the table through the open draft, independents with their debt included: seed %i',
  (seed) => {
    const two: Setup = { ...setupOf('1846', { players: 2, seed }), ruleset: '18xx.games' }
    const { game, fault } = playRandomGame(two, { seed })
    expect(fault).toBeNull()
    expect(result(game).finished).toBe(true)
  },
)

it('planners build, keep their trains and run them', () => {
  const runs = (style: StyleName): number => {
    let count = 0
    const onMove = (game: Game, action: Action): void => {
      if (action.type === 'runRoutes' && (entryOf(game, game.cursor)?.events ?? []).some(isEarning)) count++
    }
    playRandomGame(setupOf('18Mag', { players: 3, seed: 5 }), { seed: 5, style, moves: 150, onMove })
    return count
  }
  expect(runs('planners')).toBeGreaterThan(3 * runs('plain'))
})

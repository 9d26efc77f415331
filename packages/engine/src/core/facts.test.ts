import { describe, expect, it } from 'vitest'
import { newTable } from '../testing/table.js'
import { Draft } from './draft.js'
import { gameFact, operatorFact, playerFact, roundFact, turnFact } from './facts.js'
import { stateHash } from './hash.js'
import { amount, flag, id, listOf, mapOf, orNull } from './shape.js'

const game = newTable('18MEX')

const tiles = turnFact('tiles', amount, 0, 'Tiles laid.')
const sellers = roundFact('sellers', mapOf(listOf(id)), {}, 'Who sold what.')
const winner = gameFact('winner', orNull(id), null, 'Who has won.')
const bonds = operatorFact('bonds', amount, 0, 'Bonds taken.')
const warned = playerFact('warned', flag, false, 'Has been warned.')

describe('facts', () => {
  it('are what is usual until they are set', () => {
    expect([tiles.of(game), sellers.of(game), winner.of(game)]).toEqual([0, {}, null])
    expect([bonds.of(game, 'MEX'), warned.of(game, 'p1'), bonds.of(game, 'nobody')]).toEqual([0, false, 0])
  })

  it('are kept as long as their lifetime says, and of whom', () => {
    const d = new Draft(game)
    tiles.set(d, 2)
    sellers.set(d, { p1: ['MEX'] })
    winner.set(d, 'p1')
    bonds.set(d, 'MEX', 3)
    warned.set(d, 'p2', true)
    expect([tiles.of(d), sellers.of(d), winner.of(d)]).toEqual([2, { p1: ['MEX'] }, 'p1'])
    expect([bonds.of(d, 'MEX'), bonds.of(d, 'CHI'), warned.of(d, 'p2'), warned.of(d, 'p1')]).toEqual([
      3,
      0,
      true,
      false,
    ])
    d.round({ turn: {} })
    expect([tiles.of(d), winner.of(d)]).toEqual([0, 'p1'])
    expect(tiles.of(game)).toBe(0)
  })

  it.each<[string, ...((d: Draft) => void)[]]>([
    ['a number', (d) => tiles.set(d, 2), (d) => tiles.set(d, 0)],
    ['a record', (d) => sellers.set(d, { p1: [] }), (d) => sellers.set(d, {})],
    ['nothing', (d) => winner.set(d, 'p1'), (d) => winner.set(d, null)],
    ['of an operator', (d) => bonds.set(d, 'MEX', 1), (d) => bonds.set(d, 'MEX', 0)],
    ['of a player', (d) => warned.set(d, 'p1', true), (d) => warned.set(d, 'p1', false)],
  ])('leave no trace when they are usual again: %s', (_, ...changes) => {
    const d = new Draft(game)
    for (const change of changes) change(d)
    expect(d.state).toEqual(game.state)
    expect(stateHash(d.state)).toBe(stateHash(game.state))
  })

  it('make no new state where nothing changes', () => {
    const d = new Draft(game)
    tiles.set(d, 0)
    warned.set(d, 'p1', false)
    expect(d.state).toBe(game.state)
  })

  it('do not compile with a value of another kind', () => {
    const d = new Draft(game)
    // @ts-expect-error a number is no text
    tiles.set(d, 'two')
    // @ts-expect-error the usual value has the shape of the others
    turnFact('token', flag, 0, 'A token was placed.')
    // @ts-expect-error an operator is no player
    warned.set(d, 'MEX', true)
    expect(d.state).not.toBe(game.state)
  })

  it('are not to be had by name', () => {
    // @ts-expect-error the values are sealed
    expect(game.state.round.turn.tiles).toBeUndefined()
    // @ts-expect-error for writing too
    expect(new Draft(game).round({ memo: { passes: 1 } })).toBeUndefined()
  })
})

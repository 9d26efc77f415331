import { choices, type PlayerId } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames, fresh } from '../../build/sample.js'
import { hasSecret, seenBy } from './secrets.js'

describe('secrets', () => {
  const game = fresh()
  const { seat, offers } = choices(game)
  const drawn = offers.flatMap(({ action }) =>
    action.type === 'bid' && game.rules.privates[action.company] ? [action.company] : [],
  )

  test('who draws cards knows what the others may not', () => {
    expect(hasSecret(game, seat)).toBe(true)
    const open = JSON.stringify(seenBy(game, null).state.round)
    const own = JSON.stringify(seenBy(game, seat).state.round)
    for (const card of drawn) {
      expect(open).not.toContain(`"${card}"`)
      expect(own).toContain(`"${card}"`)
    }
  })

  test('another seat sees no more than everybody', () => {
    const other = game.state.seats.find((id) => id !== seat) as PlayerId
    expect(seenBy(game, other).state.round).toEqual(seenBy(game, null).state.round)
  })

  test('after the draft nothing is hidden and the very position is shown', () => {
    const later = exampleGame(exampleNames()[0]!, 60)
    const decider = choices(later, undefined, ['runRoutes']).seat
    expect(hasSecret(later, decider)).toBe(false)
    expect(seenBy(later, null)).toBe(later)
  })
})

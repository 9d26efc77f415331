import { entriesOf } from '@roundhouse/engine'
import { expect, it } from 'vitest'
import { sampleGame } from '../sample-game.js'
import { roundAt, roundsOf } from './rounds.js'

const game = sampleGame()

it('has every round of the game in order, each where its state begins', () => {
  const rounds = roundsOf(game)
  expect(rounds.length).toBeGreaterThan(3)
  for (const [i, { n, kind, turn, num }] of rounds.entries()) {
    if (rounds[i + 1]?.n === n) continue
    const { state } = game.history.entry(n)
    expect([state.round.kind, state.turn, state.round.num]).toEqual([kind, turn, num])
  }
})

it('finds the round that is open after each action', () => {
  const rounds = roundsOf(game)
  for (const [n, { state }] of entriesOf(game)) {
    const mark = rounds[roundAt(game, n)]
    expect([mark?.kind, mark?.turn, mark?.num]).toEqual([state.round.kind, state.turn, state.round.num])
  }
})

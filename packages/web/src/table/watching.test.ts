import { type Action, at } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import { watchedMoves } from './watching.js'

const named = (start: string): string => exampleNames().find((name) => name.startsWith(start)) ?? ''

describe('moves of an automaton', () => {
  const game = exampleGame(named('18Mag-1p'))

  it('tell all that happened beside the player’s own action, one after another', () => {
    let seen = 0
    for (let n = 1; n < game.length; n++) {
      const before = at(game, n - 1)
      const moves = watchedMoves(before, game.entries[n]?.action as Action)
      if (moves.length === 0) continue
      seen += moves.length
      const told = moves.flatMap(({ events }) => events)
      const all = (game.entries[n]?.events ?? []).filter(({ type }) => type !== 'passed')
      const start = all.length - all.slice(all.findIndex((event) => event === told[0])).length
      expect(JSON.stringify(all)).toContain(JSON.stringify(told).slice(1, -1))
      expect(start).toBeLessThan(all.length)
    }
    expect(seen).toBeGreaterThan(20)
  })

  it('are none where people alone play', () => {
    const people = exampleGame(named('18Mag-3p'), 60)
    for (let n = 1; n < people.length; n++)
      expect(watchedMoves(at(people, n - 1), people.entries[n]?.action as Action)).toEqual([])
  })
})

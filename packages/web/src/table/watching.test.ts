import { type Action, at, entryOf, type GameEvent, unfold } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import { watchedRun } from '../study/watched-run.js'
import { watchedMoves } from './watching.js'

const named = (start: string): string => exampleNames().find((name) => name.startsWith(start)) ?? ''

const isShown = ({ type }: GameEvent): boolean => type !== 'passed'

describe('moves of an automaton', () => {
  const game = exampleGame(named('18Mag-1p'))

  it('tell all that happened beside the player’s own action, one after another', () => {
    let seen = 0
    for (let n = 1; n < game.length; n++) {
      const before = at(game, n - 1)
      const action = entryOf(game, n)?.action as Action
      const moves = watchedMoves(before, action)
      if (moves.length === 0) continue
      seen += moves.length
      const told = moves.flatMap(({ events }) => events)
      const own = unfold(before, action)[0]?.events.filter(isShown).length ?? 0
      const all = (entryOf(game, n)?.events ?? []).filter(isShown)
      expect(all.slice(own, own + told.length)).toEqual(told)
    }
    expect(seen).toBeGreaterThan(20)
  })

  it('show the runs that were made, and keep them for the dividend', () => {
    let seen = 0
    for (let n = 1; n < game.length; n++) {
      const before = at(game, n - 1)
      const moves = watchedMoves(before, entryOf(game, n)?.action as Action)
      for (const [i, { events, action }] of moves.entries()) {
        const run = watchedRun(before, { moves, at: i })
        const told = events.find((event) => event.type === 'ran')
        if (!told) {
          if (action.type !== 'dividend') expect(run).toBeNull()
          continue
        }
        seen++
        expect(run).toMatchObject({ operator: told.operator, revenue: told.revenue })
        const next = moves[i + 1]
        if (next?.action.type === 'dividend' && next.by === told.operator)
          expect(watchedRun(before, { moves, at: i + 1 })).toBe(run)
      }
    }
    expect(seen).toBeGreaterThan(5)
  })

  it('are none where people alone play', () => {
    const people = exampleGame(named('18Mag-3p'), 60)
    for (let n = 1; n < people.length; n++)
      expect(watchedMoves(at(people, n - 1), entryOf(people, n)?.action as Action)).toEqual([])
  })
})

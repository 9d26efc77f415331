import type { Game } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { movesUpTo, nextPersonal, previousPersonal } from './bot-moves.js'

const bot = { bot: 'easy', reasons: [] } as const
const game = (cursor: number, length: number, base = 0): Game =>
  ({ cursor, length, history: { base } }) as unknown as Game

/** Actions 2, 3 and 5 were bots'. */
const moves = { 2: bot, 3: bot, 5: bot }

describe('undo and redo at a table with bots', () => {
  test.each([
    ['over the bots to the last decision of a person', 5, 3],
    ['the person’s own last action', 4, 3],
    ['over several bots', 3, 0],
    ['nothing but the first', 1, 0],
  ])('undo: %s', (_name, cursor, to) => {
    expect(previousPersonal(game(cursor, 6), moves)).toBe(to)
  })

  test('where bots alone have played there is nothing of a person’s to take back', () => {
    expect(previousPersonal(game(3, 4), { 1: bot, 2: bot, 3: bot })).toBeNull()
    expect(previousPersonal(game(4, 6, 3), { 4: bot, ...moves })).toBeNull()
  })

  test.each([
    [0, 3],
    [3, 5],
    [5, 5],
  ])('redo from %i leads to %i: where the next person decided', (cursor, to) => {
    expect(nextPersonal(game(cursor, 6), moves)).toBe(to)
  })

  test('what is played anew forgets why bots did what was there', () => {
    expect(movesUpTo(moves, 3)).toEqual({ 2: bot, 3: bot })
  })
})

import { at, entryOf, titleOf, undo } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import { logOf, replay, shortened } from './replay.js'

const game = exampleGame(exampleNames()[0]!, 40)
const title = titleOf('1846')!

describe('a stored log', () => {
  test('gives the same game again', () => {
    const again = replay(logOf('t', game), title)
    expect(again.ok && again.game.state).toEqual(game.state)
  })

  test('keeps what was undone', () => {
    const log = logOf('t', undo(undo(game)))
    expect([log.actions.length, log.cursor]).toEqual([40, 38])
    const again = replay(log, title)
    expect(again.ok && [again.game.cursor, again.game.length]).toEqual([38, 41])
  })

  test('plays on from a game that is known, and only what is new', () => {
    const known = at(game, 10)
    const again = replay(logOf('t', game), known)
    expect(again.ok && entryOf(again.game, 5)).toBe(entryOf(game, 5))
    expect(again.ok && again.game.cursor).toBe(40)
  })

  test('another line from an earlier point forgets the old one', () => {
    const log = logOf('t', shortened(at(game, 12)))
    const again = replay(log, game)
    expect(again.ok && [again.game.cursor, again.game.length]).toEqual([12, 13])
  })

  test('says where it stops making sense', () => {
    const log = logOf('t', game)
    const broken = { ...log, actions: [...log.actions.slice(0, 5), { type: 'pass', by: 'nobody' } as const] }
    expect(replay(broken, title)).toMatchObject({ ok: false, action: 6, game: { cursor: 5 } })
  })

  test('a setup that cannot be', () => {
    const log = { ...logOf('t', game), setup: { ...game.setup, players: [] } }
    expect(replay(log, title)).toMatchObject({ ok: false, problem: { problem: 'players' } })
  })
})

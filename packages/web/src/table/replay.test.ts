import { at, choices, entryOf, play, snapshot, stateHash, type Title, titleOf, undo } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import type { TableLog } from '../store/record.js'
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

describe('a log of other rules', () => {
  const text = { en: 'New.', ru: 'Новое.', pl: 'Nowe.' }
  const next = (older: 'goOn' | 'frozen'): Title => {
    const rulesVersion = title.rulesVersion + 1
    const changed: Title = {
      ...title,
      rulesVersion,
      rulesChanges: [...(title.rulesChanges ?? []), { version: rulesVersion, text, older }],
      rules: (setup) => ({ ...title.rules(setup), title: changed }),
    }
    return changed
  }
  const log = logOf('t', game)
  /** As if its actions led elsewhere by the rules of today. */
  const bent = {
    ...log,
    actions: log.actions.map((each, n) => (n === 30 ? { type: 'pass' as const, by: 'nobody' } : each)),
  }

  test('names its rules and keeps its position', () => {
    expect(log.rules).toBe(title.rulesVersion)
    expect(log.present).toEqual(snapshot(game))
    expect(log).not.toHaveProperty('from')
  })

  test('that comes out the same goes on as if nothing had been', () => {
    const again = replay(log, next('frozen'))
    expect(again).toMatchObject({ ok: true, changes: [], game: { cursor: 40, history: { base: 0 } } })
  })

  test('goes on from its position where it may, and from there again', () => {
    const again = replay(bent, next('goOn'))
    if (!again.ok) throw new Error('stopped')
    expect(again.changes).toHaveLength(1)
    expect([again.game.cursor, again.game.length, again.game.history.base]).toEqual([40, 41, 40])
    const on = play(again.game, choices(again.game).offers[0]!.action)
    if (!on.ok) throw new Error('refused')
    const kept = logOf('t', on.game, { earlier: bent.actions })
    expect([kept.actions.length, kept.cursor, kept.from?.number]).toEqual([41, 41, 40])
    const later = replay(kept, next('goOn'))
    expect(later.ok && [later.game.cursor, later.game.history.base]).toEqual([41, 40])
    expect(later.ok && later.game.state).toEqual(on.game.state)
    expect(replay(kept, on.game)).toMatchObject({ ok: true, game: { cursor: 41 } })
  })

  test('is followed as far as it goes where it may not', () => {
    const again = replay(bent, next('frozen'))
    expect(again).toMatchObject({ ok: false, changes: [{ older: 'frozen' }], refusal: expect.anything() })
  })

  test('does not go on from a position that is none', () => {
    const state = { ...game.state, players: {} }
    const present = { ...snapshot(game), state, hash: stateHash(state) }
    expect(replay({ ...bent, present }, next('goOn'))).toMatchObject({ ok: false, action: expect.any(Number) })
  })

  test('of the time before versions is read in its forms', () => {
    const { rules: _, present: __, ...earlier } = logOf('t', game)
    const actions = earlier.actions.map((each) =>
      each.type === 'buyShares' && each.from === 'pool' ? { ...each, from: 'market' } : each,
    )
    const again = replay({ ...earlier, actions: actions as TableLog['actions'] }, title)
    expect(again.ok && again.game.state).toEqual(game.state)
  })
})

import { describe, expect, it } from 'vitest'
import { choices } from './choices.js'
import type { Action } from './core/action.js'
import { stateHash } from './core/hash.js'
import { at, entriesOf, entryOf, type Game, heldFrom, log, play, undo } from './game.js'
import { type History, Line, NotHeld } from './history.js'
import { openSnapshot } from './newGame.js'
import { type Snapshot, snapshot } from './snapshot.js'
import { playAll } from './testing/table.js'
import { walk } from './testing/walk.js'

const whole = [...walk('18MEX', 7, 40)].at(-1) as Game

const offered = (game: Game): Action => choices(game).offers[0]?.action as Action

describe('a long history', () => {
  const games = [...walk('18MEX', 7, 300)]
  const last = games.at(-1) as Game

  it('tells every entry as it was played, whatever the order it is asked in', () => {
    expect(last.length).toBe(301)
    for (let i = 0; i <= 300; i++) {
      const n = (i * 101) % 301
      const { state } = games[n] as Game
      expect(JSON.stringify(at(last, n).state), String(n)).toBe(JSON.stringify(state))
    }
    expect(log(last).map((action) => JSON.stringify(action))).toEqual(
      games.slice(1).map((game) => JSON.stringify(entryOf(game, game.cursor)?.action)),
    )
  })

  it('tells the same record as long as one stays nearby', () => {
    const { state } = at(last, 10)
    expect(at(last, 11).state).not.toBe(state)
    expect(at(last, 70).cursor).toBe(70)
    expect(at(last, 10).state).toBe(state)
  })

  it('has no entry before, behind or between', () => {
    for (const n of [-1, 301, 10.5]) {
      expect(last.history.has(n)).toBe(false)
      expect(() => last.history.entry(n)).toThrow(NotHeld)
    }
  })

  it('is played on from an early point like a new one', () => {
    const early = at(last, 20)
    const other = playAll(early, [offered(early)])
    expect([other.length, other.cursor]).toEqual([22, 21])
    expect(JSON.stringify(at(other, 20).state)).toBe(JSON.stringify((games[20] as Game).state))
  })
})

describe('a game that holds a part of its history', () => {
  it('only its present: the same state, numbers and choices', () => {
    const tip = heldFrom(whole)
    expect([tip.history.base, tip.cursor, tip.length]).toEqual([40, 40, 41])
    expect(tip.state).toBe(whole.state)
    expect(choices(tip)).toEqual(choices(whole))
    expect(log(tip)).toEqual([])
  })

  it('plays on with the numbers of the whole game, and goes back as far as it holds', () => {
    const tip = playAll(heldFrom(whole), [offered(whole)])
    const all = playAll(whole, [offered(whole)])
    expect(tip.cursor).toBe(all.cursor)
    expect(stateHash(tip.state)).toBe(stateHash(all.state))
    expect(undo(tip).state).toBe(whole.state)
    expect(at(tip, 3).cursor).toBe(40)
    expect(log(tip)).toEqual(log(all).slice(40))
  })

  it.each([0, 1, 25, 40, 99])('from %d on', (from) => {
    const part = heldFrom(at(whole, 30), from)
    const base = Math.min(from, 30)
    expect([part.history.base, part.cursor, part.length]).toEqual([base, 30, 41])
    for (let n = 0; n <= 41; n++) {
      expect(entryOf(part, n)).toBe(n < base ? undefined : entryOf(whole, n))
      expect(part.history.has(n)).toBe(n >= base && n <= 40)
    }
    expect(entriesOf(part, 28, 33)).toEqual(entriesOf(whole, Math.max(28, base), 33))
  })

  it('what it does not hold is a typed error', () => {
    const tip = heldFrom(whole, 35)
    for (const n of [-1, 0, 34, 41]) expect(() => tip.history.entry(n)).toThrow(NotHeld)
    try {
      tip.history.entry(12)
    } catch (error) {
      expect(error).toMatchObject({ name: 'NotHeld', number: 12, base: 35, length: 41 })
    }
  })

  it('a branch off it does not reach into it', () => {
    const part = heldFrom(whole, 35)
    const before = JSON.stringify(entriesOf(part))
    playAll(at(part, 36), [offered(at(part, 36))])
    playAll(part, [offered(part)])
    expect(JSON.stringify(entriesOf(part))).toBe(before)
  })

  it('is played on from a history of any make', () => {
    const kept = entriesOf(whole).map(([, entry]) => entry)
    const asked: number[] = []
    const fetched: History = {
      base: 0,
      length: 41,
      has: (n) => kept[n] !== undefined,
      entry(n) {
        asked.push(n)
        return kept[n]!
      },
    }
    const played = play({ ...whole, history: fetched }, offered(whole))
    expect(played.ok && played.game.history).toBeInstanceOf(Line)
    expect(played.ok && log(played.game).slice(0, 40)).toEqual(log(whole))
    expect(asked).toContain(0)
  })
})

describe('a snapshot', () => {
  /** As it comes back from a file. */
  const stored = (game: Game): Snapshot => JSON.parse(JSON.stringify(snapshot(game))) as Snapshot

  it.each([0, 1, 17, 39, 40])('at %d: what follows it alone is played, with its numbers', (n) => {
    const opened = openSnapshot(whole.setup, stored(at(whole, n)), log(whole).slice(n))
    if (!opened.ok) throw new Error(opened.problem.problem)
    const { game } = opened
    expect([game.history.base, game.cursor, game.length]).toEqual([n, 40, 41])
    expect(stateHash(game.state)).toBe(stateHash(whole.state))
    for (let k = n + 1; k <= 40; k++) expect(game.history.entry(k)).toEqual(whole.history.entry(k))
  })

  const at17 = stored(at(whole, 17))
  const CASES: readonly (readonly [string, Snapshot, readonly Action[], object])[] = [
    [
      'a state that is not the one that was kept',
      { ...at17, state: { ...at17.state, turn: 9 } },
      [],
      { problem: 'hash', expected: at17.hash },
    ],
    ['another hash', { ...at17, hash: '0' }, [], { problem: 'hash', is: at17.hash, expected: '0' }],
    ['another version of the rules', { ...at17, version: 0 }, [], { problem: 'version', is: 0 }],
    ['another title', { ...at17, title: '1846' }, [], { problem: 'title', is: '1846', expected: '18MEX' }],
    ['an action that is refused', at17, log(whole).slice(18), { problem: 'refused', number: 18 }],
  ]
  it.each(CASES)('is not gone on from: %s', (_, from, actions, problem) => {
    expect(openSnapshot(whole.setup, from, actions)).toMatchObject({ ok: false, problem })
  })

  it.each([
    ['players', { players: [] }],
    ['title', { title: '1899' }],
  ])('nor with a set-up nobody could begin with: %s', (problem, wrong) => {
    const opened = openSnapshot({ ...whole.setup, ...wrong }, at17)
    expect(opened).toMatchObject({ ok: false, problem: { problem: 'setup', setup: { problem } } })
  })
})

import { describe, expect, it } from 'vitest'
import { choices } from './choices.js'
import type { Action } from './core/action.js'
import { stateHash } from './core/hash.js'
import { at, type Game, log, play, redo, undo } from './game.js'
import { step } from './step.js'
import { newTable, playAll } from './testing/table.js'

const begun = (title = '18MEX'): Game => newTable(title, { seed: 5 })
const played = (game: Game, action: Action): Game => playAll(game, [action])
const offersOf = (game: Game): readonly Action[] => choices(game).offers.map(({ action }) => action)
/** Plays so many actions, always the one at this place of the list. */
const playOn = (from: Game, moves: number, pick: number): Game => {
  let game = from
  for (let n = 0; n < moves; n++) {
    const offers = offersOf(game)
    game = played(game, offers[pick % offers.length] as Action)
  }
  return game
}
/** Everything a game tells of itself, as text of its own. */
const told = (game: Game): string =>
  JSON.stringify([game.cursor, game.length, game.state, log(game), at(game, game.length - 1).state])

describe('history', () => {
  it('a game that was played on stays where it was', () => {
    const start = begun()
    const before = told(start)
    const next = playOn(start, 5, 0)
    expect(told(start)).toBe(before)
    expect(next.cursor).toBe(5)
    expect(redo(start)).toEqual(start)
    expect(at(start, 3).cursor).toBe(0)
  })

  it('two games played on from one point do not know each other', () => {
    const trunk = playOn(begun(), 4, 0)
    const one = playOn(trunk, 3, 0)
    const toldOne = told(one)
    const other = playOn(trunk, 3, 1)
    expect(told(one)).toBe(toldOne)
    expect(log(one).slice(0, 4)).toEqual(log(other).slice(0, 4))
    expect(log(one).slice(4)).not.toEqual(log(other).slice(4))
    expect(log(other)).toHaveLength(7)
    expect(at(one, 7).state).toBe(one.state)
    expect(at(other, 7).state).toBe(other.state)
  })

  it('the first of several branches played on again does not reach into the others', () => {
    const trunk = playOn(begun(), 2, 0)
    const branches = [0, 1, 2].map((pick) => playOn(trunk, 2, pick))
    const before = branches.map(told)
    const longer = branches.map((branch) => playOn(branch, 2, 1))
    expect(branches.map(told)).toEqual(before)
    expect(longer.map((game) => log(game).slice(0, 4))).toEqual(branches.map(log))
  })

  it('undo goes back to the very state, redo comes again, and both stop at the ends', () => {
    const game = playOn(begun(), 6, 0)
    const back = undo(undo(game))
    expect(back.cursor).toBe(4)
    expect(back.state).toBe(at(game, 4).state)
    expect(log(back)).toEqual(log(game).slice(0, 4))
    expect(redo(redo(back)).state).toBe(game.state)
    expect(redo(game).state).toBe(game.state)
    expect(undo(at(game, 0)).cursor).toBe(0)
  })

  it('playing after undo forgets what was undone, for this game alone', () => {
    const game = playOn(begun(), 6, 0)
    const before = told(game)
    const other = playOn(undo(undo(game)), 1, 1)
    expect(other.length).toBe(6)
    expect(redo(other)).toEqual(other)
    expect(told(game)).toBe(before)
    expect(redo(undo(game)).state).toBe(game.state)
  })

  it('undo, and the same action again: the same game', () => {
    const game = playOn(begun('1846'), 8, 0)
    const again = played(undo(game), log(game)[7] as Action)
    expect(stateHash(again.state)).toBe(stateHash(game.state))
    expect(log(again)).toEqual(log(game))
  })

  it.each([
    [-3, 0],
    [2.7, 2],
    [99, 4],
    [Number.NaN, 0],
  ])('at(%d) is at %d', (n, cursor) => {
    const game = playOn(begun(), 4, 0)
    expect(at(game, n).cursor).toBe(cursor)
    expect(at(game, n).length).toBe(5)
  })

  it('a refused action changes nothing', () => {
    const game = playOn(begun(), 4, 0)
    const before = told(game)
    expect(play(game, { type: 'dividend', by: 'p1', kind: 'full' }).ok).toBe(false)
    expect(told(game)).toBe(before)
    expect(game.history).toHaveLength(5)
  })

  it('every entry has its action, its events and the state it led to', () => {
    const game = playOn(begun(), 5, 0)
    for (let n = 1; n <= 5; n++) {
      const entry = game.history.entry(n)
      const alone = step(at(game, n - 1), entry.action!)
      expect(alone).toMatchObject({ ok: true, action: entry.action, events: entry.events })
      expect(alone.ok && stateHash(alone.position.state)).toBe(stateHash(entry.state))
    }
    expect(game.history.entry(0).action).toBeNull()
  })
})

describe('step', () => {
  it('leaves the game as it was and has no history', () => {
    const game = playOn(begun(), 4, 0)
    const before = told(game)
    const stepped = step(game, offersOf(game)[0] as Action)
    if (!stepped.ok) throw new Error('refused')
    expect(told(game)).toBe(before)
    expect(game.history).toHaveLength(5)
    expect(Object.keys(stepped.position).sort()).toEqual(['rules', 'setup', 'state'])
  })

  it('goes on from where it came to, like the game itself', () => {
    const game = playOn(begun(), 12, 1)
    let position = step(at(game, 0), log(game)[0] as Action)
    for (const action of log(game).slice(1)) position = position.ok ? step(position.position, action) : position
    expect(position.ok && stateHash(position.position.state)).toBe(stateHash(game.state))
  })

  it('refuses what the game refuses, in the same words', () => {
    const game = playOn(begun(), 4, 0)
    for (const action of [{ type: 'fly' }, { type: 'pass', by: 'p9' }, { type: 'layTile', by: 'p1' }]) {
      expect(step(game, action as Action)).toEqual(play(game, action as Action))
    }
  })
})

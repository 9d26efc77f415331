import { describe, expect, it } from 'vitest'
import { choices } from '../choices.js'
import { at, type Game, play } from '../game.js'
import { newGame } from '../newGame.js'
import { readScenario } from '../scenario/read.js'
import { titles } from '../titles/index.js'
import type { Action } from './action.js'
import type { PlayerId } from './ids.js'

const begun = (): Game => {
  const players = ['Amy', 'Bob', 'Cas'].map((name) => ({ name }))
  const made = newGame({ title: '18MEX', players, seed: 5, options: [], ruleset: 'rulebook' })
  if (!made.ok) throw new Error(made.problem.problem)
  return made.game
}
const played = (game: Game, ...actions: readonly Action[]): Game =>
  actions.reduce<Game>((now, action) => {
    const outcome = play(now, action)
    if (!outcome.ok) throw new Error(`${action.type}: ${JSON.stringify(outcome.refusal)}`)
    return outcome.game
  }, game)
const codeOf = (game: Game, action: Action): string | null => {
  const outcome = play(game, action)
  return outcome.ok ? null : outcome.refusal.code
}
const offer = (by: PlayerId): Action => ({ type: 'endGame', by })
const yes = (by: PlayerId): Action => ({ type: 'answer', by, accept: true })
const no = (by: PlayerId): Action => ({ type: 'answer', by, accept: false })

/** An operating turn; Cas is out of the game where so wanted. */
const operating = (bankrupt = false): Game => {
  const read = readScenario(
    {
      title: '18MEX',
      players: ['Amy', 'Bob', bankrupt ? { name: 'Cas', cash: 0, bankrupt: true } : 'Cas'],
      phase: '3',
      privates: { MIR: 'Bob' },
      operators: { MC: { cell: [0, 3], shares: { Amy: 60, Bob: 40 }, cash: 500 } },
      round: { kind: 'operating', at: 'MC' },
      actions: [],
    },
    titles,
  )
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.game
}

describe('ending the game by agreement', () => {
  it('nobody ends it alone', () => {
    const game = played(begun(), offer('p2'))
    expect(game.state.ended).toBeUndefined()
    expect(choices(game)).toMatchObject({ actor: 'p3', seat: 'p3', step: 'endGame' })
  })

  it('all others are asked, from the left of the one who offers', () => {
    const asked = played(begun(), offer('p2'), yes('p3'))
    expect(asked.state.ended).toBeUndefined()
    expect(choices(asked).actor).toBe('p1')
    const over = played(asked, yes('p1'))
    expect(over.state.ended).toEqual({ reason: 'manually_ended' })
    expect(over.history.entry(over.cursor).events).toContainEqual({ type: 'gameEnded', reason: 'manually_ended' })
  })

  it('the first who wants to play on ends the offer', () => {
    const before = begun()
    const after = played(before, offer('p2'), no('p3'))
    expect(after.state.interrupts).toEqual([])
    expect(choices(after).actor).toBe(choices(before).actor)
    expect(codeOf(after, yes('p1'))).toBe('any.WRONG_STEP')
  })

  it('an offer that was turned down is not made again in the same turn, by nobody', () => {
    const after = played(begun(), offer('p2'), yes('p3'), no('p1'))
    expect(['p1', 'p2', 'p3'].map((by) => codeOf(after, offer(by as PlayerId)))).toEqual(
      Array(3).fill('any.END_DECLINED'),
    )
    const next = played(after, { type: 'pass', by: choices(after).actor ?? '' })
    expect(codeOf(next, offer('p2'))).toBeNull()
  })

  it('only players offer it, in their own name', () => {
    const game = operating()
    expect(['MC', 'MIR', 'p4', 'nobody'].map((by) => codeOf(game, offer(by as PlayerId)))).toEqual([
      'any.NOT_YOUR_TURN',
      'any.NOT_YOUR_TURN',
      'any.UNKNOWN_ENTITY',
      'any.UNKNOWN_ENTITY',
    ])
    expect(['p1', 'p2', 'p3'].map((by) => codeOf(game, offer(by as PlayerId)))).toEqual([null, null, null])
  })

  it('who is out of the game is not asked, and does not ask', () => {
    const game = operating(true)
    expect(codeOf(game, offer('p3'))).toBe('any.NOT_YOUR_TURN')
    expect(played(game, offer('p1'), yes('p2')).state.ended).toEqual({ reason: 'manually_ended' })
  })

  it('only who is asked answers', () => {
    const game = played(begun(), offer('p1'))
    expect(codeOf(game, yes('p1'))).toBe('any.NOT_YOUR_TURN')
    expect(codeOf(game, yes('p3'))).toBe('any.NOT_YOUR_TURN')
  })

  it('another offer is answered first', () => {
    const trade = played(operating(), { type: 'buyPrivate', by: 'MC', company: 'MIR', price: 50 })
    expect(choices(trade).step).toBe('consent')
    expect(codeOf(trade, offer('p3'))).toBe('any.WRONG_STEP')
    expect(codeOf(played(begun(), offer('p1')), offer('p3'))).toBe('any.WRONG_STEP')
  })

  it('no list of choices names it', () => {
    expect(choices(begun()).offers.map(({ action }) => action.type)).not.toContain('endGame')
  })

  it('is a thing of the history like any other', () => {
    const over = played(begun(), offer('p1'), yes('p2'), yes('p3'))
    expect(at(over, 2).state.ended).toBeUndefined()
    expect(codeOf(at(over, 2), no('p3'))).toBeNull()
    expect(codeOf(over, offer('p1'))).toBe('any.GAME_OVER')
  })
})

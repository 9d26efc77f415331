import { describe, expect, it } from 'vitest'
import { choices } from './choices.js'
import type { Action } from './core/action.js'
import type { PlayerId } from './core/ids.js'
import { type Game, play } from './game.js'
import { mayAct } from './mayAct.js'
import { readScenario } from './scenario/read.js'
import { walk } from './testing/walk.js'
import { titles } from './titles/index.js'

const game = (() => {
  const read = readScenario(
    {
      title: '18MEX',
      players: ['Amy', 'Bob', 'Cas'],
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
})()
const played = (from: Game, action: Action): Game => {
  const outcome = play(from, action)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.game
}
/** The code of the refusal for each seat; null = it may. */
const codes = (p: Game, action: Action): readonly (string | null)[] =>
  p.state.seats.map((seat) => {
    const answer = mayAct(p, seat, action)
    return answer === true ? null : answer.code
  })

describe('a seat may act', () => {
  const trade: Action = { type: 'buyPrivate', by: 'MC', company: 'MIR', price: 50 }
  const yes: Action = { type: 'answer', by: 'p2', accept: true }

  it.each<readonly [string, Game, Action, readonly (string | null)[]]>([
    ['for the company it presides', game, { type: 'pass', by: 'MC' }, [null, 'any.NOT_YOURS', 'any.NOT_YOURS']],
    ['in its own name alone', game, { type: 'endGame', by: 'p2' }, ['any.NOT_YOURS', null, 'any.NOT_YOURS']],
    ['when it is asked', played(game, trade), yes, ['any.NOT_YOURS', null, 'any.NOT_YOURS']],
    [
      'whatever the rules say to what it does',
      game,
      { ...trade, price: 100_000 },
      [null, 'any.NOT_YOURS', 'any.NOT_YOURS'],
    ],
  ])('%s', (_, p, action, expected) => expect(codes(p, action)).toEqual(expected))

  it.each<readonly [string, Game, object, string]>([
    ['for whom it is not the turn', game, { type: 'pass', by: 'p1' }, 'any.NOT_YOUR_TURN'],
    ['before it is asked', game, yes, 'any.NOT_YOUR_TURN'],
    ['in what is no step', game, { type: 'par', by: 'MC', corporation: 'CHI', price: 60 }, 'any.WRONG_STEP'],
    ['with what is no action', game, { type: 'fly', by: 'MC' }, 'any.UNKNOWN_ACTION'],
    ['with half an action', game, { type: 'bid', by: 'MC' }, 'any.BAD_SHAPE'],
  ])('but nobody %s', (_, p, action, code) => expect(codes(p, action as Action)).toEqual([code, code, code]))

  it('to the end and not after it', () => {
    const over = [...'123'].map(() => 'any.GAME_OVER')
    const ended = { ...game, state: { ...game.state, ended: { reason: 'bank' } } }
    expect(codes(ended, { type: 'pass', by: 'MC' })).toEqual(over)
  })
})

/** No president: whoever has the priority discards for it. */
it('somebody acts where nobody decides', () => {
  const state = {
    ...game.state,
    shares: { ...game.state.shares, MC: (game.state.shares.MC ?? []).map(() => 'pool' as const) },
    priority: 'p3' as PlayerId,
  }
  const left = { ...game, state }
  expect(choices(left).actor).toBe('MC')
  expect(codes(left, { type: 'pass', by: 'MC' })).toEqual(['any.NOT_YOURS', 'any.NOT_YOURS', null])
  const { p3 } = state.players
  const gone = { ...left, state: { ...state, players: { ...state.players, p3: { ...p3!, bankrupt: true as const } } } }
  expect(codes(gone, { type: 'pass', by: 'MC' })).toEqual([null, 'any.NOT_YOURS', 'any.NOT_YOURS'])
})

it.each(['1846', '18MEX'])(
  'in every position of a random game of %s one seat, and no other, has each choice',
  (title) => {
    for (const now of walk(title, 7, 150)) {
      const all = choices(now, undefined, ['runRoutes']).offers
      const mine = now.state.seats.map((seat) => choices(now, seat, ['runRoutes']).offers)
      expect(mine.flat()).toHaveLength(all.length)
      for (const [i, seat] of now.state.seats.entries()) {
        for (const { action } of mine[i]?.slice(0, 3) ?? []) {
          expect(now.state.seats.filter((each) => mayAct(now, each, action) === true)).toEqual([seat])
        }
      }
    }
  },
)

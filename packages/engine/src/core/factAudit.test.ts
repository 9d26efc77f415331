import { expect, it } from 'vitest'
import { beginGame } from '../game.js'
import { title18MEX } from '../titles/18MEX/title.js'
import { audit } from './invariant.js'
import type { GameState } from './state.js'

const players = ['Amy', 'Bob', 'Carlos'].map((name) => ({ name }))
const game = beginGame(title18MEX, { title: '18MEX', players, seed: 1, options: [], ruleset: 'rulebook' })
const { state } = game
const { round } = state
const amy = state.players.p1
const mex = state.operators.MEX

const turn = (facts: object): Partial<GameState> => ({ round: { ...round, turn: facts } })
const player = (facts: object): object => ({ players: { ...state.players, p1: { ...amy, facts } } })
const operator = (facts: object): object => ({ operators: { ...state.operators, MEX: { ...mex, facts } } })
const asked = (kind: string, data: object): Partial<GameState> => ({ interrupts: [{ kind, by: 'p1', data }] })

it.each<[string, object, string]>([
  ['a fact nobody declared', turn({ luck: 1 }), 'the turn has a fact luck that nobody declared'],
  ['a fact of another lifetime', turn({ passes: 1 }), 'the turn has a fact passes that nobody declared'],
  ['another shape', turn({ sold: 'MEX' }), 'the turn: sold: This must be a list.'],
  ['another shape inside', turn({ sold: ['MEX', 1] }), 'the turn: sold[1]: This must be a railway.'],
  ['what is usual', turn({ bought: false }), 'the turn says of bought what is usual'],
  [
    'the round',
    { round: { ...round, memo: { passes: -1 } } },
    'the round: passes: This must be a whole number, 0 or more.',
  ],
  ['the game', { memo: { soldOut: null } }, 'the game: soldOut: This must be a whole number, 0 or more.'],
  ['a player', player({ easygoing: 1 }), 'p1: easygoing: This must be true or false.'],
  ['an operator', operator({ easygoing: true }), 'MEX has a fact easygoing that nobody declared'],
  ['an interrupt', asked('party', {}), 'an interrupt party that nobody declared'],
  ['data of an interrupt', asked('par', {}), 'par: “corporation” is missing.'],
])('the audit sees %s', (_, change, fault) => {
  expect(audit(game)).toEqual([])
  expect(audit({ ...game, state: { ...state, ...change } })).toEqual([fault])
})

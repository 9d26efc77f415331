import { expect, it } from 'vitest'
import type { Action } from '../core/action.js'
import { stateHash } from '../core/hash.js'
import { answerTo } from '../core/kinds.js'
import type { Ruleset } from '../core/setup.js'
import { type Game, log, play } from '../game.js'
import { newGame } from '../newGame.js'
import { exportGame, importGame } from '../titles/interchange.js'
import { replay } from './replay.js'

const begun = (ruleset: Ruleset): Game => {
  const players = ['Amy', 'Bob', 'Cas'].map((name, i) => ({ name, id: i + 11 }))
  const made = newGame({ title: '18MEX', players, seed: 5, options: [], ruleset })
  if (!made.ok) throw new Error(made.problem.problem)
  return made.game
}
const played = (game: Game, actions: readonly Action[]): Game =>
  actions.reduce<Game>((now, action) => {
    const outcome = play(now, action.type === 'answer' ? answerTo(now, action.by, action.accept) : action)
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
    return outcome.game
  }, game)
const fileOf = (game: Game) => JSON.parse(JSON.stringify(exportGame(game, { id: 'test' })))
const replayed = (file: unknown): Game => {
  const imported = importGame(file)
  if (!imported.ok) throw new Error(imported.problem.code)
  const outcome = replay(imported.game)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refused))
  return outcome.game
}

const offer: Action = { type: 'endGame', by: 'p2' }
const answers = (...accept: readonly boolean[]): readonly Action[] =>
  accept.map((each, i) => ({ type: 'answer', by: ['p3', 'p1'][i] as 'p3', accept: each }))

it.each(['rulebook', '18xx.games'] as const)('an agreed end is one action of a file and comes back: %s', (ruleset) => {
  const game = played(begun(ruleset), [offer, ...answers(true, true)])
  const file = fileOf(game)
  expect(file.actions).toMatchObject([{ type: 'end_game', entity: 12, entity_type: 'player' }])
  const again = replayed(file)
  expect(log(again)).toEqual(log(game))
  expect(stateHash(again.state)).toBe(stateHash(game.state))
})

it.each([[[false]], [[true, false]]])('an end that was turned down comes back: %j', (accept) => {
  const game = played(begun('rulebook'), [offer, ...answers(...accept)])
  const again = replayed(fileOf(game))
  expect(log(again)).toEqual(log(game))
  expect(stateHash(again.state)).toBe(stateHash(game.state))
})

it.each([
  ['player', 13, 'p3'],
  ['company', 'MCAR', 'p1'],
  ['minor', 'A', 'p1'],
  ['corporation', 'NdM', 'p1'],
])('a file ends it in the name of a %s (%s): all agree', (entity_type, entity, by) => {
  const file = { ...fileOf(begun('18xx.games')), actions: [{ type: 'end_game', id: 1, entity, entity_type }] }
  const game = replayed(file)
  expect(game.state.ended).toEqual({ reason: 'manually_ended' })
  expect(log(game)[0]).toEqual({ type: 'endGame', by })
})

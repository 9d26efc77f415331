import { expect, it } from 'vitest'
import { beginGame } from '../game.js'
import { title18MEX } from '../titles/18MEX/title.js'
import { open } from './flow.js'
import type { Step } from './step.js'

const players = ['Amy', 'Bob', 'Carlos'].map((name) => ({ name }))

it('what is open depends on the rules as much as on the state', () => {
  const game = beginGame(title18MEX, { title: '18MEX', players, seed: 1, options: [], ruleset: 'rulebook' })
  const asked: Step = { id: 'asked', kinds: [], actor: () => 'p3' }
  const rounds = { ...game.rules.rounds, stock: { step: () => asked, advance() {} } }
  expect(open(game)?.step.id).not.toBe('asked')
  expect(open({ ...game, rules: { ...game.rules, rounds } })?.step.id).toBe('asked')
  expect(open(game)?.step.id).not.toBe('asked')
})

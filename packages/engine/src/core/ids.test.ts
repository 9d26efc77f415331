import { expect, it } from 'vitest'
import { isPlayer } from './ids.js'

it.each([
  ['p1', true],
  ['p12', true],
  ['p', false],
  ['P1', false],
  ['1', false],
  ['Xp1', false],
  ['p1a', false],
  ['pool', false],
])('%s: a player? %s', (id, answer) => expect(isPlayer(id)).toBe(answer))

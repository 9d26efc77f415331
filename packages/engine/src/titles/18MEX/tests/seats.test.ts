import { expect, it } from 'vitest'
import { mayAct } from '../../../mayAct.js'
import { failuresOf } from '../../../scenario/failures.js'
import { readScenario } from '../../../scenario/read.js'
import { titles } from '../../index.js'
import { answer, refused, turnOf } from './table.js'

const turn = (actions: Parameters<typeof turnOf>[2]) =>
  turnOf('MC', { operators: { MC: { cell: [0, 3], shares: { Amy: 60, Bob: 40 } } } }, actions)
const stop = (by: string, more: object = {}) => ({ type: 'endGame', by, ...more })

it('all agree to end the game, or it is not offered again in this turn', () => {
  const scenario = turn([
    stop('Amy'),
    { type: 'answer', by: 'Bob', accept: true, offer: 'another', expect: refused('any.OTHER_OFFER') },
    answer('Bob', true),
    answer('Carlos', false),
    stop('Bob', { expect: refused('any.END_DECLINED') }),
  ])
  expect(failuresOf(scenario, titles)).toEqual([])
})

it('only the president acts for a corporation', () => {
  const read = readScenario(turn([]), titles)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const action = { type: 'pass', by: 'MC' } as const
  expect(mayAct(read.game, 'p1', action)).toBe(true)
  expect(mayAct(read.game, 'p2', action)).toMatchObject({ code: 'any.NOT_YOURS', params: { seat: 'p2', by: 'MC' } })
})

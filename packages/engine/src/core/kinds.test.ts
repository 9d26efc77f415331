import { expect, it } from 'vitest'
import { changing, tiny } from '../testing/tiny.js'
import { answerWith, never, passIn } from './kinds.js'
import { objection } from './refusals.js'

it('a pass is told with its step, then does what it leads to', () => {
  const done: string[] = []
  const pass = passIn(
    (p) => `turn ${p.state.turn}`,
    (d, by) => done.push(`${by} after ${d.events.length}`),
  )
  const d = changing(tiny())
  expect([...pass.candidates(d, 'p1')]).toEqual([{ action: { type: 'pass', by: 'p1' } }])
  expect(pass.object(d, { type: 'pass', by: 'p1' })).toBeUndefined()
  pass.apply(d, { type: 'pass', by: 'p1' })
  expect(d.events).toEqual([{ type: 'passed', by: 'p1', step: 'turn 1' }])
  expect(done).toEqual(['p1 after 1'])
})

it('what speaks against a pass is asked of the one who passes', () => {
  const pass = passIn(
    'stock',
    () => {},
    (_, by) => (by === 'p1' ? objection('sale.OVER', {}) : undefined),
  )
  const why = (by: string) => pass.object(tiny(), { type: 'pass', by })?.code
  expect([why('p1'), why('p2')]).toEqual(['sale.OVER', undefined])
})

it('an answer is yes or no', () => {
  const heard: unknown[] = []
  const answer = answerWith((_, by, accept) => heard.push([by, accept]))
  const d = changing(tiny())
  const offered = [...answer.candidates(d, 'p2')].map(({ action }) => action)
  for (const action of offered) answer.apply(d, action)
  expect(heard).toEqual([
    ['p2', true],
    ['p2', false],
  ])
  expect(d.events.map((event) => event.type)).toEqual(['answered', 'answered'])
})

it('what never is has a reason, and no offer', () => {
  const kind = never('pass', (_, { by }) => objection('any.UNKNOWN_ENTITY', { id: by }))
  const p = tiny()
  expect([...kind.candidates(p, 'p1')]).toEqual([])
  expect(kind.object(p, { type: 'pass', by: 'p1' })).toEqual(objection('any.UNKNOWN_ENTITY', { id: 'p1' }))
})

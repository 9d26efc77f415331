import { expect, it } from 'vitest'
import { tiny, tinyRules } from '../testing/tiny.js'
import { currentPhase, phaseAllows } from './phase.js'

const [first, second] = tinyRules().phases
const phases = [first!, { ...second!, allows: ['loans'] }]

it('is the one the state names', () => {
  expect(currentPhase(tiny()).name).toBe('1')
  expect(currentPhase(tiny({ phase: 1 })).name).toBe('2')
  expect(() => currentPhase(tiny({ phase: 2 }))).toThrow('no phase 2')
})

it('allows what it says', () => {
  expect([0, 1].map((phase) => phaseAllows(tiny({ phase }, { phases }), 'loans'))).toEqual([false, true])
  expect(phaseAllows(tiny({ phase: 1 }, { phases }), 'bonds')).toBe(false)
})

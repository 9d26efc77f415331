import { expect, it } from 'vitest'
import { changing, IDLE, tiny } from '../testing/tiny.js'
import { scrapStep } from './scrap.js'

const scrapped = (trains: readonly { readonly id: string; readonly name: string; readonly obsolete?: true }[]) => {
  const start = tiny({ operators: { X: { ...IDLE, trains }, Y: { ...IDLE, trains } } })
  const d = changing({ ...start, state: { ...start.state, round: { ...start.state.round, current: 'X' } } })
  scrapStep('R-1').enter?.(d)
  return d
}

it('takes the obsolete trains of the one whose turn it is', () => {
  const d = scrapped([
    { id: '2-0', name: '2', obsolete: true },
    { id: '3-0', name: '3' },
    { id: '2-1', name: '2', obsolete: true },
  ])
  expect(d.state.operators.X?.trains).toEqual([{ id: '3-0', name: '3' }])
  expect(d.state.operators.Y?.trains).toHaveLength(3)
  expect(d.events).toEqual([{ type: 'trainsRemoved', train: '2', owners: ['X'], rule: 'R-1' }])
})

it('says nothing where nothing is obsolete', () => {
  const d = scrapped([{ id: '3-0', name: '3' }])
  expect(d.state.operators.X?.trains).toHaveLength(1)
  expect(d.events).toEqual([])
})

it('of one nobody knows nothing is taken', () => {
  const p = tiny()
  const d = changing({ ...p, state: { ...p.state, round: { ...p.state.round, current: 'nobody' } } })
  scrapStep('R-1').enter?.(d)
  expect(d.events).toEqual([])
})

it('asks nobody', () => {
  expect(scrapStep('R-1').id).toBe('scrap')
  expect(scrapStep('R-1').actor(scrapped([]))).toBeNull()
})

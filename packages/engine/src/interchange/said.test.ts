import { describe, expect, it } from 'vitest'
import { standing } from './history.js'
import { saidText } from './said.js'

describe('what a file says was done', () => {
  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    [
      'a tile',
      { type: 'lay_tile', entity: 'NYC', entity_type: 'corporation', id: 7, hex: 'C15', tile: '57-1', rotation: 2 },
      'lay_tile NYC: hex C15, tile 57-1, rotation 2',
    ],
    ['nothing more', { type: 'pass', entity: 11, entity_type: 'player', id: 7, created_at: 5 }, 'pass Amy'],
    [
      'runs',
      { type: 'run_routes', entity: 'GT', routes: [{ train: '2-0', connections: [['B16', 'B18']] }, { train: '4-1' }] },
      'run_routes GT: routes train 2-0 train 4-1',
    ],
    [
      'what is missing',
      { type: 'bid', entity: 11, company: 'MS', price: null, minor: undefined },
      'bid Amy: company MS',
    ],
    ['no one', { type: 'explode' }, 'explode'],
    ['nothing at all', { type: '' }, '…'],
    ['no type', { type: { a: 1 }, entity: [1], deep: { er: {} } }, '…: deep …'],
  ])('%s', (_, said, text) => {
    expect(saidText(said, (entity) => (entity === 11 ? 'Amy' : String(entity)))).toBe(text)
  })

  it('on one line, however long it is', () => {
    const said = { type: 'x'.repeat(500), list: Array.from({ length: 5000 }, () => 'y'.repeat(50)) }
    expect(saidText(said).length).toBeLessThan(200)
  })
})

it('taking back again and again takes no longer', () => {
  const many = 60_000
  const of = (type: string) => Array.from({ length: many }, () => ({ type }))
  const started = performance.now()
  expect(standing([...of('message'), ...of('undo'), ...of('pass'), ...of('undo'), ...of('redo')]).size).toBe(2 * many)
  expect(performance.now() - started).toBeLessThan(1000)
})

import { choices } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames, fresh } from '../../build/sample.js'
import { runModel } from '../runs/run-model.js'
import type { RouteSearch, SearchState } from '../runs/search.js'
import { newsFor } from './news-lines.js'
import { wayOn } from './way-on.js'

const DEFERRED = ['runRoutes', 'claimRoutes'] as const
const example = exampleGame(exampleNames()[0]!)
const at = (n: number) => ({ ...example, cursor: n, state: example.history.entry(n).state })
const find = (wanted: (n: number) => boolean): number => {
  for (let n = 1; n < example.cursor; n++) if (wanted(n)) return n
  throw new Error('the example has no such position')
}
const open = (n: number) => choices(at(n), undefined, DEFERRED)

describe('the way on', () => {
  test('passes at the beginning of a player’s turn, is done within it', () => {
    const first = find((n) => open(n).step === 'stock' && example.history.entry(n).action?.by !== open(n).actor)
    expect(wayOn(at(first), open(first), null)).toMatchObject({ kind: 'pass', action: { type: 'pass' } })
    const later = find(
      (n) =>
        open(n).step === 'stock' && example.history.entry(n).action?.by === open(n).actor && open(n).offers.length > 0,
    )
    expect(wayOn(at(later), open(later), null)).toMatchObject({ kind: 'done' })
  })

  test('passes at the beginning of a step of a company, is done within it', () => {
    const laid = (n: number) => {
      const { action } = example.history.entry(n)
      return action?.type === 'layTile' && action.by === open(n).actor
    }
    const first = find((n) => open(n).step === 'trackToken' && !laid(n))
    expect(wayOn(at(first), open(first), null)).toMatchObject({ kind: 'pass' })
    const later = find((n) => open(n).step === 'trackToken' && laid(n))
    expect(wayOn(at(later), open(later), null)).toMatchObject({ kind: 'done' })
  })

  test('runs as shown, and runs nothing while the best are searched or cannot be found', () => {
    const n = find((each) => open(each).step === 'run')
    let tell: (state: SearchState) => void = () => {}
    const held: RouteSearch['find'] = (_problem, then) => {
      tell = then
      return () => {}
    }
    const model = runModel({ find: held, warm: () => {}, close: () => {} })
    model.open(at(n), open(n).actor!)
    expect(wayOn(at(n), open(n), model.state.value)).toEqual({ kind: 'searching' })
    tell({ status: 'failed', error: 'silent' })
    expect(wayOn(at(n), open(n), model.state.value)).toEqual({ kind: 'searchFailed' })
    model.change([])
    expect(wayOn(at(n), open(n), model.state.value)).toMatchObject({ kind: 'run', revenue: 0, action: { runs: [] } })
  })

  test('is none where one of several things has to be chosen', () => {
    const draft = fresh()
    expect(wayOn(draft, choices(draft), null)).toBeNull()
  })
})

describe('news', () => {
  test('of all that happened since one’s last action, the newest first', () => {
    const n = find((each) => open(each).step === 'stock' && each > 100)
    const { seat } = open(n)
    const lines = newsFor(at(n), seat)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.map((line) => line.n)).toEqual([...lines.map((line) => line.n)].sort((a, b) => b - a))
    const since = Math.min(...lines.map((line) => line.n))
    for (let each = since; each <= n; each++) {
      const own = example.history.entry(each).action?.by === seat
      expect(own && each < n, `${each}`).toBe(false)
    }
  })

  test('right after one’s own action: what it did', () => {
    const n = find((each) => open(each).step === 'dividend')
    const lines = newsFor(at(n), open(n).seat)
    expect(new Set(lines.map((line) => line.n))).toEqual(new Set([n]))
    expect(lines.map(({ event }) => event.type)).toContain('ran')
  })
})

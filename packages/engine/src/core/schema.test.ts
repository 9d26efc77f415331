import { describe, expect, it } from 'vitest'
import { rulesOf } from '../testing/table.js'
import { titles } from '../titles/index.js'
import type { Action } from './action.js'
import { actionKey, parseAction } from './schema.js'

const parsed = (input: unknown): Action => {
  const found = parseAction(input)
  if (!found.ok) throw new Error(`${found.type}: ${found.field}`)
  return found.action
}

const run = { train: '2-0', chains: [['D6', 'D8']], stops: [{ hex: 'D6', place: 0 }], counts: ['D6'] }
const ran = { type: 'runRoutes', by: 'NYC', runs: [run] }

const frozenAll = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozenAll))

describe('an action is made anew', () => {
  it.each<readonly [string, unknown, unknown]>([
    ['fields in the declared order', { price: 40, company: 'MS', by: 'p1', type: 'bid' }, null],
    ['no fields that are not declared', { type: 'bid', junk: 1, by: 'p1', company: 'MS', price: 40 }, null],
    ['nothing for a flag that is off', { type: 'buyPrivate', by: 'p1', company: 'MS', price: 40, share: false }, null],
    [
      'nothing for what is undefined',
      { type: 'buyPrivate', by: 'p1', company: 'MS', price: 40, share: undefined },
      null,
    ],
    [
      'no fields that are not declared, inside lists too',
      { type: 'runRoutes', by: 'NYC', runs: [{ ...run, junk: 1, stops: [{ place: 0, junk: 1, hex: 'D6' }] }] },
      ran,
    ],
  ])('%s', (_, input, expected) => {
    const { type } = input as Action
    const usual = expected ?? { type, by: 'p1', company: 'MS', price: 40 }
    expect(JSON.stringify(parsed(input))).toBe(JSON.stringify(usual))
  })

  it('keeps every field that is declared', () => {
    expect(parsed(ran)).toEqual(ran)
    expect(parsed({ type: 'assign', by: 'p1', company: 'SC', hex: 'D6' })).toEqual({
      type: 'assign',
      by: 'p1',
      company: 'SC',
      hex: 'D6',
    })
  })

  it('is frozen through and through', () => {
    expect(frozenAll(parsed(ran))).toBe(true)
  })

  it('does not change with what it was made from', () => {
    const input = structuredClone(ran)
    const action = parsed(input)
    input.runs[0]!.chains[0]!.push('D10')
    input.runs[0]!.stops[0]!.place = 1
    input.runs.push(run)
    expect(action).toEqual(ran)
  })

  it('has one text, whoever says it and how', () => {
    const said: Action = { type: 'buyTrain', by: 'NYC', from: 'BO', train: '2-0', name: '2', price: 10 }
    const turned = Object.fromEntries(Object.entries(said).reverse()) as unknown as Action
    expect(actionKey(turned)).toBe(actionKey(said))
    expect(actionKey({ ...said, price: 11 } as Action)).not.toBe(actionKey(said))
  })
})

describe('what is no action', () => {
  const long = 'x'.repeat(200)
  it.each<readonly [unknown, string, string | null]>([
    [null, 'object', null],
    ['pass', 'string', null],
    [{}, 'undefined', null],
    [{ type: 'fly', by: 'p1' }, 'fly', null],
    [{ type: 'constructor', by: 'p1' }, 'constructor', null],
    [{ type: { toString: 1 }, by: 'p1' }, 'object', null],
    [{ type: 'pass' }, 'pass', 'by'],
    [{ type: 'pass', by: '' }, 'pass', 'by'],
    [{ type: 'pass', by: long }, 'pass', 'by'],
    [{ type: 'bid', by: 'p1', company: 'MS', price: 1.5 }, 'bid', 'price'],
    [{ type: 'bid', by: 'p1', company: 'MS', price: '40' }, 'bid', 'price'],
    [{ type: 'buyShares', by: 'p1', corporation: 'NYC', from: 'bank', percent: 10 }, 'buyShares', 'from'],
    [
      { type: 'buyShares', by: 'p1', corporation: 'NYC', from: 'ipo', percent: 10, exchange: 1 },
      'buyShares',
      'exchange',
    ],
    [{ type: 'layTile', by: 'NYC', hex: 'D6', tile: '7', rotation: 6 }, 'layTile', 'rotation'],
    [{ type: 'layTile', by: 'NYC', hex: 'D6', tile: '7', rotation: -1 }, 'layTile', 'rotation'],
    [{ type: 'layTile', by: 'NYC', hex: 'D6', tile: '7', rotation: '1' }, 'layTile', 'rotation'],
    [
      { type: 'layTile', by: 'NYC', hex: 'D6', tile: '7', rotation: { valueOf: 1, toString: 1 } },
      'layTile',
      'rotation',
    ],
    [{ type: 'dividend', by: 'NYC', kind: 'all' }, 'dividend', 'kind'],
    [{ type: 'sellPrivate', by: 'p1', company: 'MS', price: 1, to: 'NYC' }, 'sellPrivate', 'to'],
    [{ type: 'runRoutes', by: 'NYC', runs: {} }, 'runRoutes', 'runs'],
    [{ type: 'runRoutes', by: 'NYC', runs: [null] }, 'runRoutes', 'runs'],
    [{ type: 'runRoutes', by: 'NYC', runs: [{ ...run, stops: [{ hex: 'D6' }] }] }, 'runRoutes', 'runs'],
    [{ type: 'runRoutes', by: 'NYC', runs: Array(1000).fill(run) }, 'runRoutes', 'runs'],
    [
      { type: 'sellShares', by: 'p1', corporation: 'NYC', percent: 10, papers: Array(3001).fill(10) },
      'sellShares',
      'papers',
    ],
    [{ type: 'runRoutes', by: 'NYC', runs: Array(1) }, 'runRoutes', 'runs'],
  ])('%j', (input, type, field) => {
    expect(parseAction(input)).toEqual({ ok: false, type, field })
  })
})

/** Lists within lists are bounded together, not one by one: each of these is short enough alone. */
describe('the lists of an action together', () => {
  const chains = (count: number, length: number): unknown => Array(count).fill(Array(length).fill('D6'))
  const runs = (count: number, each: object): unknown => ({
    type: 'runRoutes',
    by: 'NYC',
    runs: Array(count).fill({ ...run, ...each }),
  })

  it.each([
    ['long chains', runs(1, { chains: chains(60, 60) })],
    ['many chains in many runs', runs(40, { chains: chains(40, 2) })],
    ['a thousand times a thousand times a thousand', runs(999, { chains: chains(999, 999) })],
    ['many stops', runs(100, { stops: Array(100).fill({ hex: 'D6', place: 0 }) })],
    ['many counted', runs(100, { counts: Array(100).fill('D6') })],
  ])('are too long: %s', (_, input) => {
    expect(parseAction(input)).toEqual({ ok: false, type: 'runRoutes', field: 'runs' })
  })

  it('are counted anew for every action', () => {
    for (let n = 0; n < 3; n++) expect(parseAction(runs(1, { chains: chains(40, 40) })).ok).toBe(true)
  })

  // Trains of one operator share no track, so that together they come to no hex more often than it has pieces of it.
  it.each(Object.keys(titles))('are enough for all track of the map of %s', (title) => {
    const hexes = Object.keys(rulesOf(title).board.hexes)
    const each = {
      chains: hexes.map((hex) => [hex, hex]),
      stops: hexes.map((hex) => ({ hex, place: 0 })),
      counts: hexes,
    }
    expect(parseAction(runs(6, each)).ok).toBe(true)
  })
})

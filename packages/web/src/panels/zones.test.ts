import type { MarketData } from '@roundhouse/engine'
import { expect, it } from 'vitest'
import { panelSay } from './texts.js'
import { zoneName, zonesOf } from './zones.js'

const market = (zones: readonly string[]): MarketData => ({
  rows: 1,
  cols: zones.length,
  cells: zones.map((zone, col) => ({ row: 0, col, price: col, zones: [zone] })),
})

it('gives every zone a tint and a mark of its own, those of unknown titles too', () => {
  const zones = zonesOf(market(['close', 'par', 'noCertLimit', 'end', 'narrowOnly', 'later']))
  expect(zones.map(({ id }) => id)).toEqual(['close', 'par', 'noCertLimit', 'end', 'narrowOnly', 'later'])
  expect(new Set(zones.map(({ mark }) => mark)).size).toBe(6)
  expect(new Set(zones.map(({ tint }) => tint)).size).toBe(6)
})

it('names zones in words, and by their id where there are none', () => {
  const say = panelSay('ru')
  expect(zoneName('par', say)).toBe('начальные цены')
  expect(zoneName('narrowOnly', say)).toBe('narrowOnly')
})

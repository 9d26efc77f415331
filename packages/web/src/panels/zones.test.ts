import type { MarketRules } from '@roundhouse/board'
import type { MarketData } from '@roundhouse/engine'
import { expect, it } from 'vitest'
import { isShut, zoneName, zonesOf } from './zones.js'

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

const rulesWith = (zones: readonly string[]): MarketRules => ({
  market: { ...market(zones), gates: { blue: 'blueZone' } },
  phases: [
    { name: '4', trainLimit: 4, tiles: [], operatingRounds: 1, allows: [] },
    { name: '16', trainLimit: 2, tiles: [], operatingRounds: 3, allows: ['par6', 'blueZone'] },
  ],
  title: { aid: { words: { par6: { en: 'start price 144', ru: 'цена 144', pl: 'cena 144' } } } },
})

it.each([
  ['par', 'начальные цены', false],
  ['par6', 'цена 144, с фазы 16', true],
  ['blue', 'с фазы 16', true],
  ['narrowOnly', 'narrowOnly', false],
])('%s is named in words, by when it opens, or by its id', (id, name, shut) => {
  const rules = rulesWith([id])
  expect(zoneName(id, rules, 'ru')).toBe(name)
  expect([isShut(id, rules, 0), isShut(id, rules, 1)]).toEqual([shut, false])
})

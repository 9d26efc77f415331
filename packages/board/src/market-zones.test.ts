import type { Phase } from '@roundhouse/engine'
import { expect, it } from 'vitest'
import { isGated, isStartZone, type MarketRules, zoneOpens, zoneWords } from './market-zones.js'

const phase = (name: string, allows: readonly string[]): Phase => ({
  name,
  trainLimit: 4,
  tiles: ['yellow'],
  operatingRounds: 1,
  allows,
})
const words = { en: 'start price 144', ru: 'цена 144', pl: 'cena 144' }
const rules: MarketRules = {
  market: { rows: 1, cols: 0, cells: [], gates: { blue: 'blueZone' } },
  phases: [phase('4', []), phase('6', ['par6']), phase('16', ['par6', 'blueZone'])],
  title: { aid: { words: { par6: words } } },
}

it.each([
  ['par', 0, false, true],
  ['par6', 1, false, true],
  ['blue', 2, true, false],
  ['end', 0, false, false],
])('%s opens with phase %i', (zone, opens, gated, start) => {
  expect([zoneOpens(rules, zone), isGated(rules, zone), isStartZone(zone)]).toEqual([opens, gated, start])
})

it('a title has words of its own for zones', () => {
  expect([zoneWords(rules, 'par6'), zoneWords(rules, 'blue')]).toEqual([words, undefined])
})

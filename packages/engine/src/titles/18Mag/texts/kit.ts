import type { EntityId } from '../../../core/ids.js'
import type { Text } from '../../../core/rules.js'
import { TERRAIN_TOKENS } from '../data/companies.js'

/** What is drafted. */
export const GROUP_NAMES: Readonly<Record<'minors' | 'shares' | 'supporters', Text>> = {
  minors: { en: 'Minors', ru: 'Малые компании', pl: 'Małe spółki' },
  shares: { en: 'Shares of majors, 10% each', ru: 'Акции крупных компаний, по 10%', pl: 'Akcje dużych spółek, po 10%' },
  supporters: { en: 'Supporters', ru: 'Покровители', pl: 'Protektorzy' },
}

/** What a major lives on (2.2). */
const TRADES: Readonly<Record<EntityId, Text>> = {
  RABA: { en: 'cars for red hexes', ru: 'вагоны для красных гексов', pl: 'wagony na czerwone heksy' },
  'G&C': { en: 'plus-train cars', ru: 'вагоны плюс-поездов', pl: 'wagony pociągów plus' },
  SNW: { en: 'mine cars', ru: 'вагоны для шахт', pl: 'wagony do kopalń' },
  SIK: { en: 'builds in terrain', ru: 'строит в сложной местности', pl: 'buduje w trudnym terenie' },
  SKEV: {
    en: 'extra tiles and stations of minors',
    ru: 'дополнительные тайлы и станции малых компаний',
    pl: 'dodatkowe kafelki i stacje małych spółek',
  },
  LdStEG: { en: '2- and 4-trains', ru: 'поезда 2 и 4', pl: 'pociągi 2 i 4' },
  MAVAG: { en: '3- and 6-trains', ru: 'поезда 3 и 6', pl: 'pociągi 3 i 6' },
}

const tokens = (count: number): Text => ({
  en: count === 1 ? '1 terrain token' : `${count} terrain tokens`,
  ru: count === 1 ? '1 жетон местности' : `${count} жетона местности`,
  pl: count === 1 ? '1 żeton terenu' : `${count} żetony terenu`,
})

/** What tells it from others of the kit. */
export const noteOn = (item: EntityId): { readonly note?: Text } => {
  const count = TERRAIN_TOKENS[item] ?? 0
  const note = TRADES[item] ?? (count > 0 ? tokens(count) : undefined)
  return note === undefined ? {} : { note }
}

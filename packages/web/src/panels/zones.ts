import { isGated, type MarketRules, zoneOpens, zoneWords } from '@roundhouse/board'
import type { Language, MarketData } from '@roundhouse/engine'
import { panelSay, panelTexts } from './texts.js'

/** How a zone of the market is shown: a tint and, for eyes that see no tints, a mark in the corner of the cell. */
export interface ZoneLook {
  readonly tint: string
  /** A path in a square of 8 × 8. */
  readonly mark: string
}

const LOOKS: Readonly<Record<string, ZoneLook>> = {
  par: { tint: 'var(--zone-par)', mark: 'M0 8L8 0V8Z' },
  close: { tint: 'var(--zone-close)', mark: 'M1 0L4 3L7 0L8 1L5 4L8 7L7 8L4 5L1 8L0 7L3 4L0 1Z' },
  end: { tint: 'var(--zone-end)', mark: 'M0 0H8V5H2V8H0Z' },
  blue: { tint: 'var(--zone-blue)', mark: 'M4 0L8 4L4 8L0 4Z' },
  noCertLimit: {
    tint: 'var(--zone-yellow)',
    mark: 'M4 0A4 4 0 1 0 4 8A4 4 0 1 0 4 0ZM4 2A2 2 0 1 1 4 6A2 2 0 1 1 4 2Z',
  },
}

/** For zones a title adds: told apart by the order in which the market has them. */
const SPARE: readonly ZoneLook[] = [
  { tint: 'var(--zone-brown)', mark: 'M0 3H8V5H0Z' },
  { tint: 'var(--zone-green)', mark: 'M0 8L4 0L8 8Z' },
  { tint: 'var(--zone-orange)', mark: 'M0 0H3V8H0ZM5 0H8V8H5Z' },
  { tint: 'var(--zone-yellow)', mark: 'M0 5V3H3V0H5V3H8V5H5V8H3V5Z' },
]

export interface Zone extends ZoneLook {
  readonly id: string
}

const known = new WeakMap<MarketData, readonly Zone[]>()

/** Every zone of a market, in the order of its cells. */
export const zonesOf = (market: MarketData): readonly Zone[] => {
  let found = known.get(market)
  if (!found) {
    const ids = [...new Set(market.cells.flatMap((cell) => cell?.zones ?? []))]
    const added = ids.filter((id) => !(id in LOOKS))
    found = ids.map((id) => ({ id, ...(LOOKS[id] ?? (SPARE[added.indexOf(id) % SPARE.length] as ZoneLook)) }))
    known.set(market, found)
  }
  return found
}

const wordsFor = (id: string, rules: MarketRules, language: Language): string => {
  const own = zoneWords(rules, id)
  if (own) return own[language]
  const key = `zone.${id}`
  if (key in panelTexts) return panelSay(language)(key as keyof typeof panelTexts)
  return isGated(rules, id) ? '' : id
}

/** What a zone means, in words, and from which phase on; a zone nobody has words for keeps its id. */
export const zoneName = (id: string, rules: MarketRules, language: Language): string => {
  const opens = zoneOpens(rules, id)
  const since = opens > 0 ? panelSay(language)('zone.from', { phase: rules.phases[opens]?.name ?? '' }) : ''
  return [wordsFor(id, rules, language), since].filter((part) => part !== '').join(', ')
}

/** Is it still as if the zone were not there? */
export const isShut = (id: string, rules: MarketRules, phase: number): boolean => zoneOpens(rules, id) > phase

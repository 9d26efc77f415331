import type { MarketData, Phase, Text } from '@roundhouse/engine'

/** What of a title's rules a market is read with. */
export interface MarketRules {
  readonly market: MarketData
  readonly phases: readonly Phase[]
  readonly title: { readonly aid?: { readonly words?: Readonly<Record<string, Text>> } }
}

/** The permission a zone waits for: that of its gate, or one that goes by its name. */
const permissionOf = ({ market, phases }: MarketRules, zone: string): string | undefined =>
  market.gates?.[zone] ?? (phases.some(({ allows }) => allows.includes(zone)) ? zone : undefined)

/** Index of the phase with which a zone begins to count; 0 = from the beginning. */
export const zoneOpens = (rules: MarketRules, zone: string): number => {
  const permission = permissionOf(rules, zone)
  if (permission === undefined) return 0
  const first = rules.phases.findIndex(({ allows }) => allows.includes(permission))
  return Math.max(0, first)
}

/** Are its cells as good as not there before it opens? */
export const isGated = ({ market }: MarketRules, zone: string): boolean => market.gates?.[zone] !== undefined

/** The title's own words for a zone. */
export const zoneWords = ({ title }: MarketRules, zone: string): Text | undefined => title.aid?.words?.[zone]

/** May a corporation be started there, now or later? */
export const isStartZone = (zone: string): boolean => zone.startsWith('par')

import type { StoredTable, TableCard } from '../store/record.js'

/** What happens to what is both here and in a backup. */
export type Known = 'keep' | 'replace'

/** A table that is here and in the backup, and not the same. */
export interface Differing {
  readonly here: TableCard
  readonly there: TableCard
}

export interface Comparison {
  /** Tables that are not here. */
  readonly fresh: number
  /** Tables that are here as they are in the backup. */
  readonly same: number
  readonly differing: readonly Differing[]
}

const isSame = (a: TableCard, b: TableCard): boolean =>
  a.revision === b.revision && a.changed === b.changed && a.name === b.name

export const compareTables = (there: readonly StoredTable[], here: readonly TableCard[]): Comparison => {
  const known = new Map(here.map((card) => [card.id, card]))
  const both = there.flatMap(({ card }) => {
    const own = known.get(card.id)
    return own ? [{ here: own, there: card }] : []
  })
  const differing = both.filter((pair) => !isSame(pair.here, pair.there))
  return { fresh: there.length - both.length, same: both.length - differing.length, differing }
}

/** How the page looks and behaves; all else that is remembered is what was done. */
const SETTINGS: readonly string[] = [
  'language',
  'theme',
  'hidden',
  'sound',
  'bots.pace',
  'bots.strength',
  'panes',
  'play.pace',
  'watching',
  'readers',
  'looks',
]

const recordIn = (text: string): Readonly<Record<string, unknown>> | null => {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Records (results by table, for instance) are merged entry by entry, everything else is kept or replaced whole. */
const merged = (here: string, there: string, known: Known): string => {
  const [own, other] = [recordIn(here), recordIn(there)]
  if (own && other) return JSON.stringify(known === 'keep' ? { ...other, ...own } : { ...own, ...other })
  return known === 'keep' ? here : there
}

type Memory = Readonly<Record<string, string>>

/** What is to be remembered anew: of the settings, and of all else. */
export const mergeMemory = (here: Memory, there: Memory, known: Known, withSettings: boolean): Memory => {
  const changed: Record<string, string> = {}
  for (const [key, value] of Object.entries(there)) {
    const own = here[key]
    const isSetting = SETTINGS.includes(key)
    if (isSetting && !withSettings) continue
    const next = isSetting || own === undefined ? value : merged(own, value, known)
    if (next !== own) changed[key] = next
  }
  return changed
}

import { recall, remember } from '../app/memory.js'
import type { KeptLine } from '../store/record.js'

/** Lines tried out at tables over the network stay in this browser: they are nobody else's matter. */
const nameOf = (table: string): string => `lines.${table}`

export const keptLines = (table: string): readonly KeptLine[] => {
  try {
    const read: unknown = JSON.parse(recall(nameOf(table)) ?? '[]')
    return Array.isArray(read) ? (read as readonly KeptLine[]) : []
  } catch {
    return []
  }
}

export const keepLines = (table: string, lines: readonly KeptLine[]): void =>
  remember(nameOf(table), JSON.stringify(lines))

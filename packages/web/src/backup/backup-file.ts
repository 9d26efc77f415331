import type { StoredTable } from '../store/record.js'

/** Everything this browser keeps, as one file. */
export interface Backup {
  readonly format: 'roundhouse-backup'
  readonly version: 1
  /** When it was made. */
  readonly made: number
  readonly tables: readonly StoredTable[]
  /** What is remembered beside the tables, by its key. */
  readonly memory: Readonly<Record<string, string>>
}

/** Who one is to the server is the server's cookie's matter and of no use elsewhere. */
const NOT_KEPT: readonly string[] = ['entered']

export const writeBackup = (tables: readonly StoredTable[], memory: Backup['memory'], made: number): Backup => ({
  format: 'roundhouse-backup',
  version: 1,
  made,
  tables,
  memory: Object.fromEntries(Object.entries(memory).filter(([key]) => !NOT_KEPT.includes(key))),
})

export const backupName = (made: number): string => `roundhouse-${new Date(made).toISOString().slice(0, 10)}.json`

/** The beginning of a file tells a backup, which may be far larger than a game, from all others. */
export const isBackupText = (start: string): boolean => /^\ufeff?\s*\{\s*"format":\s*"roundhouse-backup"/.test(start)

import { signal } from '@preact/signals'
import { recallAll, remember } from '../app/memory.js'
import { language } from '../app/settings.js'
import { appTexts } from '../app/texts.js'
import { saveText } from '../home/export-table.js'
import { listTables, readAllTables, type StoreTrouble, takeInTables } from '../store/tables.js'
import { tell } from '../store/tabs.js'
import { sayIn } from '../texts/say.js'
import { type Backup, backupName, writeBackup } from './backup-file.js'
import { type Comparison, compareTables, type Known, mergeMemory } from './merge.js'
import { backupTexts } from './texts.js'

/** A backup that has been read, and what it would bring: to be decided on. */
export interface Asked {
  readonly backup: Backup
  readonly lost: readonly string[]
  readonly comparison: Comparison
  /** Nothing has been played here yet. */
  readonly isFirst: boolean
}

type BackupState =
  | { readonly now: 'idle' }
  | { readonly now: 'asking'; readonly asked: Asked }
  | { readonly now: 'failed' | 'done'; readonly text: string }

const IDLE: BackupState = { now: 'idle' }
export const backupState = signal<BackupState>(IDLE)

/** What was brought back is told after the page has been loaded anew with it. */
const TOLD = 'roundhouse.restored'

const fail = (text: string): void => {
  backupState.value = { now: 'failed', text }
}

const failStored = (trouble: StoreTrouble): void =>
  fail(sayIn(backupTexts, language.value)(trouble === 'full' ? 'noRoom' : 'noStorage'))

export const saveBackup = async (): Promise<void> => {
  const read = await readAllTables()
  if (!read.ok) return failStored(read.trouble)
  const made = Date.now()
  saveText(backupName(made), JSON.stringify(writeBackup(read.value, recallAll(), made)))
  const text = sayIn(backupTexts, language.value)('saved', { n: read.value.length })
  backupState.value = { now: 'done', text }
}

const LARGEST_BACKUP = 250_000_000

/** Reads a backup and asks what to do with it; nothing is changed yet. */
export const askAbout = async (file: File): Promise<void> => {
  const say = sayIn(backupTexts, language.value)
  if (file.size > LARGEST_BACKUP) return fail(say('tooBig', { file: file.name }))
  let reading: typeof import('./read-backup.js')
  try {
    reading = await import('./read-backup.js')
  } catch {
    return fail(sayIn(appTexts, language.value)('offline'))
  }
  const read = reading.readBackup(await file.text())
  if (!read.ok) return fail(say(read.why, { file: file.name }))
  const here = await listTables()
  if (!here.ok) return failStored(here.trouble)
  const { backup, lost } = read
  const comparison = compareTables(backup.tables, here.value)
  backupState.value = { now: 'asking', asked: { backup, lost, comparison, isFirst: here.value.length === 0 } }
}

export const forgetBackup = (): void => {
  backupState.value = IDLE
}

/** Does what was decided; the page then starts anew with it. */
export const restore = async ({ backup }: Asked, known: Known, withSettings: boolean): Promise<void> => {
  const written = await takeInTables(backup.tables, known === 'replace')
  if (!written.ok) return failStored(written.trouble)
  for (const { id, revision } of written.value) tell({ id, revision })
  for (const [key, value] of Object.entries(mergeMemory(recallAll(), backup.memory, known, withSettings)))
    remember(key, value)
  try {
    sessionStorage.setItem(TOLD, String(written.value.length))
  } catch {
    // Then it is not told.
  }
  location.reload()
}

/** Tells what was brought back just before the page was loaded. */
export const tellRestored = (): void => {
  try {
    const told = sessionStorage.getItem(TOLD)
    if (told === null) return
    sessionStorage.removeItem(TOLD)
    const text = sayIn(backupTexts, language.value)('restored', { n: Number(told) })
    backupState.value = { now: 'done', text }
  } catch {
    // Without storage nothing was brought back.
  }
}

import { signal } from '@preact/signals'
import { go } from '../app/place.js'
import { language } from '../app/settings.js'
import { appTexts } from '../app/texts.js'
import { isBackupText } from '../backup/backup-file.js'
import { askAbout } from '../backup/backup-state.js'
import { createTable } from '../store/tables.js'
import { tell } from '../store/tabs.js'
import { troubleTexts } from '../store/texts.js'
import { loadAllGroups } from '../texts/loaded.js'
import { sayIn } from '../texts/say.js'

/** What happens to the file that was given: being read, or why it was not taken. */
export const fileState = signal<{ readonly reading: string } | { readonly failed: string } | null>(null)

const fail = (why: string): void => {
  fileState.value = { failed: why }
}

/** What was given another way than as a file cannot be opened either. */
export const failToOpen = fail

/** Rules and titles are loaded only when a game is read; null = they cannot be had, which has been told. */
const reader = async (): Promise<typeof import('../store/reading.js') | null> => {
  try {
    const [reading] = await Promise.all([import('../store/reading.js'), loadAllGroups(language.value)])
    return reading
  } catch {
    fail(sayIn(appTexts, language.value)('offline'))
    return null
  }
}

/** Reads a game, keeps it as a table and goes there. */
export const openText = async (file: string, text: string): Promise<void> => {
  fileState.value = { reading: file }
  const reading = await reader()
  if (!reading) return
  const read = reading.readGame({ file, text, language: language.value, now: Date.now(), origin: 'file' })
  if (!read.ok) {
    fail(read.why)
    return
  }
  const { id } = await createTable(read.table)
  fileState.value = null
  tell({ id, revision: 1 })
  go({ at: 'table', id })
}

export const openFile = async (file: File): Promise<void> => {
  if (isBackupText(await file.slice(0, 200).text())) {
    fileState.value = null
    go({ at: 'home' })
    await askAbout(file)
    return
  }
  fileState.value = { reading: file.name }
  const reading = await reader()
  if (!reading) return
  if (file.size > reading.LARGEST_FILE) {
    fail(sayIn(troubleTexts, language.value)('tooBig', { file: file.name }))
    return
  }
  await openText(file.name, await file.text())
}

/** Looks at a game that is served with the page; it becomes a table of this browser when it is played on. */
export const openExample = async (file: string): Promise<void> => {
  fileState.value = { reading: file }
  try {
    const id = await (await import('../store/example.js')).welcomeExample(file)
    fileState.value = null
    go({ at: 'table', id })
  } catch {
    fail(sayIn(appTexts, language.value)('offline'))
  }
}

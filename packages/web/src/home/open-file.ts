import { signal } from '@preact/signals'
import { go } from '../app/place.js'
import { language } from '../app/settings.js'
import type { TableCard } from '../store/record.js'
import { createTable } from '../store/tables.js'
import { tell } from '../store/tabs.js'
import { troubleTexts } from '../store/texts.js'
import { sayIn } from '../texts/say.js'

/** What happens to the file that was given: being read, or why it was not taken. */
export const fileState = signal<{ readonly reading: string } | { readonly failed: string } | null>(null)

const fail = (why: string): void => {
  fileState.value = { failed: why }
}

/** Reads a game, keeps it as a table and goes there. */
export const openText = async (file: string, text: string, origin: TableCard['origin']): Promise<void> => {
  fileState.value = { reading: file }
  // Rules and titles are loaded only now.
  const { readGame } = await import('../store/reading.js')
  const read = readGame({ file, text, language: language.value, now: Date.now(), origin })
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
  const { LARGEST_FILE } = await import('../store/reading.js')
  if (file.size > LARGEST_FILE) {
    fail(sayIn(troubleTexts, language.value)('tooBig', { file: file.name }))
    return
  }
  await openText(file.name, await file.text(), 'file')
}

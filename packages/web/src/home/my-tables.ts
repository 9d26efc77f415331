import { signal } from '@preact/signals'
import type { TableCard } from '../store/record.js'
import { changeCard, deleteTable, listTables, type StoreTrouble } from '../store/tables.js'
import { hear, tell } from '../store/tabs.js'

/** The tables of this browser; null = not read yet. */
export const tables = signal<readonly TableCard[] | null>(null)
export const storageTrouble = signal<StoreTrouble | null>(null)

const readTables = async (): Promise<void> => {
  const read = await listTables()
  tables.value = read.ok ? read.value : []
  storageTrouble.value = read.ok ? null : read.trouble
}

/** Reads now and whenever another tab changes something; the answer ends it. */
export const watchTables = (): (() => void) => {
  readTables()
  return hear(() => readTables())
}

export const rename = async (id: string, name: string): Promise<void> => {
  await changeCard(id, { name })
  await readTables()
}

export const remove = async (id: string): Promise<void> => {
  await deleteTable(id)
  tell({ id, revision: null })
  await readTables()
}

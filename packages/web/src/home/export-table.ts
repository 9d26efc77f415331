import { fileNameOf, writeOwnFile } from '../store/game-file.js'
import type { TableCard } from '../store/record.js'
import { loadTable } from '../store/tables.js'

/** Hands a text to the browser to be saved. */
export const saveText = (name: string, text: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** A table as a file of ours. */
export const exportTable = async (card: TableCard): Promise<void> => {
  const stored = await loadTable(card.id)
  if (!stored.ok) return
  const { setup, actions, cursor } = stored.value.log
  const file = writeOwnFile({ name: card.name, colours: card.colours, setup, actions: actions.slice(0, cursor) })
  saveText(fileNameOf(card.name), JSON.stringify(file))
}

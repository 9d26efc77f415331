import { fileNameOf, ownFileOf } from '../store/game-file.js'
import { fileAsGiven, type TableCard, type TableLog } from '../store/record.js'
import { loadTable } from '../store/tables.js'

/** Hands a text to the browser to be saved. */
export const saveText = (name: string, text: string, type = 'application/json'): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** A game as a file of ours. */
export const saveGame = (card: TableCard, log: TableLog): void => {
  const { lines = [] } = log
  const given = fileAsGiven(log)
  // Lines tried out have no place in it.
  const text = given && lines.length === 0 ? given.text : JSON.stringify(ownFileOf(card, log))
  saveText(fileNameOf(card.name), text)
}

/** A table of this browser as a file. */
export const exportTable = async (card: TableCard): Promise<void> => {
  const stored = await loadTable(card.id)
  if (stored.ok) saveGame(card, stored.value.log)
}

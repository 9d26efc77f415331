import { language } from '../app/settings.js'
import { loadAllGroups } from '../texts/loaded.js'
import { readGame } from './reading.js'
import { welcomeGuest } from './tables.js'

/** Under its id this tab remembers which example a guest is, so that its address can be opened again. */
const keyOf = (id: string): string => `roundhouse.guest.${id}`

const fetchExample = async (file: string, id?: string): Promise<string> => {
  const answer = await fetch(`/examples/${encodeURIComponent(file)}`)
  if (!answer.ok) throw new Error(answer.statusText)
  const text = await answer.text()
  await loadAllGroups(language.value)
  const read = readGame({ file, text, language: language.value, now: Date.now(), origin: 'example', ...(id && { id }) })
  if (!read.ok) throw new Error(read.why)
  welcomeGuest(read.table)
  return read.table.card.id
}

/** Lays an example out to be looked at; the id of its table. */
export const welcomeExample = async (file: string): Promise<string> => {
  const id = await fetchExample(file)
  try {
    sessionStorage.setItem(keyOf(id), file)
  } catch {
    // Without storage its address lasts as long as the page.
  }
  return id
}

/** The example this tab looks at under an id; null = it is none. */
export const exampleOf = (id: string): string | null => {
  try {
    return sessionStorage.getItem(keyOf(id))
  } catch {
    return null
  }
}

/** The example this tab looked at under an id, laid out again; false = it was none. */
export const welcomeAgain = async (id: string): Promise<boolean> => {
  const file = exampleOf(id)
  if (file === null) return false
  await fetchExample(file, id)
  return true
}

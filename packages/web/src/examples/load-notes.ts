import { language } from '../app/settings.js'
import { loadGroup } from '../texts/loaded.js'
import type { ExampleNote } from './types.js'

/** The notes of an example and their texts; none where it has none. */
export const loadNotes = async (file: string): Promise<readonly ExampleNote[]> => {
  const [{ NOTES }] = await Promise.all([import('./notes/notes.js'), loadGroup(language.value, 'examples')])
  return NOTES[file] ?? []
}

import { language } from '../app/settings.js'
import { loadGroup } from '../texts/loaded.js'
import type { Lesson } from './lesson.js'
import { lessonLoaders } from './lesson-list.js'

/** A lesson and its texts in the language of the page. */
export const lessonWithTexts = async (title: string): Promise<Lesson | undefined> => {
  const texts = ['common', title].map((name) => loadGroup(language.value, `${name}-lesson`))
  const [lesson] = await Promise.all([lessonLoaders[title]?.(), ...texts])
  return lesson
}

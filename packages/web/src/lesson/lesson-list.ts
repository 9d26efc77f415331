import type { Lesson } from './lesson.js'

const found = import.meta.glob<{ readonly lesson: Lesson }>('../lessons/*/lesson.ts')

/** The lessons there are, by title: a folder each. */
export const lessonLoaders: Readonly<Record<string, () => Promise<Lesson>>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split('/').at(-2)!, async () => (await load()).lesson]),
)

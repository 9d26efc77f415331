import type { Lesson } from '../../lesson/lesson.js'
import { building } from './building.js'
import { ending } from './ending.js'
import { founding } from './founding.js'
import { issuing } from './issuing.js'
import { running } from './running.js'
import { rusting } from './rusting.js'

export const lesson: Lesson = {
  title: '1846',
  minutes: 20,
  chapters: [founding, building, running, issuing, rusting, ending],
}

import type { Lesson } from '../../lesson/lesson.js'
import { building } from './building.js'
import { ending } from './ending.js'
import { founding } from './founding.js'
import { nationals } from './nationals.js'
import { running } from './running.js'
import { rusting } from './rusting.js'

export const lesson: Lesson = {
  title: '18MEX',
  minutes: 20,
  chapters: [founding, building, running, rusting, nationals, ending],
}

import type { Lesson } from '../../lesson/lesson.js'
import { ending } from './ending.js'
import { founding } from './founding.js'
import { gauges } from './gauges.js'
import { operating } from './operating.js'
import { running } from './running.js'
import { rusting } from './rusting.js'
import { selling } from './selling.js'

export const lesson: Lesson = {
  title: '1849',
  minutes: 20,
  chapters: [founding, operating, running, rusting, gauges, selling, ending],
}

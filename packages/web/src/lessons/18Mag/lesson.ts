import type { Lesson } from '../../lesson/lesson.js'
import { cars } from './cars.js'
import { drafting } from './drafting.js'
import { ending } from './ending.js'
import { leading } from './leading.js'
import { minors } from './minors.js'

export const lesson: Lesson = {
  title: '18Mag',
  minutes: 20,
  chapters: [drafting, minors, cars, leading, ending],
}

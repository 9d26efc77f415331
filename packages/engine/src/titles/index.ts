import type { Title } from '../core/title.js'
import { title18Mag } from './18Mag/title.js'
import { title18MEX } from './18MEX/title.js'
import { title1846 } from './1846/title.js'
import { title1849 } from './1849/title.js'

export const titles: Readonly<Record<string, Title>> = {
  [title1846.id]: title1846,
  [title1849.id]: title1849,
  [title18MEX.id]: title18MEX,
  [title18Mag.id]: title18Mag,
}
export const titleOf = (id: string): Title | undefined => (Object.hasOwn(titles, id) ? titles[id] : undefined)

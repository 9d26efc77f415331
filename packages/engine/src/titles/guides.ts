import type { Guide } from '../core/guide.js'
import { guide18Mag } from './18Mag/guide/guide.js'
import { guide18MEX } from './18MEX/guide/guide.js'
import { guide1846 } from './1846/guide/guide.js'
import { guide1849 } from './1849/guide/guide.js'

/** The rules of every title in full. A title never imports its own: the page loads it when somebody reads. */
export const guides: Readonly<Record<string, Guide>> = {
  [guide1846.id]: guide1846,
  [guide1849.id]: guide1849,
  [guide18MEX.id]: guide18MEX,
  [guide18Mag.id]: guide18Mag,
}

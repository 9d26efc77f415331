import type { Guide } from '../core/guide.js'
import { guide1849 } from './1849/guide/guide.js'

/** The rules of every title in full. A title never imports its own: the page loads it when somebody reads. */
export const guides: Readonly<Record<string, Guide>> = {
  [guide1849.id]: guide1849,
}

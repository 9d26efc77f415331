import type { Position } from '@roundhouse/engine'
import { knowledge18Mag, knowledge18MagSmall } from './18Mag.js'
import { knowledge18MEX } from './18MEX.js'
import { knowledge1846 } from './1846.js'
import { knowledge1849 } from './1849.js'
import type { Knowledge } from './knowledge.js'

export type { Knowledge } from './knowledge.js'

const KNOWN: Readonly<Record<string, (p: Pick<Position, 'setup'>) => Knowledge>> = {
  '1846': () => knowledge1846,
  '18MEX': () => knowledge18MEX,
  '1849': () => knowledge1849,
  '18Mag': ({ setup }) => (setup.players.length <= 2 ? knowledge18MagSmall : knowledge18Mag),
}

/** What players of the title know. */
export const knowledgeOf = (p: Pick<Position, 'setup'>): Knowledge => {
  const found = KNOWN[p.setup.title]
  if (!found) throw new Error(`nothing is known of ${p.setup.title}`)
  return found(p)
}

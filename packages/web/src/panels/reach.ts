import type { Reach } from '@roundhouse/engine'
import type { PanelSay } from './texts.js'

/** How far a train runs, in a few words. */
export const reachText = ({ visits, counts, factor, borders }: Reach, say: PanelSay): string => {
  if (borders) return borders.limit === null ? say('reach.endless') : say('reach.hexes', { n: borders.limit })
  const endless = !Number.isFinite(visits) || visits >= 99
  const length = endless
    ? say('reach.endless')
    : counts === undefined
      ? say('reach.stops', { n: visits })
      : say('reach.best', { n: visits, counts })
  const most = Math.max(1, ...Object.values(factor ?? {}))
  return most > 1 ? `${length} ${say('reach.times', { factor: most })}` : length
}

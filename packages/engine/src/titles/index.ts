import type { Title } from '../core/title.js'
import { withSite } from '../site/site.js'
import { site18Mag } from './18Mag/site/site.js'
import { title18Mag } from './18Mag/title.js'
import { site18MEX } from './18MEX/site/site.js'
import { title18MEX } from './18MEX/title.js'
import { site1846 } from './1846/site/site.js'
import { title1846 } from './1846/title.js'
import { site1849 } from './1849/site/site.js'
import { title1849 } from './1849/title.js'

/** Every title, with what 18xx.games plays otherwise. */
export const titles: Readonly<Record<string, Title>> = {
  [title1846.id]: withSite(title1846, site1846),
  [title1849.id]: withSite(title1849, site1849),
  [title18MEX.id]: withSite(title18MEX, site18MEX),
  [title18Mag.id]: withSite(title18Mag, site18Mag),
}
export const titleOf = (id: string): Title | undefined => (Object.hasOwn(titles, id) ? titles[id] : undefined)

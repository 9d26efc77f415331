import type { Site } from '../../../core/site.js'
import { switches1846 } from '../switches.js'
import { prompts1846 } from './prompts.js'

/** How 18xx.games plays 1846. */
export const site1846: Site = {
  switches: switches1846,
  mechanisms: {},
  prompts: prompts1846,
}

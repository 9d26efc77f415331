import type { Site } from '../../../core/site.js'
import { switches1849 } from '../switches.js'
import { prompts1849 } from './prompts.js'

/** How 18xx.games plays 1849. */
export const site1849: Site = {
  switches: switches1849,
  mechanisms: {},
  prompts: prompts1849,
}

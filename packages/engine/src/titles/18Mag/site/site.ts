import type { Site } from '../../../core/site.js'
import { switches18Mag } from '../switches.js'
import { prompts18Mag } from './prompts.js'

/** How 18xx.games plays 18Mag. */
export const site18Mag: Site = {
  switches: switches18Mag,
  mechanisms: {},
  prompts: prompts18Mag,
}

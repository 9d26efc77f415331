import type { Site } from '../../../core/site.js'
import { switches18MEX } from '../switches.js'
import { prompts18MEX } from './prompts.js'

/** How 18xx.games plays 18MEX. */
export const site18MEX: Site = {
  switches: switches18MEX,
  mechanisms: {},
  prompts: prompts18MEX,
}

import { replace } from '../../../core/replaceable.js'
import type { Mechanism } from '../../../site/site.js'
import { placeHomeToken } from '../../../steps/tokens.js'
import { MINOR_TRAINS } from '../data/trains.js'
import { layOut } from '../rounds/setup.js'

/** Minors stand in their homes from the start. */
export const minorHomes: Mechanism = {
  replaces: [
    replace(layOut, (before) => (d) => {
      before(d)
      for (const minor of Object.keys(MINOR_TRAINS)) placeHomeToken(d, minor)
    }),
  ],
}

import { replace } from '../../../core/replaceable.js'
import type { Mechanism } from '../../../site/site.js'
import { TWO_CITIES_TILE } from '../data/tiles.js'
import { goesToTheTrack } from '../steps/track/track.js'

/** The station in the first circle keeps it, whosever it is. */
export const ooStation: Mechanism = {
  replaces: [
    replace(
      goesToTheTrack,
      () =>
        (_p, { city }) =>
          city === TWO_CITIES_TILE.city,
    ),
  ],
}

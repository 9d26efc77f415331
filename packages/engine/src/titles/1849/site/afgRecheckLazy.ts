import type { Draft } from '../../../core/draft.js'
import { gameFact } from '../../../core/facts.js'
import { replace } from '../../../core/replaceable.js'
import { flag } from '../../../core/shape.js'
import type { Mechanism } from '../../../site/site.js'
import { close } from '../steps/companies/closing.js'
import { freeHomes, garibaldiHasHome, reopenFounding, setAside } from '../steps/shares/foundingOrder.js'
import { afterTile } from '../steps/track/track.js'

const returns = gameFact('returns', flag, false, 'A city for AFG has been found again since it was set aside.')

const lookForHome = (d: Draft): void => {
  if (setAside.of(d)) returns.set(d, freeHomes(d).length > 0)
}

/** It is looked for after tiles and closings, and what was found then holds when the stock round begins. */
export const afgRecheckLazy: Mechanism = {
  facts: [returns],
  replaces: [
    replace(afterTile, (before) => (d) => {
      before(d)
      lookForHome(d)
    }),
    replace(close, (before) => (d, corporation) => {
      before(d, corporation)
      lookForHome(d)
    }),
    replace(garibaldiHasHome, () => returns.of),
    replace(reopenFounding, (before) => (d) => {
      before(d)
      if (!setAside.of(d)) returns.set(d, false)
    }),
  ],
}

import type { Site } from '../../../core/site.js'
import { switches18MEX } from '../switches.js'
import { chairSale } from './chairSale.js'
import { auction, bidsKeepPriority, fakeOr } from './companySale.js'
import { bank } from './end.js'
import { halvesAlone } from './forcedSales.js'
import { ghostShares } from './ghostShares/ghostShares.js'
import { half } from './half.js'
import { presSwap } from './presSwap.js'
import { prompts18MEX } from './prompts.js'
import { firstSale, onlySales } from './stockRound.js'

/** How 18xx.games plays 18MEX. */
export const site18MEX: Site = {
  switches: switches18MEX,
  mechanisms: {
    auction,
    bidsKeepPriority,
    fakeOr,
    firstSale,
    onlySales,
    half,
    presSwap,
    halvesAlone,
    chairSale,
    ghostShares,
    bank,
  },
  prompts: prompts18MEX,
}

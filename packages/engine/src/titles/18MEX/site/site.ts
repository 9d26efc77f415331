import { bankBreaksBelowZero } from '../../../site/brokenBank.js'
import type { Site } from '../../../site/site.js'
import { canyonWait } from './canyonWait.js'
import { chairSale } from './chairSale.js'
import { auction, bidsKeepPriority, fakeOr } from './companySale.js'
import { bankruptOrder, forcedSale, freeBankrupt, halvesAlone } from './forcedSales.js'
import { ghostShares } from './ghostShares/ghostShares.js'
import { half } from './half.js'
import { stack } from './market.js'
import { mergedTurn } from './mergedTurn.js'
import { mergerByMajor, mergeTokens } from './merger.js'
import { presSwap } from './presSwap.js'
import { kcmoCloses, kcmoMin } from './privates.js'
import { buyerOnly, mirShare } from './privateTrades.js'
import { prompts18MEX } from './prompts.js'
import { ranTrains } from './ranTrains.js'
import { siteRefusals18MEX } from './refusals.js'
import { anyRun } from './running.js'
import { minorHomes } from './setup.js'
import { staleReach } from './staleReach.js'
import { firstSale, onlySales } from './stockRound.js'
import { switches18MEX } from './switches.js'
import { discardOrder, helpedBuys, minorPapers, obsoleteFree, spentPasses } from './trains.js'
import { triple } from './triple.js'

/** How 18xx.games plays 18MEX. */
export const site18MEX: Site = {
  switches: switches18MEX,
  mechanisms: {
    minorHomes,
    auction,
    bidsKeepPriority,
    fakeOr,
    firstSale,
    onlySales,
    buyerOnly,
    mirShare,
    half,
    presSwap,
    halvesAlone,
    // What may be sold beside that is no matter of halves.
    chairSale,
    ghostShares,
    stack,
    triple,
    staleReach,
    // Whether a company waits depends on what it sees after the tile.
    canyonWait,
    kcmoMin,
    kcmoCloses,
    anyRun,
    obsoleteFree,
    discardOrder,
    minorPapers,
    helpedBuys,
    spentPasses,
    forcedSale,
    freeBankrupt,
    bankruptOrder,
    mergerByMajor,
    mergeTokens,
    mergedTurn,
    ranTrains,
    bank: bankBreaksBelowZero,
  },
  prompts: prompts18MEX,
  refusals: siteRefusals18MEX,
}

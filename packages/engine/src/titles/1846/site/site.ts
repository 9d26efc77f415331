import { bankBreaksBelowZero } from '../../../site/brokenBank.js'
import type { Site } from '../../../site/site.js'
import { bankruptAnytime, bankruptOrder, bankruptSales, operatesOn, saleRemembered } from './bankruptcy.js'
import { closeLate } from './closeLate.js'
import { closingEndsRound } from './closingEndsRound.js'
import { blanksCount, draftDebtFloor, lentForever, mcTogether, steamboatOnce, unsoldReserve } from './companies.js'
import { emergencySurplus, issuesPay } from './emergencyIssue.js'
import { chairIsOneShare, cheaperStays, looseForcedSale } from './forcedSales.js'
import { lmBoth } from './littleMiami.js'
import { prompts1846 } from './prompts.js'
import {
  bestRun,
  cheapestAsItLies,
  receivershipDiscards,
  receivershipEarns,
  receivershipSales,
  receivershipUncounted,
} from './receivership.js'
import { siteRefusals1846 } from './refusals.js'
import { saleWithTrain } from './saleWithTrain.js'
import { staleReach } from './staleReach.js'
import { switches1846 } from './switches.js'
import { buyerInTurn, phase4Count, resaleType, tradeAfterRaising, trainsOnce } from './trains.js'

/** How 18xx.games plays 1846. */
export const site1846: Site = {
  switches: switches1846,
  mechanisms: {
    unsoldReserve,
    draftDebtFloor,
    emergencySurplus,
    issuesPay,
    phase4Count,
    mcTogether,
    lmBoth,
    steamboatOnce,
    receivershipSales,
    receivershipUncounted,
    blanksCount,
    receivershipEarns,
    receivershipDiscards,
    bestRun,
    bankBreakNegative: bankBreaksBelowZero,
    looseForcedSale,
    cheaperStays,
    chairIsOneShare,
    saleRemembered,
    bankruptSales,
    bankruptOrder,
    lentForever,
    saleWithTrain,
    tradeAfterRaising,
    trainsOnce,
    bankruptAnytime,
    buyerInTurn,
    cheapestAsItLies,
    resaleType,
    // These four meet at the end of a round and before somebody is asked: closings first, then the end, then who looks.
    operatesOn,
    closingEndsRound,
    closeLate,
    staleReach,
  },
  prompts: prompts1846,
  refusals: siteRefusals1846,
}
